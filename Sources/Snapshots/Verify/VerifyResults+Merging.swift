extension VerifyResults {
  /// Adds the results of another part of the run, or of another run.
  ///
  /// - Parameters:
  ///   - other: The other part.
  ///   - folder: The folder that it comes from, for messages.
  /// - Throws: What two folders have in common, or why they don't belong together.
  public mutating func merge(_ other: VerifyResults, from folder: String) throws(ResultsError) {
    guard shardCount == other.shardCount else {
      throw .otherRun(
        folder: folder, found: "\(other.shardCount) shards", expected: "\(shardCount)")
    }
    for shard in other.shards where shards.contains(shard) {
      throw .repeated(what: "the shard \(shard.words)", folder: folder)
    }
    let known = Set(entries.map(\.id))
    for entry in other.entries where known.contains(entry.id) {
      throw .repeated(what: "the picture “\(entry.id)”", folder: folder)
    }
    isMerged = true
    shards = (shards + other.shards).sorted { $0.index < $1.index }
    isFiltered = isFiltered || other.isFiltered
    planned = Self.union(planned, other.planned)
    scenes = Self.union(scenes, other.scenes)
    runs += other.runs
    entries = Self.ordered(entries + other.entries, by: planned)
  }

  /// Takes over the entries of tests; those of a test that has an entry replace it.
  mutating func update(_ records: [VerifyEntry], _ newRuns: [TestRun]) {
    runs += newRuns
    let places = Dictionary(zip(entries.map(\.id), entries.indices)) { first, _ in first }
    for record in records {
      if let place = places[record.id] {
        entries[place] = record
      } else {
        entries.append(record)
      }
    }
    planned = Self.union(planned, records.map(\.id))
    // A test file has many records.
    var files = Set<String>()
    scenes = Self.union(scenes, records.map(\.scene).filter { files.insert($0).inserted })
    forgetReplaced()
  }

  /// Forgets runs of tests that a later run of all tests has replaced, and what only they tell of:
  /// tests that are gone.
  private mutating func forgetReplaced() {
    var replaced = Set<String>()
    var complete = Set<String>()
    for run in runs.reversed() {
      if complete.contains(run.suite) { replaced.insert(run.id) }
      if !run.isFiltered { complete.insert(run.suite) }
    }
    let gone = Set(entries.filter { replaced.contains($0.run) }.map(\.id))
    entries.removeAll { gone.contains($0.id) }
    planned.removeAll { gone.contains($0) }
    runs.removeAll { replaced.contains($0.id) }
  }

  private static func union(_ first: [String], _ second: [String]) -> [String] {
    let known = Set(first)
    return first + second.filter { !known.contains($0) }
  }

  private static func ordered(_ entries: [VerifyEntry], by ids: [String]) -> [VerifyEntry] {
    let places = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    return entries.sorted {
      (places[$0.id] ?? .max, $0.id) < (places[$1.id] ?? .max, $1.id)
    }
  }
}
