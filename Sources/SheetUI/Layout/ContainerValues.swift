/// The name of a value that a view hands to the container around it.
public protocol ContainerValueKey {
  /// The value's type.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The values that a view hands to the container around it.
public struct ContainerValues {
  var traits: LayoutTraits

  init(_ traits: LayoutTraits) { self.traits = traits }

  /// The value of a key.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { traits.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { traits.values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a type, nil where the view has none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { traits.tag?.base as? V }

  /// Whether the view has a tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { traits.tag == AnyHashable(tag) }
}

extension View {
  /// Sets a value for the container around the view.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(
      TraitModifier { traits in
        var values = ContainerValues(traits)
        values[keyPath: keyPath] = value
        traits = values.traits
      })
  }
}
