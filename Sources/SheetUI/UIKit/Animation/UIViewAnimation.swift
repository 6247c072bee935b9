import Foundation

/// The animation of the code that is running in one of UIKit's animation blocks.
@MainActor
enum UIViewAnimation {
  /// The innermost block's animation.
  static var current: Animation?
  /// Whether blocks animate.
  static var isEnabled = true

  /// What a change that is made now runs under.
  static var transaction: Transaction {
    Transaction(animation: isEnabled ? current : nil)
  }

  /// Runs changes under an animation and calls `completion` when it is over.
  static func run(
    _ animation: Animation?, lasting duration: Double, _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = current
    current = animation
    changes()
    current = outer
    guard let completion else { return }
    guard let stage = Stage.current else { return completion(true) }
    if isEnabled, animation != nil, duration > 0 {
      if duration.isFinite { stage.clock.schedule(after: duration) { completion(true) } }
    } else {
      stage.graph.queue.add(under: Transaction()) { stage.graph.afterLayout { completion(true) } }
    }
  }
}

extension Animation {
  /// UIKit's spring of a duration and damping ratio: the frequency is chosen so that what is left of
  /// the way is below a thousandth when the duration is over.
  static func uiKitSpring(
    duration: Double, dampingRatio: Double, velocity: Double
  ) -> Animation {
    guard duration > 0 else { return .linear(duration: 0) }
    let ratio = min(max(dampingRatio, 0.01), 1)
    // An envelope e^(−ζωt) of a thousandth at the end; at ζ = 1 the slower (1 + ωt)e^(−ωt).
    let decay = ratio < 1 ? 6.907_755_278_982_137 / ratio : 9.233_413_476_451_586
    let frequency = decay / duration
    return .interpolatingSpring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: velocity)
  }
}
