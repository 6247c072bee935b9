import SheetUI
import Testing

@testable import Snapshots

@Suite("Scene reader")
struct SceneReaderTests {
  private func scene(_ text: String) throws(SceneError) -> SceneSpec {
    try SceneReader.read(Array(text.utf8), file: "s.json")
  }

  private func error(_ text: String) -> SceneError? {
    do throws(SceneError) {
      _ = try scene(text)
      return nil
    } catch {
      return error
    }
  }

  private func view(_ text: String) throws -> ViewSpec? {
    try scene("{\"presenter\": \(text)}").presenter.first
  }

  @Test("an empty scene is an empty iPhone 13 in light appearance")
  func empty() throws {
    let scene = try scene("{}")
    #expect(scene.stage == StageSpec.standard)
    #expect(scene.stage.device.id == "iphone-13")
    #expect(scene.timeline.isEmpty)
    #expect(scene.instant == .settled)
  }

  @Test("without a timeline the sheet is presented at the start")
  func opening() throws {
    let sheet = #""sheet": {"customSheet": {"content": "Hi"}}"#
    #expect(try scene("{\(sheet)}").timeline == [EventSpec(at: 0, .present(true))])
    #expect(try scene("{\(sheet), \"timeline\": []}").timeline.isEmpty)
  }

  @Test("events are sorted by time, and those of one instant keep their order")
  func timeline() throws {
    let scene = try scene(
      """
      {"timeline": [{"at": 2, "rotate": "landscape"}, {"at": 1, "tap": "A"},
        {"at": 1, "tap": {"x": 3, "y": 4}}, {"at": 0, "keyboard": {"height": 336}}]}
      """)
    #expect(
      scene.timeline.map(\.action) == [
        .keyboard(height: 336), .tap(.text("A")), .tap(.point(x: 3, y: 4)), .rotate(.landscape),
      ])
  }

  @Test("modifiers apply in the order of their names, and a list may repeat them")
  func modifiers() throws {
    let view = try view(
      #"{"Text": "A", "padding": 8, "background": "red", "modifiers": [{"padding": 4}]}"#)
    #expect(view?.content == .text("A"))
    #expect(
      view?.modifiers == [
        .padding(.edges(.all, length: 8)), .background(.style(.color(.named("red")))),
        .padding(.edges(.all, length: 4)),
      ])
  }

  @Test("containers take settings or just their views")
  func containers() throws {
    let short = try view(#"{"VStack": ["A", {"Spacer": {}}]}"#)
    let long = try view(#"{"VStack": {"content": ["A", {"Spacer": {}}]}}"#)
    #expect(short == long)
    let row = try view(#"{"HStack": {"alignment": "top", "spacing": -3, "content": "A"}}"#)
    #expect(
      row?.content == .hStack(alignment: .top, spacing: -3, content: [ViewSpec(.text("A"))]))
  }

  @Test(
    "colors have names, hexadecimal digits and objects",
    arguments: [
      (#""red""#, ColorSpec.named("red")),
      (##""#FF0000""##, .components(red: 1, green: 0, blue: 0, opacity: 1)),
      (##""#00FF0000""##, .components(red: 0, green: 1, blue: 0, opacity: 0)),
      (#"{"color": "black", "opacity": 0.4}"#, .faded(.named("black"), opacity: 0.4)),
      (#"{"white": 0.5}"#, .components(red: 0.5, green: 0.5, blue: 0.5, opacity: 1)),
      (
        #"{"light": "white", "dark": "black"}"#,
        .adaptive(light: .named("white"), dark: .named("black"))
      ),
    ])
  func colors(_ text: String, _ color: ColorSpec) throws {
    #expect(try view("{\"Color\": \(text)}")?.content == .color(color))
  }

  @Test("a partial sheet's styles have the library's defaults")
  func partialSheet() throws {
    let scene = try scene(
      #"{"sheet": {"partialSheet": {"iPhoneStyle": {"cornerRadius": 30}, "content": "A"}}}"#)
    guard case .partial(let sheet) = scene.sheet else {
      Issue.record("The sheet is a partial sheet.")
      return
    }
    #expect(sheet.kind == .dynamic)
    #expect(sheet.padStyle == nil)
    #expect(
      sheet.phoneStyle
        == PartialSheetSpec.PhoneStyle(
          background: .solid(.named("systemBackground")), handleBar: .color(.named("secondary")),
          cover: .color(.faded(.named("black"), opacity: 0.4)), cornerRadius: 30))
  }

  @Test("line ends and a byte order mark don't change a scene")
  func lineEnds() throws {
    let text = "{\n  \"presenter\": [\n    {\"Text\": \"a\\rb\"},\n  ],\n}\n"
    let foreign = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    #expect(try scene(foreign) == scene(text))
    #expect(try scene(text).presenter == [ViewSpec(.text("a\rb"))])
  }

  @Test("wrong input is an error that names the key, the place and the nearest name")
  // Reason: one table of wrong scenes and their errors.
  func errors() {
    let cases: [(String, SceneError.Kind, Int, Int)] = [
      (
        "{\"presentr\": []}",
        .unknownKey(found: "presentr", owner: "a scene", nearest: "presenter"), 1, 2
      ),
      (
        "{\"presenter\":\n {\"Text\": \"A\", \"paddding\": 3}}",
        .unknownKey(found: "paddding", owner: "a view", nearest: "padding"), 2, 16
      ),
      (
        "{\"device\": \"iphone-31\"}",
        .unknownDevice(found: "iphone-31", nearest: "iphone-13"), 1, 12
      ),
      (
        "{\"at\": true}",
        .wrongType(
          key: "at", found: "a boolean", expected: "a time in seconds or “settled”"), 1, 8
      ),
      (
        "{\"presenter\": {\"Text\": \"A\", \"frame\": {\"width\": -1}}}",
        .outOfRange(key: "width", found: -1, allowed: "0 or more"), 1, 48
      ),
      ("{\"at\": NaN}", .json(.notFinite(found: "NaN")), 1, 8),
      ("{\"presenter\": {}}", .needsOne(owner: "a view", found: []), 1, 15),
      (
        "{\"presenter\": {\"Text\": \"A\", \"Color\": \"red\"}}",
        .needsOne(owner: "a view", found: ["Text", "Color"]), 1, 15
      ),
      (
        "{\"sheet\": {\"partialSheet\": {}}}",
        .missingKey(key: "content", owner: "a partial sheet"), 1, 28
      ),
      (
        "{\"presenter\": {\"Color\": \"#12\"}}",
        .malformed(key: "Color", found: "#12", expected: "#RRGGBB or #RRGGBBAA"), 1, 25
      ),
      (
        "{\"timeline\": [{\"at\": 1}]}", .needsOne(owner: "an event", found: []), 1, 15
      ),
    ]
    for (text, kind, line, column) in cases {
      let position = JSONPosition(line: line, column: column)
      #expect(error(text) == SceneError(kind, at: position, in: "s.json"), "\(text)")
    }
  }

  @Test("a word that is unknown names its nearest one")
  func unknownWord() {
    guard
      case .unknownValue(let key, let found, _, let nearest)? =
        error(#"{"appearance": "drak"}"#)?.kind
    else {
      Issue.record("An unknown word is an error.")
      return
    }
    #expect(key == "appearance")
    #expect(found == "drak")
    #expect(nearest == "dark")
  }

  @Test("a file that isn't there is an error without a place")
  func missingFile() {
    #expect(
      throws: SceneError(
        .unreadable(reason: "there is no such file"), at: nil, in: "/nowhere/s.json")
    ) { try SceneReader.read(file: "/nowhere/s.json") }
  }
}
