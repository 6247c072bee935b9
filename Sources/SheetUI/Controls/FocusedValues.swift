/// The name of a value that the focused view hands to views elsewhere.
public protocol FocusedValueKey {
  /// The value's type.
  associatedtype Value
}

/// The values that the focused view hands to views elsewhere.
public struct FocusedValues {
  private var storage: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil where the focused view has none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { storage[ObjectIdentifier(key)] as? Key.Value }
    set { storage[ObjectIdentifier(key)] = newValue }
  }

  /// The values of `other` added to these.
  mutating func merge(_ other: FocusedValues) {
    storage.merge(other.storage) { _, new in new }
  }
}

/// Collects what views hand to views elsewhere.
struct FocusedValuesKey: PreferenceKey {
  static var defaultValue: FocusedValues { FocusedValues() }

  static func reduce(value: inout FocusedValues, nextValue: () -> FocusedValues) {
    value.merge(nextValue())
  }
}

/// Reads a value that the focused view hands over.
///
/// A stage shows one scene, in which menus and commands aren't drawn: what is handed over within it
/// is found by the views of the same window.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  private var values = FocusedValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; nil where the focused view has none.
  public var wrappedValue: Value? { values[keyPath: keyPath] }

  /// Reads the value from the views of the window.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    values = context.focusedValues
  }
}

/// Reads and writes a value that the focused view hands over.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var values = FocusedValues()

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value; nil where the focused view has none.
  public var wrappedValue: Value? {
    get { values[keyPath: keyPath]?.wrappedValue }
    nonmutating set { if let newValue { values[keyPath: keyPath]?.wrappedValue = newValue } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Reads the binding from the views of the window.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    values = context.focusedValues
  }
}

extension _PropertyContext {
  /// What the views of the window hand over.
  fileprivate var focusedValues: FocusedValues {
    node.root.preference(FocusedValuesKey.self)
  }
}

extension _ViewNode {
  /// The outermost node around this one.
  fileprivate var root: _ViewNode { inputs.root?.node ?? self }
}

extension View {
  /// Hands a value to views elsewhere while the view has the focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    transformPreference(FocusedValuesKey.self) { $0[keyPath: keyPath] = value }
  }

  /// Hands a value to views elsewhere while the view's scene has the focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    transformPreference(FocusedValuesKey.self) { $0[keyPath: keyPath] = value }
  }
}
