import Raster
import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("render")
struct RenderCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let scene = """
    {
      "device": {"width": 40, "height": 60, "scale": 1},
      "presenter": {"Color": "white", "ignoresSafeArea": true},
      "sheet": {"customSheet": {"height": 0.5, "width": 0.5, "content": {"Color": "#FF0000"}}}
    }
    """

  private func scene(_ text: String = scene, name: String = "a.json") throws -> String {
    try folder.write(text, to: name)
  }

  @Test("a scene becomes a picture, and its path is printed")
  func picture() throws {
    let path = try scene()
    let run = CommandRun(["render", path, "-o", folder.file("out")])
    #expect(run.code == .done)
    #expect(run.output == folder.file("out/a.png") + "\n")
    let picture = try ImageFile.bitmap(at: folder.file("out/a.png"))
    #expect(picture.width == 40 && picture.height == 60)
    #expect(picture[20, 30] == PremultipliedPixel(255, 0, 0, 255))
    #expect(picture[2, 2] == PremultipliedPixel(128, 128, 128, 255))
  }

  @Test("the same scene gives the same bytes, with any number of threads")
  func deterministic() throws {
    let path = try scene()
    for jobs in ["1", "2", "7"] {
      let output = folder.file("\(jobs).png")
      #expect(CommandRun(["render", path, "-o", output, "--jobs", jobs]).code == .done)
    }
    let bytes = try FileStore.read(folder.file("1.png"))
    #expect(try FileStore.read(folder.file("2.png")) == bytes)
    #expect(try FileStore.read(folder.file("7.png")) == bytes)
  }

  @Test("line ends and a byte order mark in the scene don't change the file")
  func lineEnds() throws {
    let plain = try scene()
    let foreign = try scene(
      "\u{FEFF}" + Self.scene.replacing("\n", with: "\r\n") + "\r\n", name: "b.json")
    #expect(CommandRun(["render", plain, "-o", folder.file("1")]).code == .done)
    #expect(CommandRun(["render", foreign, "-o", folder.file("2")]).code == .done)
    let a = try ImageFile.bitmap(at: folder.file("1/a.png"))
    #expect(try ImageFile.bitmap(at: folder.file("2/b.png")) == a)
  }

  @Test("devices and appearances make a matrix with names that tell them apart")
  func matrix() throws {
    let path = try scene()
    let run = CommandRun([
      "render", path, "-o", folder.file("m"), "--device", "iphone-se-3", "--device", "iphone-8",
      "--appearance", "both", "--scale", "0.2",
    ])
    #expect(run.code == .done)
    #expect(
      try FileStore.names(in: folder.file("m")) == [
        "a-iphone-8-dark.png", "a-iphone-8-light.png", "a-iphone-se-3-dark.png",
        "a-iphone-se-3-light.png",
      ])
  }

  @Test("DocC's names have the appearance and the scale")
  func docc() throws {
    let path = try scene()
    let run = CommandRun([
      "render", path, "-o", folder.file("d"), "--appearance", "both", "--naming", "docc",
      "--scale", "2",
    ])
    #expect(run.code == .done)
    #expect(try FileStore.names(in: folder.file("d")) == ["a@2x.png", "a~dark@2x.png"])
  }

  @Test("an index names every picture")
  func index() throws {
    let path = try scene()
    let run = CommandRun(["render", path, "-o", folder.file("i"), "--index", "--json"])
    #expect(run.code == .done)
    #expect(run.json?["pictures"]?[0]?["width"]?.number == 40)
    let html = String(decoding: try FileStore.read(folder.file("i/index.html")), as: UTF8.self)
    #expect(html.contains("<img src=\"a.png\""))
  }

  @Test("two pictures can't have one path")
  func samePath() throws {
    let path = try scene()
    let run = CommandRun([
      "render", path, "-o", folder.file("x.png"), "--appearance", "both",
    ])
    #expect(run.code == .trouble)
    #expect(run.errors.contains("two pictures would both be written"))
    #expect(FileStore.kind(of: folder.file("x.png")) == .missing)
  }

  @Test("the picture's fingerprint has the hash of its pixels")
  func fingerprint() throws {
    let path = try scene()
    _ = CommandRun(["render", path, "-o", folder.file("f.png")])
    let json = CommandRun(["inspect", folder.file("f.png"), "--json"]).json
    let text = try #require(json?["fingerprint"]?.text)
    let fingerprint = try JSONReader.read(text)
    #expect(fingerprint["pixels"]?.text == json?["pixelHash"]?.text)
    #expect(fingerprint["scene"]?.text == "a")
  }
}
