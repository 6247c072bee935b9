import Testing

@testable import Snapshots

@Suite("Snapshot environment")
struct SnapshotEnvironmentTests {
  private typealias InvalidValue = SnapshotEnvironment.InvalidValue

  @Test("the environment wins over the source, and the source over the default")
  func precedence() throws {
    for mode in RecordMode.allCases {
      let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": mode.rawValue, "CI": "1"])
      #expect(try environment.recordMode(nil) == mode)
      #expect(try environment.recordMode(.all) == mode)
      #expect(try SnapshotEnvironment(["CI": "1"]).recordMode(mode) == mode)
    }
  }

  @Test("nothing is recorded by default where CI is set")
  func defaults() throws {
    #expect(try SnapshotEnvironment([:]).recordMode(nil) == .missing)
    #expect(try SnapshotEnvironment(["CI": "true"]).recordMode(nil) == .never)
    for word in ["", "0", "false", "FALSE"] {
      #expect(try SnapshotEnvironment(["CI": word]).recordMode(nil) == .missing)
    }
    #expect(try SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": ""]).recordMode(nil) == .missing)
  }

  @Test("an unknown mode is an error that names what is allowed", arguments: ["al", "ALL", "true"])
  func unknown(word: String) throws {
    let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": word])
    let error = try #require(throws: InvalidValue.self) { try environment.recordMode(.never) }
    #expect(error.found == word)
    #expect(error.message.contains("“\(word)”, allowed: all, failed, missing, never"))
  }

  @Test("older suites' flags mean modes")
  func flags() {
    #expect((true as RecordMode) == .all)
    #expect((false as RecordMode) == .missing)
  }

  @Test("what failed goes where the environment says")
  func artifacts() {
    #expect(SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": "/a"]).artifactsFolder == "/a")
    #expect(SnapshotEnvironment([:]).artifactsFolder.hasSuffix("/snapshots"))
  }
}
