import Testing

@testable import Snapshots

@Suite("The results of a run")
struct VerifyResultsTests {
  static func entry(_ id: String, _ outcome: VerifyOutcome = .matches) -> VerifyEntry {
    VerifyEntry(
      id: id, scene: "scenes/\(id).json", variant: "", outcome: outcome, reference: "r/\(id).png")
  }

  static func results(
    _ entries: [VerifyEntry], shard: Shard? = nil, planned: [String]? = nil
  ) -> VerifyResults {
    var results = VerifyResults(
      references: "r", shard: shard, isFiltered: false, planned: planned ?? entries.map(\.id),
      scenes: entries.map(\.scene))
    results.entries = entries
    return results
  }

  private let planned = ["a", "b", "c"]

  private func part(_ index: Int, _ ids: String...) -> VerifyResults {
    Self.results(
      ids.map { Self.entry($0) }, shard: Shard(index: index, count: 3), planned: planned)
  }

  @Test("reading gives what was written")
  func roundTrip() throws {
    var entry = Self.entry("a", .different)
    entry.message = "ä \"x\"\n</script>\u{1}"
    entry.images.actual = "images/a.png"
    entry.images.difference = "images/a.diff.png"
    let results = Self.results([entry], shard: Shard(index: 1, count: 3))
    let text = JSONWriter.text(results.json, layout: .indented)
    #expect(try ResultsReader(path: "x").read(Array(text.utf8)) == results)
  }

  @Test("pictures outside of the report's folder are refused")
  func escape() {
    for path in ["/etc/passwd", "../a.png", "images/../../a.png"] {
      var entry = Self.entry("a", .different)
      entry.images.actual = path
      let text = JSONWriter.text(Self.results([entry]).json)
      #expect(throws: ResultsError.self) { try ResultsReader(path: "x").read(Array(text.utf8)) }
    }
  }

  @Test(
    "what holds no results is refused",
    arguments: ["", "{}", "[]", "{\"format\": 2}", "{\"format\": 1}", "{\"format\": 1e300}"])
  func malformed(text: String) {
    #expect(throws: ResultsError.self) { try ResultsReader(path: "x").read(Array(text.utf8)) }
  }

  @Test("shards merge in the plan's order, whatever the order of the folders")
  func merging() throws {
    for order in [[0, 1, 2], [2, 1, 0], [1, 0, 2]] {
      let parts = [part(1, "a"), part(2, "b"), part(3, "c")]
      var merged = parts[order[0]]
      try merged.merge(parts[order[1]], from: "x")
      #expect(merged.worst == .trouble)
      try merged.merge(parts[order[2]], from: "y")
      #expect(merged.entries.map(\.id) == planned)
      #expect(merged.missingShards == [])
      #expect(merged.worst == .passed)
      #expect(merged.summary == "3 passed")
    }
  }

  @Test("a missing shard is said, and the run has not passed")
  func missing() throws {
    var merged = part(3, "c")
    try merged.merge(part(1, "a"), from: "x")
    #expect(merged.missingShards == [2])
    #expect(merged.summary == "2 passed, 1 not in this run, the shard 2/3 is missing")
    #expect(merged.worst == .trouble)
  }

  @Test("a shard alone says which it is, and blames no other one")
  func alone() {
    #expect(part(2, "b").summary == "1 passed, 2 not in this run, shard 2/3")
    #expect(part(2, "b").worst == .passed)
  }

  @Test("a shard that is there twice, and one of another run, are errors")
  func repeated() {
    var merged = part(1, "a")
    #expect(throws: ResultsError.repeated(what: "the shard 1/3", folder: "x")) {
      try merged.merge(part(1, "b"), from: "x")
    }
    #expect(throws: ResultsError.otherRun(folder: "x", found: "1 shards", expected: "3")) {
      try merged.merge(Self.results([]), from: "x")
    }
    var whole = Self.results([Self.entry("a")])
    #expect(throws: ResultsError.repeated(what: "the picture “a”", folder: "x")) {
      try whole.merge(Self.results([Self.entry("a")]), from: "x")
    }
  }

  @Test("the worst outcome decides how a run ended")
  func worst() {
    let outcomes: [VerifyOutcome] = [.matches, .accepted, .recorded, .missing, .unreadable]
    let ends: [VerifyOutcome.Group] = [.passed, .passed, .recorded, .failed, .trouble]
    for (count, end) in zip(1..., ends) {
      let entries = outcomes.prefix(count).enumerated().map { Self.entry("\($0)", $1) }
      #expect(Self.results(entries).worst == end)
    }
  }
}
