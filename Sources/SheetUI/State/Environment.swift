/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var current: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads an observable object that a view around handed down.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object { $0.objects[ObjectIdentifier(objectType)] as? Value }
  }

  /// Reads an observable object that a view around may have handed down.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    source = .object { .some($0.objects[ObjectIdentifier(objectType)] as? T) }
  }

  /// The value.
  public var wrappedValue: Value {
    if let current { return current }
    guard case .keyPath(let keyPath) = source else {
      preconditionFailure("No object of type \(Value.self) was handed down by a view around.")
    }
    return EnvironmentValues()[keyPath: keyPath]
  }

  /// Reads the value from the environment of the node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let environment = context.node.inputs.environment
    switch source {
    case .keyPath(let keyPath): current = environment[keyPath: keyPath]
    case .object(let find): current = find(environment)
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
