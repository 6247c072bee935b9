/// Reads and writes a value that is kept elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let read: () -> Value
  let write: (Value, Transaction) -> Void
  /// The transaction under which writes happen, where it says more than the current one.
  public var transaction = Transaction()

  init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(read: get) { value, transaction in withTransaction(transaction) { set(value) } }
  }

  /// Creates a binding whose setter is told the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(read: get, write: set)
  }

  /// Creates a binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(read: { value }, write: { _, _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction.isEmpty ? .current : transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from another one's projection.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(
      read: { read()[keyPath: keyPath] },
      write: { new, transaction in
        var whole = read()
        whole[keyPath: keyPath] = new
        write(whole, transaction)
      })
    part.transaction = transaction
    return part
  }

  /// Returns the binding with an animation for its writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns the binding with a transaction for its writes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding {
  /// Creates a binding to an optional from one to a value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      read: { base.wrappedValue },
      write: { new, transaction in if let new { base.write(new, transaction) } })
  }

  /// Creates a binding to a value from one to an optional, or nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(read: { base.wrappedValue ?? first }, write: { base.write($0, $1) })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The value's identity.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
