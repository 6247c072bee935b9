/// Results in the XML that engines of continuous integration read.
struct JUnitReport {
  private let results: VerifyResults

  /// Creates the report of a run.
  init(_ results: VerifyResults) { self.results = results }

  /// The file's text.
  var text: String {
    let missing = results.missingShards
    let errors = results.count(.trouble) + missing.count
    let failures = results.count(.failed) + results.count(.recorded)
    let counts =
      "tests=\"\(results.entries.count + missing.count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\""
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites \(counts)>",
      "  <testsuite name=\"sheetshot\" \(counts)>",
    ]
    lines += results.entries.flatMap(lines(of:))
    for index in missing {
      let name = "shard \(index)/\(results.shardCount)"
      lines += testCase("shards", name, "error", "missing", "There are no results of this shard.")
    }
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  private func lines(of entry: VerifyEntry) -> [String] {
    let scene = FileStore.stem(of: entry.scene)
    switch entry.outcome.group {
    case .passed: return ["    <testcase \(names(scene, entry.id))/>"]
    case .failed, .recorded:
      return testCase(scene, entry.id, "failure", entry.outcome.rawValue, entry.message)
    case .trouble:
      return testCase(scene, entry.id, "error", entry.outcome.rawValue, entry.message)
    }
  }

  private func testCase(
    _ scene: String, _ id: String, _ element: String, _ type: String, _ message: String
  ) -> [String] {
    let headline = MarkupText.escaped(String(message.prefix { $0 != "\n" }))
    return [
      "    <testcase \(names(scene, id))>",
      "      <\(element) type=\"\(type)\" message=\"\(headline)\">"
        + MarkupText.escaped(message) + "</\(element)>",
      "    </testcase>",
    ]
  }

  private func names(_ scene: String, _ id: String) -> String {
    "classname=\"\(MarkupText.escaped(scene))\" name=\"\(MarkupText.escaped(id))\""
  }
}
