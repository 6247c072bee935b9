import Foundation

/// How far a box is on its way in or out.
///
/// The phase runs from 0, fully there, to 1, fully gone; a transition says what a phase looks like.
@MainActor
struct Presence {
  /// Whether the box is on its way out and no longer takes part in layout.
  private(set) var isLeaving = false
  private var phase = AnimationTrack<Double>(0)
  private var effect = AnyTransition.identity

  /// When the box stands still, nil while it does.
  var settlesAt: Double? { phase.settlesAt }

  /// Starts to bring the box in.
  mutating func arrive(_ transition: AnyTransition, animation: Animation?, at time: Double) {
    guard let animation = transition.insertion.animation ?? animation,
      !transition.insertion.isIdentity
    else { return }
    effect = transition.insertion
    if !effect.bodies.isEmpty { effect.driver?.arrive(animation: animation) }
    phase = AnimationTrack(1)
    phase.retarget(to: 0, animation: animation, at: time)
  }

  /// Starts to take the box out.
  mutating func leave(_ transition: AnyTransition, animation: Animation?, at time: Double) {
    isLeaving = true
    effect = transition.removal
    let animation = effect.animation ?? animation
    if !effect.bodies.isEmpty { effect.driver?.move(to: .didDisappear, animation: animation) }
    phase.retarget(to: 1, animation: animation, at: time)
  }

  /// Turns round on the way out.
  mutating func comeBack(animation: Animation?, at time: Double) {
    isLeaving = false
    let animation = effect.animation ?? animation
    effect.driver?.move(to: .identity, animation: animation)
    phase.retarget(to: 0, animation: animation, at: time)
  }

  /// Whether the box has left for good.
  func isGone(at time: Double) -> Bool { isLeaving && phase.isSettled(at: time) }

  /// What the transition does at an instant to a box of a size, nil for nothing.
  func effect(at time: Double, size: CGSize) -> TransitionEffect? {
    guard phase.isMoving || phase.target != 0 else { return nil }
    let value = phase.value(at: time)
    return value == 0 ? nil : effect.effect(phase: value, size: size)
  }
}

/// What a transition does to the picture of a view.
struct TransitionEffect: Equatable {
  /// The opacity of the whole.
  var opacity = 1.0
  /// The shift, in points.
  var offset = CGSize.zero
  /// The scale about `anchor`.
  var scale = 1.0
  /// The fixed point of the scale.
  var anchor = UnitPoint.center
  /// The standard deviation of the blur, in points.
  var blur = 0.0

  /// Returns both effects together.
  func combined(with other: TransitionEffect) -> TransitionEffect {
    TransitionEffect(
      opacity: opacity * other.opacity,
      offset: CGSize(
        width: offset.width + other.offset.width, height: offset.height + other.offset.height),
      scale: scale * other.scale, anchor: scale == 1 ? other.anchor : anchor,
      blur: blur + other.blur)
  }
}
