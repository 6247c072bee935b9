import Foundation

/// A gesture whose values are mapped.
nonisolated public struct _MapGesture<Base: Gesture, Value>: _BuiltInGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Follows the finger as the gesture does.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let transform = transform
    let inner = base._makeRecognizer().recognizer
    let outer = RelayRecognizer<Value>([inner]) { recognizers in recognizers[0].state }
    inner.changed.append { [weak outer] in outer?.sendChanged(transform($0)) }
    inner.ended.append { [weak outer] in outer?.last = transform($0) }
    return _GestureRecognizer(recognizer: outer)
  }
}

/// Two gestures at the same time.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: _BuiltInGesture {
  /// The values of both, as far as they go on.
  public struct Value {
    /// The first gesture's value.
    public var first: First.Value?
    /// The second gesture's value.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Follows the finger for both.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let (a, b) = (first._makeRecognizer().recognizer, second._makeRecognizer().recognizer)
    let outer = RelayRecognizer<Value>([a, b]) { recognizers in
      let states = recognizers.map(\.state)
      if states.contains(.active) { return .active }
      if states.contains(.possible) { return .possible }
      return states.contains(.ended) ? .ended : .failed
    }
    var value = Value()
    func take(_ isOver: Bool, _ change: (inout Value) -> Void) {
      change(&value)
      outer.last = value
      if !isOver { outer.sendChanged(value) }
    }
    a.changed.append { new in take(false) { $0.first = new } }
    b.changed.append { new in take(false) { $0.second = new } }
    a.ended.append { new in take(true) { $0.first = new } }
    b.ended.append { new in take(true) { $0.second = new } }
    return _GestureRecognizer(recognizer: outer)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture, or another one where the first fails.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: _BuiltInGesture {
  /// The value of the one that goes on.
  public enum Value {
    /// The first gesture's value.
    case first(First.Value)
    /// The second gesture's value.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Creates a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Follows the finger for both until one succeeds.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let (a, b) = (first._makeRecognizer().recognizer, second._makeRecognizer().recognizer)
    let outer = RelayRecognizer<Value>([a, b]) { recognizers in
      let (first, second) = (recognizers[0].state, recognizers[1].state)
      if first == .active || first == .ended { return first }
      return first == .failed || second == .active || second == .ended ? second : .possible
    }
    a.changed.append { [weak a, weak b] value in
      if a?.state == .active { b?.cancel() }
      outer.sendChanged(.first(value))
    }
    b.changed.append { [weak a, weak b] value in
      if b?.state == .active { a?.cancel() }
      outer.sendChanged(.second(value))
    }
    a.ended.append { [weak b] value in
      b?.cancel()
      outer.last = .first(value)
    }
    b.ended.append { [weak a] value in
      if a?.state != .ended { outer.last = .second(value) }
    }
    return _GestureRecognizer(recognizer: outer)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture, and another one once the first has succeeded.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: _BuiltInGesture {
  /// How far the sequence has come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has succeeded, and the second has a value or none yet.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes second.
  public var second: Second

  /// Creates a sequence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Follows the finger for one after the other.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let (a, b) = (first._makeRecognizer().recognizer, second._makeRecognizer().recognizer)
    return _GestureRecognizer(recognizer: SequenceRecognizer<First, Second>(a, b))
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// Hands events on to other recognizers and takes its state from theirs.
@MainActor
final class RelayRecognizer<Value>: ValueRecognizer<Value> {
  private let inner: [GestureRecognizer]
  private let combined: ([GestureRecognizer]) -> State
  /// The value to end with.
  var last: Value?

  init(_ inner: [GestureRecognizer], _ combined: @escaping ([GestureRecognizer]) -> State) {
    self.inner = inner
    self.combined = combined
  }

  override var deadline: Double? { inner.compactMap(\.deadline).min() }

  override func handle(_ event: TouchEvent) {
    for recognizer in inner {
      recognizer.convert = convert
      recognizer.memory = recognizer.memory ?? memory
      if recognizer.state == .possible || recognizer.state == .active { recognizer.handle(event) }
    }
    let new = combined(inner)
    guard new != state else { return }
    switch new {
    case .ended:
      state = .ended
      if let last { sendEnded(last) } else { finish() }
    case .failed: cancel()
    default: state = new
    }
  }

  override func cancel() {
    for recognizer in inner where recognizer.state != .ended { recognizer.cancel() }
    super.cancel()
  }
}

/// Follows a finger for one gesture after another.
@MainActor
final class SequenceRecognizer<First: Gesture, Second: Gesture>: ValueRecognizer<
  SequenceGesture<First, Second>.Value
>
{
  private let first: ValueRecognizer<First.Value>
  private let second: ValueRecognizer<Second.Value>
  private var firstValue: First.Value?
  private var secondValue: Second.Value?

  init(_ first: ValueRecognizer<First.Value>, _ second: ValueRecognizer<Second.Value>) {
    self.first = first
    self.second = second
    super.init()
    first.changed.append { [weak self] in self?.sendChanged(.first($0)) }
    first.ended.append { [weak self] in self?.firstValue = $0 }
    second.changed.append { [weak self] value in
      guard let self, let firstValue else { return }
      secondValue = value
      sendChanged(.second(firstValue, value))
    }
    second.ended.append { [weak self] in self?.secondValue = $0 }
  }

  override var deadline: Double? { firstValue == nil ? first.deadline : second.deadline }

  override func handle(_ event: TouchEvent) {
    guard let firstValue else { return handleFirst(event) }
    second.convert = convert
    second.handle(event)
    if second.state == .active { state = .active }
    guard second.state == .ended || second.state == .failed || event.phase == .ended else { return }
    if event.phase == .cancelled { return cancel() }
    state = .ended
    sendEnded(.second(firstValue, secondValue))
  }

  private func handleFirst(_ event: TouchEvent) {
    first.convert = convert
    first.memory = memory
    first.handle(event)
    if first.state == .failed { return cancel() }
    guard let firstValue else { return }
    state = .active
    sendChanged(.second(firstValue, nil))
    // The second gesture begins with the finger that is already down, or with the next one.
    guard event.phase != .ended else { return }
    second.convert = convert
    second.handle(
      TouchEvent(phase: .began, location: event.location, time: event.time, velocity: .zero))
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

extension Gesture {
  /// Returns the gesture with its values mapped.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Returns this gesture and another one at the same time.
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Returns this gesture, or another one where this one fails.
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Returns this gesture, and another one once this one has succeeded.
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// Any gesture.
nonisolated public struct AnyGesture<Value>: _BuiltInGesture {
  private let make: @MainActor () -> _GestureRecognizer<Value>

  /// Wraps a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    // Gestures act on the main actor only.
    nonisolated(unsafe) let gesture = gesture
    make = { gesture._makeRecognizer() }
  }

  /// Follows the finger as the wrapped gesture does.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> { make() }
}
