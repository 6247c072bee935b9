import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("Wrong input")
struct WrongInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A scene that is wrong, the place of the fault, its kind and some of its words.
  nonisolated struct Fault: CustomTestStringConvertible, Sendable {
    let scene: String
    let line: Int
    let column: Int
    let kind: String
    let words: String

    var testDescription: String { words }
  }

  nonisolated static let faults = [
    Fault(
      scene: "{\n \"presentr\": []\n}", line: 2, column: 2, kind: "unknown-key",
      words: "unknown key “presentr” in a scene; did you mean “presenter”?"),
    Fault(
      scene: "{\"presenter\":\n {\"Text\": \"A\", \"paddng\": 3}}", line: 2, column: 16,
      kind: "unknown-key", words: "unknown key “paddng” in a view; did you mean “padding”?"),
    Fault(
      scene: "{\"presenter\": {\"Txt\": \"A\"}}", line: 1, column: 16,
      kind: "unknown-key", words: "unknown key “Txt” in a view; did you mean “Text”?"),
    Fault(
      scene: "{\"presenter\": {\"Text\": 5}}", line: 1, column: 24, kind: "wrong-type",
      words: "“Text”: found a number, expected a string"),
    Fault(
      scene: "{\"presenter\": {\"Image\": {\"file\": \"none.png\"}}}", line: 1, column: 25,
      kind: "image", words: "can't use the image “none.png”: there is no such file"),
    Fault(
      scene: "{\"presenter\": {\"Image\": {\"file\": \"text.png\"}}}", line: 1, column: 25,
      kind: "image", words: "can't use the image “text.png”: it is no PNG file"),
    Fault(
      scene: "{\"at\": NaN}", line: 1, column: 8, kind: "json",
      words: "“NaN” is no number that can be used here"),
    Fault(
      scene: "{\"presenter\": {\"Text\": \"A\", \"frame\": {\"width\": -1}}}", line: 1,
      column: 48, kind: "out-of-range", words: "“width”: found -1, allowed: 0 or more"),
    Fault(
      scene: "{\"device\": {\"width\": 9, \"height\": 9, \"safeArea\": {\"top\": 1e308}}}", line: 1,
      column: 58, kind: "out-of-range", words: "“top”: found 1e+308, allowed: 0 to 4096"),
    Fault(
      scene: "{\"locale\": \"../etc\"}", line: 1, column: 12, kind: "malformed",
      words: "“locale”: found “../etc”, expected a locale such as en_US"),
    Fault(
      scene:
        "{\"presenter\": {\"ForEach\": {\"count\": 9999, \"content\":\n"
        + "{\"ForEach\": {\"count\": 9999, \"content\": []}}}}}",
      line: 1, column: 27, kind: "too-many-views",
      words: "there are more than 100000 views, those that ForEach repeats included"),
    Fault(
      scene: "{\"device\": \"iphone-31\"}", line: 1, column: 12, kind: "unknown-device",
      words: "unknown device “iphone-31”; did you mean “iphone-13”?"),
    Fault(
      scene: "{\"device\": {\"width\": 0, \"height\": 9}}", line: 1, column: 22,
      kind: "out-of-range", words: "“width”: found 0, allowed: 1 to 4096"),
    Fault(
      scene:
        "{\"presenter\": {\"Button\": {\"label\": \"A\", \"action\": {\"toggle\": \"opn\"}}},\n"
        + "\"state\": {\"open\": true}}", line: 1, column: 62, kind: "unknown-state",
      words: "the scene declares no state “opn”; did you mean “open”?"),
    Fault(
      scene: "{\"presenter\": \"Save\", \"timeline\": [{\"at\": 0, \"tap\": \"Sve\"}]}", line: 1,
      column: 36, kind: "stage", words: "nothing on the screen is “Sve”; did you mean “Save”?"),
    Fault(
      scene: "{\"presenter\": \"A\"", line: 1, column: 18, kind: "json",
      words: "the text ends where “,” or “}” is expected"),
    Fault(
      scene: "{\"at\": 1, \"at\": 2}", line: 1, column: 11, kind: "json",
      words: "the key “at” is there already, at line 1, column 2"),
  ]

  @Test("a wrong scene is trouble with its place, and nothing is written", arguments: faults)
  func scenes(_ fault: Fault) throws {
    _ = try folder.write("hello", to: "text.png")
    let path = try folder.write(fault.scene, to: "a.json")
    let place = "\(path):\(fault.line):\(fault.column): error: "
    for command in ["render", "strip", "animate", "frames"] {
      let isFolder = command == "frames"
      let output = folder.file(isFolder ? "out" : "out.png")
      let run = CommandRun([command, path, "-o", output])
      #expect(run.code == .trouble, "\(command)")
      #expect(run.errors == place + fault.words + "\n")
      #expect(run.output.isEmpty)
      #expect(FileStore.kind(of: output) == .missing, "\(command)")
    }
    let run = CommandRun(["render", path, "-o", folder.file("out.png"), "--json"])
    let error = run.json?["error"]
    #expect(error?.keys == ["kind", "message", "file", "line", "column"])
    #expect(error?["kind"]?.text == fault.kind)
    #expect(error?["message"]?.text == fault.words)
    #expect(error?["file"]?.text == path)
    #expect(error?["line"]?.number == Double(fault.line))
    #expect(error?["column"]?.number == Double(fault.column))
  }

  @Test("a second scene that is wrong keeps the first from being written")
  func second() throws {
    let good = try folder.write("{\"device\": \"iphone-8\"}", to: "good.json")
    let bad = try folder.write("{\"devise\": \"iphone-8\"}", to: "bad.json")
    let run = CommandRun(["render", good, bad, "-o", folder.file("out")])
    #expect(run.code == .trouble)
    #expect(FileStore.kind(of: folder.file("out")) == .missing)
  }

  @Test("a second scene that can't be played keeps the first from being written")
  func secondInMotion() throws {
    let good = try folder.write("{\"presenter\": \"Hi\"}", to: "good.json")
    let bad = try folder.write(
      "{\"presenter\": \"Hi\", \"timeline\": [{\"at\": 0, \"tap\": \"Ho\"}]}", to: "bad.json")
    let run = CommandRun(["render", good, bad, "-o", folder.file("out")])
    #expect(run.code == .trouble)
    #expect(run.output.isEmpty)
    #expect(FileStore.kind(of: folder.file("out")) == .missing)
    let frames = CommandRun(["frames", bad, "-o", folder.file("out"), "--to", "0.1"])
    #expect(frames.code == .trouble)
    #expect(FileStore.kind(of: folder.file("out")) == .missing)
  }

  @Test("wrong words on the command line are trouble, and nothing is written")
  func commandLine() throws {
    let path = try folder.write("{\"device\": \"iphone-8\"}", to: "a.json")
    let output = folder.file("out.png")
    let cases: [([String], String)] = [
      (["render", path, "-o", output, "--device", "ipad-por-11"], "did you mean “ipad-pro-11”?"),
      (["render", path, "-o", output, "--scale", "0"], "allowed: a number from 0.1 to 8"),
      (["render", path, "-o", output, "--scale", "nan"], "can't be “nan”"),
      (["render", path, "-o", output, "--at", "0x10"], "can't be “0x10”"),
      (["render", path, "-o", output, "--appearance", "drak"], "one of light, dark, both"),
      (["render", path, "-o", output, "--size-category", "larg"], "did you mean “large”?"),
      (["render", path, "-o", output, "--at", "-1"], "can't be “-1”"),
      (["render", path, "-o", output, "--jobs", "0"], "a whole number from 1 to 256"),
      (["render", folder.file("none.json"), "-o", output], "there is no such file"),
      (["strip", path], "needs the option --output"),
      (["strip", path, "-o", output, "--fps", "5", "--frames", "5"], "exclude each other"),
      (["strip", path, "-o", output, "--from", "2", "--to", "1"], "can't be “1"),
      (["animate", path, "-o", folder.file("none/a.png")], "its folder doesn't exist"),
      (["frames", path, "-o", path], "a part of its path is a file"),
    ]
    for (words, expected) in cases {
      let run = CommandRun(words)
      #expect(run.code == .trouble, "\(words)")
      #expect(run.errors.contains(expected), "\(run.errors)")
      #expect(FileStore.kind(of: output) == .missing)
    }
  }
}
