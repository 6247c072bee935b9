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
