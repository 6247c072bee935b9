internal import Dispatch
internal import Foundation

/// Runs what belongs to the main actor, for assertions that tests call from anywhere.
enum MainThread {
  private static let key = DispatchSpecificKey<Bool>()
  private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

  /// Whether the main actor is what runs this code.
  ///
  /// Where the main thread has been given up to Dispatch, any thread may serve the main queue, so
  /// that the thread alone says nothing.
  private static var isCurrent: Bool {
    _ = mark
    return Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }

  /// Returns what a function of the main actor returns, waiting for the actor where need be.
  static func run<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if isCurrent { return try MainActor.assumeIsolated(body) }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
  }
}
