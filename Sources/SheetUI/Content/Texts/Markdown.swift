/// The inline part of Markdown: emphasis, code, links, strokes and escapes, by CommonMark's rules.
///
/// Blocks are left as they are written, as `Text` shows them.
struct Markdown {
  /// A piece of one look.
  struct Run: Equatable {
    var text: String
    var style: Style = []
    /// Where a link leads.
    var link: String?
  }

  /// What marks make of a piece.
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    /// Between single marks.
    static let emphasized = Style(rawValue: 1)
    /// Between double marks.
    static let strong = Style(rawValue: 2)
    /// Between back quotes.
    static let code = Style(rawValue: 4)
    /// Between tildes.
    static let struck = Style(rawValue: 8)
  }

  /// A piece of the source while its marks are being matched.
  private struct Node {
    var text: String
    var style: Style = []
    var link: String?
    /// The mark that a run of delimiters consists of.
    var mark: Character?
    var canOpen = false
    var canClose = false
    /// How long the run of delimiters was at first.
    var length = 0
  }

  private var nodes: [Node] = []
  private let source: [Character]
  private var index = 0
  private var literal = ""

  /// Reads a text.
  static func runs(_ text: String) -> [Run] {
    guard text.utf8.contains(where: marks.contains) else { return [Run(text: text)] }
    var parser = Markdown(source: Array(text))
    parser.scan()
    parser.matchDelimiters(from: 0)
    return parser.result()
  }

  /// What Markdown consists of; text without any of it, which is most, is not parsed.
  private static let marks = Array("*_`~[<\\".utf8)

  private init(source: [Character]) { self.source = source }

  private mutating func scan() {
    while index < source.count {
      switch source[index] {
      case "\\": scanEscape()
      case "`": scanCode()
      case "*", "_", "~": scanDelimiters()
      case "[": if !scanLink() { take() }
      case "<": if !scanAutolink() { take() }
      default: take()
      }
    }
    flush()
  }

  /// Takes one character as it is.
  private mutating func take() {
    literal.append(source[index])
    index += 1
  }

  private mutating func flush() {
    if !literal.isEmpty { nodes.append(Node(text: literal)) }
    literal = ""
  }

  private mutating func scanEscape() {
    let next = index + 1 < source.count ? source[index + 1] : " "
    if next.isASCII, next.isPunctuation || next.isSymbol { index += 1 }
    take()
  }

  /// Code goes from a run of back quotes to the next one of the same length.
  private mutating func scanCode() {
    let length = runLength(at: index)
    var end = index + length
    while end < source.count {
      let closing = runLength(at: end, of: "`")
      if closing == length {
        flush()
        nodes.append(Node(text: codeText(index + length..<end), style: .code))
        index = end + length
        return
      }
      end += max(closing, 1)
    }
    for _ in 0..<length { take() }
  }

  private func codeText(_ range: Range<Int>) -> String {
    var text = String(source[range].map { $0 == "\n" ? " " : $0 })
    if text.count > 2, text.hasPrefix(" "), text.hasSuffix(" "), text.contains(where: { $0 != " " })
    {
      text = String(text.dropFirst().dropLast())
    }
    return text
  }

  private func runLength(at start: Int, of mark: Character? = nil) -> Int {
    guard start < source.count else { return 0 }
    let mark = mark ?? source[start]
    var end = start
    while end < source.count, source[end] == mark { end += 1 }
    return end - start
  }

  /// Tells by its neighbours whether a run of marks may open or close (CommonMark 6.2).
  private mutating func scanDelimiters() {
    let mark = source[index]
    let length = runLength(at: index)
    let before = index > 0 ? source[index - 1] : " "
    let after = index + length < source.count ? source[index + length] : " "
    func isPunctuation(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
    let left =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let right =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    var node = Node(text: String(repeating: mark, count: length), mark: mark, length: length)
    node.canOpen = mark == "_" ? left && (!right || isPunctuation(before)) : left
    node.canClose = mark == "_" ? right && (!left || isPunctuation(after)) : right
    // Strokes take one or two tildes.
    if mark == "~", length > 2 { node.mark = nil }
    flush()
    nodes.append(node)
    index += length
  }

  /// A link: text in brackets, then a destination in parentheses.
  private mutating func scanLink() -> Bool {
    guard let close = matching("[", "]", from: index), close + 1 < source.count,
      source[close + 1] == "(", let end = matching("(", ")", from: close + 1)
    else { return false }
    let target = String(source[close + 2..<end]).split(separator: " ", maxSplits: 1).first ?? ""
    flush()
    for run in Markdown.runs(String(source[index + 1..<close])) {
      nodes.append(
        Node(
          text: run.text, style: run.style,
          link: target.trimmingPrefix("<").split(separator: ">").first.map(String.init) ?? ""))
    }
    index = end + 1
    return true
  }

  private func matching(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < source.count {
      if source[place] == "\\" {
        place += 2
        continue
      }
      if source[place] == open { depth += 1 }
      if source[place] == close { depth -= 1 }
      if depth == 0 { return place }
      place += 1
    }
    return nil
  }

  /// An address in angle brackets.
  private mutating func scanAutolink() -> Bool {
    guard let end = source[index...].firstIndex(of: ">") else { return false }
    let address = String(source[index + 1..<end])
    let isAddress = address.contains(":") || address.contains("@")
    guard isAddress, !address.contains(where: { $0.isWhitespace || $0 == "<" }) else {
      return false
    }
    flush()
    nodes.append(
      Node(text: address, link: address.contains(":") ? address : "mailto:" + address))
    index = end + 1
    return true
  }

  /// Pairs closing runs of marks with the nearest opening ones.
  private mutating func matchDelimiters(from first: Int) {
    var closer = first
    while closer < nodes.count {
      guard let mark = nodes[closer].mark, nodes[closer].canClose, !nodes[closer].text.isEmpty,
        let opener = opener(of: closer, mark, from: first)
      else {
        closer += 1
        continue
      }
      let count = min(nodes[opener].text.count, nodes[closer].text.count, 2)
      let style: Style = mark == "~" ? .struck : count == 2 ? .strong : .emphasized
      for inner in opener + 1..<closer {
        nodes[inner].style.insert(style)
        // Marks between the two are only characters.
        nodes[inner].mark = nil
      }
      nodes[opener].text.removeLast(count)
      nodes[closer].text.removeLast(count)
      if nodes[closer].text.isEmpty { closer += 1 }
    }
  }

  private func opener(of closer: Int, _ mark: Character, from first: Int) -> Int? {
    let end = nodes[closer]
    return (first..<closer).last { index in
      let node = nodes[index]
      guard node.mark == mark, node.canOpen, !node.text.isEmpty else { return false }
      if mark == "~" { return node.text.count == end.text.count }
      // The rule of three: what may both open and close is paired by length.
      let isMixed = node.canClose || end.canOpen
      return !isMixed || (node.length + end.length) % 3 != 0
        || (node.length % 3 == 0 && end.length % 3 == 0)
    }
  }

  private func result() -> [Run] {
    var runs: [Run] = []
    for node in nodes where !node.text.isEmpty {
      if let last = runs.last, last.style == node.style, last.link == node.link {
        runs[runs.count - 1].text += node.text
      } else {
        runs.append(Run(text: node.text, style: node.style, link: node.link))
      }
    }
    return runs
  }
}
