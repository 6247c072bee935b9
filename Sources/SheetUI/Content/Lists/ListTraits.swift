import Foundation

/// What a view says to the list around it.
struct ListTraits {
  /// What the view is in a list.
  var part = ListContext.Place.row
  /// The section that the view is in, by its node's number; nil for none.
  var section: Int?
  /// The identity of the element that a `ForEach` made the view for.
  var id: AnyHashable?
  /// The place of that element among the `ForEach`'s.
  var index: Int?
  /// How deep the view lies in an outline.
  var indentation = 0
  /// The distances of the content from the row's edges; nil for the list's own.
  var insets: EdgeInsets?
  /// The boxes behind the row; nil for the list's own background.
  var background: [LayoutNode]?
  /// The lines above and below the row.
  var separators = SeparatorTraits()
  /// The lines above and below the section.
  var sectionSeparators = SeparatorTraits()
  /// The distance between the section and its neighbours, in points.
  var sectionSpacing: CGFloat?
  /// What a swipe towards an edge reveals.
  var swipes: [HorizontalEdge: SwipeTrait] = [:]
  /// Deletes the element; nil where it can't be deleted.
  var delete: ((IndexSet) -> Void)?
  /// Moves elements; nil where they can't be moved.
  var move: ((IndexSet, Int) -> Void)?
  /// Whether the row can't be deleted.
  var isDeleteDisabled = false
  /// Whether the row can't be moved.
  var isMoveDisabled = false
  /// Whether the row can't be selected.
  var isSelectionDisabled = false
  /// The height of the control that the row is, where it has its place in a row of the least height.
  var controlHeight: CGFloat?
  /// Whether the row ends with a chevron, which keeps its place whatever the row's insets.
  var hasDisclosure = false
  /// Acts when the row is tapped, as a header that opens its section does.
  var tap: (@MainActor () -> Void)?

  /// The value that a selection knows the row by.
  static func selectionValue(of traits: LayoutTraits) -> AnyHashable? {
    traits.tag ?? traits.list.id
  }
}

/// The lines above and below a row or section.
struct SeparatorTraits {
  /// Whether the line above shows.
  var top = Visibility.automatic
  /// Whether the line below shows.
  var bottom = Visibility.automatic
  /// The color of the line above; nil for the system's.
  var topTint: Color?
  /// The color of the line below; nil for the system's.
  var bottomTint: Color?

  /// Sets the visibility at edges.
  mutating func set(_ visibility: Visibility, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { top = visibility }
    if edges.contains(.bottom) { bottom = visibility }
  }

  /// Sets the color at edges.
  mutating func set(_ tint: Color?, _ edges: VerticalEdge.Set) {
    if edges.contains(.top) { topTint = tint }
    if edges.contains(.bottom) { bottomTint = tint }
  }
}

/// What a swipe reveals.
struct SwipeTrait {
  /// The actions, the first one at the row's edge.
  let actions: any View
  /// What the actions' nodes get from above.
  let inputs: _NodeInputs
  /// Whether a swipe over the whole row performs the first action.
  let allowsFullSwipe: Bool
}
