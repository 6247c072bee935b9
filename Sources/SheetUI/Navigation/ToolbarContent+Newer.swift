/// Says where something goes that the system itself puts into a toolbar; it stays where it was
/// before iOS 26.
nonisolated public struct DefaultToolbarItem: CustomizableToolbarContent, _BuiltInToolbarContent {
  /// Creates a place.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

  /// Adds nothing.
  @MainActor public func _collect(into items: inout _ToolbarItems) {}
}

extension ToolbarContent {
  /// Says whether items share the glass behind them; bars of iOS 13 to 18 have none.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some ToolbarContent { self }

  /// Says where a zooming transition starts; a bar's items don't zoom.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
