/// What translucent pixels are laid over before a metric looks at them.
public enum Backdrop: Sendable {
  /// White.
  case white
  /// Black and white, one after the other: pixels differ if they do over either.
  case blackAndWhite
  /// pixelmatch's pattern of eight colors, which no one color can hide on.
  case pattern

  /// Returns the colors to lay a pixel over.
  ///
  /// - Parameter index: The pixel's place, counted row by row.
  /// - Returns: One color, or two that are tried one after the other.
  func colors(at index: Int) -> (EncodedColor, EncodedColor?) {
    switch self {
    case .white: (Self.whiteColor, nil)
    case .blackAndWhite: (.zero, Self.whiteColor)
    case .pattern: (Self.patternColor(at: index), nil)
    }
  }

  private static let whiteColor = EncodedColor(repeating: 255)

  /// The pattern goes by the pixel's byte offset k: red alternates with k, which is always even,
  /// green with k/φ and blue with k/φ².
  private static func patternColor(at index: Int) -> EncodedColor {
    let offset = Double(index * 4)
    let green = Int(offset / 1.618033988749895) & 1
    let blue = Int(offset / 2.618033988749895) & 1
    return EncodedColor(48, 48 + 159 * Double(green), 48 + 159 * Double(blue))
  }

  /// Returns a straight pixel over an opaque color.
  static func blend(_ pixel: SIMD4<UInt8>, over color: EncodedColor) -> EncodedColor {
    let opaque = EncodedColor(SIMD3(pixel.x, pixel.y, pixel.z))
    if pixel.w == 255 { return opaque }
    let alpha = Double(pixel.w)
    return (opaque * alpha + color * (255 - alpha)) / 255
  }
}
