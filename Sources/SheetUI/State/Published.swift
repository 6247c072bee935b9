/// A property whose owner says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  /// A publisher of the property's values, the present one first; each before it is set.
  public struct Publisher: SheetUI.Publisher, Equatable {
    /// A value of the property.
    public typealias Output = Value
    /// Nothing goes wrong.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    /// Whether both are of the same property.
    public static func == (a: Self, b: Self) -> Bool { a.box === b.box }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Failure == Never, S.Input == Value {
      box.subject.receive(subscriber: subscriber)
    }
  }

  private let box: PublishedBox<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates the property with its first value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// A publisher of the property's values.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set { box.join(newValue.box) }
  }

  /// Not to be used: the property belongs into a class.
  @available(*, unavailable, message: "@Published works in classes only.")
  public var wrappedValue: Value {
    get { box.value }
    set { box.set(newValue) }
  }

  /// The value, through the object that owns the property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get {
      let box = owner[keyPath: storage].box
      box.adopt(owner)
      return box.value
    }
    set {
      let box = owner[keyPath: storage].box
      box.adopt(owner)
      box.set(newValue)
    }
  }

  /// The publisher, through the object that owns the property.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected projected: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let box = owner[keyPath: storage].box
      box.adopt(owner)
      return Publisher(box: box)
    }
    set {
      let box = owner[keyPath: storage].box
      box.adopt(owner)
      box.join(newValue.box)
    }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// The value of a published property, its listeners and its owner.
///
/// A class, because the property's publishers share it with the property.
final class PublishedBox<Value> {
  let subject: CurrentValueSubject<Value, Never>
  private(set) var value: Value
  private weak var owner: AnyObject?
  private var kept: [AnyCancellable] = []

  init(_ value: Value) {
    self.value = value
    subject = CurrentValueSubject(value)
  }

  /// Remembers the object that is told of changes.
  func adopt(_ owner: AnyObject) { if self.owner !== owner { self.owner = owner } }

  /// Tells the owner and the listeners, then sets the value: they still see the old one.
  func set(_ newValue: Value) {
    if let owner = owner as? any ObservableObject { sayWillChange(owner) }
    subject.send(newValue)
    value = newValue
  }

  private func sayWillChange<Owner: ObservableObject>(_ owner: Owner) {
    (owner.objectWillChange as? ObservableObjectPublisher)?.send()
  }

  /// Keeps a subscription for as long as the property lives.
  func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }

  /// Follows another property.
  func join(_ other: PublishedBox) {
    guard other !== self else { return }
    keep(other.subject.sink { [weak self] in self?.set($0) })
  }
}
