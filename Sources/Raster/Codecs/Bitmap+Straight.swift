/// Conversions between straight and premultiplied samples, rounded half up.
///
/// Premultiplying what was made straight gives the same bytes again, for every premultiplied pixel.
public enum AlphaConversion {
  /// Returns round(value · alpha / 255).
  @inline(always)
  public static func premultiplied(_ value: UInt8, alpha: UInt8) -> UInt8 {
    let biased = UInt32(value) &* UInt32(alpha) &+ 128  // at most 65 153
    return UInt8(truncatingIfNeeded: (biased &+ (biased &>> 8)) &>> 8)  // Blinn, 1995
  }

  /// Returns round(value · 255 / alpha), at most 255; 0 for alpha 0.
  @inline(always)
  public static func straight(_ value: UInt8, alpha: UInt8) -> UInt8 {
    guard alpha != 0 else { return 0 }
    let rounded = (UInt32(value) &* 510 &+ UInt32(alpha)) / (UInt32(alpha) &* 2)
    return UInt8(truncatingIfNeeded: min(rounded, 255))
  }

  /// Returns a pixel with its color multiplied by its alpha.
  @inline(always)
  public static func premultiplied(_ straight: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = straight.w
    if alpha == 255 { return straight }
    if alpha == 0 { return .zero }
    return SIMD4(
      premultiplied(straight.x, alpha: alpha), premultiplied(straight.y, alpha: alpha),
      premultiplied(straight.z, alpha: alpha), alpha)
  }

  /// Returns a pixel with its color divided by its alpha.
  @inline(always)
  public static func straight(_ premultiplied: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let alpha = premultiplied.w
    if alpha == 255 { return premultiplied }
    if alpha == 0 { return .zero }
    return SIMD4(
      straight(premultiplied.x, alpha: alpha), straight(premultiplied.y, alpha: alpha),
      straight(premultiplied.z, alpha: alpha), alpha)
  }
}

extension Bitmap {
  /// Creates a premultiplied image; color under alpha 0 is lost.
  public init(_ image: StraightImage) {
    self.init(width: image.width, height: image.height)
    image.samples.withUnsafeBytes { source in
      pixels.withUnsafeMutableBytes { target in
        for offset in stride(from: 0, to: source.count, by: 4) {
          let pixel = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
          target.storeBytes(
            of: AlphaConversion.premultiplied(pixel), toByteOffset: offset, as: SIMD4<UInt8>.self)
        }
      }
    }
  }
}

extension StraightImage {
  /// Creates a straight image of the same look.
  public init(_ bitmap: Bitmap) {
    let byteCount = bitmap.pixels.count * 4
    let samples = [UInt8](unsafeUninitializedCapacity: byteCount) { target, count in
      let target = UnsafeMutableRawBufferPointer(target)
      bitmap.pixels.withUnsafeBytes { source in
        for offset in stride(from: 0, to: byteCount, by: 4) {
          let pixel = source.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
          target.storeBytes(
            of: AlphaConversion.straight(pixel), toByteOffset: offset, as: SIMD4<UInt8>.self)
        }
      }
      count = byteCount
    }
    self.init(width: bitmap.width, height: bitmap.height, samples: samples)
  }
}
