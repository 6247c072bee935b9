public import Foundation

/// Two fingers that move apart or towards each other.
nonisolated public struct MagnifyGesture: _BuiltInGesture, Sendable {
  /// How far the fingers have moved apart.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// The distance of the fingers relative to that at the start.
    public var magnification: CGFloat
    /// The change of the magnification, per second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, in shares of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How much the distance must change first.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Follows the fingers.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let least = minimumScaleDelta
    return _GestureRecognizer(
      recognizer: PairRecognizer(isBeyond: { abs($0.scale - 1) >= least }) { pair, time in
        Value(
          time: Date(timeIntervalSinceReferenceDate: time), magnification: pair.scale,
          velocity: 0, startAnchor: .center, startLocation: pair.center)
      })
  }
}

/// Two fingers that move apart or towards each other; the older form.
nonisolated public struct MagnificationGesture: _BuiltInGesture, Sendable {
  /// The distance of the fingers relative to that at the start.
  public typealias Value = CGFloat

  /// How much the distance must change first.
  public var minimumScaleDelta: CGFloat

  /// Creates the gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  /// Follows the fingers.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<CGFloat> {
    let least = minimumScaleDelta
    return _GestureRecognizer(
      recognizer: PairRecognizer(isBeyond: { abs($0.scale - 1) >= least }) { pair, _ in
        pair.scale
      })
  }
}

/// Two fingers that turn round each other.
nonisolated public struct RotateGesture: _BuiltInGesture, Sendable {
  /// How far the fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The instant.
    public var time: Date
    /// The angle, clockwise.
    public var rotation: Angle
    /// The change of the angle, per second.
    public var velocity: Angle
    /// The middle between the fingers at the start, in shares of the view.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn first.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Follows the fingers.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let least = abs(minimumAngleDelta.radians)
    return _GestureRecognizer(
      recognizer: PairRecognizer(isBeyond: { abs($0.angle.radians) >= least }) { pair, time in
        Value(
          time: Date(timeIntervalSinceReferenceDate: time), rotation: pair.angle,
          velocity: .zero, startAnchor: .center, startLocation: pair.center)
      })
  }
}

/// Two fingers that turn round each other; the older form.
nonisolated public struct RotationGesture: _BuiltInGesture, Sendable {
  /// The angle, clockwise.
  public typealias Value = Angle

  /// How far the fingers must turn first.
  public var minimumAngleDelta: Angle

  /// Creates the gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// Follows the fingers.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Angle> {
    let least = abs(minimumAngleDelta.radians)
    return _GestureRecognizer(
      recognizer: PairRecognizer(isBeyond: { abs($0.angle.radians) >= least }) { pair, _ in
        pair.angle
      })
  }
}

/// How two fingers have moved since they came down.
struct FingerPair: Equatable {
  /// Their distance relative to that at the start.
  var scale: CGFloat = 1
  /// The angle by which they have turned, clockwise.
  var angle = Angle.zero
  /// The middle between them at the start, in the window's space, in points.
  var center = CGPoint.zero
}

/// Follows two fingers.
@MainActor
final class PairRecognizer<Value>: ValueRecognizer<Value> {
  private let isBeyond: (FingerPair) -> Bool
  private let value: (FingerPair, Double) -> Value
  private var last: FingerPair?

  init(
    isBeyond: @escaping (FingerPair) -> Bool, value: @escaping (FingerPair, Double) -> Value
  ) {
    self.isBeyond = isBeyond
    self.value = value
  }

  override func handle(_ event: TouchEvent) {
    guard let pair = event.pair else {
      // One finger alone is no such gesture.
      if event.phase == .ended || event.phase == .cancelled { cancel() }
      return
    }
    switch event.phase {
    case .began: break
    case .moved:
      if state == .possible, isBeyond(pair) { state = .active }
      last = pair
      if state == .active { sendChanged(value(pair, event.time)) }
    case .ended:
      guard state == .active, let last else { return cancel() }
      state = .ended
      sendEnded(value(last, event.time))
    case .cancelled: cancel()
    }
  }
}
