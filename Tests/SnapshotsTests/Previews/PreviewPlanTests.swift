import Raster
import SheetUI
import Testing

@testable import Snapshots

@MainActor
@Suite("previews of a module")
struct PreviewPlanTests {
  private func plan(_ matrix: PreviewMatrix = PreviewMatrix(), filter: String? = nil) -> PreviewPlan
  {
    PreviewPlan(of: ["SnapshotsTests"], matrix: matrix, filter: filter)
  }

  @Test("are found, those of the macro in source order, then the providers by name")
  func names() {
    #expect(
      plan().shots.map(\.name) == [
        "SamplePreviews.1", "SamplePreviews.Wide-card", "SamplePreviews.Wide-card-2",
        "SamplePreviews.Numbers-1", "SamplePreviews.Numbers-2", "SamplePreviews.Broken",
        "Outer-Full.1",
        "Several_Previews.Letter", "Several_Previews.2", "Several_Previews.3",
        "Several_Previews.4", "Several_Previews.5", "Several_Previews.6",
        "Several_Previews.Unknown",
      ])
    #expect(PreviewPlan.modules.contains("SnapshotsTests"))
    #expect(PreviewPlan.module(of: Several_Previews.self) == "SnapshotsTests")
  }

  @Test("have no hash of a variant's plain values in their names")
  func variants() {
    let matrix = PreviewMatrix(
      appearances: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft])
    #expect(
      plan(matrix, filter: "Letter").shots.map(\.name) == [
        "Several_Previews.Letter", "Several_Previews.Letter.rightToLeft",
        "Several_Previews.Letter.dark", "Several_Previews.Letter.dark-rightToLeft",
      ])
  }

  @Test("are shown once on a device that they ask for")
  func ownDevice() throws {
    let devices = ["iphone-13", "iphone-se-3"].compactMap { Device.named($0) }
    let shots = plan(PreviewMatrix(devices: devices), filter: "Several_Previews.6").shots
    #expect(shots.map(\.name) == ["Several_Previews.6"])
    #expect(try size("Several_Previews.6") == [1620, 2160])
  }

  @Test("have the size that they ask for")
  func sizes() throws {
    #expect(try size("SamplePreviews.1") == [1170, 2532])
    #expect(try size("SamplePreviews.Wide-card") == [360, 120])
    #expect(try size("SamplePreviews.Numbers-1") == [2532, 1170])
    #expect(try size("Several_Previews.2") == [90, 60])
    #expect(try size("Outer-Full.1") == [2532, 1170])
  }

  @Test("of several boxes stand in a column with the macro, and one by one with a provider")
  func boxes() throws {
    let column = try picture("SamplePreviews.Wide-card-2").layoutTree
    #expect(column.contains("\"one\"") && column.contains("\"two\""))
    for (name, text, other) in [("4", "\"x\"", "\"y\""), ("5", "\"y\"", "\"x\"")] {
      let tree = try picture("Several_Previews.\(name)").layoutTree
      #expect(tree.contains(text) && !tree.contains(other))
    }
  }

  @Test("are taken by the runner with the words that the command gives it")
  func runner() throws {
    let folder = try TemporaryFolder()
    try PreviewRunner.run([
      "output", folder.path, "module", "SnapshotsTests", "device", "iphone-13", "device", "ipad-9",
      "direction", "leftToRight", "direction", "rightToLeft", "size-category", "xLarge", "filter",
      "Several_Previews.Letter",
    ])
    let names = [
      "Letter", "Letter.ipad-9", "Letter.ipad-9-rightToLeft", "Letter.rightToLeft",
    ].map { "Several_Previews.\($0)" }
    let found = try FileStore.names(in: folder.path)
    #expect(Set(found.filter { $0.hasSuffix(".png") }) == Set(names.map { $0 + ".png" }))
    #expect(found.filter { $0.hasSuffix(".layout.txt") }.count == 4)
    let list = PreviewFile.list(in: try FileStore.read(folder.file(PreviewFile.listName)))
    #expect(list?.map(\.name).sorted() == names && list?.allSatisfy { $0.error == nil } == true)
    #expect(throws: PreviewRunner.UnknownWord.self) {
      try PreviewRunner.run(["output", folder.path, "direction", "up"])
    }
  }

  @Test("lift previewable state into a view")
  func previewable() throws {
    #expect(try picture("SamplePreviews.Wide-card").layoutTree.contains("\"on\""))
  }

  @Test("name a device that doesn't exist")
  func unknownDevice() throws {
    #expect(throws: PreviewError.unknownDevice("Toaster 3")) {
      _ = try picture("Several_Previews.Unknown")
    }
  }

  private func picture(_ name: String) throws -> PreviewShot.Picture {
    try #require(plan().shots.first { $0.name == name }).take()
  }

  private func size(_ name: String) throws -> [Int] {
    let bitmap = try picture(name).bitmap
    return [bitmap.width, bitmap.height]
  }
}
