/// Tells which changes of places and sizes follow from other changes.
enum Causality {
  /// The kinds of nodes whose children make room for each other.
  private static let flows: Set = ["VStack", "HStack"]

  /// Whether one change is a reason of another, which moved or resized a view.
  static func explains(
    _ cause: LayoutChange, _ change: LayoutChange, in tree: LayoutTree
  ) -> Bool {
    guard cause != change, cause.kind.affectsLayout, cause.kind < change.kind,
      let place = cause.place, let other = change.place
    else { return false }
    // What is in a view makes it grow, and what it is in makes it move.
    if tree.isInside(place, other) || tree.isInside(other, place) { return true }
    for around in tree.ancestors(of: other) where flows.contains(tree.nodes[around].kind) {
      if tree.isInside(place, around) { return true }
    }
    return false
  }
}
