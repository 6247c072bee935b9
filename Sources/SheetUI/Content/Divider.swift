import Foundation

/// A hairline across a stack.
nonisolated public struct Divider: LeafView {
  /// Creates a divider.
  public init() {}

  func behavior(_ environment: EnvironmentValues) -> DividerLayout { DividerLayout() }
}

/// One device pixel thick; as long as it is offered.
struct DividerLayout: LayoutBehavior {
  var name: String { "Divider" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let environment = node.environment
    let thickness =
      environment.dynamicTypeSize.isAccessibilitySize
      ? max(1, environment.pixelLength) : environment.pixelLength
    let length: CGFloat = 10
    return node.enclosingStackAxis == .horizontal
      ? CGSize(width: thickness, height: proposal.height ?? length)
      : CGSize(width: proposal.width ?? length, height: thickness)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    context.fill(box, .separator, node.environment)
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}
