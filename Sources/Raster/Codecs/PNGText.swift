/// The private text chunk that carries a fingerprint.
enum PNGText {
  static let keyword = "sheetshot"

  /// Returns the chunk that holds a text: `tEXt` for ASCII, else `iTXt` (11.3.4).
  static func chunk(_ text: String) throws(CodecError) -> PNGWriter.Chunk {
    let bytes = Array(text.utf8)
    guard !bytes.contains(0) else { throw .parameter(.text) }
    let start = Array(keyword.utf8) + [0]
    if bytes.allSatisfy({ $0 < 128 }) { return PNGWriter.Chunk(name: "tEXt", data: start + bytes) }
    // Not compressed, method 0, no language, no translated keyword.
    return PNGWriter.Chunk(name: "iTXt", data: start + [0, 0, 0, 0] + bytes)
  }

  /// Returns the text that a chunk's data hold, if it is ours.
  static func text(inChunk name: String, data: ArraySlice<UInt8>) -> String? {
    let start = Array(keyword.utf8) + [0]
    guard data.starts(with: start) else { return nil }
    let rest = data.dropFirst(start.count)
    switch name {
    case "tEXt": return String(decoding: rest, as: UTF8.self)
    case "iTXt":
      guard rest.starts(with: [0, 0, 0, 0]) else { return nil }
      return String(decoding: rest.dropFirst(4), as: UTF8.self)
    default: return nil
    }
  }
}
