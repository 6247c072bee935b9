import Foundation

/// A behavior as a box holds it: behind a reference, so that a question to it doesn't copy it.
@MainActor
protocol HeldBehavior: AnyObject {
  /// A copy of the behavior.
  var value: any LayoutBehavior { get }
  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize
  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize)
  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat?
  func spacing(_ node: LayoutNode) -> EdgeSpacing
  func draw(_ node: LayoutNode, _ context: inout DrawContext)
}

extension LayoutBehavior {
  /// The behavior behind a reference.
  @MainActor var held: any HeldBehavior { BehaviorHolder(self) }
}

/// Holds a behavior of one type and hands every question on.
private final class BehaviorHolder<B: LayoutBehavior>: HeldBehavior {
  private let behavior: B

  init(_ behavior: B) { self.behavior = behavior }

  var value: any LayoutBehavior { behavior }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    behavior.sizeThatFits(proposal, node)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    behavior.placeChildren(node, proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    behavior.explicitGuide(key, node, proposal)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { behavior.spacing(node) }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) { behavior.draw(node, &context) }
}
