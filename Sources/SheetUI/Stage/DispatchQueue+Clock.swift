public import Dispatch

/// An instant on the clock of the stage that is acting: what `.now() + 0.3` means in user code.
///
/// Dispatch's own deadlines are read from the machine's clock; this one is only a delay, so that
/// what it leads to is the same on every machine.
public struct VirtualDeadline: Equatable, Sendable {
  /// The seconds from now.
  public var delay: Double

  /// The present instant.
  public static func now() -> VirtualDeadline { VirtualDeadline(delay: 0) }

  /// Returns the instant some seconds later.
  public static func + (deadline: VirtualDeadline, seconds: Double) -> VirtualDeadline {
    VirtualDeadline(delay: deadline.delay + seconds)
  }

  /// Returns the instant an interval later.
  public static func + (
    deadline: VirtualDeadline, interval: DispatchTimeInterval
  ) -> VirtualDeadline {
    deadline + interval.seconds
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds, infinite for `never`.
  var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: .infinity
    }
  }
}

// Dispatch's own functions have further parameters with defaults. These have none, so Swift prefers
// them. A `DispatchTime` that is spelled out, a work item, a `Timer` and `Task.sleep` have no such
// way in: they follow the machine's clock and stay without effect on a stage.
extension DispatchQueue {
  /// Runs work after a delay: on the main queue by the clock of the acting stage, else as usual.
  public func asyncAfter(
    deadline: VirtualDeadline, execute work: @escaping @Sendable () -> Void
  ) {
    if let taken = StreamTime.schedule(after: deadline.delay, on: self, work) {
      return taken.detach()
    }
    guard deadline.delay.isFinite else { return }
    asyncAfter(
      deadline: DispatchTime.now() + deadline.delay, execute: DispatchWorkItem(block: work))
  }

  /// Runs work soon: on the main queue by the clock of the acting stage, else as usual.
  public func async(execute work: @escaping @Sendable () -> Void) {
    if let taken = StreamTime.schedule(after: 0, on: self, work) { return taken.detach() }
    async(execute: DispatchWorkItem(block: work))
  }
}
