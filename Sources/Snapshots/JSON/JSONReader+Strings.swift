extension JSONReader {
  /// Reads a string from its opening quote to behind its closing one.
  mutating func string() throws(JSONError) -> String {
    let start = scanner.position
    scanner.advance()
    var text = String.UnicodeScalarView()
    while let scalar = scanner.next {
      switch scalar {
      case "\"":
        scanner.advance()
        return String(text)
      case "\\":
        text.append(try escape())
      case "\n", "\r":
        throw JSONError(.unterminatedString, at: start)
      case _ where scalar.value < 0x20:
        throw JSONError(.controlCharacter(code: scalar.value), at: scanner.position)
      default:
        text.append(scalar)
        scanner.advance()
      }
    }
    throw JSONError(.unterminatedString, at: start)
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = scanner.position
    scanner.advance()
    guard let letter = scanner.advance() else {
      throw JSONError(.unexpectedEnd(expected: "the rest of an escape"), at: scanner.position)
    }
    switch letter {
    case "\"", "\\", "/": return letter
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(from: start)
    default: throw JSONError(.badEscape(found: "\\\(letter)"), at: start)
    }
  }

  /// Reads the four digits behind `\u`, and a second escape behind the first of a pair.
  private mutating func unicodeEscape(
    from start: JSONPosition
  ) throws(JSONError) -> Unicode.Scalar {
    let first = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let found = "\\u" + String(first, radix: 16, uppercase: true)
    guard first < 0xDC00, scanner.next == "\\", scanner.second == "u" else {
      throw JSONError(.loneSurrogate(found: found), at: start)
    }
    scanner.advance()
    scanner.advance()
    let second = try hexDigits(from: start)
    // The pair's formula: Unicode Standard, section 3.9, table 3-5.
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw JSONError(.loneSurrogate(found: found), at: start) }
    return scalar
  }

  private mutating func hexDigits(from start: JSONPosition) throws(JSONError) -> UInt32 {
    var digits = ""
    while digits.count < 4, let scalar = scanner.next, scalar.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(scalar)
      scanner.advance()
    }
    guard digits.count == 4, let value = UInt32(digits, radix: 16) else {
      throw JSONError(.badEscape(found: "\\u\(digits)"), at: start)
    }
    return value
  }
}
