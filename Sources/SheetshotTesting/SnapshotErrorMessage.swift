internal import SheetUI
internal import Snapshots

/// Makes words of what keeps a snapshot from being taken.
enum SnapshotErrorMessage {
  /// Returns a sentence about an error.
  static func words(_ error: any Error) -> String {
    switch error {
    case let error as SnapshotEnvironment.InvalidValue:
      "Nothing was compared: \(error.message)".sentence
    case let error as TestFramework.UnnamedCase: error.message
    case StageError.neverSettles:
      "The snapshot can't be taken: something moves beyond the timeout; "
        + "give the strategy an instant, as in `.image(at: 0.5)`."
    case let error as StageError: "The snapshot can't be taken: \(error.message)".sentence
    default: "The snapshot can't be taken: \(error)".sentence
    }
  }
}
