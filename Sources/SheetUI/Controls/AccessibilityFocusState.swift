/// Techniques that help to use an app.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A voice that reads the screen.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Switches that step through the screen.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// A value that follows the focus of assistive techniques and moves it.
///
/// A stage has no such techniques: the value is what the app last set.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// Reads and writes a state that is kept elsewhere.
  @propertyWrapper
  public struct Binding {
    let state: State<Value>

    /// The value that names what is focused.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var state: State<Value>

  /// Creates a state that says whether a view is focused.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state that says which of several views is focused.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// Creates a state that says whether some techniques focus a view.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Creates a state that says which of several views some techniques focus.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value that names what is focused.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the state.
  public var projectedValue: Binding { Binding(state: state) }

  /// Connects the state to its node.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    state._attach(&context)
  }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}
extension AccessibilityFocusState.Binding: Sendable where Value: Sendable {}

extension View {
  /// Ties the focus of assistive techniques to a state; a picture shows no such focus.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Ties the focus of assistive techniques to a state; a picture shows no such focus.
  nonisolated public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
