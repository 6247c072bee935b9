/// When an animation's completion handler runs.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  /// The moments that exist.
  private enum Moment: Hashable, Sendable {
    case logicallyComplete
    case removed
  }

  private let moment: Moment

  /// Once the animation seems done, although it may still move a little.
  public static let logicallyComplete = Self(moment: .logicallyComplete)
  /// Once the animation has ended.
  public static let removed = Self(moment: .removed)

  /// Returns the seconds from an animation's start to that moment; infinite for never.
  func delay(of animation: Animation) -> Double {
    switch moment {
    case .logicallyComplete: animation.timing.logicalEnd
    case .removed: animation.timing.end(limit: AnimationTiming.finishLimit)
    }
  }
}
