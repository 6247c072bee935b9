/// A failure for a test framework.
struct SnapshotFailure {
  /// A file that shows what is wrong.
  struct File {
    let name: String
    let bytes: [UInt8]
  }

  var message: String
  var files: [File] = []
}
