/// Something to tap that pushes a page.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// What is pushed.
  enum Target {
    case view(() -> Destination, isActive: Binding<Bool>?)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  @State private var handle = LinkHandle()
  @Environment(\.navigation) private var navigation
  @Environment(\.listChoice) private var listChoice

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// The label as a button; in a list it fills the row and has a chevron.
  public var body: some View {
    LinkButton(label: label) { follow() }
      .disabled(navigation == nil || isEmpty)
      .modifier(PushModifier(request: request, reset: reset, handle: handle))
  }

  private var isEmpty: Bool {
    if case .value(nil) = target { true } else { false }
  }

  private func follow() {
    switch target {
    case .value(let value):
      if let value, listChoice?(value) != true { navigation?.push(value) }
    case .view(_, let isActive):
      if let isActive { isActive.wrappedValue = true } else { handle.isActive?.wrappedValue = true }
    }
  }

  private var request: (@MainActor () -> AnyView?)? {
    guard case .view(let destination, let isActive) = target else { return nil }
    let handle = handle
    return {
      let isOn = isActive?.wrappedValue ?? handle.isOn
      return isOn ? AnyView(destination()) : nil
    }
  }

  private var reset: @MainActor () -> Void {
    guard case .view(_, let isActive) = target else { return {} }
    let handle = handle
    return {
      if let isActive { isActive.wrappedValue = false } else { handle.isOn = false }
    }
  }
}

/// What a link without a binding of its own remembers.
///
/// A class, because the link's button and its node share it.
@MainActor
final class LinkHandle {
  /// Whether the link's page is pushed.
  var isOn = false
  /// Sets whether the page is pushed, and has the link evaluated; nil before the link is shown.
  var isActive: Binding<Bool>?

  init() {}
}

extension NavigationLink {
  // MARK: Views

  /// Creates a link to a view.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: nil), label: label())
  }

  /// Creates a link to a view that is shown while a flag is set.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label: label())
  }

  /// Creates a link to a view that is shown while a flag is set.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view({ destination }, isActive: isActive), label: label())
  }

  /// Creates a link to a view that is shown while the selection is its tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.holds(tag)), label: label())
  }

  /// Creates a link to a view that is shown while the selection is its tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view({ destination }, isActive: selection.holds(tag)), label: label())
  }

  /// Says whether the page goes into the detail column; there is one way for both.
  nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
  /// Whether the selection is a tag.
  fileprivate func holds<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link of a text in the language of the user to a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link of a string to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link of a text in the language of the user to a view.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link of a string to a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link of a text in the language of the user to a view that is shown while a flag is
  /// set.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link of a string to a view that is shown while a flag is set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Creates a link of a text in the language of the user to a view that is shown while a flag is
  /// set.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link of a string to a view that is shown while a flag is set.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a link of a text in the language of the user to a view that is shown while the
  /// selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link of a string to a view that is shown while the selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Creates a link of a text in the language of the user to a view that is shown while the
  /// selection is its tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a link of a string to a view that is shown while the selection is its tag.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  // MARK: Values

  /// Creates a link to the page of a value; without a value it is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  /// Creates a link of a text in the language of the user to the page of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link of a string to the page of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
