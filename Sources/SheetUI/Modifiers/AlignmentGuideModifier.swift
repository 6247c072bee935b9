public import Foundation

/// Sets one alignment guide of its child.
struct AlignmentGuideLayout: LayoutBehavior {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  static let setsGuides = true
  var name: String { "alignmentGuide" }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let child = node.layoutChildren.first else { return nil }
    return key == self.key
      ? value(child.dimensions(in: proposal)) : child.explicitGuide(key, proposal)
  }
}

nonisolated struct AlignmentGuideModifier: LayoutModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  func behavior(_ environment: EnvironmentValues) -> AlignmentGuideLayout {
    AlignmentGuideLayout(key: key, value: value)
  }
}

extension View {
  /// Sets where the view's guide for a horizontal alignment lies, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }

  /// Sets where the view's guide for a vertical alignment lies, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, value: computeValue))
  }
}
