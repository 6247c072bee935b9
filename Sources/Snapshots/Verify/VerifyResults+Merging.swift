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
    entries = Self.ordered(entries + other.entries, by: planned)
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
