/// A value that the graph keeps for a view.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(read: { location.value }, write: { location.set($0, $1) })
  }

  /// Connects the state to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let node = context.node
    let initial = initial
    location = context.slot {
      StateLocation(initial, queue: node.inputs.graph.queue) { [weak node] in
        if let node { node.inputs.graph.invalidate(node) }
      }
    }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: Sendable where Value: Sendable {}
