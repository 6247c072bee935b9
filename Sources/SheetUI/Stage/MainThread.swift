import Dispatch
import Foundation

/// Tells whether code runs where the main actor runs.
///
/// Elsewhere than on Apple's systems, `dispatchMain` gives the main thread up and serves the main
/// queue on other threads, so the thread alone doesn't tell.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether a queue is the main one; Dispatch makes a new object for it each time.
  static func isServed(by queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) == true }

  /// Whether the running code is the main actor's.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
