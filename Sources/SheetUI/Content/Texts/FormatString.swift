/// A text with place holders of `printf`, cut into its parts.
struct FormatString {
  /// A part.
  enum Part: Equatable {
    case literal(String)
    /// The place of a value, by its number.
    case argument(Int)
  }

  private(set) var parts: [Part] = []
  private var next = 0

  /// Cuts a text; without values, percent signs are only percent signs.
  init(_ format: Substring, firstArgument: Int = 0, hasArguments: Bool) {
    next = firstArgument
    guard hasArguments, format.contains("%") else {
      if !format.isEmpty { parts = [.literal(String(format))] }
      return
    }
    var literal = ""
    var rest = format
    while let character = rest.first {
      if character == "%", let (part, length) = placeholder(rest) {
        rest = rest.dropFirst(length)
        guard case .argument = part else {
          literal += "%"
          continue
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(part)
      } else {
        literal.append(character)
        rest.removeFirst()
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// The number of the value that would come next.
  var nextArgument: Int { next }

  /// Reads the place holder at the start of a text, such as `%%`, `%@`, `%2$@`, `%lld` or `%.2f`.
  private mutating func placeholder(_ text: Substring) -> (Part, Int)? {
    if text.hasPrefix("%%") { return (.literal("%"), 2) }
    var index = text.index(after: text.startIndex)
    var digits = ""
    var position: Int?
    while index < text.endIndex {
      let character = text[index]
      let length = text.distance(from: text.startIndex, to: index) + 1
      if character == "$" {
        position = Int(digits).map { $0 - 1 }
      } else if "@dDuUxXoOfFeEgGcCsSaAip".contains(character) {
        if position == nil {
          position = next
          next += 1
        }
        return (.argument(position ?? 0), length)
      } else if character.isASCII && character.isNumber {
        digits.append(character)
      } else if !"lhqzjt.+-# 'L".contains(character) {
        return nil
      }
      index = text.index(after: index)
    }
    return nil
  }
}
