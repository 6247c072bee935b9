public import Foundation
public import Typography

/// What can go wrong on a stage.
public enum StageError: Error, Equatable {
  /// An instant lies before what has already happened.
  case timeInThePast(requested: Double, now: Double)
  /// An instant is not a finite number.
  case invalidTime(Double)
  /// Nothing that is shown has a text or identifier.
  case notFound(String, known: [String])
  /// A place has nothing to act on.
  case nothingAt(CGPoint)
  /// Something never stops moving.
  case neverSettles
  /// Changes kept causing changes at one instant.
  case unstable
  /// Views are nested too deeply, such as one that shows itself.
  case tooDeep
  /// A screen has no size, or a scale that isn't a finite number above 0.
  case invalidScreen(CGSize, scale: CGFloat)
  /// A picture would have more pixels than allowed.
  case tooManyPixels(requested: Int, allowed: Int)
  /// The fonts of text can't be read.
  case fonts(FontError)
}
