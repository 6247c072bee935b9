/// One stored pixel: 8-bit sRGB, color premultiplied by alpha.
///
/// Invariant: red, green and blue are at most alpha.
public struct PremultipliedPixel: Equatable, Hashable, Sendable {
  /// The four bytes in memory order: red, green, blue, alpha.
  public var rgba: SIMD4<UInt8>

  /// Creates a pixel from premultiplied bytes.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    rgba = SIMD4(red, green, blue, alpha)
  }

  /// The transparent pixel.
  public static let clear = PremultipliedPixel(0, 0, 0, 0)
}
