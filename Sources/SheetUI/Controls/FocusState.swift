/// A value that follows the keyboard focus and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes a focus state that is kept elsewhere.
  @propertyWrapper
  public struct Binding {
    let location: FocusLocation<Value>?
    let unfocused: Value

    /// The value that names what is focused.
    public var wrappedValue: Value {
      get { location?.value ?? unfocused }
      nonmutating set { location?.request(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let unfocused: Value
  private var location: FocusLocation<Value>?

  /// Creates a state that says whether a view is focused.
  public init() where Value == Bool { unfocused = false }

  /// Creates a state that says which of several views is focused.
  public init<T: Hashable>() where Value == T? { unfocused = nil }

  /// The value that names what is focused.
  public var wrappedValue: Value {
    get { location?.value ?? unfocused }
    nonmutating set { location?.request(newValue) }
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(location: location, unfocused: unfocused) }

  /// Connects the state to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let (node, unfocused) = (context.node, unfocused)
    location = context.slot { FocusLocation(node: node, unfocused: unfocused) }
  }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

/// The storage of one focus state.
///
/// Invariant for `@unchecked Sendable`: as for every state, it is used on the main actor only (see
/// `UpdateQueue`).
final class FocusLocation<Value: Hashable>: @unchecked Sendable {
  private let state: StateLocation<Value>
  private let unfocused: Value

  @MainActor
  init(node: _ViewNode, unfocused: Value) {
    self.unfocused = unfocused
    let box = FocusLocationBox<Value>()
    state = StateLocation(unfocused, queue: node.inputs.graph.queue) { [weak node] in
      guard let node else { return }
      node.inputs.graph.invalidate(node)
      if let location = box.location { node.inputs.graph.focus.request(location.asRequest) }
    }
    box.location = self
  }

  /// The value that names what is focused.
  var value: Value { state.value }

  /// Sets the value; once it is taken over, the focus follows.
  func request(_ value: Value) { state.set(value) }

  @MainActor fileprivate var asRequest: FocusRequest {
    FocusRequest(owner: ObjectIdentifier(self)) { [self] in
      state.value != unfocused
    } clear: { [self] in
      state.set(unfocused)
    }
  }

  /// The state's part in a view that it names by a value.
  @MainActor func link(_ value: Value) -> FocusLink {
    FocusLink(owner: ObjectIdentifier(self)) { [self] in
      state.value == value
    } activate: { [self] in
      state.set(value)
    } clear: { [self] in
      state.set(unfocused)
    }
  }
}

/// Lets a state's storage name its owner before that is complete.
@MainActor
private final class FocusLocationBox<Value: Hashable> {
  weak var location: FocusLocation<Value>?
}

extension View {
  /// Ties the focus of the view to a state.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusLinkModifier(location: binding.location, value: value))
  }

  /// Ties the focus of the view to a state that is true while it is focused.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusLinkModifier(location: condition.location, value: true))
  }

  /// Focuses the view of a value when the views first appear.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isUserInitiated: Bool

  /// Where the focus would otherwise go nowhere.
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  /// Also where the user moves the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

/// Adds a focus state to those that the fields below tell.
nonisolated struct FocusLinkModifier<Value: Hashable>: EnvironmentModifier {
  let location: FocusLocation<Value>?
  let value: Value

  @MainActor func modify(_ environment: inout EnvironmentValues) {
    if let location { environment.focusLinks.append(location.link(value)) }
  }
}
