public import Foundation

/// A piece of a keyframe track.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value that moves.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes that the piece is made of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that the piece is made of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The piece's keyframes in order.
  var _keyframes: _KeyframeList<Value> { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The body's keyframes.
  public var _keyframes: _KeyframeList<Value> { body._keyframes }
}

/// Keyframes in order.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes.
  let steps: [KeyframeStep<Value.AnimatableData>]

  /// The list itself.
  public var body: _KeyframeList<Value> { self }
  /// The list itself.
  public var _keyframes: _KeyframeList<Value> { self }
}

/// Where a track goes next, and how.
struct KeyframeStep<Data: VectorArithmetic> {
  /// The ways from one keyframe to the next.
  enum Kind {
    case move
    case linear(UnitCurve)
    case cubic(start: Data?, end: Data?)
    case spring(Spring, start: Data?)
  }

  /// The value that the step goes to.
  let target: Data
  /// The step's length in seconds; nil for the spring's own.
  let duration: Double?
  /// How it goes there.
  let kind: Kind
}

/// A keyframe that is reached at an even pace, or by a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _KeyframeList<Value>
  /// The keyframe.
  public var body: _KeyframeList<Value> { _keyframes }

  /// Creates a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = _KeyframeList(steps: [
      KeyframeStep(target: to.animatableData, duration: duration, kind: .linear(timingCurve))
    ])
  }
}

/// A keyframe that is reached by a cubic curve, smoothly with its neighbors.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _KeyframeList<Value>
  /// The keyframe.
  public var body: _KeyframeList<Value> { _keyframes }

  /// Creates a keyframe; velocities that aren't given are those that go on smoothly.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = _KeyframeList(steps: [
      KeyframeStep(
        target: to.animatableData, duration: duration,
        kind: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ])
  }
}

/// A keyframe that is reached by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _KeyframeList<Value>
  /// The keyframe.
  public var body: _KeyframeList<Value> { _keyframes }

  /// Creates a keyframe; without a duration it lasts until the spring has settled.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = _KeyframeList(steps: [
      KeyframeStep(
        target: to.animatableData, duration: duration,
        kind: .spring(spring, start: startVelocity?.animatableData))
    ])
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframe.
  public let _keyframes: _KeyframeList<Value>
  /// The keyframe.
  public var body: _KeyframeList<Value> { _keyframes }

  /// Creates a keyframe.
  public init(_ to: Value) {
    _keyframes = _KeyframeList(steps: [
      KeyframeStep(target: to.animatableData, duration: 0, kind: .move)
    ])
  }
}

/// Collects the keyframes of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a piece.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value { expression._keyframes }

  /// Puts pieces behind each other.
  public static func buildBlock(_ pieces: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    buildArray(pieces)
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ piece: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    piece ?? _KeyframeList(steps: [])
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  /// Builds the second branch of a condition.
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

  /// Builds a loop.
  public static func buildArray(_ pieces: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(steps: pieces.flatMap(\.steps))
  }
}
