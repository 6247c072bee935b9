/// Something that a finger does.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Creates what follows a finger.
  func _makeRecognizer() -> _GestureRecognizer<Value>
}

/// What follows a finger for a gesture.
@MainActor
public struct _GestureRecognizer<Value> {
  let recognizer: ValueRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  /// Follows the finger as the body does.
  public func _makeRecognizer() -> _GestureRecognizer<Value> { body._makeRecognizer() }
}

extension Never: Gesture {
  /// No value.
  public typealias Value = Never
}

/// A gesture without a body.
@MainActor @preconcurrency
public protocol _BuiltInGesture: Gesture where Body == Never {}

extension _BuiltInGesture {
  /// Not to be called: a built-in gesture follows the finger itself.
  public var body: Never { preconditionFailure("\(Self.self) is built in and has no body.") }
}

/// A gesture with an action.
nonisolated public struct _ActionGesture<Base: Gesture>: _BuiltInGesture {
  /// What the gesture tells while it goes on.
  public typealias Value = Base.Value

  let base: Base
  let attach: @MainActor (ValueRecognizer<Base.Value>) -> Void

  /// Follows the finger as the gesture does.
  @MainActor public func _makeRecognizer() -> _GestureRecognizer<Value> {
    let made = base._makeRecognizer()
    attach(made.recognizer)
    return made
  }
}

extension Gesture {
  /// Calls an action when the gesture has succeeded.
  nonisolated public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _ActionGesture<Self> {
    // Gestures act on the main actor only.
    nonisolated(unsafe) let action = action
    return _ActionGesture(base: self) { $0.ended.append(action) }
  }

  /// Keeps a state up to date while the gesture goes on.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ActionGesture<Self> {
    // Gestures act on the main actor only.
    nonisolated(unsafe) let (state, body) = (state, body)
    return _ActionGesture(base: self) { recognizer in
      recognizer.changed.append { value in
        var transaction = Transaction.current
        var new = state.wrappedValue
        body(value, &new, &transaction)
        state.set(new, transaction)
      }
      recognizer.finished.append { state.reset() }
    }
  }
}

extension Gesture where Value: Equatable {
  /// Calls an action when the gesture's value changes.
  nonisolated public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ActionGesture<Self> {
    // Gestures act on the main actor only.
    nonisolated(unsafe) let action = action
    return _ActionGesture(base: self) { recognizer in
      var last: Value?
      recognizer.changed.append { value in
        guard value != last else { return }
        last = value
        action(value)
      }
    }
  }
}

/// A value that goes back to its start when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private var state: State<Value>
  private let initial: Value
  private let resetTransaction: Transaction

  /// Creates the state with its value at rest.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: .init())
  }

  /// Creates the state with its value at rest.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates the state with its value at rest and the transaction in which it goes back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    state = State(wrappedValue: wrappedValue)
    initial = wrappedValue
    self.resetTransaction = resetTransaction
  }

  /// The current value.
  public var wrappedValue: Value { state.wrappedValue }

  /// The state itself, to be handed to `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Connects the state to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    state._attach(&context)
  }

  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { state.wrappedValue = value }
  }

  func reset() { set(initial, resetTransaction) }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the state without a value.
  public init() { self.init(wrappedValue: nil) }
}
