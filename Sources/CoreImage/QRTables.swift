/// The numbers of ISO/IEC 18004, table 9, for each version from 1.
enum QRTables {
  /// How many words mend a block.
  private static let mending: [QRLevel: [Int]] = [
    .low: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .medium: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    .quartile: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    .high: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// How many blocks there are.
  private static let blocks: [QRLevel: [Int]] = [
    .low: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    .medium: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    .quartile: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    .high: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// How many words mend each block.
  static func mendingCount(_ version: Int, _ level: QRLevel) -> Int {
    mending[level]?[version - 1] ?? 0
  }

  /// How many blocks there are.
  static func blockCount(_ version: Int, _ level: QRLevel) -> Int {
    blocks[level]?[version - 1] ?? 1
  }

  /// How many words there are: the squares without a pattern, by eight.
  static func wordCount(_ version: Int) -> Int {
    var squares = (16 * version + 128) * version + 64
    if version >= 2 {
      let count = version / 7 + 2
      squares -= (25 * count - 10) * count - 55
      if version >= 7 { squares -= 36 }
    }
    return squares / 8
  }

  /// How many words of data there are.
  static func dataCount(_ version: Int, _ level: QRLevel) -> Int {
    wordCount(version) - mendingCount(version, level) * blockCount(version, level)
  }

  /// Where the small patterns are, along both axes.
  static func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    let last = 4 * version + 10
    return [6] + (0..<(count - 1)).map { last - (count - 2 - $0) * step }
  }
}
