/// How a PNG file stores its pixels; the numbers are the specification's (11.2.1).
public enum PNGColorType: UInt8, Equatable, Sendable, CaseIterable {
  /// One gray sample.
  case gray = 0
  /// Red, green and blue.
  case rgb = 2
  /// An index into a palette.
  case palette = 3
  /// Gray and alpha.
  case grayAlpha = 4
  /// Red, green, blue and alpha.
  case rgba = 6

  /// The samples stored for one pixel.
  public var samplesPerPixel: Int {
    switch self {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The name used in reports.
  public var name: String {
    switch self {
    case .gray: "gray"
    case .rgb: "rgb"
    case .palette: "palette"
    case .grayAlpha: "grayAlpha"
    case .rgba: "rgba"
    }
  }

  var allowedBitDepths: [UInt8] {
    switch self {
    case .gray: [1, 2, 4, 8, 16]
    case .palette: [1, 2, 4, 8]
    case .rgb, .grayAlpha, .rgba: [8, 16]
    }
  }
}

/// The fields of a PNG file's header chunk.
public struct PNGHeader: Equatable, Sendable {
  /// The number of columns, 1 to 2³¹ − 1.
  public var width: Int
  /// The number of rows, 1 to 2³¹ − 1.
  public var height: Int
  /// The bits of one sample.
  public var bitDepth: Int
  /// What the samples mean.
  public var colorType: PNGColorType
  /// Whether the rows come in the seven passes of Adam7.
  public var isInterlaced: Bool

  static let byteCount = 13
  private static let largestSize = 0x7fff_ffff

  /// Reads the fields of the header chunk's data.
  init(_ data: ArraySlice<UInt8>) throws(CodecError) {
    guard data.count == Self.byteCount else {
      throw .format(.header(field: "length", found: data.count, allowed: "13"))
    }
    let bytes = Array(data)
    width = Int(bigEndian32(bytes, at: 0))
    height = Int(bigEndian32(bytes, at: 4))
    bitDepth = Int(bytes[8])
    isInterlaced = bytes[12] == 1
    try Self.check("width", width, 1...Self.largestSize)
    try Self.check("height", height, 1...Self.largestSize)
    guard let colorType = PNGColorType(rawValue: bytes[9]) else {
      throw .format(
        .header(field: "color type", found: Int(bytes[9]), allowed: "0, 2, 3, 4 or 6"))
    }
    self.colorType = colorType
    guard colorType.allowedBitDepths.contains(bytes[8]) else {
      let allowed = colorType.allowedBitDepths.map(String.init).joined(separator: ", ")
      throw .format(.header(field: "bit depth", found: bitDepth, allowed: allowed))
    }
    try Self.check("compression method", Int(bytes[10]), 0...0)
    try Self.check("filter method", Int(bytes[11]), 0...0)
    try Self.check("interlace method", Int(bytes[12]), 0...1)
  }

  private static func check(
    _ field: String, _ found: Int, _ allowed: ClosedRange<Int>
  ) throws(CodecError) {
    guard allowed.contains(found) else {
      let words = "\(allowed.lowerBound) to \(allowed.upperBound)"
      throw .format(.header(field: field, found: found, allowed: words))
    }
  }

  /// The bytes to which the image data inflate, with the filter byte of each row.
  ///
  /// No overflow: both sides are below 2³¹ and a pixel has at most 64 bits, but their product may
  /// pass 2⁶³, which is then reported as the largest number.
  var inflatedByteCount: Int {
    var total = 0
    for pass in isInterlaced ? Adam7.passes : [Adam7.whole] {
      let columns = pass.columns(of: width)
      let rows = pass.rows(of: height)
      guard columns > 0, rows > 0 else { continue }
      let rowBytes = (columns * bitDepth * colorType.samplesPerPixel + 7) / 8 + 1
      let (bytes, overflow) = rowBytes.multipliedReportingOverflow(by: rows)
      if overflow || total > Int.max - bytes { return Int.max }
      total += bytes
    }
    return total
  }
}

/// The seven passes of interlaced files (PNG specification, 8.2).
enum Adam7 {
  struct Pass {
    var x: Int
    var y: Int
    var dx: Int
    var dy: Int

    func columns(of width: Int) -> Int { (width - x + dx - 1) / dx }
    func rows(of height: Int) -> Int { (height - y + dy - 1) / dy }
  }

  static let whole = Pass(x: 0, y: 0, dx: 1, dy: 1)

  static let passes = [
    Pass(x: 0, y: 0, dx: 8, dy: 8), Pass(x: 4, y: 0, dx: 8, dy: 8),
    Pass(x: 0, y: 4, dx: 4, dy: 8), Pass(x: 2, y: 0, dx: 4, dy: 4),
    Pass(x: 0, y: 2, dx: 2, dy: 4), Pass(x: 1, y: 0, dx: 2, dy: 2),
    Pass(x: 0, y: 1, dx: 1, dy: 2),
  ]
}

/// Returns the number in four bytes, highest first; the caller knows that they exist.
func bigEndian32(_ bytes: [UInt8], at offset: Int) -> UInt32 {
  var value: UInt32 = 0
  for byte in bytes[offset..<offset + 4] { value = value << 8 | UInt32(byte) }
  return value
}
