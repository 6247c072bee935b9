internal import CPNG

/// A PNG file whose chunks have been walked and whose size is within the limits.
struct PNGFile: Sendable {
  let bytes: [UInt8]
  let chunks: [PNGChunk]
  let header: PNGHeader
  let limits: DecodingLimits

  /// The most bytes to which one byte can inflate (zlib's manual, "maximum expansion factor").
  private static let largestExpansion = 1032

  init(_ bytes: [UInt8], limits: DecodingLimits) throws(CodecError) {
    self.bytes = bytes
    self.limits = limits
    chunks = try PNGChunk.chunks(of: bytes, limits: limits)
    header = try PNGHeader(bytes[chunks[0].data])
    try Self.checkSize(of: header, limits: limits)
    try checkOrder()
  }

  static func checkSize(of header: PNGHeader, limits: DecodingLimits) throws(CodecError) {
    // No overflow: both sides are below 2³¹.
    let pixels = header.width * header.height
    guard pixels <= limits.pixels else {
      throw .limit(.pixels(found: pixels, allowed: limits.pixels))
    }
    let inflated = header.inflatedByteCount
    guard inflated <= limits.inflatedBytes else {
      throw .limit(.inflatedBytes(found: inflated, allowed: limits.inflatedBytes))
    }
  }

  private func checkOrder() throws(CodecError) {
    guard let firstData = chunks.firstIndex(where: { $0.name == "IDAT" }) else {
      throw .format(.missingChunk("IDAT"))
    }
    let palette = chunks.firstIndex { $0.name == "PLTE" }
    if header.colorType == .palette && palette == nil { throw .format(.missingChunk("PLTE")) }
    if let palette, palette > firstData {
      throw .format(.misplacedChunk("PLTE", relativeTo: "IDAT"))
    }
    let rest = chunks[firstData...].drop { $0.name == "IDAT" }
    if rest.contains(where: { $0.name == "IDAT" }) {
      throw .format(.misplacedChunk("IDAT", relativeTo: rest.first?.name ?? "IEND"))
    }
  }

  /// The first intact chunk of a name, before the image data.
  func chunk(_ name: String) -> PNGChunk? {
    chunks.prefix { $0.name != "IDAT" }.first { $0.name == name && $0.isIntact }
  }

  /// Returns the pixels of the default image.
  func decodedImage(color: ColorHandling) throws(CodecError) -> StraightImage {
    let dataBytes = chunks.reduce(0) { $1.name == "IDAT" ? $0 + $1.data.count : $0 }
    let image = try Self.image(in: bytes, header: header, dataByteCount: dataBytes)
    return try converted(image, color)
  }

  /// Returns an image of this file's color space in sRGB, unless stored samples are wanted.
  func converted(_ image: StraightImage, _ color: ColorHandling) throws(CodecError) -> StraightImage
  {
    guard color == .convert, let conversion = try FileColorSpace.conversion(for: self) else {
      return image
    }
    return conversion.converted(image)
  }

  /// Returns the pixels of a PNG stream whose chunks have been checked.
  static func image(
    in bytes: [UInt8], header: PNGHeader, dataByteCount: Int
  ) throws(CodecError) -> StraightImage {
    // Refused before memory is asked for: so few bytes can't hold the picture.
    guard header.inflatedByteCount / largestExpansion <= dataByteCount else {
      throw .format(.imageDataTruncated)
    }
    var message = sheet_png_message()
    var status = SHEET_PNG_OK
    let byteCount = header.width * header.height * 4
    let samples = [UInt8](unsafeUninitializedCapacity: byteCount) { buffer, count in
      // Damaged rows would otherwise show what was in memory before.
      buffer.initialize(repeating: 0)
      status = sheet_png_read_rgba8(bytes, bytes.count, buffer.baseAddress, byteCount, &message)
      count = byteCount
    }
    guard status == SHEET_PNG_OK else { throw CodecError(reading: status, message) }
    return StraightImage(width: header.width, height: header.height, samples: samples)
  }
}

extension CodecError {
  init(reading status: sheet_png_status, _ message: sheet_png_message) {
    switch status {
    case SHEET_PNG_OUT_OF_MEMORY: self = .outOfMemory
    case SHEET_PNG_TRUNCATED: self = .format(.imageDataTruncated)
    case SHEET_PNG_TOO_MUCH_DATA: self = .format(.imageDataTooLong)
    default: self = .format(.imageData(message.words))
    }
  }
}

extension sheet_png_message {
  /// The text, which a zero byte ends.
  var words: String {
    withUnsafeBytes(of: text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
