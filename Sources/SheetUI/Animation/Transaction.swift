/// The name of a value that travels with a change.
public protocol TransactionKey {
  /// The value's type.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What travels with a change: above all, how to animate it.
public struct Transaction {
  /// How the change is animated; nil for at once.
  public var animation: Animation?
  /// Whether views that bring their own animation are kept from using it.
  public var disablesAnimations = false
  /// Whether the change is one of many in a row, such as a drag's.
  public var isContinuous = false
  /// Whether the velocity of the changes is measured, to start the next animation with.
  public var tracksVelocity = false
  /// Whether a stage settles without waiting for the change, as it belongs to an endless row.
  var isBackground = false
  /// The handlers to run at the animation's end, in the order in which they were added.
  var completions: [Completion] = []
  /// The values of custom keys.
  private var storage: [ObjectIdentifier: Any] = [:]

  /// A handler and when it runs.
  struct Completion {
    /// When the handler runs.
    let criteria: AnimationCompletionCriteria
    /// The handler.
    let action: () -> Void
    /// Tells the handler from others.
    let identity = Identity()

    /// An object for its identity alone.
    final class Identity {}
  }

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get {
      // Two steps: a missing value would otherwise pass for an optional key's nil.
      guard let stored = storage[ObjectIdentifier(key)], let value = stored as? K.Value else {
        return K.defaultValue
      }
      return value
    }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a handler that runs when the change's animations are done.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(Completion(criteria: criteria, action: completion))
  }
}
