import Foundation

/// The animation of the code that is running.
@MainActor
enum UIViewAnimation {
  /// Takes the place of animations while a finger drives a transition.
  @MainActor
  final class Scrubber {
    let changes = ScrubbedChanges()
    private(set) var completions: [(Bool) -> Void] = []
    weak var container: UIView?

    func add(_ block: () -> Void, _ completion: ((Bool) -> Void)?) {
      changes.add(in: container, block)
      changes.show(changes.fraction)
      if let completion { completions.append(completion) }
    }

    /// Calls what was to be called at the end.
    func complete() {
      let all = completions
      completions = []
      for completion in all { completion(true) }
    }
  }

  static var current: Animation?
  static var isEnabled = true
  /// What animations are handed to; nil while they run by themselves.
  static var scrubber: Scrubber?

  /// The transaction for a change that is made now.
  static var transaction: Transaction {
    Transaction(animation: isEnabled ? current : nil)
  }

  /// Makes changes under an animation, and calls the completion when its duration is over.
  static func run(
    _ animation: Animation?, lasting duration: Double, _ changes: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if let scrubber, animation != nil {
      return within(nil) { scrubber.add(changes, completion) }
    }
    within(animation, changes)
    guard let completion else { return }
    guard let stage = Stage.current else { return completion(true) }
    if isEnabled, animation != nil, duration > 0 {
      if duration.isFinite { stage.clock.schedule(after: duration) { completion(true) } }
    } else {
      stage.graph.queue.add(under: Transaction()) { stage.graph.afterLayout { completion(true) } }
    }
  }

  private static func within(_ animation: Animation?, _ changes: () -> Void) {
    let outer = current
    current = animation
    changes()
    current = outer
  }

  /// Has animations handed to a scrubber while an action runs.
  static func scrubbing(_ new: Scrubber, _ action: () -> Void) {
    let outer = scrubber
    scrubber = new
    action()
    scrubber = outer
  }
}

extension Animation {
  /// The spring of UIKit's older animations.
  ///
  /// Its frequency is such that the movement is down to a thousandth at the end of its duration.
  /// The initial velocity is in distances a second, as documented.
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
