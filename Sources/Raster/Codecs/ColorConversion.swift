/// Brings stored samples to sRGB.
struct ColorConversion {
  private let curves: [[Double]]
  /// From the file's linear color to sRGB's; nothing where the primaries are sRGB's.
  private let matrix: Matrix3?
  /// The converted bytes where each channel stands alone.
  private let tables: [[UInt8]]

  /// Creates a conversion; nothing if no byte would change.
  init?(curves: [ToneCurve], matrix: Matrix3?) {
    precondition(curves.count == 3, "There is a curve for each of red, green and blue.")
    self.curves = curves.map(\.bytes)
    self.matrix = matrix.flatMap { $0.isNearlyIdentity ? nil : $0 }
    tables = self.curves.map { $0.map { SRGBTransfer.byte(linear: $0) } }
    let changesNothing = tables.allSatisfy { $0 == Array(0...255) }
    if self.matrix == nil && changesNothing { return nil }
  }

  /// Returns an image of the file's color space in sRGB; alpha stays.
  func converted(_ image: StraightImage) -> StraightImage {
    var result = image
    result.samples.withUnsafeMutableBytes { bytes in
      // Neighbors are mostly equal: the last answer is kept.
      var last = SIMD4<UInt8>.zero
      var answer = converted(last)
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let pixel = bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self)
        if pixel != last {
          last = pixel
          answer = converted(pixel)
        }
        bytes.storeBytes(of: answer, toByteOffset: offset, as: SIMD4<UInt8>.self)
      }
    }
    return result
  }

  private func converted(_ pixel: SIMD4<UInt8>) -> SIMD4<UInt8> {
    let (red, green, blue) = (Int(pixel.x), Int(pixel.y), Int(pixel.z))
    guard let matrix else {
      return SIMD4(tables[0][red], tables[1][green], tables[2][blue], pixel.w)
    }
    let light = matrix * SIMD3(curves[0][red], curves[1][green], curves[2][blue])
    return SIMD4(
      SRGBTransfer.byte(linear: light.x), SRGBTransfer.byte(linear: light.y),
      SRGBTransfer.byte(linear: light.z), pixel.w)
  }
}
