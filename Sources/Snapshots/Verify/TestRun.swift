/// A process that ran tests, as its assertions tell.
package struct TestRun: Equatable, Sendable {
  /// What tells it from all others.
  package let id: String
  /// The program and the framework: what all tests of a later run of them replace.
  package let suite: String
  /// Whether only some of the tests were asked for.
  package let isFiltered: Bool
  /// Whether the process came to its end, so that no test is missing because of a crash.
  package internal(set) var isFinished = false

  /// Creates a run that has just begun.
  package init(id: String, suite: String, isFiltered: Bool) {
    self.id = id
    self.suite = suite
    self.isFiltered = isFiltered
  }

  /// Whether what it has no assertion for isn't there any more.
  var isComplete: Bool { !isFiltered && isFinished }

  /// The run as it stands in files.
  var json: JSONValue {
    [
      "run": .string(id), "suite": .string(suite), "filtered": .bool(isFiltered),
      "finished": .bool(isFinished),
    ]
  }
}
