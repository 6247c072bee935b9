/// A set of names that belong to one view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of the set.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Slot {
    let id: ID

    @MainActor init() { id = ID(number: SerialNumber.next()) }
  }

  private var slot: Slot?

  /// Creates a set.
  public init() {}

  /// The identity of the set.
  public var wrappedValue: ID { slot?.id ?? ID(number: 0) }

  /// Connects the set to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    slot = context.slot { Slot() }
  }
}
