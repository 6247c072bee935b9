extension View {
  /// Calls an action with what is made of the view's box, now and whenever it changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Calls an action with what is made of the view's box, before and after, now and whenever it
  /// changes.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View {
    // Actions run on the main actor only.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return modifier(
      ObservationModifier<T>(
        read: { $0.boxes.first.map { transform(GeometryProxy($0)) } },
        action: { old, new, _ in action(old ?? new, new) }))
  }
}
