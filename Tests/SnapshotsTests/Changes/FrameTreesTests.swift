import Testing

@testable import Snapshots

@Suite("Frame trees")
struct FrameTreesTests {
  private func tree(_ x: Int, more: Bool = false) -> String {
    "window (0, 0, 10, 10)\n  Color (\(x), 0, 1, 1) #FF0000FF\n"
      + (more ? "  Text (0, 0, 5, 5) \"Hello: 1\"\n" : "")
  }

  private func trees(_ list: [String]) -> FrameTrees {
    var trees = FrameTrees()
    for (index, tree) in list.enumerated() { trees.append(tree, at: Double(index) / 10) }
    return trees
  }

  @Test("only changed lines are written, and all are read again")
  func roundTrip() throws {
    let list = [tree(0), tree(1), tree(1), tree(2, more: true), tree(3, more: true), tree(4)]
    let text = trees(list).text
    #expect(
      text.hasPrefix(
        """
        # frame 1 at 0.00 s
        window (0, 0, 10, 10)
          Color (0, 0, 1, 1) #FF0000FF
        # frame 2 at 0.10 s, changed lines
        2:   Color (1, 0, 1, 1) #FF0000FF
        # frame 3 at 0.20 s, changed lines
        # frame 4 at 0.30 s

        """), "\(text)")
    #expect(try FrameTrees(text) == trees(list))
    #expect(try FrameTrees(text.replacing("\n", with: "\r\n")) == trees(list))
  }

  @Test("a tree alone is one frame without a name")
  func alone() throws {
    #expect(try FrameTrees(tree(1)).frames == [.init(name: "", tree: tree(1))])
    #expect(try FrameTrees("").frames.count == 1)
  }

  @Test(
    "changed lines that can't be are refused", arguments: ["9: x", "x", "0: x", "-1: x", "2:x"])
  func damaged(line: String) {
    let text = "# frame 1 at 0.00 s\na (0, 0, 1, 1)\n# frame 2 at 0.10 s, changed lines\n" + line
    #expect(throws: LayoutTreeError(line: 4)) { try FrameTrees(text) }
  }

  @Test("the first frame whose tree changed is named with what changed in it")
  func changes() throws {
    let old = trees([tree(0), tree(1), tree(2)])
    let new = trees([tree(0), tree(3), tree(5)])
    let changes = try new.changes(from: old)
    #expect(changes.frame == "frame 2 at 0.10 s")
    #expect(changes.lines.first?.hasPrefix("Frame 2 at 0.10 s: ") == true, "\(changes.lines)")
    #expect(changes.lines.first?.contains("1 → 3") == true, "\(changes.lines)")
    #expect(try new.changes(from: new).isEmpty)
  }
}
