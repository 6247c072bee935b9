import TestSupport
import Testing

@testable import Snapshots

/// What small changes of one tree are told as.
@Suite("Kinds of changes")
struct ChangeKindsTests {
  private static let tree = """
    window (0, 0, 100, 200)
      VStack (0, 0, 100, 200)
        Text (10, 10, 50, 20) "Title" #000000
        HStack (0, 40, 100, 20)
          Circle (0, 40, 20, 20) #FF0000
          Text (30, 40, 40, 20) "One" #000000
        HStack (0, 70, 100, 20)
          Circle (0, 70, 20, 20) #00FF00
          Text (30, 70, 40, 20) "Two" #000000
        opacity (0, 100, 100, 20) 0.5
          Rectangle (0, 100, 100, 20) #0000FF id=bar
    """

  private func changes(_ replacements: (String, String)...) throws -> LayoutChanges {
    let text = replacements.reduce(Self.tree) { $0.replacing($1.0, with: $1.1) }
    #expect(text != Self.tree)
    return LayoutChanges(from: try LayoutTree(Self.tree), to: try LayoutTree(text))
  }

  @Test("an equal tree has no changes")
  func equal() throws {
    let tree = try LayoutTree(Self.tree)
    #expect(LayoutChanges(from: tree, to: tree).isEmpty)
  }

  @Test("the same change of several views is told once, with their number")
  func repeated() throws {
    let before = Self.tree.replacing("\"Two\"", with: "\"One\"")
    let after = before.replacing("\"One\"", with: "\"Uno\"")
    let changes = LayoutChanges(from: try LayoutTree(before), to: try LayoutTree(after))
    #expect(changes.lines == ["text “One” → “Uno” (2 times)"])
  }

  @Test("colors, opacities and other values are told with both")
  func styles() throws {
    #expect(try changes(("#FF0000", "#FF00FF")).lines == ["Circle color #FF0000 → #FF00FF"])
    #expect(try changes(("#0000FF", "#0000FF@0.25")).lines == ["bar opacity 1.00 → 0.25"])
    #expect(try changes((") 0.5", ") 0.75")).lines == ["bar opacity 0.50 → 0.75"])
    #expect(
      try changes(("#000000\n    HStack (0, 40", "gradient #000000…#FFFFFF\n    HStack (0, 40"))
        .lines == ["“Title” color #000000 → none; “Title” gradient none → #000000…#FFFFFF"])
    #expect(try changes(("id=bar", "id=bar leaving")).lines == ["bar is leaving"])
  }

  @Test("a box that moves with all in it is told once")
  func moved() throws {
    let row = try changes(
      ("HStack (0, 40", "HStack (0, 41"), ("Circle (0, 40", "Circle (0, 41"),
      ("Text (30, 40", "Text (30, 41"))
    #expect(row.lines == ["HStack with “One” y 40 → 41"])
    let bar = try changes(
      ("opacity (0, 100", "opacity (3, 101"), ("Rectangle (0, 100", "Rectangle (3, 101"))
    #expect(bar.lines == ["bar x 0 → 3, y 100 → 101"])
  }

  @Test("rounding of printed frames is no change")
  func rounding() throws {
    #expect(try changes(("Circle (0, 40, 20", "Circle (0.001, 40, 20.002")).isEmpty)
  }

  @Test("sizes are told of the outermost box that changed, or of the one part that did")
  func resized() throws {
    #expect(
      try changes(
        ("100, 20) 0.5", "100, 25) 0.5"), ("100, 20) #0000FF", "100, 25) #0000FF")
      ).lines == ["bar height 20 → 25"])
  }

  @Test("a row that is removed or added is told, and the moves of others behind it")
  func structure() throws {
    let lines = Self.tree.split(separator: "\n").enumerated().filter {
      !(3...5).contains($0.offset)
    }
    let text = lines.map(\.element).joined(separator: "\n").replacing(", 70,", with: ", 40,")
    let (old, new) = (try LayoutTree(Self.tree), try LayoutTree(text))
    #expect(new.nodes.count == old.nodes.count - 3)
    let removed = LayoutChanges(from: old, to: new)
    #expect(removed.causes == ["HStack with “One” removed"])
    #expect(removed.consequences == ["HStack with “Two” y 70 → 40"])
    let added = LayoutChanges(from: new, to: old)
    #expect(added.causes == ["HStack with “One” added"])
    #expect(added.consequences == ["HStack with “Two” y 40 → 70"])
  }

  @Test("what is put around a view doesn't hide the view")
  func wrapped() throws {
    let new = Self.tree.replacing(
      "    Text (10, 10, 50, 20) \"Title\" #000000",
      with: "    blur (10, 10, 50, 20) 3\n      Text (10, 10, 50, 20) \"Title\" #FF0000")
    let trees = (try LayoutTree(Self.tree), try LayoutTree(new))
    #expect(
      LayoutChanges(from: trees.0, to: trees.1).lines
        == ["“Title” color #000000 → #FF0000; “Title” blur 3 added"])
    #expect(
      LayoutChanges(from: trees.1, to: trees.0).lines
        == ["“Title” color #FF0000 → #000000; “Title” blur 3 removed"])
  }

  @Test("rows that change places are told by what each place shows now")
  func swapped() throws {
    let lines = Self.tree.split(separator: "\n").map(String.init)
    let order = [0, 1, 2, 6, 7, 8, 3, 4, 5, 9, 10]
    let text = order.map { lines[$0] }.joined(separator: "\n")
      .replacing(", 40,", with: ", @,").replacing(", 70,", with: ", 40,")
      .replacing(", @,", with: ", 70,")
    let found = LayoutChanges(from: try LayoutTree(Self.tree), to: try LayoutTree(text))
    #expect(
      found.causes == [
        "text “One” → “Two”", "text “Two” → “One”", "Circle color #FF0000 → #00FF00",
        "Circle color #00FF00 → #FF0000",
      ])
  }

  @Test("any two trees have changes, the same on every run, and no tree differs from itself")
  func random() throws {
    var generator = SeededGenerator(seed: 11)
    let trees = try (0..<60).map { _ in try LayoutTree(Self.randomTree(&generator)) }
    for (old, new) in zip(trees, trees.dropFirst()) {
      let changes = LayoutChanges(from: old, to: new)
      #expect(changes == LayoutChanges(from: old, to: new))
      #expect(LayoutChanges(from: old, to: old).isEmpty)
    }
  }

  private static func randomTree(_ generator: inout SeededGenerator) -> String {
    var depth = 0
    return (0..<Int.random(in: 1...60, using: &generator)).map { index in
      let kind = ["VStack", "frame", "Text", "Color", "opacity"].randomElement(using: &generator)
      let numbers = (0..<4).map { _ in "\(Int.random(in: 0...9, using: &generator))" }
      let details = ["", " \"a\"", " \"b\" #00FF00", " 0.5", " id=a", " id=b leaving"]
      let indent = String(repeating: "  ", count: index == 0 ? 0 : depth)
      depth = Int.random(in: 0...(index == 0 ? 1 : depth + 1), using: &generator)
      return "\(indent)\(kind ?? "") (\(numbers.joined(separator: ", ")))"
        + (details.randomElement(using: &generator) ?? "")
    }.joined(separator: "\n")
  }
}
