import Raster
import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("frames, strip and animate")
struct FrameCommandTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(
      """
      {"device": {"width": 30, "height": 40, "scale": 1},
       "presenter": {"Color": "white", "ignoresSafeArea": true},
       "sheet": {"customSheet": {"content": {"Color": "red"}}}}
      """, to: "a.json")
  }

  @Test("frames are numbered from the first instant to the last")
  func frames() throws {
    let run = CommandRun(["frames", path, "-o", folder.file("f"), "--to", "0.3", "--fps", "10"])
    #expect(run.code == .done)
    let names = try FileStore.names(in: folder.file("f"))
    #expect(names == (0...3).map { "frame-000\($0).png" })
    #expect(run.output.split(separator: "\n").count == 4)
  }

  @Test("an export of no time is one frame")
  func noTime() throws {
    let run = CommandRun(["frames", path, "-o", folder.file("f"), "--to", "0"])
    #expect(run.code == .done)
    #expect(try FileStore.names(in: folder.file("f")) == ["frame-0000.png"])
  }

  @Test("the last frame of a settled export is the settled picture")
  func settled() throws {
    #expect(CommandRun(["frames", path, "-o", folder.file("f"), "--fps", "20"]).code == .done)
    #expect(CommandRun(["render", path, "-o", folder.file("r.png")]).code == .done)
    let last = try #require(try FileStore.names(in: folder.file("f")).last)
    let frame = try ImageFile.bitmap(at: folder.file("f/\(last)"))
    #expect(try ImageFile.bitmap(at: folder.file("r.png")) == frame)
  }

  @Test("an animation has the frames of the export, and lasts as long as was asked for")
  func animate() throws {
    let output = folder.file("a.png")
    let run = CommandRun([
      "animate", path, "-o", output, "--to", "0.5", "--fps", "20", "--loops", "2",
    ])
    #expect(run.code == .done)
    let json = CommandRun(["inspect", output, "--json"]).json
    #expect(json?["loops"]?.number == 2)
    for index in 0..<10 {
      #expect(json?["frames"]?[index]?["delay"]?.numbers == [1, 20])
    }
    #expect(json?["frames"]?[10] == nil)
    _ = CommandRun(["frames", path, "-o", folder.file("f"), "--to", "0.45", "--fps", "20"])
    #expect(CommandRun(["diff", output, folder.file("f")]).code == .done)
  }

  @Test("a strip has its frames in columns with room around them")
  func strip() throws {
    let output = folder.file("s.png")
    let run = CommandRun([
      "strip", path, "-o", output, "--to", "0.4", "--frames", "5", "--columns", "3", "--gap", "4",
    ])
    #expect(run.code == .done)
    let strip = try ImageFile.bitmap(at: output)
    #expect(strip.width == 3 * 30 + 4 * 4)
    #expect(strip.height == 2 * 40 + 3 * 4)
    #expect(strip[0, 0] == PremultipliedPixel(242, 242, 247, 255))
    #expect(strip[4, 4] == PremultipliedPixel.white)
  }

  @Test("labels make room under the frames")
  func labels() throws {
    let output = folder.file("s.png")
    let run = CommandRun([
      "strip", path, "-o", output, "--to", "0.1", "--frames", "2", "--gap", "0", "--labels",
    ])
    #expect(run.code == .done)
    let strip = try ImageFile.bitmap(at: output)
    #expect(strip.width == 60 && strip.height == 68)
  }
}
