/// The name of a value that a custom animation keeps.
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value

  /// The value before one was set.
  static var defaultValue: Value { get }
}

/// What a custom animation keeps from one evaluation to the next.
public struct AnimationState<Value: VectorArithmetic> {
  /// The values by their keys' identities.
  private var storage: [ObjectIdentifier: Any] = [:]

  /// Creates an empty state.
  public init() {}

  /// The value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get {
      // Two steps: a missing value would otherwise pass for an optional key's nil.
      guard let stored = storage[ObjectIdentifier(key)], let value = stored as? K.Value else {
        return K.defaultValue
      }
      return value
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }
}

/// What a custom animation may know and keep.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What the animation keeps.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete, although it may still move.
  public var isLogicallyComplete: Bool
  /// The environment of the animated view.
  public let environment: EnvironmentValues

  /// Creates a context.
  init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self.environment = environment
  }

  /// Returns a context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
  }
}
