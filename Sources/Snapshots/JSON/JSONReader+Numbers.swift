extension JSONReader {
  /// Reads a number in JSON's form: no plus sign, no leading zero, digits on both sides of the dot.
  mutating func number() throws(JSONError) -> Double {
    let start = scanner.position
    let text = scanner.take { $0.isDigit || $0.properties.isAlphabetic || "+-._".contains($0) }
    let unsigned = text.drop { $0 == "-" || $0 == "+" }
    if ["nan", "inf", "infinity"].contains(unsigned.lowercased()) {
      throw JSONError(.notFinite(found: text), at: start)
    }
    guard Self.isNumber(text), let number = Double(text) else {
      throw JSONError(.malformedNumber(found: text), at: start)
    }
    guard number.isFinite else { throw JSONError(.numberOutOfRange(found: text), at: start) }
    return number
  }

  /// Whether a text has the form of RFC 8259, section 6.
  private static func isNumber(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    if rest.first == "-" { rest.removeFirst() }
    let whole = digits(&rest)
    guard !whole.isEmpty, whole.count == 1 || whole.first != "0" else { return false }
    if rest.first == "." {
      rest.removeFirst()
      guard !digits(&rest).isEmpty else { return false }
    }
    if rest.first == "e" || rest.first == "E" {
      rest.removeFirst()
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      guard !digits(&rest).isEmpty else { return false }
    }
    return rest.isEmpty
  }

  private static func digits(
    _ rest: inout Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView {
    let end = rest.firstIndex { !$0.isDigit } ?? rest.endIndex
    defer { rest = rest[end...] }
    return rest[..<end]
  }
}

extension String {
  /// Whether a single character occurs.
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
  }
}
