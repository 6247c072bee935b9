internal import Testing

/// Where an assertion stands.
struct SnapshotSite {
  let fileID: StaticString
  let filePath: StaticString
  let testName: String
  let line: UInt
  let column: UInt

  /// The place in Swift Testing's words.
  var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: max(1, Int(column)))
  }

  /// The module of the test file, the first part of its identifier.
  var module: String { "\(fileID)".split(separator: "/").first.map(String.init) ?? "Tests" }
}
