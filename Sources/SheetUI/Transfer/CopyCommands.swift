// None of these has an effect on a picture: a stage has neither an Edit menu nor its shortcuts.
extension View {
  /// Lets items be copied by a menu or shortcut, which a stage has not.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View { self }

  /// Lets items be cut by a menu or shortcut, which a stage has not.
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View { self }

  /// Takes items that are pasted by a menu or shortcut, which a stage has not.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { self }

  /// Hands data over that are copied by a menu or shortcut, which a stage has not.
  nonisolated public func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { self }

  /// Hands data over that are cut by a menu or shortcut, which a stage has not.
  nonisolated public func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View { self }

  /// Takes data that are pasted by a menu or shortcut, which a stage has not.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View { self }

  /// Deletes by a menu or shortcut, which a stage has not.
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Leaves by a key, which a stage has not.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Plays or pauses by a key, which a stage has not.
  nonisolated public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }

  /// Moves by a key, which a stage has not.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)?
  ) -> some View { self }

  /// Hands data over to services, which a stage has not.
  nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
  ) -> some View { self }

  /// Takes data from services, which a stage has not.
  nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

/// Which way a key moves the focus.
public enum MoveCommandDirection: Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

extension PasteButton {
  /// Creates a button for kinds of data.
  public init(
    supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
  ) { self.init(payloadType: String.self) { _ in } }

  /// Creates a button for kinds of data that are looked at first.
  public init<Payload>(
    supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) { self.init(payloadType: String.self) { _ in } }
}
