internal import CPNG

/// A chunk of a PNG file: its name and where its data lie.
public struct PNGChunk: Equatable, Sendable {
  /// The four letters of its name.
  public var name: String
  /// The place of its data, in bytes from the file's start.
  public var data: Range<Int>
  /// Whether its checksum fits its bytes; always true for chunks that pictures depend on.
  public var isIntact: Bool

  /// Whether a reader may skip it.
  public var isAncillary: Bool { name.utf8.first.map { $0 & 0x20 != 0 } ?? false }

  /// Ancillary by name, but holding pixels or what they mean.
  static let essential: Set<String> = ["tRNS", "acTL", "fcTL", "fdAT"]
}

extension PNGChunk {
  /// The eight bytes with which every PNG file starts.
  public static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Returns the chunks of a file up to its end chunk, after checking lengths, names and checksums.
  ///
  /// A wrong checksum is an error in chunks that pixels depend on; elsewhere it is noted in the
  /// chunk, which is then best ignored.
  ///
  /// - Complexity: O(*n*) in the file's bytes.
  public static func chunks(
    of bytes: [UInt8], limits: DecodingLimits = .default
  ) throws(CodecError) -> [PNGChunk] {
    try FileSignature.check(bytes)
    var chunks: [PNGChunk] = []
    var offset = signature.count
    repeat {
      let chunk = try next(in: bytes, at: offset, isFirst: chunks.isEmpty, limits: limits)
      // A header that can't be is a clearer fault than what follows from it.
      if chunks.isEmpty { _ = try PNGHeader(bytes[chunk.data]) }
      offset = chunk.data.upperBound + 4
      chunks.append(chunk)
    } while chunks.last?.name != "IEND"
    return chunks
  }

  private static func next(
    in bytes: [UInt8], at offset: Int, isFirst: Bool, limits: DecodingLimits
  ) throws(CodecError) -> PNGChunk {
    // Length, name and checksum take twelve bytes.
    guard bytes.count - offset >= 12 else { throw .format(.truncated(offset: bytes.count)) }
    let length = Int(bigEndian32(bytes, at: offset))
    let name = try name(Array(bytes[offset + 4..<offset + 8]))
    if isFirst {
      if name == "CgBI" { throw .format(.appleCgBI) }
      if name != "IHDR" { throw .format(.missingChunk("IHDR")) }
    }
    guard length <= 0x7fff_ffff else { throw .format(.chunkLength(chunk: name, found: length)) }
    guard bytes.count - offset - 12 >= length else {
      throw .format(.truncated(offset: bytes.count))
    }
    var chunk = PNGChunk(name: name, data: offset + 8..<offset + 8 + length, isIntact: true)
    let isEssential = !chunk.isAncillary || essential.contains(name)
    if !isEssential && length > limits.ancillaryChunkBytes {
      throw .limit(
        .chunkBytes(chunk: name, found: length, allowed: limits.ancillaryChunkBytes))
    }
    let expected = PNGChecksum.crc(of: bytes, in: offset + 4..<offset + 8 + length)
    let found = bigEndian32(bytes, at: offset + 8 + length)
    chunk.isIntact = expected == found
    if isEssential && !chunk.isIntact {
      throw .format(.crcMismatch(chunk: name, expected: expected, found: found))
    }
    return chunk
  }

  private static func name(_ letters: [UInt8]) throws(CodecError) -> String {
    let isLetters = letters.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
    guard isLetters else { throw .format(.chunkName(found: letters)) }
    return String(decoding: letters, as: UTF8.self)
  }
}

/// The checksum of PNG's chunks.
enum PNGChecksum {
  /// Returns the CRC-32 of a part of some bytes.
  static func crc(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      let part = UnsafeBufferPointer(rebasing: buffer[range])
      return sheet_png_crc(0, part.baseAddress, part.count)
    }
  }
}
