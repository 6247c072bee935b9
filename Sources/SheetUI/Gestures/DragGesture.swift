public import Foundation

/// A finger that moves.
nonisolated public struct DragGesture: _BuiltInGesture, Sendable {
  /// Where the finger is and how it moves.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// The place, in points.
    public var location: CGPoint
    /// Where the finger came down, in points.
    public var startLocation: CGPoint
    /// The velocity, in points a second.
    public var velocity: CGSize

    /// The way from the start, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the finger would come to rest if it slowed down now, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(
        x: location.x + velocity.width * Self.coasting,
        y: location.y + velocity.height * Self.coasting)
    }

    /// The way from the start to where the finger would come to rest, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }

    /// How long a finger coasts on at its last velocity, in seconds; SwiftUI's prediction is a
    /// quarter of the velocity in points a second (common observation).
    static let coasting: CGFloat = 0.25
  }

  /// How far the finger must move first, in points.
  public var minimumDistance: CGFloat
  /// The space that places are told in.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Creates a drag.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// Follows a finger.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    _GestureRecognizer(recognizer: DragRecognizer(self))
  }
}

/// Follows a finger that moves.
@MainActor
final class DragRecognizer: ValueRecognizer<DragGesture.Value> {
  private let gesture: DragGesture
  private var start: CGPoint?

  init(_ gesture: DragGesture) { self.gesture = gesture }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began:
      start = convert(event.location, gesture.coordinateSpace)
      if gesture.minimumDistance <= 0 { activate(event) }
    case .moved:
      if state == .possible, distance(event) >= gesture.minimumDistance { state = .active }
      if state == .active { sendChanged(value(event)) }
    case .ended:
      guard state == .active else { return cancel() }
      state = .ended
      sendEnded(value(event))
    case .cancelled:
      cancel()
    }
  }

  private func activate(_ event: TouchEvent) {
    state = .active
    sendChanged(value(event))
  }

  private func distance(_ event: TouchEvent) -> CGFloat {
    let translation = value(event).translation
    return (translation.width * translation.width + translation.height * translation.height)
      .squareRoot()
  }

  private func value(_ event: TouchEvent) -> DragGesture.Value {
    let location = convert(event.location, gesture.coordinateSpace)
    return DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: event.time), location: location,
      startLocation: start ?? location, velocity: event.velocity)
  }
}
