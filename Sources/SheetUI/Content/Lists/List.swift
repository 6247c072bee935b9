/// Rows one below the other that scroll and fill what they are offered.
///
/// Every row is made at once. A row that is a view of several views is as many rows.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: ListSelection?
  let content: Content

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// The rows in a scroll view on the style's background.
  public var body: some View {
    ListFrame(content: content, selection: selection, isForm: false)
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content())
  }
}

extension List {
  /// Creates a list of views of which several can be selected by their tags.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Creates a list of views of which one can be selected by its tag.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { ListSelection($0) }, content: content())
  }

  /// Creates a list of views of which one is always selected.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: ListSelection(required: selection), content: content())
  }
}

/// The rows that are selected in a list.
struct ListSelection {
  /// Returns the values of the selected rows.
  let read: () -> Set<AnyHashable>
  /// Acts on a tap on a row.
  let tap: (AnyHashable) -> Void
  /// Whether several rows can be selected, which takes the edit mode.
  let isMultiple: Bool
  /// Whether a value is of the type that the selection has.
  let knows: (AnyHashable) -> Bool

  /// Selects several values.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    read = { Set(binding.wrappedValue.map { AnyHashable($0) }) }
    tap = { value in
      guard let value = value.base as? Value else { return }
      var values = binding.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      binding.wrappedValue = values
    }
    isMultiple = true
    knows = { $0.base is Value }
  }

  /// Selects one value or none.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    read = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    tap = { value in if let value = value.base as? Value { binding.wrappedValue = value } }
    isMultiple = false
    knows = { $0.base is Value }
  }

  /// Selects one value.
  init<Value: Hashable>(required binding: Binding<Value>) {
    read = { [AnyHashable(binding.wrappedValue)] }
    tap = { value in if let value = value.base as? Value { binding.wrappedValue = value } }
    isMultiple = false
    knows = { $0.base is Value }
  }
}
