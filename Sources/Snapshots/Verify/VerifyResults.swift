/// What a run was to verify and what became of it.
///
/// The plan names all pictures of the run, also those that a filter or another shard left out: a
/// reference is an orphan only when no plan names it.
public struct VerifyResults: Equatable, Sendable {
  /// The folder of the references.
  public var references: String
  /// The parts of the run that the entries come from; none for a run that wasn't split.
  public var shards: [Shard]
  /// How many parts there should be; 1 for a run that wasn't split.
  public var shardCount: Int
  /// Whether these are the results of all parts that could be found, so that others are missing.
  public var isMerged = false
  /// Whether only pictures whose name holds a text were taken.
  public var isFiltered: Bool
  /// The names of all pictures, in order.
  public var planned: [String]
  /// The files of all scenes, in order.
  public var scenes: [String]
  /// What became of the pictures, in the plan's order.
  public var entries: [VerifyEntry] = []
  /// The runs of tests that entries come from, the first begun first.
  package internal(set) var runs: [TestRun] = []

  /// The version of the format of results in files.
  static let format = 1

  /// Creates the results of a run in which nothing has been verified yet.
  public init(
    references: String, shard: Shard?, isFiltered: Bool, planned: [String], scenes: [String]
  ) {
    self.references = references
    shards = [shard].compactMap(\.self)
    shardCount = shard?.count ?? 1
    self.isFiltered = isFiltered
    self.planned = planned
    self.scenes = scenes
  }

  /// The numbers of the parts that are missing, counted from 1.
  public var missingShards: [Int] {
    guard isMerged, shardCount > 1 else { return [] }
    let found = Set(shards.map(\.index))
    return (1...shardCount).filter { !found.contains($0) }
  }

  /// Returns how many pictures have an outcome of a group.
  public func count(_ group: VerifyOutcome.Group) -> Int {
    entries.count { $0.outcome.group == group }
  }

  /// How the run ended: the first group of trouble, failed, recorded that isn't empty, or passed.
  public var worst: VerifyOutcome.Group {
    if !missingShards.isEmpty { return .trouble }
    return [.trouble, .failed, .recorded].first { count($0) > 0 } ?? .passed
  }

  /// The run in one line.
  public var summary: String {
    let groups = VerifyOutcome.Group.allCases.filter { $0 == .passed || count($0) > 0 }
    var parts = groups.map { "\(count($0)) \($0.rawValue)" }
    let left = planned.count - entries.count
    if left > 0 { parts.append("\(left) not in this run") }
    if !isMerged, let shard = shards.first { parts.append("shard \(shard.words)") }
    if let words = missingWords { parts.append(words) }
    return parts.joined(separator: ", ")
  }

  /// The missing parts in words; nil where none is missing.
  public var missingWords: String? {
    let missing = missingShards
    guard !missing.isEmpty else { return nil }
    let list = missing.map { "\($0)/\(shardCount)" }.joined(separator: ", ")
    return missing.count == 1 ? "the shard \(list) is missing" : "the shards \(list) are missing"
  }

  /// The results as they stand in files.
  public var json: JSONValue {
    [
      "format": .integer(Self.format),
      "version": .string(LibraryVersion.current),
      "references": .string(references),
      "shardCount": .integer(shardCount),
      "shards": .integers(shards.map(\.index)),
      "merged": .bool(isMerged),
      "missingShards": .integers(missingShards),
      "filtered": .bool(isFiltered),
      "counts": .object(
        VerifyOutcome.Group.allCases.map { ($0.rawValue, .integer(count($0))) }),
      "scenes": .array(scenes.map { .string($0) }),
      "planned": .array(planned.map { .string($0) }),
      "runs": .array(runs.map(\.json)),
      "entries": .array(entries.map(\.json)),
    ]
  }
}
