/// Writes values as JSON: the same bytes for the same value, names in the order given.
public struct JSONWriter {
  /// How much room the text takes.
  public enum Layout: Sendable {
    /// One line, with a space behind each comma and colon.
    case line
    /// One value a line, indented by two spaces; lists of plain values stay on one line.
    case indented
  }

  /// Returns a value as text, without a line end.
  public static func text(_ value: JSONValue, layout: Layout = .line) -> String {
    var writer = JSONWriter(layout: layout)
    writer.write(value, indent: 0)
    return writer.output
  }

  private let layout: Layout
  private var output = ""

  private init(layout: Layout) { self.layout = layout }

  private mutating func write(_ value: JSONValue, indent: Int) {
    switch value {
    case .null: output += "null"
    case .bool(let flag): output += flag ? "true" : "false"
    case .integer(let number): output += String(number)
    case .number(let number): output += Self.text(number)
    case .string(let text): output += Self.quoted(text)
    case .array(let items):
      let parts = items.map { ("", $0) }
      write(parts, brackets: ("[", "]"), indent: indent, broken: !items.allSatisfy(\.isPlain))
    case .object(let members):
      let parts = members.map { (Self.quoted($0.key) + ": ", $0.value) }
      write(parts, brackets: ("{", "}"), indent: indent, broken: true)
    }
  }

  private mutating func write(
    _ parts: [(label: String, value: JSONValue)], brackets: (String, String), indent: Int,
    broken: Bool
  ) {
    let breaks = broken && layout == .indented && !parts.isEmpty
    output += brackets.0
    for (index, part) in parts.enumerated() {
      if index > 0 { output += breaks ? "," : ", " }
      if breaks { breakLine(indent + 1) }
      output += part.label
      write(part.value, indent: indent + 1)
    }
    if breaks { breakLine(indent) }
    output += brackets.1
  }

  private mutating func breakLine(_ indent: Int) {
    output += "\n" + String(repeating: "  ", count: indent)
  }

  /// Returns the shortest digits that read back as the same number.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    // Below 2^53 every whole number is exact, so it is written without “.0”.
    if number == number.rounded(), number.magnitude < 9_007_199_254_740_992 {
      return String(Int(number))
    }
    return number.description
  }

  /// Returns a string in quotes with what has to be escaped.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension JSONValue {
  /// Whether the value has no parts.
  fileprivate var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
