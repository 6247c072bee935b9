/// The parts of a color profile by their four letters (ICC.1:2010, 7).
struct ICCTags {
  /// The four letters of the space in which samples are.
  let colorSpace: String
  private let bytes: [UInt8]
  private var places: [String: Range<Int>] = [:]

  private static let headerSize = 128
  private static let entrySize = 12

  init(_ bytes: [UInt8]) throws(CodecError) {
    self.bytes = bytes
    guard bytes.count >= Self.headerSize + 4, Self.letters(bytes, at: 36) == "acsp" else {
      throw .format(.colorProfile("it has no header"))
    }
    colorSpace = Self.letters(bytes, at: 16)
    let connection = Self.letters(bytes, at: 20)
    guard connection == "XYZ " else {
      throw .format(.colorProfile("made of look-up tables (connection space \(connection))"))
    }
    let count = Int(bigEndian32(bytes, at: Self.headerSize))
    let start = Self.headerSize + 4
    guard count <= (bytes.count - start) / Self.entrySize else {
      throw .format(.colorProfile("its table of contents is cut off"))
    }
    for entry in 0..<count {
      let offset = start + entry * Self.entrySize
      let from = Int(bigEndian32(bytes, at: offset + 4))
      let size = Int(bigEndian32(bytes, at: offset + 8))
      guard from <= bytes.count, size <= bytes.count - from else {
        throw .format(.colorProfile("a part lies outside it"))
      }
      places[Self.letters(bytes, at: offset)] = from..<from + size
    }
  }

  /// Returns a color as CIE XYZ.
  func color(_ name: String) throws(CodecError) -> SIMD3<Double> {
    let data = try data(name, kind: "XYZ ", atLeast: 20)
    return SIMD3(Self.fixed(data, at: 8), Self.fixed(data, at: 12), Self.fixed(data, at: 16))
  }

  /// Returns a curve from samples to light.
  func curve(_ name: String) throws(CodecError) -> ToneCurve {
    if let place = places[name], place.count >= 4,
      Self.letters(bytes, at: place.lowerBound) == "para"
    {
      return try Self.parametric(data(name, kind: "para", atLeast: 16))
    }
    let data = try data(name, kind: "curv", atLeast: 12)
    let count = Int(bigEndian32(data, at: 8))
    guard count <= (data.count - 12) / 2 else {
      throw .format(.colorProfile("the curve \(name) is cut off"))
    }
    let numbers = (0..<count).map { Double(Self.whole16(data, at: 12 + 2 * $0)) }
    switch count {
    case 0: return .gamma(1)
    case 1: return .gamma(numbers[0] / 256)
    default: return .table(numbers.map { $0 / 65535 })
    }
  }

  /// Reads a formula; those of fewer numbers are cases of the longest.
  private static func parametric(_ data: [UInt8]) throws(CodecError) -> ToneCurve {
    let kind = whole16(data, at: 8)
    let counts = [1, 3, 4, 5, 7]
    guard kind < counts.count, data.count >= 12 + 4 * counts[kind] else {
      throw .format(.colorProfile("a curve has an unknown formula"))
    }
    let p = (0..<counts[kind]).map { fixed(data, at: 12 + 4 * $0) }
    switch kind {
    case 0: return .gamma(p[0])
    case 1, 2:
      guard p[1] != 0 else { throw .format(.colorProfile("a curve's formula divides by zero")) }
      let offset = kind == 2 ? p[3] : 0
      return .parametric(
        g: p[0], a: p[1], b: p[2], c: 0, d: -p[2] / p[1], e: offset, f: offset)
    case 3: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: 0, f: 0)
    default: return .parametric(g: p[0], a: p[1], b: p[2], c: p[3], d: p[4], e: p[5], f: p[6])
    }
  }

  private func data(
    _ name: String, kind: String, atLeast size: Int
  ) throws(CodecError) -> [UInt8] {
    guard let place = places[name] else {
      throw .format(.colorProfile("made of look-up tables: it has no \(name)"))
    }
    let data = Array(bytes[place])
    guard data.count >= size, Self.letters(data, at: 0) == kind else {
      throw .format(.colorProfile("the part \(name) is damaged"))
    }
    return data
  }

  private static func letters(_ bytes: [UInt8], at offset: Int) -> String {
    String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
  }

  private static func whole16(_ bytes: [UInt8], at offset: Int) -> Int {
    Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// Returns a signed number with 16 bits after the point.
  private static func fixed(_ bytes: [UInt8], at offset: Int) -> Double {
    Double(Int32(bitPattern: bigEndian32(bytes, at: offset))) / 65536
  }
}
