/// A line that is none of a layout tree.
public struct LayoutTreeError: Error, Equatable, Sendable {
  /// The line, counted from 1.
  public var line: Int

  /// What is wrong, in words.
  public var message: String { "line \(line) is no line of a layout tree" }
}

extension LayoutTree {
  /// Reads the text of a layout tree; `\r\n` ends a line as well.
  ///
  /// - Throws: `LayoutTreeError` for the first line that is none of a layout tree.
  public init(_ text: String) throws(LayoutTreeError) {
    self.init()
    // The nodes that the last line is in, by depth.
    var path: [Int] = []
    // Line ends of both kinds; a newline in a view's text is written as `\n`.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let spaces = line.prefix { $0 == " " }.count
      guard spaces % 2 == 0, spaces / 2 <= path.count,
        let node = LayoutTreeLine.node(line.dropFirst(spaces))
      else { throw LayoutTreeError(line: index + 1) }
      path.removeSubrange((spaces / 2)...)
      append(node, in: path.last)
      path.append(nodes.count - 1)
    }
    close()
  }
}

/// Reads one line of a layout tree.
enum LayoutTreeLine {
  /// Returns the node of a line without its indent; nil where it is none.
  static func node(_ line: Substring) -> LayoutTree.Node? {
    var start = line.startIndex
    // A kind may hold a bracket itself, so the first one with four numbers counts.
    while let open = line[start...].firstIndex(of: "(") {
      if let close = line[open...].firstIndex(of: ")"),
        let frame = frame(line[line.index(after: open)..<close]), open > line.startIndex
      {
        let kind = line[..<open].dropLast()
        var node = LayoutTree.Node(kind: String(kind), frame: frame)
        readDetails(line[line.index(after: close)...].drop { $0 == " " }, into: &node)
        return node
      }
      start = line.index(after: open)
    }
    return nil
  }

  private static func frame(_ text: Substring) -> LayoutTree.Frame? {
    let words = text.split(separator: ", ", omittingEmptySubsequences: false)
    let numbers = words.compactMap { thousandths($0) }
    guard words.count == 4, numbers.count == 4 else { return nil }
    return LayoutTree.Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The largest number that is read, in points; sums of a few stay far from overflow.
  private static let largest = 1e12

  private static func thousandths(_ text: Substring) -> LayoutTree.Thousandths? {
    guard let value = Double(text) else { return nil }
    // A view may be endless, or have no place at all.
    return value.isNaN ? 0 : Int((min(max(value, -largest), largest) * 1000).rounded())
  }

  private static func readDetails(_ details: Substring, into node: inout LayoutTree.Node) {
    var rest = details
    if rest.hasPrefix("\""), let close = rest.lastIndex(of: "\""), close > rest.startIndex {
      node.text = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...].drop { $0 == " " }
    }
    if rest == "leaving" || rest.hasSuffix(" leaving") {
      node.isLeaving = true
      rest = rest.dropLast("leaving".count)
    }
    while rest.last == " " { rest.removeLast() }
    if let mark = rest.hasPrefix("id=") ? rest.startIndex : rest.firstRange(of: " id=")?.lowerBound
    {
      node.identifier = String(rest[mark...].drop { $0 == " " }.dropFirst("id=".count))
      rest = rest[..<mark]
    }
    node.properties = properties(rest, of: node.kind)
  }

  /// The names of what some kinds of nodes say in one word.
  private static let nameOfKind = [
    "opacity": "opacity", "blur": "blur radius", "rotation": "angle", "scale": "scale",
    "clip": "shape", "Image": "picture",
  ]

  /// Splits what stands behind a frame into names and values.
  private static func properties(_ text: Substring, of kind: String) -> [LayoutTree.Property] {
    var found: [LayoutTree.Property] = []
    var words = text.split(separator: " ")[...]
    let prefix = kind == "shadow" ? "shadow " : ""
    while let word = words.popFirst() {
      switch word {
      case "gradient", "stroke", "radius", "opacity":
        let value = words.popFirst() ?? ""
        found.append(.init(name: prefix + word, value: String(value)))
      case "material", "scrolled":
        found.append(.init(name: String(word), value: words.joined(separator: " ")))
        return found
      case _ where word.hasPrefix("#"):
        found.append(.init(name: prefix + "color", value: String(word)))
      default:
        found.append(.init(name: nameOfKind[kind] ?? "content", value: String(word)))
      }
    }
    return found
  }
}
