internal import Foundation
internal import Raster
internal import SheetUI
internal import Snapshots

/// Makes words of what keeps a snapshot from being taken.
enum SnapshotErrorMessage {
  /// Returns a sentence about an error.
  static func words(_ error: any Error) -> String {
    switch error {
    case let error as SnapshotEnvironment.InvalidValue: "Nothing was compared: \(error.message)."
    case let error as TestFramework.UnnamedCase: error.message
    case let error as StageError: "The snapshot can't be taken: \(words(error))."
    default: "The snapshot can't be taken: \(error)."
    }
  }

  private static func words(_ error: StageError) -> String {
    switch error {
    case .timeInThePast(let requested, let now): "the instant \(requested) s lies before \(now) s"
    case .invalidTime(let time): "\(time) is no time"
    case .notFound(let name, _): "nothing on the screen is “\(name)”"
    case .nothingAt(let point): "there is nothing at (\(point.x), \(point.y))"
    case .neverSettles:
      "something never stops moving; give the strategy an instant: `.image(at: 0.5)`"
    case .unstable: "changes keep causing changes"
    case .tooManyPixels(let requested, let allowed):
      "the picture would have \(requested) pixels, allowed: \(allowed)"
    case .missingFonts(let words): words
    }
  }
}
