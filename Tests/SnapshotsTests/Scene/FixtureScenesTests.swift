import SheetUI
import Testing

@testable import Snapshots

@Suite("Fixture scenes")
struct FixtureScenesTests {
  /// The folder of the gallery's scenes, found from this file's place.
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
    .joined(separator: "/") + "/Fixtures/Scenes"

  static let files = ((try? FileStore.names(in: folder)) ?? []).filter { $0.hasSuffix(".json") }

  @Test("the gallery has at least 24 scenes")
  func count() {
    #expect(Self.files.count >= 24)
  }

  @Test("every scene reads, and names only what exists", arguments: files)
  func reads(_ file: String) throws {
    let path = Self.folder + "/" + file
    let scene = try SceneReader.read(file: path)
    _ = try SceneResources.load(for: scene, file: path)
    #expect(scene.title != nil)
    #expect(!scene.presenter.isEmpty)
  }

  @Test("the schema accepts every scene", arguments: files)
  func schema(_ file: String) throws {
    let node = try JSONReader.read(try FileStore.read(Self.folder + "/" + file))
    #expect(SchemaValidator(SceneSchema.document).accepts(node))
  }

  @Test(
    "what the reader refuses, the schema refuses",
    arguments: [
      #"{"presentr": []}"#, #"{"presenter": {}}"#, #"{"at": true}"#, #"{"at": -1}"#,
      #"{"device": "iphone-31"}"#, #"{"presenter": {"Text": "A", "Color": "red"}}"#,
      ##"{"presenter": {"Color": "#12"}}"##, #"{"presenter": {"Text": "A", "paddding": 1}}"#,
      #"{"sheet": {"partialSheet": {}}}"#, #"{"timeline": [{"at": 1}]}"#,
      #"{"presenter": {"Text": "A", "frame": {"width": -1}}}"#,
      #"{"presenter": {"ForEach": {"count": 1.5, "content": "A"}}}"#,
      #"{"presenter": {"Text": "A", "clipped": false}}"#,
    ])
  func refused(_ text: String) throws {
    #expect(!SchemaValidator(SceneSchema.document).accepts(try JSONReader.read(text)))
    #expect(throws: SceneError.self) { try SceneReader.read(Array(text.utf8)) }
  }

  @Test("the gallery shows every case of every enumeration of the two sheets")
  func coverage() throws {
    let scenes = try Self.files.map { try SceneReader.read(file: Self.folder + "/" + $0) }
    let sheets = scenes.compactMap { scene -> PartialSheetSpec? in
      if case .partial(let sheet) = scene.sheet { sheet } else { nil }
    }
    let styles = sheets.compactMap(\.phoneStyle)
    #expect(sheets.contains { $0.kind == .dynamic } && sheets.contains { $0.kind != .dynamic })
    for material in MaterialSpec.allCases {
      #expect(styles.contains { $0.background == .blur(material) }, "\(material)")
    }
    #expect(styles.contains { if case .gradient = $0.background { true } else { false } })
    #expect(styles.contains { $0.handleBar == .none } && styles.contains { $0.cover == .none })
    for radius in [0, 10, 30, 500] {
      #expect(styles.contains { $0.cornerRadius == Double(radius) }, "\(radius)")
    }
    for idiom in ["pad", "mac"] {
      let buttons = zip(scenes, scenes.map(\.sheet)).compactMap { scene, sheet in
        scene.stage.device.idiom.rawValue == idiom ? sheet : nil
      }
      #expect(buttons.contains { $0.hasNoCloseButton }, "\(idiom)")
      #expect(buttons.contains { !$0.hasNoCloseButton }, "\(idiom)")
    }
    #expect(sheets.contains { $0.slideIn != nil && $0.slideOut != nil })
    #expect(scenes.contains { $0.stage.layoutDirection == .rightToLeft })
    #expect(scenes.contains { $0.stage.appearance == .dark })
  }
}

extension SheetSpec {
  /// Whether the sheet hides its close button on tablets and desktops.
  fileprivate var hasNoCloseButton: Bool {
    if case .partial(let sheet) = self {
      sheet.padStyle?.closeButton == .some(.none)
    } else {
      false
    }
  }
}
