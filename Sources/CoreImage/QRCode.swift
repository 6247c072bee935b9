/// A QR code of bytes (ISO/IEC 18004), with the mask that makes it easiest to read.
struct QRCode {
  /// The number of squares from side to side.
  let side: Int
  private var dark: [Bool]
  private var isFixed: [Bool]

  /// Whether a square is dark.
  subscript(x: Int, y: Int) -> Bool { dark[y * side + x] }

  /// Creates the smallest code; nil if there are too many bytes for the largest one.
  init?(_ bytes: [UInt8], level name: String) {
    guard let level = QRLevel(rawValue: name) ?? QRLevel(rawValue: "M"),
      let version = (1...40).first(where: {
        4 + ($0 < 10 ? 8 : 16) + 8 * bytes.count <= 8 * QRTables.dataCount($0, level)
      })
    else { return nil }
    side = 17 + 4 * version
    dark = Array(repeating: false, count: side * side)
    isFixed = dark
    drawPatterns(version)
    let words = QRWords.all(bytes, version, level)
    draw(words)
    var best: (code: QRCode, penalty: Int)?
    for mask in 0..<8 {
      var code = self
      code.apply(mask)
      code.drawFormat(level, mask)
      let penalty = code.penalty
      if best.map({ penalty < $0.penalty }) ?? true { best = (code, penalty) }
    }
    if let best { dark = best.code.dark }
  }

  private mutating func fix(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard x >= 0, y >= 0, x < side, y < side else { return }
    dark[y * side + x] = isDark
    isFixed[y * side + x] = true
  }

  // MARK: Patterns

