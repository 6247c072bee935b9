/// Keeps a node up to date with one object.
@MainActor
final class ObjectSubscription: TearDownSlot {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  /// Subscribes to an object, unless that has been done already.
  func follow<T: ObservableObject>(_ object: T, for node: _ViewNode) {
    guard self.object !== object else { return }
    tearDown()
    self.object = object
    let (queue, box) = (node.inputs.graph.queue, node.weakSelf)
    subscription = object.objectWillChange.sink { _ in queue.invalidate(box) }
  }

  func tearDown() {
    subscription = nil
    object = nil
  }
}

/// Makes bindings to an object's properties.
@dynamicMemberLookup
public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    Binding(
      get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// Follows an object that is kept elsewhere.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Subscribes the node to the object.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    context.slot { ObjectSubscription() }.follow(wrappedValue, for: context.node)
  }
}

/// Keeps an object for a view and follows it.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates the property; the object is made when the view first appears.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Makes bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }

  /// Makes the object once and subscribes the node to it.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let make = make
    let kept = context.slot { make() }
    object = kept
    context.slot { ObjectSubscription() }.follow(kept, for: context.node)
  }
}

/// Follows an object that a view around handed down.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  private var object: ObjectType?

  /// Creates the property.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found; a view around must set it "
          + "with environmentObject(_:).")
    }
    return object
  }

  /// Makes bindings to the object's properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Finds the object and subscribes the node to it.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let key = ObjectIdentifier(ObjectType.self)
    object = context.node.inputs.environment.objects[key] as? ObjectType
    let subscription = context.slot { ObjectSubscription() }
    if let object { subscription.follow(object, for: context.node) }
  }
}
