/// A behavior whose animatable data may be moving.
@MainActor
protocol AttributeTrack: AnyObject {
  /// The behavior as it is at an instant; nil where it stands still.
  func presented(at time: Double) -> (any HeldBehavior)?
}

/// The running animations of one behavior's data.
///
/// A class, so that a box without any has only a reference for it.
final class BehaviorTrack<B: LayoutBehavior>: AttributeTrack {
  private var behavior: B
  private var track: AnimationTrack<B.AnimatableData>

  init(_ behavior: B) {
    self.behavior = behavior
    track = AnimationTrack(behavior.animatableData)
  }

  /// Takes a new behavior over; its data move there with the animation.
  func retarget(to new: B, animation: Animation?, at time: Double) {
    if new.animatableData != behavior.animatableData {
      track.retarget(to: new.animatableData, animation: animation, at: time)
    }
    behavior = new
  }

  /// When the data stand still, infinite if never.
  var settlesAt: Double? { track.settlesAt }

  func presented(at time: Double) -> (any HeldBehavior)? {
    // What stands still is shown as it was given, without the rounding of going through a vector.
    guard !track.isSettled(at: time) else { return nil }
    var presented = behavior
    presented.animatableData = track.value(at: time)
    return presented.held
  }
}
