internal import Dispatch
public import Foundation

extension Snapshotting {
  /// Takes snapshots some real seconds after the value was made, for work on other threads; the
  /// assertion's timeout has to be longer.
  ///
  /// What moves in a view needs no wait: `.image(at:)` says when, in virtual time.
  ///
  /// - Parameters:
  ///   - duration: The real seconds.
  ///   - strategy: How the snapshot is taken then.
  /// - Returns: A way to take snapshots.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting<Value, Format>
  ) -> Snapshotting<Value, Format> {
    strategy.pullback { (value: Value) in
      _ = try Async<Bool> { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + duration) { callback(true) }
      }.value(within: max(SnapshotLimits.timeout, duration))
      return value
    }
  }
}
