import Foundation
import Raster
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("Assertions in reports")
struct AssertionRecordsTests {
  private let folder: TemporaryFolder
  private let red = Bitmap(width: 4, height: 4, filledWith: PremultipliedPixel(255, 0, 0, 255))
  private let blue = Bitmap(width: 4, height: 4, filledWith: PremultipliedPixel(0, 0, 255, 255))
  private var report: ReportFolder { ReportFolder(folder.file("artifacts")) }

  init() throws { folder = try TemporaryFolder() }

  /// Verifies as an assertion does, in surroundings that name a folder for what failed.
  @discardableResult
  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, _ name: String,
    record: RecordMode = .never, isNamed: Bool = true
  ) -> String? {
    let values = isNamed ? ["SNAPSHOT_ARTIFACTS": folder.file("artifacts")] : [:]
    return SnapshotCheck.$environment.withValue(SnapshotEnvironment(values)) {
      verifySnapshot(
        of: value, as: strategy, named: name, record: record,
        snapshotDirectory: folder.file("refs"), fileID: "MyTests/MenuTests.swift",
        file: "/code/MenuTests.swift", testName: "menu()", line: 12)
    }
  }

  @Test("each assertion leaves its outcome, its words and its pictures")
  func records() throws {
    verify(red, .image, "same", record: .missing)
    verify(red, .image, "other", record: .missing)
    verify("old\n", .lines, "text", record: .missing)
    verify(red, .image, "same")
    verify(blue, .image, "other")
    verify("new\n", .lines, "text")
    verify(blue, .image, "none")
    let results = try report.results()
    let found = results.entries.map { "\($0.id) \($0.outcome.rawValue)" }
    #expect(
      found == [
        "MyTests/MenuTests/menu.none missing", "MyTests/MenuTests/menu.other different",
        "MyTests/MenuTests/menu.same matches", "MyTests/MenuTests/menu.text.txt different",
      ])
    #expect(results.scenes == ["/code/MenuTests.swift"])
    #expect(results.worst == .failed)
    let entry = results.entries[1]
    let pictures = [
      (entry.images.expected, red), (entry.images.actual, blue),
      (entry.images.difference, ImageComparison(red, blue).picture()),
    ]
    for (path, picture) in pictures {
      #expect(try ImageFile.bitmap(at: report.path(path ?? "none")) == picture)
    }
    #expect(entry.message.contains("pixels differ"))
    #expect(entry.line == 12)
    #expect(
      GitHubReport(results).annotations.contains {
        $0.hasPrefix("::error file=/code/MenuTests.swift,line=12,title=")
      })
  }

  @Test("accept takes over pictures and texts, and the report knows it")
  func accepting() throws {
    verify(red, .image, "a", record: .missing)
    verify("old\n", .lines, "t", record: .missing)
    verify(blue, .image, "a")
    verify("new\n", .lines, "t")
    let paths = try Acceptance(report).accept(nil)
    #expect(paths == [folder.file("refs/menu.a.png"), folder.file("refs/menu.t.txt")])
    #expect(try report.results().entries.map(\.outcome) == [.accepted, .accepted])
    #expect(verify(blue, .image, "a") == nil)
    #expect(verify("new\n", .lines, "t") == nil)
    #expect(try report.results().entries.map(\.outcome) == [.matches, .matches])
    #expect(FileStore.kind(of: report.page) == .file)
  }

  @Test("what can't be taken is trouble in the report, too")
  func unusable() throws {
    verify(Bitmap(width: 0, height: 0), .image, "empty", record: .missing)
    struct Failure: Error {}
    verify(
      "x",
      Snapshotting<String, String>(
        pathExtension: "txt", diffing: .lines, snapshot: { _ in throw Failure() }), "thrown")
    let entries = try report.results().entries
    #expect(entries.map(\.outcome) == [.unusable, .unusable])
    #expect(entries[1].message.contains("Failure"))
  }

  @Test("nothing is left where no folder is named")
  func unnamed() {
    verify(red, .image, "a", record: .missing, isNamed: false)
    #expect(FileStore.kind(of: folder.file("artifacts")) == .missing)
  }

  @Test("processes at once lose no line")
  func together() async throws {
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<40 {
        group.addTask { verify(red, .image, "p\(index)", record: .missing) }
      }
    }
    #expect(try report.results().entries.count == 40)
  }

  /// The records of a run, as a process leaves them.
  private func run(_ id: String, filtered: Bool = false, ends: Bool = true, _ names: String...) {
    let records = AssertionRecords(report.root)
    let run = TestRun(id: id, suite: "Tests XCTest", isFiltered: filtered)
    records.add(run)
    let store = ReferenceStore(
      besideTestFile: folder.file("MenuTests.swift"), artifactsFolder: report.root, module: "M")
    for name in names {
      let verifier = Verifier(store: store, mode: .missing, diffing: .image)
      let verified = verifier.verified(red, file: "\(name).png", layoutTree: LayoutText("tree"))
      records.add(
        verified, store, .init(testFile: folder.file("MenuTests.swift"), line: 7, run: run))
    }
    if ends { records.addEnd(of: run) }
  }

  private func ids() throws -> [String] {
    try report.results().entries.map { FileStore.name(of: $0.id) }
  }

  @Test("a run of all tests forgets those that are gone, one of some tests forgets none")
  func vanished() throws {
    run("1", "a", "b", "c")
    run("2", filtered: true, "b")
    #expect(try ids() == ["a", "b", "c"])
    try report.replace(report.results())
    run("3", "a", "b")
    #expect(try ids() == ["a", "b"])
    #expect(try report.results().planned == ["M/MenuTests/a", "M/MenuTests/b"])
    // Another program's tests are left alone.
    let records = AssertionRecords(report.root)
    records.add(TestRun(id: "4", suite: "Others XCTest", isFiltered: false))
    #expect(try ids() == ["a", "b"])
  }

  @Test("references of tests that are gone are found after a run of all tests, and only then")
  func orphans() throws {
    func search() throws -> [String]? {
      let results = try report.results()
      guard OrphanSearch.isPossible(results) else { return nil }
      let search = try OrphanSearch(results)
      try search.delete()
      return (search.orphans + search.unknown.map { "? " + $0 }).map { FileStore.name(of: $0) }
    }
    run("1", filtered: true, "a", "b")
    #expect(try search() == nil)
    run("2", ends: false, "a")
    #expect(try search() == nil)
    run("3", "a")
    #expect(try search() == ["b.png"])
    let snapshots = folder.file("__Snapshots__")
    #expect(try FileStore.names(in: snapshots + "/MenuTests") == ["a.layout.txt", "a.png"])
    // The folders of a test file that is gone, and of one that didn't run.
    for name in ["Gone", "Idle"] {
      try FileStore.createFolder("\(snapshots)/\(name)")
      try FileStore.write([1], to: "\(snapshots)/\(name)/\(name).png")
    }
    try FileStore.write([], to: folder.file("Idle.swift"))
    #expect(try search() == ["Gone.png", "Idle.png"])
    #expect(try FileStore.names(in: snapshots + "/Gone") == [])
    #expect(try FileStore.names(in: snapshots + "/Idle") == ["Idle.png"])
  }

  @Test(
    "a test program's words tell whether all tests were asked for",
    arguments: [
      ([], false), (["--testing-library", "swift-testing"], false),
      (["--filter", "A", "--testing-library", "swift-testing"], true), (["--skip", "A"], true),
      (["Tests.A/testA,Tests.A/testB"], true), (["--filter=A"], true),
      (["--test-bundle-path", "/a/b.xctest"], false),
    ])
  func filtered(words: [String], isFiltered: Bool) {
    #expect(TestProcess.isFiltered(["/a/b.xctest"] + words) == isFiltered)
  }

  @Test("a damaged record is an error that names the file")
  func damaged() throws {
    verify(red, .image, "a", record: .missing)
    try FileStore.append(Array("{\"id\": 1}\n".utf8), to: report.path("assertions.jsonl"))
    #expect(throws: ResultsError.self) { try report.results() }
  }
}
