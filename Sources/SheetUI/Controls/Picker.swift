/// A choice of one value among several.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: PickerSelection
  private let label: Label
  private let content: Content
  private let currentValueLabel: AnyView?

  @Environment(\.pickerStyle) private var style

  init(
    selection: PickerSelection, label: Label, content: Content, currentValueLabel: AnyView? = nil
  ) {
    self.selection = selection
    self.label = label
    self.content = content
    self.currentValueLabel = currentValueLabel
  }

  /// The options in the environment's style.
  public var body: some View {
    PickerBody(
      parts: PickerParts(
        selection: selection, label: AnyView(ControlLabel(label)), content: AnyView(content),
        currentValueLabel: currentValueLabel),
      kind: style._kind)
  }
}

/// What a picker reads and writes, without the type of its values.
struct PickerSelection {
  /// Whether the option of a tag is selected.
  let isSelected: (AnyHashable) -> Bool
  /// Selects the option of a tag.
  let select: (AnyHashable) -> Void

  init<V: Hashable>(_ binding: Binding<V>) {
    isSelected = { $0.flattened == AnyHashable(binding.wrappedValue).flattened }
    select = { tag in if let value = tag.base as? V { binding.wrappedValue = value } }
  }

  /// The common selection of several things; none where they differ.
  init<V: Hashable>(_ bindings: [Binding<V>]) {
    isSelected = { tag in
      bindings.allSatisfy { tag.flattened == AnyHashable($0.wrappedValue).flattened }
    }
    select = { tag in
      guard let value = tag.base as? V else { return }
      for binding in bindings { binding.wrappedValue = value }
    }
  }
}

extension AnyHashable {
  /// The value without optionals around it; nil for none.
  var flattened: AnyHashable? {
    guard let optional = base as? any OptionalValue else { return self }
    return optional.content?.flattened
  }
}

/// An optional, seen from outside.
private protocol OptionalValue {
  /// The value, if there is one.
  var content: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  var content: AnyHashable? { map { AnyHashable($0) } }
}

extension Picker {
  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: PickerSelection(selection), label: label(), content: content())
  }

  /// Creates a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: PickerSelection(selection), label: label, content: content())
  }

  /// Creates a picker for the common value of several things.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: PickerSelection(sources.map { $0[keyPath: selection] }), label: label(),
      content: content())
  }

  /// Creates a picker that shows its value in a way of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: PickerSelection(selection), label: label(), content: content(),
      currentValueLabel: AnyView(currentValueLabel()))
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: PickerSelection(selection), label: Text(titleKey), content: content())
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: PickerSelection(selection), label: Text(title), content: content())
  }

  /// Creates a picker for the common value of several things.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker for the common value of several things.
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
  }

  /// Creates a picker that shows its value in a way of its own.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker that shows its value in a way of its own.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}

extension Picker where Label == SheetUI.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { SheetUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker with a title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { SheetUI.Label(title, systemImage: systemImage) })
  }

  // Reason: SwiftUI's own signature.
  /// Creates a picker for the common value of several things.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content,
      label: { SheetUI.Label(titleKey, systemImage: systemImage) })
  }
}
