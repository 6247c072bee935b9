internal import Dispatch
internal import Foundation
internal import Synchronization

/// A value that didn't come in time.
struct NoValueInTime: Error, CustomStringConvertible {
  let seconds: Double
  var description: String { "there was no value within \(seconds) s" }
}

/// Takes one value from any thread; a class, because both sides hold it.
private final class AsyncBox<Value>: @unchecked Sendable {
  // Invariant: `value` is read and written only inside of `lock`.
  private let lock = Mutex(())
  private var value: Value?
  private let arrival = DispatchSemaphore(value: 0)

  func put(_ newValue: Value) {
    let isFirst = lock.withLock { _ in
      guard value == nil else { return false }
      value = newValue
      return true
    }
    if isFirst { arrival.signal() }
  }

  func get() -> Value? { lock.withLock { _ in value } }

  func wait(seconds: Double) -> Bool { arrival.wait(timeout: .now() + seconds) == .success }
}

extension Async {
  /// How long the main thread's run loop goes on at a time, in seconds.
  private static var turn: Double { 0.01 }

  /// Waits for the value, at the most for some real seconds.
  ///
  /// The main thread goes on with what is due on it, since that may be what the value waits for.
  func value(within seconds: Double) throws(NoValueInTime) -> Value {
    let box = AsyncBox<Value>()
    run { box.put($0) }
    if let value = box.get() { return value }
    if Thread.isMainThread {
      let end = Date(timeIntervalSinceNow: seconds)
      while box.get() == nil, Date() < end {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: Self.turn))
        _ = box.wait(seconds: Self.turn)
      }
    } else {
      _ = box.wait(seconds: seconds)
    }
    guard let value = box.get() else { throw NoValueInTime(seconds: seconds) }
    return value
  }
}
