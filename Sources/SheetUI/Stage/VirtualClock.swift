import Foundation

/// The time of a stage: stands still until it is moved, and then runs what is due.
@MainActor
final class VirtualClock {
  /// The date at which every stage starts: the day that Apple's pictures of phones show, at 9:41.
  ///
  /// A fixed one, so that pictures don't depend on when they were made.
  nonisolated static let start = Date(timeIntervalSinceReferenceDate: 190_028_460)

  private struct Event {
    let time: Double
    let serial: Int
    /// Whether a stage settles without waiting for it.
    let isBackground: Bool
    let action: @MainActor () -> Void
  }

  /// Now, in seconds since the stage was set up.
  private(set) var now = 0.0
  private var events: [Event] = []
  private var lastSerial = 0

  /// Runs an action after a delay, in seconds.
  ///
  /// Actions due at one instant run in the order of scheduling. A stage settles without waiting for
  /// what goes on in the background.
  ///
  /// - Returns: A number by which the action can be cancelled.
  @discardableResult
  func schedule(
    after delay: Double, isBackground: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> Int {
    lastSerial += 1
    let event = Event(
      time: now + max(delay, 0), serial: lastSerial, isBackground: isBackground, action: action)
    let index = events.firstIndex { $0.time > event.time } ?? events.endIndex
    events.insert(event, at: index)
    return lastSerial
  }

  /// Forgets a scheduled action.
  func cancel(_ serial: Int) { events.removeAll { $0.serial == serial } }

  /// The instant of the next action that is not in the background.
  var nextEvent: Double? { events.first { !$0.isBackground }?.time }

  /// The instant of the next action, be it in the background or not.
  var nextDue: Double? { events.first?.time }

  /// Moves to the next action that is due by an instant and takes it out.
  func takeEvent(until time: Double) -> (@MainActor () -> Void)? {
    guard let first = events.first, first.time <= time else { return nil }
    events.removeFirst()
    now = max(now, first.time)
    return first.action
  }

  /// Moves on to an instant; never back.
  func advance(to time: Double) { now = max(now, time) }
}
