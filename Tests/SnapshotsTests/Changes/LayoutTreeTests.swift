import Testing

@testable import Snapshots

@Suite("Layout tree")
struct LayoutTreeTests {
  private func node(_ line: String) throws -> LayoutTree.Node {
    try #require(LayoutTree(line).nodes.first)
  }

  @Test("a line's parts are read")
  func parts() throws {
    let shadow = try node(
      "shadow (0, 539.024, 390, 844) #000000@0.13 radius 10 id=PartialSheet.sheet")
    #expect(shadow.kind == "shadow" && shadow.identifier == "PartialSheet.sheet")
    #expect(shadow.frame == LayoutTree.Frame(x: 0, y: 539_024, width: 390_000, height: 844_000))
    #expect(
      shadow.properties == [
        .init(name: "shadow color", value: "#000000@0.13"),
        .init(name: "shadow radius", value: "10"),
      ])
    let opacity = try node("opacity (-1, 0, 1.5, 2) 0.4 leaving")
    #expect(opacity.value("opacity") == "0.4" && opacity.isLeaving && opacity.frame.x == -1000)
    #expect(try node("List<(Int, Int)> (0, 0, 1, 1)").kind == "List<(Int, Int)>")
  }

  @Test("a text may hold anything that a line may hold")
  func texts() throws {
    for text in ["", "a \"b\" id=c", "(1, 2, 3, 4)", "leaving", "two\\nlines"] {
      let found = try node("Text (0, 0, 10, 20) \"\(text)\" #000000 id=title leaving")
      #expect(found.text == text && found.identifier == "title" && found.isLeaving)
      #expect(found.value("color") == "#000000")
    }
  }

  @Test("indents tell what is inside of what, whatever the line ends")
  func depth() throws {
    let text =
      "window (0, 0, 9, 9)\n  ZStack (0, 0, 9, 9)\n    Color (0, 0, 9, 9)\n  Spacer (0, 0, 0, 0)\n"
    let tree = try LayoutTree(text)
    #expect(tree.roots == [0] && tree.nodes.map(\.children) == [[1, 3], [2], [], []])
    #expect(tree.nodes.map(\.end) == [4, 3, 3, 4])
    #expect(try LayoutTree(text.replacing("\n", with: "\r\n")) == tree)
  }

  @Test(
    "what is no layout tree is an error with its line",
    arguments: [
      ("version https://git-lfs.github.com/spec/v1\n", 1), ("a (0, 0, 1)", 1),
      ("a (0, 0, 1, 1)\n    b (0, 0, 1, 1)", 2), ("a (0, 0, 1, 1)\n b (0, 0, 1, 1)", 2),
      ("<<<<<<< HEAD", 1), ("a (0, 0, 1, x)", 1),
    ])
  func damaged(text: String, line: Int) {
    #expect(throws: LayoutTreeError(line: line)) { try LayoutTree(text) }
  }

  @Test("places that are no numbers are read")
  func endless() throws {
    let frame = try node("a (inf, -inf, nan, 1e+300)").frame
    #expect(frame.x == 1_000_000_000_000_000 && frame.y == -frame.x && frame.width == 0)
  }
}
