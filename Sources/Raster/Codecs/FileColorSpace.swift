/// Finds out in which color space a file's samples are.
///
/// The first of these that is there and understood counts: cICP, sRGB, iCCP, gAMA with cHRM. A file
/// without any is in sRGB. (PNG specification, third edition, 4.3; sRGB is put before iCCP here,
/// as a writer that adds it says that its samples are sRGB's.)
enum FileColorSpace {
  /// Returns the way to sRGB; nothing where samples are sRGB's already.
  static func conversion(for file: PNGFile) throws(CodecError) -> ColorConversion? {
    if let codePoints = file.chunk("cICP"), let space = codedSpace(file.bytes[codePoints.data]) {
      return space.conversion
    }
    if file.chunk("sRGB") != nil { return nil }
    if let profile = file.chunk("iCCP") {
      let isGray = file.header.colorType == .gray || file.header.colorType == .grayAlpha
      let data = try ICCProfile.inflated(file.bytes[profile.data], limits: file.limits)
      return try ICCProfile(data, isForGray: isGray).conversion
    }
    if let gamma = file.chunk("gAMA") {
      let primaries = file.chunk("cHRM").map { file.bytes[$0.data] }
      return gammaConversion(file.bytes[gamma.data], primaries: primaries)
    }
    return nil
  }

  private struct CodedSpace {
    var conversion: ColorConversion?
  }

  /// Returns the space of coding-independent code points (ITU-T H.273); nothing for those that are
  /// not understood, among them all of high dynamic range.
  private static func codedSpace(_ data: ArraySlice<UInt8>) -> CodedSpace? {
    let (sRGBTransfer, rgb, fullRange): (UInt8, UInt8, UInt8) = (13, 0, 1)
    let rest = [sRGBTransfer, rgb, fullRange]
    switch Array(data) {
    case [1] + rest: return CodedSpace(conversion: nil)
    case [12] + rest:
      let matrix = Chromaticities.displayP3.matrixToSRGB
      return CodedSpace(
        conversion: ColorConversion(curves: [.sRGB, .sRGB, .sRGB], matrix: matrix))
    default: return nil
    }
  }

  /// What gAMA holds for sRGB's own transfer, in hundred thousandths (11.3.2.4).
  private static let sRGBGamma = 45_455

  private static func gammaConversion(
    _ data: ArraySlice<UInt8>, primaries: ArraySlice<UInt8>?
  ) -> ColorConversion? {
    guard data.count == 4 else { return nil }
    let stored = Int(bigEndian32(Array(data), at: 0))
    guard stored > 0 else { return nil }
    // Within 1 % it is how writers say "sRGB".
    let isSRGB = abs(stored - sRGBGamma) * 100 <= sRGBGamma
    let curve: ToneCurve = isSRGB ? .sRGB : .gamma(100_000 / Double(stored))
    let matrix = primaries.flatMap { Chromaticities(chunk: $0)?.matrixToSRGB }
    return ColorConversion(curves: [curve, curve, curve], matrix: matrix)
  }
}
