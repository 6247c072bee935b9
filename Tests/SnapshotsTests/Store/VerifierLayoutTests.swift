import Raster
import Testing

@testable import Snapshots

@Suite("Verifier with layout trees")
struct VerifierLayoutTests {
  private let folder: TemporaryFolder
  private let red = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel(255, 0, 0, 255))
  private let blue = Bitmap(width: 10, height: 10, filledWith: PremultipliedPixel(0, 0, 255, 255))
  private let redTree = "window (0, 0, 10, 10)\n  Color (0, 0, 10, 10) #FF0000\n"
  private let blueTree = "window (0, 0, 10, 10)\n  Color (0, 0, 10, 10) #0000FF\n"

  init() throws { folder = try TemporaryFolder() }

  private var store: ReferenceStore {
    ReferenceStore(folder: folder.file("refs"), artifactsFolder: folder.file("new"))
  }

  private func verify(_ bitmap: Bitmap, _ tree: String?, _ mode: RecordMode) -> Verdict {
    Verifier(store: store, mode: mode, diffing: .image)
      .verify(bitmap, file: "a.png", layoutTree: tree).verdict
  }

  private func keep(_ bitmap: Bitmap, _ tree: String?) throws {
    try store.write(PNGEncoder.encode(bitmap), "a.png")
    if let tree { try store.write(Array(tree.utf8), "a.layout.txt") }
  }

  private func keptTree() -> String? {
    (try? FileStore.read(store.path("a.layout.txt"))).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test("a tree is written whenever its picture is", arguments: RecordMode.allCases)
  func modes(mode: RecordMode) throws {
    _ = verify(red, redTree, mode)
    #expect(keptTree() == (mode == .never ? nil : redTree))
    try keep(red, redTree)
    _ = verify(blue, blueTree, mode)
    #expect(keptTree() == ([.all, .failed].contains(mode) ? blueTree : redTree))
  }

  @Test("an equal picture is equal whatever its tree, which is written only with everything")
  func equal() throws {
    for mode in RecordMode.allCases {
      try keep(red, blueTree)
      let identity = try folder.identity("refs/a.png")
      let verdict = verify(red, redTree, mode)
      #expect(verdict.isSuccess == (mode != .all) && verdict.changes == nil)
      #expect(keptTree() == (mode == .all ? redTree : blueTree))
      #expect(try folder.identity("refs/a.png") == identity)
    }
  }

  @Test("a failure starts with the changes and names the views in the regions")
  func failure() throws {
    try keep(red, redTree)
    let verdict = verify(blue, blueTree, .missing)
    #expect(verdict.changes?.causes == ["Color color #FF0000 → #0000FF"])
    #expect(
      verdict.message == """
        Color color #FF0000 → #0000FF
        The snapshot differs from its reference.
        reference: \(store.path("a.png"))
        new: \(folder.file("new/a.png"))
        difference: \(folder.file("new/a.diff.png"))
        side by side: \(folder.file("new/a.triptych.png"))
        Changed region: (0, 0, 10×10) in Color
        100 of 100 pixels differ (100 %); worst channel difference 255 (red 255, green 0, blue 255, \
        alpha 0).
        """)
  }

  @Test("a reference without a tree is compared as ever")
  func withoutTree() throws {
    try keep(red, nil)
    #expect(verify(red, redTree, .never).isSuccess)
    let message = try #require(verify(blue, blueTree, .never).message)
    #expect(message.hasPrefix("The snapshot differs") && !message.contains("layout tree"))
    #expect(keptTree() == nil)
  }

  @Test("where no view changed, a failure starts with the region and the view nearest to it")
  func headline() throws {
    let tree = "window (0, 0, 10, 10)\n  Color (0, 0, 2, 2) #FF0000\n  Text (6, 6, 2, 2) \"Hi\"\n"
    try keep(red, tree)
    func first(_ places: (Int, Int)...) -> Substring? {
      var picture = red
      for (x, y) in places { picture[x, y] = blue[0, 0] }
      return verify(picture, tree, .never).message?.split(separator: "\n").first
    }
    #expect(first((7, 7)) == "Pixels changed in “Hi”: (7, 7, 1×1).")
    #expect(first((9, 7)) == "Pixels changed near “Hi”: (9, 7, 1×1).")
    #expect(first((3, 0)) == "Pixels changed near Color: (3, 0, 1×1).")
    #expect(first((1, 1), (2, 1)) == "Pixels changed in Color: (1, 1, 2×1).")
  }

  @Test("a change elsewhere doesn't stand before the pixels that it doesn't explain")
  func unrelated() throws {
    func tree(_ x: Int, _ word: String) -> String {
      "window (0, 0, 90, 90)\n  Image (50, 50, 40, 40) sun\n"
        + "  Text (\(x), 0, 2, 1) \"Hi\"\n  Text (0, 80, 2, 1) \"\(word)\"\n"
    }
    let plain = Bitmap(width: 90, height: 90, filledWith: red[0, 0])
    try keep(plain, tree(0, "on"))
    func lines(_ places: [(Int, Int)], _ tree: String) throws -> [Substring] {
      var picture = plain
      for (x, y) in places { picture[x, y] = blue[0, 0] }
      return try #require(verify(picture, tree, .never).message).split(separator: "\n")
    }
    // The picture inside changed; a text elsewhere moved without a pixel's difference.
    let sun = (60..<63).flatMap { x in (60..<63).map { (x, $0) } }
    let first = try lines(sun, tree(1, "on"))
    #expect(first.prefix(2) == ["Pixels changed in image “sun”: (60, 60, 3×3).", "“Hi” x 0 → 1"])
    // Where the text's pixels changed too, and less than those of the picture.
    let both = try lines(sun + [(0, 0)], tree(1, "on"))
    #expect(
      both.prefix(2) == [
        "Pixels changed in image “sun”: (60, 60, 3×3), the largest of 2 regions.",
        "“Hi” x 0 → 1",
      ])
    // Two changes of the layout, of which one is seen.
    let seen = try lines([(0, 0), (1, 0), (2, 0)], tree(1, "off"))
    #expect(seen.first == "“Hi” x 0 → 1; text “on” → “off”")
    let other = try lines([(0, 80), (1, 80)], tree(1, "off"))
    #expect(other.first == "text “on” → “off”; “Hi” x 0 → 1")
  }

  @Test("equal trees are told, and a damaged one with its line")
  func trees() throws {
    try keep(red, redTree)
    #expect(verify(blue, redTree, .never).message?.contains("The layout trees are equal") == true)
    try keep(red, "<<<<<<< HEAD\n")
    let message = try #require(verify(blue, blueTree, .never).message)
    #expect(message.hasPrefix("The snapshot differs"))
    #expect(
      message.hasSuffix(
        "The layout tree beside the reference can't be used: line 1 is no line of a layout tree."))
  }
}
