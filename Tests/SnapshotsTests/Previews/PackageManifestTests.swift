import Testing

@testable import Snapshots

@Suite("a package's manifest")
struct PackageManifestTests {
  private func manifest(_ dependency: String) -> PackageManifest? {
    let text = """
      {"name": "App", "dependencies": [\(dependency)], "products": [
        {"name": "Screens", "type": {"library": ["automatic"]}, "targets": ["A", "B"]},
        {"name": "tool", "type": {"executable": null}, "targets": ["C"]}]}
      """
    return PackageManifest(Array(text.utf8))
  }

  @Test("tells its libraries and their modules")
  func libraries() {
    #expect(manifest("")?.libraries == [.init(name: "Screens", modules: ["A", "B"])])
    #expect(manifest("")?.sheetshot == nil)
  }

  @Test("tells how it depends on sheetshot")
  func dependency() {
    let local = #"{"fileSystem": [{"identity": "sheetshot", "path": "/a/sheetshot"}]}"#
    #expect(
      manifest(local)?.sheetshot == #".package(name: "sheetshot", path: "/a/sheetshot")"#)
    let remote = """
      {"sourceControl": [{"identity": "sheetshot",
        "location": {"remote": [{"urlString": "https://example.org/sheetshot.git"}]},
        "requirement": {"range": [{"lowerBound": "1.0.0", "upperBound": "2.0.0"}]}}]}
      """
    #expect(
      manifest(remote)?.sheetshot
        == #".package(url: "https://example.org/sheetshot.git", "1.0.0"..<"2.0.0")"#)
  }

  @Test("is none where it is something else", arguments: ["", "[]", "{}", "{\"name\": 3}"])
  func damaged(text: String) {
    #expect(PackageManifest(Array(text.utf8)) == nil)
  }
}
