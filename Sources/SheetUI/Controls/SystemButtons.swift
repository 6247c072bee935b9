/// Lets the user name something anew.
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  /// Begins to name it anew.
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
  /// Lets the user name something anew; nil where nothing has a name.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

/// A button that lets the user name something anew.
public struct RenameButton: View {
  @Environment(\.rename) private var rename

  /// Creates the button.
  public init() {}

  /// The system's title and symbol.
  public var body: some View {
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

/// A button that pastes; nothing can be pasted into a picture.
public struct PasteButton: View {
  /// Creates a button for a type of items.
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void
  ) {}

  /// The system's title and symbol, white on the tint.
  public var body: some View {
    Button(action: {}) {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}

extension View {
  /// Lets the rename buttons in the view do something.
  nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View {
    modifier(EnvironmentValueModifier { $0.rename = RenameAction(action) })
  }

  /// Lets the rename buttons in the view move the focus to a field.
  nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    modifier(
      EnvironmentValueModifier { $0.rename = RenameAction { isFocused.wrappedValue = true } })
  }
}
