import Foundation
import Raster
import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("verify, report, accept, prune, status")
struct VerifyCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c"] { try scene(name, "Hello") }
  }

  /// The files of some references, in order.
  private func names(_ ids: String...) -> [String] {
    ids.flatMap { ["\($0).layout.txt", "\($0).png"] }
  }

  @discardableResult
  private func scene(_ name: String, _ text: String) throws -> String {
    try folder.write(#"{"presenter": {"Text": "\#(text)"}}"#, to: "\(name).json")
  }

  /// Runs verify on some scenes at a low scale, which is enough to tell texts apart.
  private func verify(
    _ names: [String] = ["a", "b", "c"], _ more: String..., report: String = "report"
  ) -> CommandRun {
    CommandRun(
      ["verify"] + names.map { folder.file("\($0).json") } + [
        "--references", folder.file("refs"), "--report", folder.file(report), "--scale", "0.5",
      ] + more)
  }

  private func run(_ command: String, _ more: String..., report: String = "report") -> CommandRun {
    CommandRun([command, "--report", folder.file(report)] + more)
  }

  @Test("references are recorded once, then everything is equal")
  func recording() throws {
    let first = verify(["a", "b", "c"], "--record", "missing", "--json")
    #expect(first.code == .differs)
    #expect(first.json?["counts"]?["recorded"]?.number == 3)
    #expect(try FileStore.names(in: folder.file("refs")) == names("a", "b", "c"))
    let second = verify(["a", "b", "c"], "--record", "never")
    #expect(second.code == .done)
    #expect(second.output.hasPrefix("3 passed\n"))
    #expect(verify(["a", "b", "c"], "--record", "all").code == .done)
    #expect(try FileStore.names(in: folder.file("report/images")) == [])
  }

  @Test("without references and without recording, nothing passes and nothing is written")
  func never() {
    let run = verify(["a"], "--record", "never", "--json")
    #expect(run.code == .differs)
    #expect(run.json?["entries"]?[0]?["outcome"]?.text == "missing")
    #expect(FileStore.kind(of: folder.file("refs")) == .missing)
    #expect(FileStore.kind(of: folder.file("report/images/a.png")) == .file)
  }

  @Test("the number of threads changes nothing")
  func jobs() throws {
    _ = verify(["a", "b", "c"], "--record", "missing")
    try scene("b", "Changed")
    let texts = [1, 2, 3, 8].map { jobs in
      verify(["a", "b", "c"], "--record", "never", "--json", "--jobs", "\(jobs)").output
    }
    #expect(texts.allSatisfy { $0 == texts[0] })
    #expect(texts[0].contains("different"))
  }

  @Test("a change is shown with three pictures, and accepted alone")
  func accepting() throws {
    _ = verify(["a", "b", "c"], "--record", "missing")
    try scene("a", "Changed")
    try scene("b", "Changed, too")
    let run = verify(["a", "b", "c"], "--record", "never", "--json")
    #expect(run.code == .differs)
    let entry = run.json?["entries"]?[0]
    #expect(entry?["outcome"]?.text == "different")
    for key in ["expected", "actual", "difference"] {
      let path = folder.file("report/" + (entry?[key]?.text ?? ""))
      #expect(throws: Never.self) { try ImageFile.bitmap(at: path) }
    }
    #expect(self.run("accept", "a").output == folder.file("refs/a.png") + "\n")
    #expect(self.run("status").output.hasPrefix("accepted a\ndifferent b\nmatches c\n2 passed"))
    #expect(self.run("status").code == .differs)
    #expect(
      verify(["a", "b", "c"], "--record", "never", "--json").json?["counts"]?["failed"]?.number == 1
    )
    #expect(self.run("accept", "--all").output == folder.file("refs/b.png") + "\n")
    #expect(verify(["a", "b", "c"], "--record", "never").code == .done)
    #expect(self.run("status").code == .done)
  }

  @Test("the failure's first line is what changed, and the layout is accepted with the picture")
  func layout() throws {
    _ = verify(["a"], "--record", "missing")
    let before = try FileStore.read(folder.file("refs/a.layout.txt"))
    try scene("a", "Changed")
    let run = verify(["a"], "--record", "never")
    #expect(run.output.contains("Hello") && run.output.contains("Changed"), "\(run.output)")
    #expect(self.run("accept", "a").code == .done)
    #expect(try FileStore.read(folder.file("refs/a.layout.txt")) != before)
    #expect(verify(["a"], "--record", "never").code == .done)
  }

  @Test("what can't be accepted is trouble, and nothing is taken over")
  func refusing() throws {
    _ = verify(["a", "b"], "--record", "missing")
    try scene("a", "Changed")
    _ = verify(["a", "b"], "--record", "never")
    let before = try FileStore.read(folder.file("refs/a.png"))
    #expect(run("accept").code == .trouble)
    #expect(run("accept", "a", "--all").code == .trouble)
    #expect(run("accept", "a", "bb").errors.contains("did you mean “b”"))
    #expect(run("accept", "a", "b").errors.contains("its outcome is matches"))
    try FileStore.write([1, 2], to: folder.file("report/images/a.png"))
    #expect(run("accept", "a").errors.contains("no PNG"))
    #expect(try FileStore.read(folder.file("refs/a.png")) == before)
    #expect(run("accept", "a", report: "none").code == .trouble)
    #expect(run("status", report: "none").code == .trouble)
  }

  @Test(
    "a reference that is no picture is trouble, and the next one is still compared",
    arguments: ["", "version https://git-lfs.github.com/spec/v1\n", "<<<<<<< HEAD\n"])
  func unreadable(text: String) throws {
    _ = verify(["a", "b"], "--record", "missing")
    try FileStore.write(Array(text.utf8), to: folder.file("refs/a.png"))
    let run = verify(["a", "b"], "--record", "never", "--json")
    #expect(run.code == .trouble)
    #expect(run.json?["entries"]?[0]?["outcome"]?.text == "unreadable")
    #expect(run.json?["entries"]?[1]?["outcome"]?.text == "matches")
    #expect(self.run("accept", "a").code == .done)
    #expect(verify(["a", "b"], "--record", "never").code == .done)
  }

  @Test("shards together are the whole, and a missing one is trouble")
  func shards() throws {
    _ = verify(["a", "b", "c"], "--record", "missing")
    try scene("c", "Changed")
    for index in 1...2 {
      _ = verify(
        ["a", "b", "c"], "--record", "never", "--shard", "\(index)/2", report: "s\(index)")
    }
    let (first, second) = (folder.file("s1"), folder.file("s2"))
    let whole = CommandRun(["report", second, first, "-o", folder.file("all"), "--json"])
    #expect(whole.code == .differs)
    #expect(whole.json?["counts"]?["passed"]?.number == 2)
    #expect(whole.json?["missingShards"]?.numbers == [])
    #expect(FileStore.kind(of: folder.file("all/images/c.diff.png")) == .file)
    let half = CommandRun(["report", second, "-o", folder.file("half")])
    #expect(half.code == .trouble)
    #expect(half.output.contains("the shard 1/2 is missing"))
    #expect(CommandRun(["report", first, first, "-o", folder.file("half")]).code == .trouble)
    #expect(run("prune", report: "s2").code == .done)
  }

  @Test("prune lists what a plan doesn't name, and deletes only when told to")
  func pruning() throws {
    _ = verify(["a", "b", "c"], "--record", "missing")
    try FileStore.write([], to: folder.file("refs/old.png"))
    _ = verify(["a", "b"], "--record", "never", "--filter", "a")
    let listed = run("prune")
    #expect(listed.code == .differs)
    #expect(listed.output == folder.file("refs/old.png") + "\n")
    #expect(listed.errors.contains("c.png: its scene or test file wasn't part of the run"))
    #expect(FileStore.kind(of: folder.file("refs/old.png")) == .file)
    #expect(run("prune", "--delete").code == .done)
    #expect(try FileStore.names(in: folder.file("refs")) == names("a", "b", "c"))
  }

  @Test("wrong words are trouble before anything is written")
  func wrongWords() throws {
    #expect(CommandRun(["verify", folder.file("a.json")]).errors.contains("--references"))
    #expect(verify(["a"], "--record", "always").code == .trouble)
    #expect(verify(["a"], "--shard", "3/2").code == .trouble)
    #expect(verify(["a", "a"]).errors.contains("both be written"))
    #expect(verify(["a", "none"]).code == .trouble)
    _ = try folder.write("{\"presenter\": {\"Txt\": 1}}", to: "bad.json")
    #expect(verify(["a", "bad"]).errors.contains("bad.json:1:"))
    #expect(FileStore.kind(of: folder.file("report")) == .missing)
    #expect(FileStore.kind(of: folder.file("refs")) == .missing)
    #expect(CommandRun(["report", folder.path, "-o", folder.file("x")]).code == .trouble)
  }

  @Test("comparison rules are those of diff, and a difference within them passes")
  func rules() throws {
    func color(_ hex: String) throws {
      _ = try folder.write(
        #"{"presenter": {"Rectangle": {"fill": "\#(hex)"}, "frame": {"width": 20, "height": 20}}}"#,
        to: "a.json")
    }
    try color("#808080")
    _ = verify(["a"], "--record", "missing")
    try color("#868686")
    let strict = verify(["a"], "--record", "never")
    #expect(strict.code == .differs)
    #expect(verify(["a"], "--record", "never", "--threshold", "0.03").code == .done)
    #expect(verify(["a"], "--record", "never", "--threshold", "0.01").code == .differs)
    #expect(verify(["a"], "--record", "never", "--preset", "pixelmatch").code == .done)
    #expect(verify(["a"], "--record", "never", "--max-pixels", "100").code == .done)
    #expect(verify(["a"], "--record", "never", "--max-pixels", "99").code == .differs)
    #expect(verify(["a"], "--record", "never", "--max-ratio", "0.5").code == .done)
    #expect(verify(["a"], "--preset", "none").code == .trouble)
    #expect(verify(["a"], "--threshold", "2").code == .trouble)
  }

  private func clock(_ color: String, masks: String = "[]") throws {
    _ = try folder.write(
      """
      {"masks": \(masks), "presenter": {"VStack": [{"Text": "Still"},
       {"Rectangle": {"fill": "\(color)"}, "frame": {"width": 20, "height": 20},
        "accessibilityIdentifier": "clock"}]}}
      """, to: "a.json")
  }

  @Test("masks are views or pixels, of options or of the scene, counted, and checked")
  func masks() throws {
    try clock("red")
    _ = verify(["a"], "--record", "missing")
    try clock("blue")
    #expect(verify(["a"], "--record", "never").code == .differs)
    let masked = verify(["a"], "--record", "never", "--mask", "clock", "--json")
    #expect(masked.code == .done)
    #expect(masked.json?["entries"]?[0]?["masked"]?.text == "1 masked area, 121 pixels")
    #expect(verify(["a"], "--record", "never", "--mask", "0,0,4000,400").code == .done)
    let unknown = verify(["a"], "--record", "never", "--mask", "clok")
    #expect(unknown.code == .trouble)
    #expect(unknown.output.contains("did you mean “clock”?\n"), "\(unknown.output)")
    let everything = verify(["a"], "--record", "never", "--mask", "0,0,4000,4000")
    #expect(everything.code == .trouble && everything.output.contains("the masks cover all"))
    #expect(verify(["a"], "--mask", "0,0,1").code == .trouble)
    try clock("blue", masks: #"["clock", {"x": 0, "y": 0, "width": 1, "height": 1}]"#)
    let scene = verify(["a"], "--record", "never", "--json")
    #expect(scene.code == .done)
    #expect(scene.json?["entries"]?[0]?["masked"]?.text == "2 masked areas, 122 pixels")
    try clock("blue", masks: #"["clock", {"x": 0, "y": 0, "width": 1}]"#)
    #expect(verify(["a"], "--record", "never").errors.contains("height"))
  }

  /// A sheet that slides in.
  private func sliding(_ name: String, _ color: String, frames: String = "") throws {
    _ = try folder.write(
      """
      {"presenter": {"Text": "Below"}, \(frames)
       "sheet": {"partialSheet": {"content": {"Rectangle": {"fill": "\(color)"}, "frame": {"height": 100}}}}}
      """, to: "\(name).json")
  }

  @Test("animations are compared frame by frame, and the first that differs is named")
  func animations() throws {
    try sliding("a", "red")
    let options = ["--fps", "10", "--to", "0.3"]
    func verifyFrames(_ more: String...) -> CommandRun {
      CommandRun(
        [
          "verify", folder.file("a.json"), "--references", folder.file("refs"), "--report",
          folder.file("report"), "--scale", "0.25",
        ] + options + more)
    }
    #expect(verifyFrames("--record", "missing").code == .differs)
    #expect(verifyFrames("--record", "never").code == .done)
    let decoder = try APNGDecoder(FileStore.read(folder.file("refs/a.png")))
    #expect(decoder?.frameInfos.count == 4)
    try sliding("a", "blue")
    let run = verifyFrames("--record", "never", "--json")
    #expect(run.code == .differs)
    let entry = try #require(run.json?["entries"]?[0])
    let message = entry["message"]?.text ?? ""
    #expect(message.hasPrefix("Frame 2 at 0.10 s: "), "\(message)")
    let first = message.components(separatedBy: "\n")[0]
    #expect(first == "Frame 2 at 0.10 s: Rectangle in sheet color #FF3B30 → #007AFF")
    #expect(message.contains(") in Rectangle in sheet. ") && !message.contains("cover"))
    #expect(entry["frames"]?[0]?["index"]?.number == 1)
    for key in ["expected", "actual", "difference", "triptych"] {
      let frames = key == "triptych" ? [] : [entry["frames"]?[0], entry["frames"]?[2]]
      for node in [entry] + frames {
        let path = folder.file("report/" + (node?[key]?.text ?? "none"))
        #expect(throws: Never.self) { try ImageFile.bitmap(at: path) }
      }
    }
    #expect(self.run("accept", "a").code == .done)
    #expect(verifyFrames("--record", "never").code == .done)
    #expect(try FileStore.names(in: folder.file("report/images")) == [])
  }

  @Test("a scene says itself that its frames are compared; options win")
  func framesOfScenes() throws {
    try sliding("a", "red", frames: #""frames": {"to": 0.2, "fps": 20},"#)
    _ = verify(["a", "b"], "--record", "missing")
    func count(_ name: String) throws -> Int? {
      try APNGDecoder(FileStore.read(folder.file("refs/\(name).png")))?.frameInfos.count
    }
    #expect(try count("a") == 5)
    #expect(try count("b") == nil)
    #expect(verify(["a", "b"], "--record", "never").code == .done)
    let other = verify(["a"], "--record", "never", "--fps", "10", "--to", "0.2")
    #expect(other.output.contains("The reference has 5 frames") || other.code == .differs)
    try sliding("a", "red", frames: #""frames": {"to": 0.2, "fps": 0},"#)
    #expect(verify(["a"]).errors.contains("fps"))
    #expect(verify(["b"], "--from", "1").errors.contains("--fps"))
    #expect(verify(["b"], "--fps", "10", "--from", "2", "--to", "1").code == .trouble)
    let many = verify(["b"], "--fps", "1000", "--to", "3000")
    #expect(many.code == .trouble && many.output.contains("1800"), "\(many.output)")
  }
}
