import Raster
import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("diff")
struct DiffCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a white picture with a black pixel here and there.
  private func picture(
    _ name: String, width: Int = 8, height: Int = 6, marks: [(Int, Int)] = []
  ) throws -> String {
    var bitmap = Bitmap(width: width, height: height, filledWith: PremultipliedPixel.white)
    for (x, y) in marks { bitmap[x, y] = PremultipliedPixel.black }
    try FileStore.write(try PNGEncoder.encode(bitmap), to: folder.file(name))
    return folder.file(name)
  }

  private func animation(_ name: String, _ delays: [Int]) throws -> String {
    var encoder = try APNGEncoder()
    for (index, delay) in delays.enumerated() {
      let pixel: PremultipliedPixel = index == 0 ? .white : .black
      try encoder.append(
        Bitmap(width: 2, height: 2, filledWith: pixel), delay: try FrameDelay(1, over: delay))
    }
    try FileStore.write(try encoder.finish(), to: folder.file(name))
    return folder.file(name)
  }

  @Test("equal pictures are identical, and nothing is written")
  func identical() throws {
    let (a, b) = (try picture("a.png"), try picture("b.png"))
    let run = CommandRun(["diff", a, b, "-o", folder.file("d.png"), "--json"])
    #expect(run.code == .done)
    #expect(
      run.json?.keys == [
        "result", "differingPixels", "totalPixels", "share", "maxChannelDelta", "sizes", "regions",
        "preset", "changes", "unequalPixels", "antialiasedPixels", "maskedPixels", "rules",
      ])
    #expect(run.json?["result"]?.text == "identical")
    #expect(run.json?["totalPixels"]?.number == 48)
    #expect(FileStore.kind(of: folder.file("d.png")) == .missing)
    #expect(CommandRun(["diff", a, b]).output == "identical: 48 pixels\n")
  }

  @Test("a changed pixel is counted, found and drawn")
  func different() throws {
    let (a, b) = (try picture("a.png"), try picture("b.png", marks: [(3, 2)]))
    let run = CommandRun(["diff", a, b, "-o", folder.file("d.png"), "--json"])
    #expect(run.code == .differs)
    #expect(run.json?["result"]?.text == "different")
    #expect(run.json?["differingPixels"]?.number == 1)
    #expect(run.json?["share"]?.number == 1.0 / 48)
    #expect(run.json?["maxChannelDelta"]?.number == 255)
    #expect(run.json?["sizes"]?[1]?.numbers == [8, 6])
    #expect(run.json?["regions"]?[0]?.numbers == [3, 2, 1, 1])
    #expect(try ImageFile.bitmap(at: folder.file("d.png")).width == 8)
    let words = CommandRun(["diff", b, a]).output
    #expect(words.contains("different: 1 of 48 pixels differ"))
    #expect(words.contains("1 pixels in (3, 2, 1×1)"))
  }

  @Test("sizes that differ are both named")
  func sizes() throws {
    let (a, b) = (try picture("a.png"), try picture("b.png", width: 3, height: 10))
    let run = CommandRun(["diff", a, b, "--json"])
    #expect(run.code == .differs)
    #expect(run.json?["result"]?.text == "size-mismatch")
    #expect(run.json?["sizes"]?[0]?.numbers == [8, 6])
    #expect(run.json?["sizes"]?[1]?.numbers == [3, 10])
    let words = CommandRun(["diff", a, b, "-o", folder.file("d.png")]).output
    #expect(words.contains("8×6 pixels and 3×10 pixels"))
    let drawn = try ImageFile.bitmap(at: folder.file("d.png"))
    #expect(drawn.width == 8 && drawn.height == 10)
  }

  @Test("animations differ by frames and by delays")
  func animations() throws {
    let a = try animation("a.png", [60, 60])
    #expect(CommandRun(["diff", a, try animation("b.png", [60, 60])]).code == .done)
    let slower = CommandRun(["diff", a, try animation("c.png", [60, 30]), "--json"])
    #expect(slower.code == .differs)
    #expect(slower.json?["changes"]?[0]?.text == "1: delay 1/60 s → 1/30 s")
    let longer = CommandRun(["diff", a, try animation("d.png", [60, 60, 60]), "--json"])
    #expect(longer.code == .differs)
    #expect(longer.json?["changes"]?[0]?.text == "2 is only in the second")
    #expect(longer.json?["differingPixels"]?.number == 4)
  }

  @Test("folders are compared name by name")
  func folders() throws {
    for name in ["a", "b"] { try FileStore.createFolder(folder.file(name)) }
    for name in ["a/1.png", "a/2.png", "b/1.png"] { _ = try picture(name) }
    let run = CommandRun(["diff", folder.file("a"), folder.file("b"), "--json"])
    #expect(run.code == .differs)
    #expect(run.json?["changes"]?[0]?.text == "2.png is only in the first")
    _ = try picture("b/2.png", marks: [(0, 0), (7, 5)])
    let output = folder.file("d")
    let changed = CommandRun(["diff", folder.file("a"), folder.file("b"), "-o", output, "--json"])
    #expect(changed.json?["differingPixels"]?.number == 2)
    #expect(changed.json?["frames"]?[0]?["identical"]?.content == .bool(true))
    #expect(try FileStore.names(in: output) == ["2.png"])
  }

  @Test("files that are no pictures are trouble that names what they hold")
  func unreadable() throws {
    let good = try picture("a.png")
    let cases = [
      ("missing.png", nil, "there is no such file"),
      ("empty.png", "", "the file is empty"),
      (
        "lfs.png",
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "a", count: 64))\nsize 12\n",
        "Git LFS pointer"
      ),
      ("text.png", "<<<<<<< HEAD", "no PNG"),
    ]
    for (name, text, words) in cases {
      if let text { _ = try folder.write(text, to: name) }
      let run = CommandRun(["diff", good, folder.file(name), "-o", folder.file("d.png"), "--json"])
      #expect(run.code == .trouble, "\(name)")
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.json?["error"]?["file"]?.text == folder.file(name))
      #expect(FileStore.kind(of: folder.file("d.png")) == .missing)
    }
    let half = try FileStore.read(good).dropLast(20)
    try FileStore.write(Array(half), to: folder.file("half.png"))
    #expect(CommandRun(["diff", good, folder.file("half.png")]).code == .trouble)
    try FileStore.createFolder(folder.file("none"))
    #expect(CommandRun(["diff", folder.file("none"), folder.file("none")]).code == .trouble)
  }
}
