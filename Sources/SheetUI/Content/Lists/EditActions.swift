import Foundation

/// What a list lets the user do with its elements.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each action.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection, Data: MutableCollection {
  /// Deleting and moving elements.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Creates views for the elements behind a binding, which a list lets the user delete or move.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index == Int, C.Element: Identifiable, Data == [Binding<C.Element>],
    ID == C.Element.ID, Content == EditableRow<R>
  {
    self.init(Array(data)) { element in
      EditableRow(
        content: content(element),
        delete: editActions.contains(.delete)
          ? { data.wrappedValue.remove(atOffsets: $0) } : nil,
        move: editActions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
    }
  }
}

/// A row that the user may delete or move.
nonisolated public struct EditableRow<Content: View>: View {
  let content: Content
  let delete: ((IndexSet) -> Void)?
  let move: ((IndexSet, Int) -> Void)?

  /// The row's view.
  @MainActor public var body: some View {
    content.modifier(RowActionModifier(delete: .some(delete), move: .some(move)))
  }
}

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element behind a binding, which the user may delete or move.
  public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> R
  )
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Index == Int, C.Element: Identifiable,
    Content == ForEach<[Binding<C.Element>], C.Element.ID, EditableRow<R>>
  {
    self.init(
      selection: nil, content: ForEach(data, editActions: editActions, content: rowContent))
  }
}
