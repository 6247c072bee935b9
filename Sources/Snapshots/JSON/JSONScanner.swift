/// Walks over the characters of a text and knows the line and column of the next one.
struct JSONScanner {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private(set) var position = JSONPosition.start

  /// Creates a scanner at the start of a text, behind a byte order mark.
  init(_ bytes: [UInt8]) throws(JSONError) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    scalars = try Self.decoded(bytes.starts(with: mark) ? bytes[3...] : bytes[...])
  }

  /// The next character, or `nil` at the end.
  var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The character behind the next one.
  var second: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }

  /// Steps over the next character and returns it.
  @discardableResult
  mutating func advance() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    index += 1
    // CR LF is one line end; its line is counted at the LF.
    let endsLine = scalar == "\n" || (scalar == "\r" && next != "\n")
    if endsLine {
      position = JSONPosition(line: position.line + 1, column: 1)
    } else {
      position.column += 1
    }
    return scalar
  }

  /// Steps over characters as long as they have a property, and returns them.
  mutating func take(while matches: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = next, matches(scalar) {
      text.append(scalar)
      advance()
    }
    return String(text)
  }

  /// Steps over white space and comments (`// …` and `/* … */`).
  mutating func skipBlanks() throws(JSONError) {
    while let scalar = next {
      switch scalar {
      case " ", "\t", "\n", "\r": advance()
      case "/" where second == "/": skipLine()
      case "/" where second == "*": try skipBlock()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while let scalar = next, scalar != "\n", scalar != "\r" { advance() }
  }

  private mutating func skipBlock() throws(JSONError) {
    let start = position
    advance()
    advance()
    while next != nil {
      if next == "*" && second == "/" {
        advance()
        advance()
        return
      }
      advance()
    }
    throw JSONError(.unterminatedComment, at: start)
  }

  /// Decodes strictly: a wrong byte is an error with its place, not a replacement character.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(bytes.count)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error:
        let offset = scalars.reduce(0) { $0 + UTF8.width($1) }
        throw JSONError(.invalidUTF8(offset: offset), at: place(behind: scalars))
      }
    }
  }

  private static func place(behind scalars: [Unicode.Scalar]) -> JSONPosition {
    var position = JSONPosition.start
    for scalar in scalars {
      if scalar == "\n" {
        position = JSONPosition(line: position.line + 1, column: 1)
      } else {
        position.column += 1
      }
    }
    return position
  }
}
