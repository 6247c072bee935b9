import Testing

@testable import Snapshots

@Suite("References that nothing belongs to")
struct OrphanSearchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["r", "scenes"] { try FileStore.createFolder(folder.path + "/" + name) }
  }

  private func touch(_ names: String...) throws {
    for name in names { try FileStore.write([], to: folder.path + "/" + name) }
  }

  private func search(planned: [String], scenes: [String]) throws -> OrphanSearch {
    try OrphanSearch(
      VerifyResults(
        references: folder.path + "/r", shard: Shard(index: 2, count: 5), isFiltered: true,
        planned: planned, scenes: scenes.map { "\(folder.path)/scenes/\($0).json" }))
  }

  private func names(_ paths: [String]) -> [String] { paths.map { FileStore.name(of: $0) } }

  @Test("what the plan names stays, though a filter or another shard left it out")
  func planned() throws {
    try touch("r/a.png", "r/b-dark.png", "r/note.txt", "scenes/a.json", "scenes/b.json")
    #expect(try search(planned: ["a", "b-dark"], scenes: ["a", "b"]).orphans == [])
  }

  @Test("a scene or variant that is gone leaves an orphan; a scene that wasn't named doesn't")
  func orphans() throws {
    try touch("r/a.png", "r/a-dark.png", "r/gone.png", "r/b.png", "r/a-b.png", "r/a-b-dark.png")
    try touch("scenes/a.json", "scenes/b.json", "scenes/a-b.json")
    let search = try search(planned: ["a"], scenes: ["a"])
    #expect(names(search.orphans) == ["a-dark.png", "gone.png"])
    #expect(names(search.unknown) == ["a-b-dark.png", "a-b.png", "b.png"])
    try search.delete()
    #expect(
      try FileStore.names(in: folder.path + "/r") == [
        "a-b-dark.png", "a-b.png", "a.png", "b.png",
      ])
  }
}
