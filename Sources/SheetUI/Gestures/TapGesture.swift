public import Foundation

/// A finger that comes down and leaves again at the same place.
nonisolated public struct TapGesture: _BuiltInGesture, Sendable {
  /// Nothing but that it happened.
  public typealias Value = Void

  /// How many taps it takes.
  public var count: Int

  /// Creates a tap.
  public init(count: Int = 1) { self.count = count }

  /// Follows a finger.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Void> {
    _GestureRecognizer(recognizer: TapRecognizer(count: count) { _ in () })
  }
}

/// A tap that tells where it happened.
nonisolated public struct SpatialTapGesture: _BuiltInGesture, Sendable {
  /// Where the tap happened.
  public struct Value: Equatable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space that places are told in.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Follows a finger.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let space = coordinateSpace
    return _GestureRecognizer(
      recognizer: TapRecognizer(count: count) { [space] recognizer in
        Value(location: recognizer.location(in: space))
      })
  }
}

/// Follows a finger that may tap.
@MainActor
final class TapRecognizer<Value>: ValueRecognizer<Value> {
  private var start: CGPoint?
  private var last = CGPoint.zero
  private let count: Int
  private let value: (TapRecognizer) -> Value

  /// How far a tapping finger may slip, in points (UIKit allows about as much).
  private static var slop: CGFloat { 10 }

  /// How much time may pass between the taps of a series, in seconds (UIKit: about a third).
  private static var patience: Double { 0.35 }

  init(count: Int, value: @escaping (TapRecognizer) -> Value) {
    self.count = count
    self.value = value
  }

  func location(in space: CoordinateSpace) -> CGPoint { convert(last, space) }

  override func handle(_ event: TouchEvent) {
    last = event.location
    switch event.phase {
    case .began:
      start = event.location
    case .moved:
      guard let start else { return }
      let (dx, dy) = (event.location.x - start.x, event.location.y - start.y)
      if (dx * dx + dy * dy).squareRoot() > Self.slop { cancel() }
    case .ended:
      guard state == .possible else { return }
      guard isLastOfSeries(event.time) else { return cancel() }
      state = .ended
      sendEnded(value(self))
    case .cancelled:
      cancel()
    }
  }

  /// Counts the tap; whether it completes a series.
  private func isLastOfSeries(_ time: Double) -> Bool {
    guard count > 1, let memory else { return true }
    let isFollowing = memory.lastTap.map { time - $0 <= Self.patience } ?? false
    memory.taps = isFollowing ? memory.taps + 1 : 1
    memory.lastTap = time
    guard memory.taps >= count else { return false }
    memory.taps = 0
    return true
  }
}

/// A finger that stays where it is for a while.
nonisolated public struct LongPressGesture: _BuiltInGesture, Sendable {
  /// Whether the finger is down.
  public typealias Value = Bool

  /// How long the finger must stay, in seconds.
  public var minimumDuration: Double
  /// How far the finger may slip, in points.
  public var maximumDistance: CGFloat

  /// Creates a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// Follows a finger.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Bool> {
    _GestureRecognizer(recognizer: LongPressRecognizer(self))
  }
}

/// Follows a finger that may stay.
@MainActor
final class LongPressRecognizer: ValueRecognizer<Bool> {
  private let gesture: LongPressGesture
  private var start: (point: CGPoint, time: Double)?

  init(_ gesture: LongPressGesture) { self.gesture = gesture }

  override var deadline: Double? {
    state == .possible ? start.map { $0.time + gesture.minimumDuration } : nil
  }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      start = (event.location, event.time)
      sendChanged(true)
    case .moved:
      guard state == .possible, let start else { return }
      let (dx, dy) = (event.location.x - start.point.x, event.location.y - start.point.y)
      if (dx * dx + dy * dy).squareRoot() > gesture.maximumDistance { return cancel() }
      checkTime(event.time)
    case .ended:
      if state == .possible { checkTime(event.time) }
      if state == .possible { cancel() }
    case .cancelled:
      cancel()
    }
  }

  private func checkTime(_ time: Double) {
    guard let deadline, time >= deadline else { return }
    state = .ended
    sendEnded(true)
  }
}
