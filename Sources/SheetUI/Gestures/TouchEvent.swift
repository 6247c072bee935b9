import Foundation

/// What a finger does at one instant.
struct TouchEvent {
  /// What happens.
  enum Phase {
    case began
    case moved
    case ended
    case cancelled
  }

  let phase: Phase
  /// The place, in the window's space, in points.
  let location: CGPoint
  /// The instant, in seconds of the virtual clock.
  let time: Double
  /// The velocity, in points a second.
  let velocity: CGSize
  /// How two fingers have moved, nil where there is one.
  var pair: FingerPair?
}

/// Follows a finger for one gesture.
///
/// A class, because it lives as long as the finger is down and remembers what it saw.
@MainActor
class GestureRecognizer {
  /// How far the recognizer has come.
  enum State {
    case possible
    case active
    case ended
    case failed
  }

  var state = State.possible
  /// Turns a place in the window into one in the gesture's space.
  var convert: (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }

  /// The size of the gesture's place, in points.
  var size = CGSize.zero

  /// What the gesture's place remembers of earlier fingers.
  var memory: TapMemory?

  /// Takes an event.
  func handle(_ event: TouchEvent) {}

  /// Gives up, since another gesture has won or the system took the finger away.
  func cancel() { state = .failed }

  /// Whether the gesture lets another one go on beside it.
  func allows(_ other: GestureRecognizer) -> Bool { false }

  /// Whether the gesture waits for time to pass.
  var deadline: Double? { nil }
}

/// The taps that a gesture has seen so far.
///
/// A class, because it outlives the recognizers, which live as long as one finger.
@MainActor
final class TapMemory {
  /// How many taps of a running series there were.
  var taps = 0
  /// The instant of the last tap, in seconds of the virtual clock.
  var lastTap: Double?
}

/// A recognizer that hands values on.
@MainActor
class ValueRecognizer<Value>: GestureRecognizer {
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// Called when the gesture is over, however it ended.
  var finished: [() -> Void] = []

  func sendChanged(_ value: Value) { for action in changed { action(value) } }

  func sendEnded(_ value: Value) {
    for action in ended { action(value) }
    finish()
  }

  func finish() {
    for action in finished { action() }
    finished = []
  }

  override func cancel() {
    let wasOver = state == .ended || state == .failed
    super.cancel()
    if !wasOver { finish() }
  }
}
