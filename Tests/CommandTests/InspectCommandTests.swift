import Raster
import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("inspect")
struct InspectCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a picture's facts are those that were written")
  func still() throws {
    let bitmap = Bitmap(width: 3, height: 2, filledWith: PremultipliedPixel.white)
    let path = folder.file("a.png")
    try FileStore.write(try PNGEncoder.encode(bitmap, fingerprint: "f"), to: path)
    let json = CommandRun(["inspect", path, "--json"]).json
    #expect(
      json?.keys == [
        "width", "height", "colorType", "bitDepth", "interlaced", "chunks", "frames", "loops",
        "pixelHash", "fingerprint",
      ])
    #expect(json?["width"]?.number == 3)
    #expect(json?["height"]?.number == 2)
    #expect(json?["chunks"]?[0]?.text == "IHDR")
    #expect(json?["loops"]?.content == .null)
    #expect(json?["fingerprint"]?.text == "f")
    let samples = [UInt8](repeating: 255, count: 24)
    #expect(json?["pixelHash"]?.text == SHA256.hexDigest(of: samples))
    #expect(CommandRun(["inspect", path]).output.contains("3×2 pixels"))
  }

  @Test("an animation's frames have their regions and exact delays")
  func animation() throws {
    var encoder = try APNGEncoder(plays: 3)
    let white = Bitmap(width: 4, height: 4, filledWith: PremultipliedPixel.white)
    var marked = white
    marked[2, 1] = PremultipliedPixel.black
    try encoder.append(white, delay: try FrameDelay(1, over: 60))
    try encoder.append(marked, delay: try FrameDelay(1, over: 2))
    let path = folder.file("a.png")
    try FileStore.write(try encoder.finish(), to: path)
    let json = CommandRun(["inspect", path, "--json"]).json
    #expect(json?["loops"]?.number == 3)
    let frame = json?["frames"]?[1]
    #expect(frame?.keys == ["x", "y", "width", "height", "delay", "pixelHash"])
    #expect(frame?["x"]?.number == 2)
    #expect(frame?["y"]?.number == 1)
    #expect(frame?["width"]?.number == 1)
    #expect(frame?["delay"]?.numbers == [1, 2])
    #expect(CommandRun(["inspect", path]).output.contains("1×1 at (2, 1), 1/2 s"))
  }

  @Test("a file that isn't there is trouble")
  func missing() {
    let run = CommandRun(["inspect", folder.file("none.png"), "--json"])
    #expect(run.code == .trouble)
    #expect(run.json?["error"]?["kind"]?.text == "image")
  }
}
