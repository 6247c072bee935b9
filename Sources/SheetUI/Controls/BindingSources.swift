extension Toggle {
  /// Creates a toggle of a value of several elements behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) { self.init(sources: Array(sources), isOn: isOn, label: label) }
}

extension Toggle where Label == Text {
  /// Creates a toggle of a value of several elements behind a binding, with a title.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
  ) { self.init(titleKey, sources: Array(sources), isOn: isOn) }
}

extension Picker {
  /// Creates a picker of a value of several elements behind a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    sources: Binding<C>, selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources: Array(sources), selection: selection, content: content, label: label)
  }
}

extension Picker where Label == Text {
  /// Creates a picker of a value of several elements behind a binding, with a title.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    selection: KeyPath<Binding<C.Element>, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) { self.init(titleKey, sources: Array(sources), selection: selection, content: content) }
}
