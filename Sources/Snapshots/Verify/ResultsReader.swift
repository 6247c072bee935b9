/// Reads the results of a run from the text of a file.
struct ResultsReader {
  /// The file's path, for messages.
  let path: String

  /// What a line of a test run tells.
  enum Record {
    case entry(VerifyEntry)
    case run(TestRun)
  }

  /// Returns what a line tells.
  func record(_ line: [UInt8]) throws(ResultsError) -> Record {
    let node = try json(line)
    return try object(node)["suite"] == nil ? .entry(entry(node)) : .run(run(node))
  }

  private func run(_ node: JSONNode) throws(ResultsError) -> TestRun {
    let members = try object(node)
    var run = TestRun(
      id: try text("run", members), suite: try text("suite", members),
      isFiltered: members["filtered"]?.content == .bool(true))
    run.isFinished = members["finished"]?.content == .bool(true)
    return run
  }

  private func json(_ bytes: [UInt8]) throws(ResultsError) -> JSONNode {
    do throws(JSONError) {
      return try JSONReader.read(bytes, limits: JSONReader.Limits(bytes: 1 << 28))
    } catch {
      throw .malformed(path: path, reason: "it is no JSON")
    }
  }

  /// Returns the results in a text.
  func read(_ bytes: [UInt8]) throws(ResultsError) -> VerifyResults {
    let root = try object(try json(bytes))
    guard try number("format", root) == VerifyResults.format else {
      throw .malformed(path: path, reason: "it has another format")
    }
    let count = try number("shardCount", root)
    var results = VerifyResults(
      references: try text("references", root), shard: nil,
      isFiltered: root["filtered"]?.content == .bool(true),
      planned: try texts("planned", root), scenes: try texts("scenes", root))
    results.shardCount = count
    results.isMerged = root["merged"]?.content == .bool(true)
    for item in try list("shards", root) {
      guard case .number(let index) = item.content, let index = Int(exactly: index),
        let shard = Shard(index: index, count: count)
      else { throw wrong("shards") }
      results.shards.append(shard)
    }
    for item in try list("entries", root) { results.entries.append(try entry(item)) }
    // Newer than the format's first files.
    if root["runs"] != nil {
      for item in try list("runs", root) { results.runs.append(try run(item)) }
    }
    return results
  }

  private func entry(_ node: JSONNode) throws(ResultsError) -> VerifyEntry {
    let members = try object(node)
    guard let outcome = VerifyOutcome(rawValue: try text("outcome", members)) else {
      throw wrong("outcome")
    }
    var entry = VerifyEntry(
      id: try text("id", members), scene: try text("scene", members),
      variant: try text("variant", members), outcome: outcome,
      reference: try text("reference", members))
    entry.message = try text("message", members)
    entry.images = try images(members)
    // Newer than the format's first files.
    if members["masked"] != nil { entry.masked = try text("masked", members) }
    if members["run"] != nil { entry.run = try text("run", members) }
    if members["line"] != nil { entry.line = try number("line", members) }
    guard members["frames"] != nil else { return entry }
    for node in try list("frames", members) {
      let frame = try object(node)
      entry.frames.append(
        VerifyEntry.Frame(
          index: try number("index", frame), message: try text("message", frame),
          images: try images(frame)))
    }
    return entry
  }

  private func images(_ members: Members) throws(ResultsError) -> VerifyEntry.Images {
    var images = VerifyEntry.Images()
    images.expected = try image("expected", members)
    images.actual = try image("actual", members)
    images.difference = try image("difference", members)
    images.triptych = try image("triptych", members)
    return images
  }

  private typealias Members = [String: JSONNode]

  private func object(_ node: JSONNode) throws(ResultsError) -> Members {
    guard case .object(let members) = node.content else {
      throw .malformed(path: path, reason: "\(node.kindName) stands in an object's place")
    }
    return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
  }

  private func list(_ key: String, _ members: Members) throws(ResultsError) -> [JSONNode] {
    guard case .array(let items) = members[key]?.content else { throw wrong(key) }
    return items
  }

  private func texts(_ key: String, _ members: Members) throws(ResultsError) -> [String] {
    var texts: [String] = []
    for item in try list(key, members) {
      guard case .string(let text) = item.content else { throw wrong(key) }
      texts.append(text)
    }
    return texts
  }

  private func text(_ key: String, _ members: Members) throws(ResultsError) -> String {
    guard case .string(let text) = members[key]?.content else { throw wrong(key) }
    return text
  }

  private func number(_ key: String, _ members: Members) throws(ResultsError) -> Int {
    guard case .number(let number) = members[key]?.content, let number = Int(exactly: number) else {
      throw wrong(key)
    }
    return number
  }

  /// Returns the path of a picture in the report's folder, which must not lead out of it.
  private func image(_ key: String, _ members: Members) throws(ResultsError) -> String? {
    guard let node = members[key], node.content != .null else { return nil }
    let path = try text(key, members)
    guard !path.hasPrefix("/"), path.contains("/"), !path.split(separator: "/").contains("..")
    else { throw wrong(key) }
    return path
  }

  private func wrong(_ key: String) -> ResultsError {
    .malformed(path: path, reason: "its “\(key)” is missing or of a wrong kind")
  }
}
