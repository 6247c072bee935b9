import Raster
import Testing

@testable import Snapshots

@Suite("Changes between files")
struct PictureChangesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a picture of one color with its tree beside it.
  private func picture(_ name: String, _ level: UInt8, tree: String? = nil) throws {
    let pixel = PremultipliedPixel(level, level, level, 255)
    let bitmap = Bitmap(width: 4, height: 4, filledWith: pixel)
    let path = folder.file(name)
    try FileStore.createFolder(FileStore.folder(of: path))
    try FileStore.write(PNGEncoder.encode(bitmap), to: path)
    let digits = String(UInt32(level) * 0x10101 + 0x1000000, radix: 16, uppercase: true).dropFirst()
    let text = tree ?? "window (0, 0, 4, 4)\n  Color (0, 0, 4, 4) #\(digits)\n"
    try FileStore.write(Array(text.utf8), to: path.replacing(".png", with: ".layout.txt"))
  }

  private func changes(_ a: String, _ b: String) throws -> [String] {
    try PictureDiff(FrameSource(folder.file(a)), FrameSource(folder.file(b))).report().changes
  }

  @Test("two files' trees are compared where the pictures differ")
  func files() throws {
    try picture("a.png", 0)
    try picture("b.png", 255)
    #expect(try changes("a.png", "b.png") == ["Color color #000000 → #FFFFFF"])
    try picture("c.png", 0, tree: "other (0, 0, 4, 4)\n")
    #expect(try changes("a.png", "c.png").isEmpty)
    try picture("d.png", 9, tree: "no tree")
    #expect(try changes("a.png", "d.png").isEmpty)
  }

  @Test("the changes of files in folders stand behind their names")
  func folders() throws {
    try picture("a/x.png", 0)
    try picture("b/x.png", 255)
    #expect(try changes("a", "b") == ["x.png: Color color #000000 → #FFFFFF"])
  }
}
