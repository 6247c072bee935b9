import Foundation

extension LayoutNode {
  /// The share of the box that a scroll view, or the window where there is none, lets see.
  @MainActor
  func visibleShare(in scroll: LayoutNode?) -> Double {
    let own = CGRect(origin: globalOrigin, size: frame.size)
    guard own.width > 0, own.height > 0 else { return 0 }
    var root = self
    while let parent = root.parent { root = parent }
    let window = scroll.map { CGRect(origin: $0.globalOrigin, size: $0.frame.size) } ?? root.frame
    let seen = own.common(with: window)
    guard !seen.isNull else { return 0 }
    return Double(seen.width * seen.height / (own.width * own.height))
  }
}

extension View {
  /// Calls an action when at least a share of the view comes into sight or no longer is.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    onVisibilityChange(
      from: false,
      read: { content in
        content.boxes.first.map {
          $0.visibleShare(in: $0.enclosingScroll) >= max(threshold, 1e-9)
        }
      }, action)
  }

  /// Calls an action with the identities of the scroll view's targets of which at least a share is
  /// in sight, whenever they change.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    onVisibilityChange(
      from: [],
      read: { content in
        let scroll = content.scroll
        var ids: [ID] = []
        content.node.visitIdentified { id, node in
          if let id = id.base as? ID, let box = node.outputs.first,
            box.visibleShare(in: scroll) >= max(threshold, 1e-9)
          {
            ids.append(id)
          }
          return true
        }
        return ids
      }, action)
  }

  /// Tells whether a view, or which views in it, can be seen; `start` is what counts as told before
  /// anything was.
  nonisolated private func onVisibilityChange<Seen: Equatable>(
    from start: Seen, read: @escaping @MainActor (ObservedContent) -> Seen?,
    _ action: @escaping (Seen) -> Void
  ) -> some View {
    // Actions run on the main actor only.
    nonisolated(unsafe) let (start, action) = (start, action)
    return modifier(
      ObservationModifier<Seen>(
        read: read, action: { old, new, _ in if (old ?? start) != new { action(new) } }))
  }
}
