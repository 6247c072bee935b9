import Foundation

/// How one layout node is measured, placed, drawn and hit.
///
/// Measuring is pure: the same proposal gives the same size until the node or its children change.
/// Every length is in points; positions are in the node's own space, y growing downwards. What a
/// behavior lists as its animatable data is interpolated when the node is drawn.
protocol LayoutBehavior: Animatable {
  /// Whether a node keeps all its answers to proposals within a layout, or only the last one.
  ///
  /// Not needed where measuring is quick and asks each child once; without, the work would multiply
  /// with each container that asks its children several times.
  static var keepsSizes: Bool { get }
  /// Whether the behavior itself sets alignment guides, besides the baselines of texts.
  static var setsGuides: Bool { get }
  /// The name in the layout tree.
  var name: String { get }
  /// What the layout tree says beyond name and frame.
  @MainActor func details(_ node: LayoutNode) -> [String]
  /// Answers a proposal.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize
  /// Places the children of a node whose size is already set.
  @MainActor func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize)
  /// The place of an alignment guide that the node or its children set, else nil.
  @MainActor func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat?
  /// The distances that the node wants at its edges.
  @MainActor func spacing(_ node: LayoutNode) -> EdgeSpacing
  /// Draws the node at the context's origin.
  @MainActor func draw(_ node: LayoutNode, _ context: inout DrawContext)
  /// Finds what a point hits in the node, innermost first.
  @MainActor func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool
}

extension LayoutBehavior {
  static var keepsSizes: Bool { true }
  static var setsGuides: Bool { false }

  @MainActor func details(_ node: LayoutNode) -> [String] { [] }

  /// Answers like the only child, or with the union of all children's sizes.
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    var size = CGSize.zero
    for child in node.layoutChildren {
      let childSize = child.sizeThatFits(proposal)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    return size
  }

  /// Places every child over the node.
  @MainActor func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren { child.place(at: .zero, proposal: proposal) }
  }

  /// Passes the children's guides on, as they lie before placement: all at the origin.
  @MainActor func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    for child in node.layoutChildren {
      if let value = child.explicitGuide(key, proposal) { return value }
    }
    return nil
  }

  @MainActor func spacing(_ node: LayoutNode) -> EdgeSpacing {
    node.layoutChildren.first?.spacing ?? EdgeSpacing()
  }

  @MainActor func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    node.drawChildren(&context)
  }

  @MainActor func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.hitChildren(point, &search)
  }
}
