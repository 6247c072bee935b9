/// A frame's data as a PNG stream of its own, for libpng.
///
/// Its checksums are zero: the file's have been checked, and the reader does not look at them.
struct FrameStream {
  private(set) var bytes = PNGChunk.signature
  let header: PNGHeader
  let dataByteCount: Int

  init(_ frame: APNGIndex.Frame, of file: PNGFile) {
    var header = file.header
    header.width = frame.info.region.width
    header.height = frame.info.region.height
    self.header = header
    dataByteCount = frame.data.reduce(0) { $0 + $1.count }
    bytes.reserveCapacity(dataByteCount + 1200)
    add("IHDR", header.bytes[...])
    for chunk in file.chunks where chunk.name == "PLTE" || chunk.name == "tRNS" {
      add(chunk.name, file.bytes[chunk.data])
    }
    for data in frame.data { add("IDAT", file.bytes[data]) }
    add("IEND", [])
  }

  private mutating func add(_ name: String, _ data: ArraySlice<UInt8>) {
    bytes += bigEndianBytes(UInt32(data.count))
    bytes += name.utf8
    bytes += data
    bytes += [0, 0, 0, 0]
  }
}

extension PNGHeader {
  /// The header chunk's data.
  var bytes: [UInt8] {
    bigEndianBytes(UInt32(width)) + bigEndianBytes(UInt32(height))
      + [UInt8(bitDepth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
  }
}

/// Returns a number as four bytes, highest first.
func bigEndianBytes(_ value: UInt32) -> [UInt8] {
  stride(from: UInt32(24), through: 0, by: -8).map { UInt8(truncatingIfNeeded: value >> $0) }
}

/// Returns a number as two bytes, highest first.
func bigEndianBytes(_ value: UInt16) -> [UInt8] {
  [UInt8(value >> 8), UInt8(truncatingIfNeeded: value)]
}
