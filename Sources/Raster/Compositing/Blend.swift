/// Puts colors over stored pixels: Porter and Duff's source-over, rounded once.
///
/// With a straight source color s, an opacity times coverage of A, and a stored premultiplied
/// value d, each channel becomes round(s·A + d·(1 − A)); for the alpha channel s is 255. On an
/// opaque canvas this is round((s·a + d·(255 − a)) / 255) for an opacity of a/255, and painting a
/// color over itself changes nothing. On any canvas color stays at most alpha, because each
/// channel is a rounded mean of two values that have that order.
enum Blend {
  /// Returns the pixel after painting a straight color over it.
  ///
  /// - Parameters:
  ///   - backdrop: The stored premultiplied pixel.
  ///   - color: Red, green, blue, 255, each times 256.
  ///   - alpha: Opacity times coverage, 0...65280.
  /// - Returns: The new premultiplied pixel.
  @inline(always)
  static func over(
    _ backdrop: SIMD4<UInt8>, _ color: SIMD4<UInt32>, _ alpha: UInt32
  ) -> SIMD4<UInt8> {
    // 65280·65280 is 4 261 478 400 and half a unit 8 355 840: together below 2^32.
    over(backdrop, premultiplied: color &* alpha, keep: (65_280 &- alpha) &<< 8)
  }

  /// Returns the pixel after painting; `premultiplied` is color times alpha, `keep` the
  /// backdrop's share times 256.
  @inline(always)
  static func over(
    _ backdrop: SIMD4<UInt8>, premultiplied: SIMD4<UInt32>, keep: UInt32
  ) -> SIMD4<UInt8> {
    let wide = SIMD4<UInt32>(truncatingIfNeeded: backdrop)
    let sum = premultiplied &+ wide &* keep &+ 8_355_840
    return SIMD4<UInt8>(truncatingIfNeeded: dividedBy255(sum &>> 16))
  }

  /// Returns the pixel after putting a premultiplied pixel over it.
  ///
  /// - Parameters:
  ///   - backdrop: The stored premultiplied pixel.
  ///   - source: The premultiplied pixel in front.
  ///   - coverage: The share of the source, 0...`CoverageMask.full`.
  /// - Returns: The new premultiplied pixel.
  @inline(always)
  static func layer(
    _ backdrop: SIMD4<UInt8>, _ source: SIMD4<UInt8>, _ coverage: UInt32
  ) -> SIMD4<UInt8> {
    // round((p·k·255 + d·(255·full − pα·k)) / (255·full)); at most 255²·2^15 + 2^22 < 2^31.
    let keep = 255 &* 32_768 &- UInt32(source.w) &* coverage
    let front = SIMD4<UInt32>(truncatingIfNeeded: source) &* (coverage &* 255)
    let wide = SIMD4<UInt32>(truncatingIfNeeded: backdrop)
    let sum = front &+ wide &* keep &+ 255 &* 16_384
    return SIMD4<UInt8>(truncatingIfNeeded: dividedBy255(sum &>> 15))
  }

  /// Returns the mean of two premultiplied pixels: the source's share is the coverage.
  @inline(always)
  static func mix(
    _ backdrop: SIMD4<UInt8>, _ source: SIMD4<UInt8>, _ coverage: UInt32
  ) -> SIMD4<UInt8> {
    let a = SIMD4<UInt32>(truncatingIfNeeded: source) &* coverage
    let b = SIMD4<UInt32>(truncatingIfNeeded: backdrop) &* (32_768 &- coverage)
    return SIMD4<UInt8>(truncatingIfNeeded: (a &+ b &+ 16_384) &>> 15)
  }

  /// Divides each lane by 255, rounding down; exact for lanes below 65 535.
  @inline(always)
  static func dividedBy255(_ value: SIMD4<UInt32>) -> SIMD4<UInt32> {
    (value &+ 1 &+ (value &>> 8)) &>> 8
  }
}
