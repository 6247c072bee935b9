/// Why the results of a run can't be used.
public enum ResultsError: Error, Equatable, Sendable {
  /// A file can't be read or written.
  case file(FileError)
  /// A file holds no results.
  case malformed(path: String, reason: String)
  /// Two folders hold the same part of a run.
  case repeated(what: String, folder: String)
  /// A folder holds a part of another run.
  case otherRun(folder: String, found: String, expected: String)
  /// No picture of the run has this name.
  case unknown(id: String, nearest: String?)
  /// There is no new picture that could be taken over.
  case nothingToAccept(id: String, outcome: VerifyOutcome)
  /// A picture to take over isn't one.
  case damaged(path: String, reason: String)

  /// What is wrong, in words.
  public var message: String {
    switch self {
    case .file(let error): "can't \(error.action.rawValue) \(error.path): \(error.reason)"
    case .malformed(let path, let reason): "\(path) holds no results of a run: \(reason)"
    case .repeated(let what, let folder): "\(folder) holds \(what), which another folder holds too"
    case .otherRun(let folder, let found, let expected):
      "\(folder) belongs to another run: found \(found), expected \(expected)"
    case .unknown(let id, let nearest):
      "the run has no picture “\(id)”"
        + (nearest.map { "; did you mean “\($0)”?" } ?? "; see sheetshot status")
    case .nothingToAccept(let id, let outcome):
      "there is no new picture of “\(id)” to accept: its outcome is \(outcome.rawValue)"
    case .damaged(let path, let reason): "can't accept \(path): \(reason)"
    }
  }
}
