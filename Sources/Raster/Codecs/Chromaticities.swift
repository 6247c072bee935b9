/// The primaries and the white of an RGB color space, as CIE xy.
struct Chromaticities {
  var white: SIMD2<Double>
  var red: SIMD2<Double>
  var green: SIMD2<Double>
  var blue: SIMD2<Double>

  /// IEC 61966-2-1.
  static let sRGB = Chromaticities(
    white: SIMD2(0.3127, 0.3290), red: SIMD2(0.64, 0.33), green: SIMD2(0.30, 0.60),
    blue: SIMD2(0.15, 0.06))

  /// SMPTE EG 432-1 with sRGB's white.
  static let displayP3 = Chromaticities(
    white: SIMD2(0.3127, 0.3290), red: SIMD2(0.680, 0.320), green: SIMD2(0.265, 0.690),
    blue: SIMD2(0.150, 0.060))

  init(white: SIMD2<Double>, red: SIMD2<Double>, green: SIMD2<Double>, blue: SIMD2<Double>) {
    self.white = white
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Reads a cHRM chunk's data: hundred thousandths, white first (11.3.2.1).
  init?(chunk data: ArraySlice<UInt8>) {
    guard data.count == 32 else { return nil }
    let bytes = Array(data)
    let numbers = (0..<8).map { Double(bigEndian32(bytes, at: 4 * $0)) / 100_000 }
    let points = (0..<4).map { SIMD2(numbers[2 * $0], numbers[2 * $0 + 1]) }
    guard points.allSatisfy({ $0.y > 0 }) else { return nil }
    self.init(white: points[0], red: points[1], green: points[2], blue: points[3])
  }

  /// The matrix from linear RGB to CIE XYZ, for which white has the luminance 1.
  var matrixToXYZ: Matrix3? {
    let primaries = Matrix3(Self.xyz(red), Self.xyz(green), Self.xyz(blue))
    guard let inverse = primaries.inverse else { return nil }
    let scale = inverse * Self.xyz(white)
    return Matrix3(
      primaries.columns.0 * scale.x, primaries.columns.1 * scale.y,
      primaries.columns.2 * scale.z)
  }

  /// The matrix from linear RGB to sRGB's; another white than sRGB's is mapped onto it.
  var matrixToSRGB: Matrix3? {
    guard let toXYZ = matrixToXYZ, let fromXYZ = Self.sRGB.matrixToXYZ?.inverse else { return nil }
    return (fromXYZ * toXYZ).keepingWhite
  }

  private static func xyz(_ point: SIMD2<Double>) -> SIMD3<Double> {
    SIMD3(point.x / point.y, 1, (1 - point.x - point.y) / point.y)
  }
}
