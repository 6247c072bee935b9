internal import CPNG

/// A color profile that says with curves, and three colors, what samples mean.
///
/// Profiles made of look-up tables, and of other color spaces than RGB and gray, are refused.
struct ICCProfile {
  let curves: [ToneCurve]
  let matrix: Matrix3?

  /// sRGB's red, green and blue as CIE XYZ under D50, as its profiles hold them (Bradford-adapted).
  private static let sRGBToXYZ = Matrix3(
    SIMD3(0.436_066, 0.222_488, 0.013_916), SIMD3(0.385_147, 0.716_873, 0.097_076),
    SIMD3(0.143_066, 0.060_608, 0.714_096))

  /// The way to sRGB; nothing if the profile is sRGB's.
  var conversion: ColorConversion? { ColorConversion(curves: curves, matrix: matrix) }

  /// Reads a profile's bytes.
  init(_ bytes: [UInt8], isForGray: Bool) throws(CodecError) {
    let tags = try ICCTags(bytes)
    switch tags.colorSpace {
    case "GRAY":
      guard isForGray else {
        throw .format(.colorProfile("a gray profile in a picture with colors"))
      }
      let curve = try tags.curve("kTRC")
      curves = [curve, curve, curve]
      matrix = nil
    case "RGB ":
      curves = [try tags.curve("rTRC"), try tags.curve("gTRC"), try tags.curve("bTRC")]
      let toXYZ = Matrix3(
        try tags.color("rXYZ"), try tags.color("gXYZ"), try tags.color("bXYZ"))
      guard let matrix = Self.sRGBToXYZ.inverse.map({ $0 * toXYZ })?.keepingWhite else {
        throw .format(.colorProfile("its colors do not add up to a white"))
      }
      self.matrix = matrix
    default:
      throw .format(.colorProfile("color space \(tags.colorSpace), not RGB or GRAY"))
    }
  }

  /// Returns the profile in an iCCP chunk's data: a name, a zero, a method, a zlib stream.
  static func inflated(
    _ data: ArraySlice<UInt8>, limits: DecodingLimits
  ) throws(CodecError) -> [UInt8] {
    guard let zero = data.firstIndex(of: 0), data[zero...].count > 2, data[zero + 1] == 0 else {
      throw .format(.colorProfile("its chunk has no name or an unknown compression"))
    }
    let stream = Array(data[(zero + 2)...])
    // A profile tells its own size in its first four bytes.
    let (start, _) = inflate(stream, capacity: 4)
    guard start.count == 4 else { throw .format(.colorProfile("its compressed data are damaged")) }
    let size = Int(bigEndian32(start, at: 0))
    guard size <= limits.ancillaryChunkBytes else {
      throw .limit(.chunkBytes(chunk: "iCCP", found: size, allowed: limits.ancillaryChunkBytes))
    }
    let (profile, status) = inflate(stream, capacity: size)
    guard status == SHEET_PNG_OK, profile.count == size else {
      throw .format(.colorProfile("its compressed data are damaged"))
    }
    return profile
  }

  private static func inflate(
    _ stream: [UInt8], capacity: Int
  ) -> (bytes: [UInt8], status: sheet_png_status) {
    var status = SHEET_PNG_OK
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      status = sheet_png_inflate(
        stream, stream.count, buffer.baseAddress, buffer.count, &count)
    }
    return (bytes, status)
  }
}
