/// Reads JSON as people write it: comments and trailing commas are allowed, a byte order mark and
/// any line ends too; everything else is as strict as RFC 8259.
///
/// A name that occurs twice in an object is an error, because a reader of the text can't know
/// which of the two counts. `NaN` and `Infinity` are refused by name.
public struct JSONReader {
  /// How much is read before a text is refused.
  public struct Limits: Equatable, Sendable {
    /// The most arrays and objects inside each other.
    public var depth: Int
    /// The most bytes.
    public var bytes: Int

    /// Creates limits.
    ///
    /// - Parameters:
    ///   - depth: The most arrays and objects inside each other; the reader recurses once for each.
    ///   - bytes: The most bytes.
    public init(depth: Int = 200, bytes: Int = 16 << 20) {
      self.depth = depth
      self.bytes = bytes
    }
  }

  var scanner: JSONScanner
  private let limits: Limits
  private var depth = 0

  /// Reads one value that fills the whole text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - limits: How much is read before the text is refused.
  /// - Returns: The value with the places of all its parts.
  /// - Throws: What is wrong first, and where.
  public static func read(
    _ bytes: [UInt8], limits: Limits = Limits()
  ) throws(JSONError) -> JSONNode {
    guard bytes.count <= limits.bytes else {
      throw JSONError(.tooLong(found: bytes.count, allowed: limits.bytes), at: .start)
    }
    var reader = JSONReader(scanner: try JSONScanner(bytes), limits: limits)
    let node = try reader.value(expected: "a value")
    try reader.scanner.skipBlanks()
    guard reader.scanner.next == nil else { throw reader.unexpected("the end of the text") }
    return node
  }

  /// Reads one value that fills the whole text.
  public static func read(_ text: String) throws(JSONError) -> JSONNode {
    try read(Array(text.utf8))
  }

  private init(scanner: JSONScanner, limits: Limits) {
    self.scanner = scanner
    self.limits = limits
  }

  private mutating func value(expected: String) throws(JSONError) -> JSONNode {
    try scanner.skipBlanks()
    let start = scanner.position
    switch scanner.next {
    case "{": return try nested { reader throws(JSONError) in try reader.object(from: start) }
    case "[": return try nested { reader throws(JSONError) in try reader.array(from: start) }
    case "\"": return JSONNode(.string(try string()), at: start)
    case "-", "+", ".": return JSONNode(.number(try number()), at: start)
    case let scalar? where scalar.isDigit: return JSONNode(.number(try number()), at: start)
    case let scalar? where scalar.properties.isAlphabetic: return try word(from: start)
    default: throw unexpected(expected)
    }
  }

  private mutating func nested(
    _ read: (inout JSONReader) throws(JSONError) -> JSONNode
  ) throws(JSONError) -> JSONNode {
    guard depth < limits.depth else {
      throw JSONError(.tooDeep(allowed: limits.depth), at: scanner.position)
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func array(from start: JSONPosition) throws(JSONError) -> JSONNode {
    scanner.advance()
    var items: [JSONNode] = []
    while try !closes(with: "]") {
      items.append(try value(expected: "a value or “]”"))
      try separator(before: "]")
    }
    return JSONNode(.array(items), at: start)
  }

  private mutating func object(from start: JSONPosition) throws(JSONError) -> JSONNode {
    scanner.advance()
    var members: [JSONMember] = []
    var places: [String: JSONPosition] = [:]
    while try !closes(with: "}") {
      let member = try member()
      if let first = places.updateValue(member.keyPosition, forKey: member.key) {
        throw JSONError(.duplicateKey(key: member.key, first: first), at: member.keyPosition)
      }
      members.append(member)
      try separator(before: "}")
    }
    return JSONNode(.object(members), at: start)
  }

  private mutating func member() throws(JSONError) -> JSONMember {
    let start = scanner.position
    guard scanner.next == "\"" else { throw unexpected("a name in quotes or “}”") }
    let key = try string()
    try scanner.skipBlanks()
    guard scanner.next == ":" else { throw unexpected("“:” behind the name “\(key)”") }
    scanner.advance()
    return JSONMember(key: key, keyPosition: start, value: try value(expected: "a value"))
  }

  /// Steps over a closing bracket, if that is what follows.
  private mutating func closes(with bracket: Unicode.Scalar) throws(JSONError) -> Bool {
    try scanner.skipBlanks()
    guard scanner.next == bracket else { return false }
    scanner.advance()
    return true
  }

  /// Steps over a comma, which only a closing bracket can stand in for.
  private mutating func separator(before bracket: Unicode.Scalar) throws(JSONError) {
    try scanner.skipBlanks()
    if scanner.next == "," {
      scanner.advance()
    } else if scanner.next != bracket {
      throw unexpected("“,” or “\(bracket)”")
    }
  }

  private mutating func word(from start: JSONPosition) throws(JSONError) -> JSONNode {
    let word = scanner.take { $0.properties.isAlphabetic || $0 == "_" || $0.isDigit }
    switch word {
    case "true": return JSONNode(.bool(true), at: start)
    case "false": return JSONNode(.bool(false), at: start)
    case "null": return JSONNode(.null, at: start)
    default:
      let isNumberWord = ["nan", "inf", "infinity"].contains(word.lowercased())
      let kind: JSONError.Kind =
        isNumberWord ? .notFinite(found: word) : .unknownWord(found: word)
      throw JSONError(kind, at: start)
    }
  }

  /// Makes the error for whatever follows next.
  private func unexpected(_ expected: String) -> JSONError {
    guard let found = scanner.next else {
      return JSONError(.unexpectedEnd(expected: expected), at: scanner.position)
    }
    return JSONError(
      .unexpectedCharacter(found: String(found), expected: expected), at: scanner.position)
  }
}

extension Unicode.Scalar {
  /// Whether the character is one of the ten digits of JSON.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
