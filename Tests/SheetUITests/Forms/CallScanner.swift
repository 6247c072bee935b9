/// Finds the calls in Swift source by their tokens, without knowing a type.
///
/// A call's form is written with its labels: `_:` an argument without one, `{}` a trailing closure,
/// `label: {}` a further one.
struct CallScanner {
  /// One call.
  struct Call: Hashable {
    /// The name that is called, without what stands before it.
    var name: String
    /// The form, beginning with the name.
    var form: String
    /// The forms of arguments, or of elements of array arguments, that begin with a dot.
    var members: [String]
  }

  private let text: [Character]
  private var calls: [Call] = []

  /// The calls in a source, in the order in which they end.
  static func calls(in source: String) -> [Call] {
    var scanner = CallScanner(text: Array(plain(source)))
    scanner.scan(from: 0, to: scanner.text.count)
    return scanner.calls
  }

  private init(text: [Character]) { self.text = text }

  /// The source without the contents of its strings and without its comments.
  static func plain(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var result = ""
      var isString = false
      var previous: Character = " "
      for character in line {
        if character == "/", previous == "/", !isString {
          result.removeLast()
          break
        }
        if character == "\"", previous != "\\" { isString.toggle() }
        if !isString || character == "\"" { result.append(character) }
        previous = character
      }
      return result
    }.joined(separator: "\n")
  }

  private mutating func scan(from start: Int, to end: Int) {
    var position = start
    while position < end {
      guard isLetter(position), position == 0 || !isLetter(position - 1) else {
        position += 1
        continue
      }
      let after = endOfName(position)
      if let call = call(named: String(text[position..<after]), from: after) {
        calls.append(call)
      }
      position = after
    }
  }

  /// The call whose name ends at a position; nil where none follows.
  private func call(named name: String, from position: Int) -> Call? {
    var rest = position
    var form = name
    var members: [String] = []
    if rest < text.count, text[rest] == "(", let close = closing(rest) {
      let arguments = arguments(from: rest + 1, to: close)
      form += "(" + arguments.map { $0.label + ":" }.joined() + ")"
      members = arguments.flatMap { elements(of: $0.start, $0.end) }
      rest = close + 1
    }
    let (closures, _) = trailingClosures(from: rest)
    guard rest > position || !closures.isEmpty else { return nil }
    return Call(name: name, form: form + closures, members: members)
  }

  private func arguments(from start: Int, to end: Int) -> [(label: String, start: Int, end: Int)] {
    parts(from: start, to: end).map { part in
      let after = endOfName(part.start)
      let hasLabel = after > part.start && after < end && text[after] == ":"
      guard hasLabel else { return ("_", part.start, part.end) }
      return (String(text[part.start..<after]), skipSpace(after + 1), part.end)
    }
  }

  /// What stands between commas, without space before it.
  private func parts(from start: Int, to end: Int) -> [(start: Int, end: Int)] {
    var result: [(start: Int, end: Int)] = []
    var position = start
    var begin = skipSpace(start)
    while position < end {
      if "([{".contains(text[position]), let close = closing(position) {
        position = close
      } else if text[position] == "," {
        result.append((begin, position))
        begin = skipSpace(position + 1)
      }
      position += 1
    }
    if begin < end { result.append((begin, end)) }
    return result
  }

  private func elements(of start: Int, _ end: Int) -> [String] {
    if start < end, text[start] == "[", let close = closing(start) {
      return parts(from: start + 1, to: close).flatMap { elements(of: $0.start, $0.end) }
    }
    guard start + 1 < end, text[start] == ".", isLetter(start + 1) else { return [] }
    let after = endOfName(start + 1)
    let name = String(text[(start + 1)..<after])
    return ["." + (call(named: name, from: after)?.form ?? name)]
  }

  private func trailingClosures(from start: Int) -> (form: String, end: Int) {
    var position = skipSpace(start)
    guard position < text.count, text[position] == "{", let close = closing(position) else {
      return ("", start)
    }
    var form = " {}"
    position = close + 1
    while true {
      let name = skipSpace(position)
      let after = endOfName(name)
      guard after > name, after < text.count, text[after] == ":" else { break }
      let brace = skipSpace(after + 1)
      guard brace < text.count, text[brace] == "{", let close = closing(brace) else { break }
      form += " " + String(text[name..<after]) + ": {}"
      position = close + 1
    }
    return (form, position)
  }

  /// The bracket that closes one.
  private func closing(_ open: Int) -> Int? {
    var depth = 0
    for position in open..<text.count {
      if "([{".contains(text[position]) { depth += 1 }
      if ")]}".contains(text[position]) { depth -= 1 }
      if depth == 0 { return position }
    }
    return nil
  }

  private func endOfName(_ start: Int) -> Int {
    var position = start
    while position < text.count, isLetter(position) { position += 1 }
    return position
  }

  private func skipSpace(_ start: Int) -> Int {
    var position = start
    while position < text.count, text[position].isWhitespace { position += 1 }
    return position
  }

  private func isLetter(_ position: Int) -> Bool {
    text[position].isLetter || text[position].isNumber || text[position] == "_"
  }
}