  private mutating func drawPatterns(_ version: Int) {
    for place in 0..<side {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] { drawFinder(x, y) }
    let places = QRTables.alignments(version)
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        let isCorner =
          (row == 0 && column == 0) || (row == 0 && column == last) || (row == last && column == 0)
        if !isCorner { drawAlignment(x, y) }
      }
    }
    drawFormat(.low, 0)
    drawVersion(version)
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 {
        let distance = max(abs(dx), abs(dy))
        fix(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// Draws the level and the mask twice, with a BCH code of 10 bits.
  private mutating func drawFormat(_ level: QRLevel, _ mask: Int) {
    let data = level.bits << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 != 0 }
    for index in 0...5 { fix(8, index, bit(index)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for index in 9..<15 { fix(14 - index, 8, bit(index)) }
    for index in 0..<8 { fix(side - 1 - index, 8, bit(index)) }
    for index in 8..<15 { fix(8, side - 15 + index, bit(index)) }
    fix(8, side - 8, true)
  }

  /// Draws the version twice, with a BCH code of 12 bits.
  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (a, b) = (side - 11 + index % 3, index / 3)
      fix(a, b, bits >> index & 1 != 0)
      fix(b, a, bits >> index & 1 != 0)
    }
  }

  // MARK: Data

  /// Draws bits in columns of two squares, up and down from the right.
  private mutating func draw(_ words: [UInt8]) {
    var index = 0
    var right = side - 1
    var isUpward = true
    while right >= 1 {
      if right == 6 { right = 5 }
      for step in 0..<side {
        let y = isUpward ? side - 1 - step : step
        for x in [right, right - 1] where !isFixed[y * side + x] && index < 8 * words.count {
          dark[y * side + x] = words[index / 8] >> (7 - index % 8) & 1 != 0
          index += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  private mutating func apply(_ mask: Int) {
    for y in 0..<side {
      for x in 0..<side where !isFixed[y * side + x] && Self.turns(mask, x, y) {
        dark[y * side + x].toggle()
      }
    }
  }

  private static func turns(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// How hard the code is to read.
  private var penalty: Int {
    var total = 0
    for line in 0..<side {
      total += Self.penalty((0..<side).map { self[$0, line] })
      total += Self.penalty((0..<side).map { self[line, $0] })
    }
    for y in 0..<(side - 1) {
      for x in 0..<(side - 1) {
        let color = self[x, y]
        if self[x + 1, y] == color, self[x, y + 1] == color, self[x + 1, y + 1] == color {
          total += 3
        }
      }
    }
    let count = dark.filter(\.self).count
    let percent = count * 100 / (side * side)
    return total + abs(percent - 50) / 5 * 10
  }

  /// The penalty of runs of one color, and of what looks like the corners' pattern.
  private static func penalty(_ line: [Bool]) -> Int {
    var total = 0
    var run = 0
    for (index, color) in line.enumerated() {
      run = index > 0 && line[index - 1] == color ? run + 1 : 1
      if run == 5 { total += 3 } else if run > 5 { total += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...(line.count - 7) where Array(line[start..<(start + 7)]) == finder {
      let before = (1...4).allSatisfy { start - $0 < 0 || !line[start - $0] }
      let after = (7...10).allSatisfy { start + $0 >= line.count || !line[start + $0] }
      if before || after { total += 40 }
    }
    return total
  }
}

/// How much of a code can be lost.
enum QRLevel: String {
  case low = "L"
  case medium = "M"
  case quartile = "Q"
  case high = "H"

  /// The bits that stand for it.
  var bits: Int {
    switch self {
    case .low: 1
    case .medium: 0
    case .quartile: 3
    case .high: 2
    }
  }
}

/// The words of a code: data, and what mends it.
enum QRWords {
  /// All words, in the order in which they are drawn.
  static func all(_ bytes: [UInt8], _ version: Int, _ level: QRLevel) -> [UInt8] {
    let count = QRTables.blockCount(version, level)
    let mending = QRTables.mendingCount(version, level)
    let whole = QRTables.wordCount(version)
    let data = data(bytes, version, level)
    var blocks: [[UInt8]] = []
    var start = 0
    for block in 0..<count {
      let length = whole / count - mending + (block >= count - whole % count ? 1 : 0)
      blocks.append(Array(data[start..<(start + length)]))
      start += length
    }
    let longest = blocks.last?.count ?? 0
    var words: [UInt8] = []
    for index in 0..<longest {
      for block in blocks where index < block.count { words.append(block[index]) }
    }
    let rests = blocks.map { rest(of: $0, mending) }
    for index in 0..<mending {
      for rest in rests { words.append(rest[index]) }
    }
    return words
  }

  /// The mode, the number of bytes, the bytes, and what fills the rest.
  private static func data(_ bytes: [UInt8], _ version: Int, _ level: QRLevel) -> [UInt8] {
    var bits: [Bool] = []
    func append(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { bits.append(value >> index & 1 != 0) }
    }
    append(4, 4)
    append(bytes.count, version < 10 ? 8 : 16)
    for byte in bytes { append(Int(byte), 8) }
    let capacity = 8 * QRTables.dataCount(version, level)
    append(0, min(4, capacity - bits.count))
    append(0, (8 - bits.count % 8) % 8)
    var filler = 0xEC
    while bits.count < capacity {
      append(filler, 8)
      filler ^= 0xEC ^ 0x11
    }
    return stride(from: 0, to: capacity, by: 8).map { start in
      bits[start..<(start + 8)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// The rest of a division by Reed and Solomon's polynomial.
  static func rest(of words: [UInt8], _ count: Int) -> [UInt8] {
    var divisor = [UInt8](repeating: 0, count: count)
    divisor[count - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<count {
      for index in 0..<count {
        divisor[index] = product(divisor[index], root)
        if index + 1 < count { divisor[index] ^= divisor[index + 1] }
      }
      root = product(root, 2)
    }
    var rest = [UInt8](repeating: 0, count: count)
    for word in words {
      let factor = word ^ rest.removeFirst()
      rest.append(0)
      for index in 0..<count { rest[index] ^= product(divisor[index], factor) }
    }
    return rest
  }

  /// The product in the field of 256 elements.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var result = 0
    for index in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) * 0x11D
      result ^= Int(b >> index & 1) * Int(a)
    }
    return UInt8(result & 0xFF)
  }
}
