/// Builds PNG files chunk by chunk, right or wrong on purpose, sharing no code with the encoder.
struct PNGBuilder {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Adds a chunk; `crcChange` is added to its checksum.
  mutating func add(_ name: String, _ data: [UInt8] = [], crcChange: UInt32 = 0) {
    let body = Array(name.utf8) + data
    bytes += Self.big32(data.count) + body + Self.big32(Int(Self.crc(body) &+ crcChange))
  }

  /// Adds a header chunk.
  mutating func addHeader(
    _ width: Int, _ height: Int, depth: UInt8 = 8, colorType: UInt8 = 0, interlace: UInt8 = 0
  ) {
    add("IHDR", Self.big32(width) + Self.big32(height) + [depth, colorType, 0, 0, interlace])
  }

  /// Returns a file of one gray or RGB pixel with chunks before its image data.
  static func pixel(_ samples: [UInt8], _ chunks: [(String, [UInt8])] = []) -> [UInt8] {
    var builder = PNGBuilder()
    builder.addHeader(1, 1, colorType: samples.count == 1 ? 0 : 2)
    for (name, data) in chunks { builder.add(name, data) }
    builder.add("IDAT", stored([0] + samples))
    builder.add("IEND")
    return builder.bytes
  }

  static func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// Returns a zlib stream that stores at most 65535 bytes as they are.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let low = UInt8(data.count & 255)
    let high = UInt8(data.count >> 8)
    return [0x78, 0x01, 1, low, high, ~low, ~high] + data + adler(data)
  }

  static func adler(_ data: [UInt8]) -> [UInt8] {
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return big32(Int(b << 16 | a))
  }

  static func crc(_ data: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xffff_ffff
    for byte in data {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return ~crc
  }

  /// Returns a zlib stream of zeros, some 150 times smaller than what it holds.
  ///
  /// Fixed codes, each of 13 bits for 258 zeros; the checksum is wrong.
  static func zeros(atLeast count: Int) -> [UInt8] {
    var writer = BitWriter(bytes: [0x78, 0x01])
    writer.add(0b011, count: 3)  // Last block, fixed codes, lowest bit first.
    writer.add(0b0000_1100, count: 8)  // The literal 0: 00110000, highest bit first.
    for _ in 0..<count / 258 + 1 {
      writer.add(0b1010_0011, count: 8)  // Length 258: 11000101, highest bit first.
      writer.add(0, count: 5)  // Distance 1.
    }
    writer.add(0, count: 7)  // End of block.
    return writer.bytes + [0, 0, 0, 0, 0]
  }

  private struct BitWriter {
    var bytes: [UInt8]
    var pending: UInt32 = 0
    var pendingCount: UInt32 = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func add(_ bits: UInt32, count: UInt32) {
      pending |= bits << pendingCount
      pendingCount += count
      while pendingCount >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: pending))
        pending >>= 8
        pendingCount -= 8
      }
    }
  }
}
