import PartialSheet
import SwiftUI
import Testing

@testable import SheetshotTesting
@testable import Snapshots

/// What a failure of a sheet's snapshot says first.
@Suite("Sheet changes")
@MainActor
struct SheetChangeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A presenter with an open sheet.
  struct Menu: View {
    var title: String
    var style: PSIphoneStyle
    @State private var isPresented = false

    init(title: String = "Settings", handle: Bool = true, cover: Double = 0.4) {
      self.title = title
      style = .defaultStyle()
      style.cover = .enabled(.black.opacity(cover))
      if !handle { style.handleBarStyle = .none }
    }

    var body: some View {
      Color.white
        .partialSheet(isPresented: $isPresented, iPhoneStyle: style) {
          Text(title).frame(height: 200)
        }
        .attachPartialSheetToRoot()
        .onAppear { isPresented = true }
    }
  }

  private func stage(_ menu: Menu = Menu()) throws -> Stage {
    let stage = try Stage(ViewImageConfig.iPhone13.configuration) { menu }
    try stage.settle()
    return stage
  }

  private func verify(_ stage: Stage, _ record: RecordMode = .missing) -> String? {
    let environment = SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": folder.file("artifacts")])
    return SnapshotCheck.$environment.withValue(environment) {
      verifySnapshot(
        of: stage, as: .image, named: "menu", record: record, snapshotDirectory: folder.path,
        testName: "sheet")
    }
  }

  /// The lines of the failure of a stage whose reference is the plain menu.
  private func failure(_ stage: Stage) throws -> [String] {
    #expect(verify(try self.stage())?.contains("so one was written") == true)
    return try #require(verify(stage)).split(separator: "\n").map(String.init)
  }

  @Test("a sheet that moved by a point is one change")
  func moved() throws {
    let stage = try stage()
    let handle = try stage.center(ofIdentifier: "PartialSheet.handle")
    try stage.touchDown(at: handle)
    try stage.touchMove(to: CGPoint(x: handle.x, y: handle.y + 1))
    let lines = try failure(stage)
    #expect(lines.first == "sheet y 570 → 571")
    #expect(lines[1] == "The snapshot differs from its reference.")
    #expect(lines.contains { $0.hasPrefix("Changed region") && $0.contains(" in ") })
    #expect(lines.last?.contains("of 2962440 pixels differ") == true)
  }

  @Test("a cover of another opacity is one change")
  func cover() throws {
    let lines = try failure(stage(Menu(cover: 0.38)))
    #expect(lines.first == "cover opacity 0.40 → 0.38")
    #expect(lines[1] == "The snapshot differs from its reference.")
  }

  @Test("a missing handle is told first, and what follows from it behind it")
  func handle() throws {
    let lines = try failure(stage(Menu(handle: false)))
    #expect(lines.first == "handle bar removed")
    #expect(lines[1] == "As a consequence: sheet y 570 → 610")
  }

  @Test("a changed word is told first, and its place and size behind it")
  func word() throws {
    let lines = try failure(stage(Menu(title: "Options")))
    #expect(lines.first == "text “Settings” → “Options”")
    #expect(lines[1].hasPrefix("As a consequence: “Options” "))
  }

  @Test("the layout tree lies beside the reference, and the new one beside the new picture")
  func files() throws {
    let before = try stage()
    _ = try failure(stage(Menu(cover: 0.38)))
    let names = ["sheet.menu.layout.txt", "sheet.menu.png"]
    #expect(try FileStore.names(in: folder.path).filter { $0.hasPrefix("sheet") } == names)
    let tree = try FileStore.read(folder.file(names[0]))
    #expect(String(decoding: tree, as: UTF8.self) == (try before.layoutTree()))
    let artifacts = folder.file("artifacts/SnapshotsTests/SheetChangeTests")
    #expect(
      try FileStore.names(in: artifacts).sorted() == [
        "sheet.menu.diff.png", "sheet.menu.expected.png", "sheet.menu.layout.txt",
        "sheet.menu.png", "sheet.menu.triptych.png",
      ])
  }
}
