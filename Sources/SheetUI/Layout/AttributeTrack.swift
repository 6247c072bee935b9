/// A behavior whose animatable data may be moving.
@MainActor
protocol AttributeTrack {
  /// The behavior as it is at an instant.
  func presented(at time: Double) -> any LayoutBehavior
}

/// The running animations of one behavior's data.
struct BehaviorTrack<B: LayoutBehavior>: AttributeTrack {
  private var behavior: B
  private var track: AnimationTrack<B.AnimatableData>

  init(_ behavior: B) {
    self.behavior = behavior
    track = AnimationTrack(behavior.animatableData)
  }

  /// Takes a new behavior over; its data move there with the animation.
  mutating func retarget(to new: B, animation: Animation?, at time: Double) {
    if new.animatableData != behavior.animatableData {
      track.retarget(to: new.animatableData, animation: animation, at: time)
    }
    behavior = new
  }

  /// When the data stand still, infinite if never.
  var settlesAt: Double? { track.settlesAt }

  func presented(at time: Double) -> any LayoutBehavior {
    var presented = behavior
    presented.animatableData = track.value(at: time)
    return presented
  }
}
