/// The innermost loops: one row of pixels each.
enum RowKernel {
  /// A row's pixels.
  typealias Pixels = UnsafeMutablePointer<SIMD4<UInt8>>

  /// Paints one color with one opacity.
  static func fill(_ pixels: Pixels, _ count: Int, _ color: FixedColor) {
    if color.alpha == 0 { return }
    if color.alpha == FixedColor.one {
      store(Blend.over(.zero, color.color, color.alpha), pixels, count)
    } else if color.isBytes {
      fillBytes(pixels, count, color)
    } else {
      let front = color.color &* color.alpha
      let keep = (FixedColor.one &- color.alpha) &<< 8
      for i in 0..<count {
        pixels[i] = Blend.over(pixels[i], premultiplied: front, keep: keep)
      }
    }
  }

  /// Paints one color with a coverage for each pixel.
  static func fill(
    _ pixels: Pixels, _ count: Int, _ coverage: UnsafePointer<UInt16>, _ color: FixedColor
  ) {
    let opaque = Blend.over(.zero, color.color, FixedColor.one)
    for i in 0..<count {
      let share = UInt32(coverage[i])
      if share == 0 { continue }
      let alpha = (color.alpha &* share &+ 16_384) &>> 15
      if alpha == FixedColor.one {
        pixels[i] = opaque
      } else {
        pixels[i] = Blend.over(pixels[i], color.color, alpha)
      }
    }
  }

  /// Puts a picture over a row, all of it with the same share.
  static func layer(
    _ pixels: Pixels, _ source: UnsafePointer<SIMD4<UInt8>>, _ count: Int, _ share: UInt16
  ) {
    for i in 0..<count {
      let front = source[i]
      if front.w == 0 { continue }
      if front.w == 255 && share == CoverageMask.full {
        pixels[i] = front
      } else {
        pixels[i] = Blend.layer(pixels[i], front, UInt32(share))
      }
    }
  }

  /// Puts a picture over a row with a share for each pixel.
  static func layer(
    _ pixels: Pixels, _ source: UnsafePointer<SIMD4<UInt8>>, _ count: Int,
    _ coverage: UnsafePointer<UInt16>
  ) {
    for i in 0..<count where coverage[i] > 0 && source[i].w > 0 {
      pixels[i] = Blend.layer(pixels[i], source[i], UInt32(coverage[i]))
    }
  }

  /// Stores one pixel value, two at a time.
  @inline(always)
  private static func store(_ pixel: SIMD4<UInt8>, _ pixels: Pixels, _ count: Int) {
    let word = unsafeBitCast(pixel, to: UInt32.self)
    let raw = UnsafeMutableRawPointer(pixels)
    let four = SIMD4(repeating: word)
    var i = 0
    while i &+ 4 <= count {
      raw.storeBytes(of: four, toByteOffset: i &* 4, as: SIMD4<UInt32>.self)
      i &+= 4
    }
    while i < count {
      pixels[i] = pixel
      i &+= 1
    }
  }

  /// Paints where color and opacity are whole bytes: the same results in 16-bit lanes.
  ///
  /// Two bytes share a lane; splitting them by mask and shift is cheaper than widening them.
  private static func fillBytes(_ pixels: Pixels, _ count: Int, _ color: FixedColor) {
    let alpha = UInt16(color.alpha >> 8)
    let front = SIMD4<UInt16>(truncatingIfNeeded: color.color &>> 8) &* alpha
    let (even, odd) = (pattern(front.x, front.z), pattern(front.y, front.w))
    let keep = 255 &- alpha
    let raw = UnsafeMutableRawPointer(pixels)
    var i = 0
    while i &+ 4 <= count {
      let old = raw.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      let new = mixed(old & 255, even, keep) | (mixed(old &>> 8, odd, keep) &<< 8)
      raw.storeBytes(of: new, toByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      i &+= 4
    }
    while i < count {
      pixels[i] = Blend.over(pixels[i], color.color, color.alpha)
      i &+= 1
    }
  }

  @inline(always)
  private static func pattern(_ a: UInt16, _ b: UInt16) -> SIMD8<UInt16> {
    SIMD8(a, b, a, b, a, b, a, b)
  }

  /// Returns round((front + old · keep) / 255) for each lane.
  @inline(always)
  private static func mixed(
    _ old: SIMD8<UInt16>, _ front: SIMD8<UInt16>, _ keep: UInt16
  ) -> SIMD8<UInt16> {
    // s·a + d·(255 − a) + 128 is at most 65 153 (Blinn, "Three Wrongs Make a Right", 1995).
    let sum = front &+ old &* keep &+ 128
    return (sum &+ (sum &>> 8)) &>> 8
  }
}
