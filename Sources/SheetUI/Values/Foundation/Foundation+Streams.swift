public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

extension NotificationCenter {
  /// The notifications of a name as they come.
  public struct Notifications: AsyncSequence {
    /// Waits for the next notification.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var base: AsyncStream<Notification>.Iterator

      /// Returns the next notification.
      public mutating func next() async -> Notification? { await base.next() }
    }

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Begins to listen.
    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<Notification>(bufferingPolicy: .bufferingNewest(7)) { continuation in
        let token = Observation(
          center.addObserver(forName: name, object: object, queue: nil) { notification in
            // Who posts it doesn't change it later.
            nonisolated(unsafe) let notification = notification
            continuation.yield(notification)
          })
        let center = center
        continuation.onTermination = { _ in center.removeObserver(token.token) }
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }

  /// Returns the notifications of a name as they come, from an object or from anybody.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }
}

/// What ends listening.
///
/// Invariant behind `@unchecked Sendable`: the token is handed back to its center, once.
private struct Observation: @unchecked Sendable {
  let token: any NSObjectProtocol
  init(_ token: any NSObjectProtocol) { self.token = token }
}
