/// Whether the user edits a list.
public enum EditMode: Hashable, Sendable {
  /// Not.
  case inactive
  /// For as long as an action takes.
  case transient
  /// Yes.
  case active

  /// Whether the list is edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists are edited: what a view around set, else the state of the layer that the view is
  /// in.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? layerEditMode }
    set { self[EditModeKey.self] = newValue }
  }

  private var layerEditMode: Binding<EditMode>? {
    let (layer, window) = (layer, window)
    return MainActor.assumeIsolated {
      guard let window = window?.window else { return nil }
      let location = (layer ?? window.rootSlot).editMode(window.graph.queue)
      return Binding(read: { location.value }, write: { location.set($0, $1) })
    }
  }
}

/// A button that starts and ends the editing of lists.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  nonisolated public init() {}

  /// The word for what a tap does.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(verbatim: isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
