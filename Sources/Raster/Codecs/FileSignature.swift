/// Tells a PNG file from what is often found in its place.
enum FileSignature {
  private static let others: [(name: String, start: [UInt8])] = [
    ("JPEG", [0xff, 0xd8, 0xff]),
    ("GIF", Array("GIF8".utf8)),
    ("PDF", Array("%PDF".utf8)),
    ("TIFF", [0x49, 0x49, 0x2a, 0x00]),
    ("TIFF", [0x4d, 0x4d, 0x00, 0x2a]),
    ("BMP", Array("BM".utf8)),
    ("MNG", [0x8a, 0x4d, 0x4e, 0x47]),
    ("SVG", Array("<svg".utf8)),
    ("XML", Array("<?xml".utf8)),
  ]

  // The first line of a pointer file, as Git LFS's specification fixes it.
  private static let lfsPointer = Array("version https://git-lfs.github.com/spec/".utf8)

  /// Throws what the file is, unless it starts as a PNG file does.
  static func check(_ bytes: [UInt8]) throws(CodecError) {
    if bytes.starts(with: PNGChunk.signature) { return }
    if bytes.isEmpty { throw .format(.empty) }
    if bytes.starts(with: lfsPointer) { throw .format(.lfsPointer) }
    for other in others where bytes.starts(with: other.start) {
      throw .format(.otherFormat(other.name))
    }
    if isRIFF(bytes, kind: "WEBP") { throw .format(.otherFormat("WebP")) }
    if let kind = isoMediaKind(bytes) { throw .format(.otherFormat(kind)) }
    if PNGChunk.signature.starts(with: bytes) { throw .format(.truncated(offset: bytes.count)) }
    throw .format(.signature(found: Array(bytes.prefix(8))))
  }

  private static func isRIFF(_ bytes: [UInt8], kind: String) -> Bool {
    bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array(kind.utf8))
  }

  private static func isoMediaKind(_ bytes: [UInt8]) -> String? {
    guard bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) else { return nil }
    let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
    return brand.hasPrefix("avi") ? "AVIF" : "HEIF"
  }
}
