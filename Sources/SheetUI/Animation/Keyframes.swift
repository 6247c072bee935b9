import Foundation

/// Tracks of keyframes that move parts of a value at the same time.
public protocol Keyframes<Value> {
  /// The type of the value whose parts move.
  associatedtype Value
  /// The type of the tracks that these are made of.
  associatedtype Body: Keyframes

  /// The tracks that these are made of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks.
  var _tracks: _KeyframeTracks<Value> { get }
}

extension Keyframes where Body.Value == Value {
  /// The body's tracks.
  public var _tracks: _KeyframeTracks<Value> { body._tracks }
}

/// Tracks that run at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
  /// Makes the courses of the tracks from a first value.
  let courses: [(Value) -> KeyframeCourse<Value>]

  /// The tracks themselves.
  public var body: _KeyframeTracks<Value> { self }
  /// The tracks themselves.
  public var _tracks: _KeyframeTracks<Value> { self }
}

/// What one track makes of a value in the course of time.
struct KeyframeCourse<Value> {
  /// The length in seconds.
  let duration: Double
  /// Sets the track's part of a value to what it is at a time.
  let apply: (inout Value, Double) -> Void
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  /// The track.
  public let _tracks: _KeyframeTracks<Root>
  /// The track.
  public var body: _KeyframeTracks<Root> { _tracks }

  /// Creates the track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, content: content)
  }

  /// Creates the track of a part of the value.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    let steps = content()._keyframes.steps
    _tracks = _KeyframeTracks(courses: [
      { root in
        let path = KeyframePath(from: root[keyPath: keyPath].animatableData, steps)
        return KeyframeCourse(duration: path.duration) { root, time in
          root[keyPath: keyPath].animatableData = path.value(at: time)
        }
      }
    ])
  }
}

/// Collects tracks, or the keyframes of the one track of a whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes tracks.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
  where K.Value == Value { expression._tracks }

  /// Takes keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeList<Value> where K.Value == Value { expression._keyframes }

  /// Builds no tracks.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks(courses: []) }

  /// Puts tracks beside each other.
  public static func buildBlock(
    _ first: _KeyframeTracks<Value>, _ others: _KeyframeTracks<Value>...
  ) -> _KeyframeTracks<Value> { buildArray([first] + others) }

  /// Puts keyframes behind each other.
  public static func buildBlock(
    _ first: _KeyframeList<Value>, _ others: _KeyframeList<Value>...
  ) -> _KeyframeList<Value> where Value: Animatable { buildArray([first] + others) }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ tracks: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    tracks ?? buildBlock()
  }

  /// Builds an `if` without `else`.
  public static func buildOptional(_ list: _KeyframeList<Value>?) -> _KeyframeList<Value>
  where Value: Animatable { list ?? _KeyframeList(steps: []) }

  /// Builds the first branch of a condition.
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

  /// Builds the second branch of a condition.
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }

  /// Builds the first branch of a condition.
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value>
  where Value: Animatable { first }

  /// Builds the second branch of a condition.
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value>
  where Value: Animatable { second }

  /// Builds a loop.
  public static func buildArray(_ tracks: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(courses: tracks.flatMap(\.courses))
  }

  /// Builds a loop.
  public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value>
  where Value: Animatable { _KeyframeList(steps: lists.flatMap(\.steps)) }

  /// Makes the result.
  public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    tracks
  }

  /// Makes the one track of a whole value.
  public static func buildFinalResult(
    _ list: _KeyframeList<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeList<Value>> where Value: Animatable {
    KeyframeTrack { list }
  }
}
