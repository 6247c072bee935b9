public import Foundation

/// Puts a view at an edge of another one and takes its place from the other's safe area.
///
/// The children are the modified view and the view at the edge, in this order.
struct SafeAreaInsetLayout: LayoutBehavior {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?

  var name: String { "safeAreaInset" }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// What the view at the edge is offered: its ideal length towards the middle.
  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(major: nil, minor: proposal[axis.other], axis: axis)
  }

  /// The size of the view at the edge.
  @MainActor
  private func bar(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    node.children.last?.sizeThatFits(barOffer(proposal)) ?? .zero
  }

  /// How much the view at the edge takes from the other one, in points.
  @MainActor
  private func taken(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGFloat {
    bar(node, proposal)[axis] + (spacing ?? 0)
  }

  private func offer(_ proposal: ProposedViewSize, _ taken: CGFloat) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max($0 - taken, 0) }
    return offer
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let taken = taken(node, proposal)
    var size = node.children.first?.sizeThatFits(offer(proposal, taken)) ?? .zero
    size[axis] += taken
    return size
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    guard let content = node.children.first, let bar = node.children.last, bar !== content else {
      for child in node.layoutChildren { child.place(at: .zero, proposal: proposal) }
      return
    }
    let (size, taken, whole) = (node.frame.size, taken(node, proposal), node.safeArea)
    let isFirst = edge == .top || edge == .leading
    node.safeArea = whole.narrowed(by: EdgeInsets(taken, edges: Edge.Set(edge)), of: node)
    content.place(
      at: CGPoint(major: isFirst ? taken : 0, minor: 0, axis: axis),
      proposal: offer(proposal, taken))
    node.safeArea = whole
    let barOffer = ProposedViewSize(major: nil, minor: size[axis.other], axis: axis)
    var origin = bar.alignedOrigin(alignment, in: size, barOffer)
    origin[axis] = isFirst ? 0 : size[axis] - bar.sizeThatFits(barOffer)[axis]
    bar.place(at: origin, proposal: barOffer)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    let taken = taken(node, proposal)
    let isFirst = edge == .top || edge == .leading
    let value = node.children.first?.explicitGuide(key, offer(proposal, taken))
    return value.map { $0 + (isFirst && key.axis == axis ? taken : 0) }
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }
}

/// Keeps a distance around its child that counts as not safe, so that the child can reach into it.
struct SafeAreaPaddingLayout: LayoutBehavior {
  let insets: EdgeInsets

  var name: String { "safeAreaPadding" }

  private var padding: PaddingLayout { PaddingLayout(insets: insets) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    padding.sizeThatFits(proposal, node)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    node.safeArea = node.safeArea.narrowed(by: insets, of: node)
    padding.placeChildren(node, proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { padding.explicitGuide(key, node, proposal) }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { padding.spacing(node) }
}

extension SafeArea {
  /// Returns the safe area of a child that keeps distances from its box's edges.
  ///
  /// Where the box doesn't touch the safe area's boundary, the child can reach as far as the box's
  /// edge and no farther.
  @MainActor
  func narrowed(by insets: EdgeInsets, of node: LayoutNode) -> SafeArea {
    let frame = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let limit = 0.5 / max(node.environment.displayScale, 1) + 0.001
    let free = rect
    func edge(_ inset: CGFloat, _ own: CGFloat, _ free: CGFloat, _ out: CGFloat, _ sign: CGFloat)
      -> (free: CGFloat, outer: CGFloat)
    {
      guard inset != 0 else { return (free, out) }
      return (own + sign * inset, abs(own - free) <= limit ? out : own)
    }
    let minX = edge(left, frame.minX, free.minX, outer.minX, 1)
    let minY = edge(insets.top, frame.minY, free.minY, outer.minY, 1)
    let maxX = edge(right, frame.maxX, free.maxX, outer.maxX, -1)
    let maxY = edge(insets.bottom, frame.maxY, free.maxY, outer.maxY, -1)
    var copy = self
    copy.container = CGRect(
      x: minX.free, y: minY.free, width: max(maxX.free - minX.free, 0),
      height: max(maxY.free - minY.free, 0))
    copy.outer = CGRect(
      x: minX.outer, y: minY.outer, width: maxX.outer - minX.outer,
      height: maxY.outer - minY.outer)
    if insets.bottom != 0 { copy.keyboardTop = nil }
    return copy
  }
}

nonisolated struct SafeAreaInsetModifier<Bar: View>: AttachmentModifier {
  let bar: Bar
  let layout: SafeAreaInsetLayout

  var attachment: _SingleView<Bar> { _SingleView(content: bar) }
  var isBehind: Bool { false }
  func behavior(_ environment: EnvironmentValues) -> SafeAreaInsetLayout { layout }
}

/// Views as one box, over each other.
nonisolated struct _SingleView<Content: View>: ContainerView {
  let content: Content

  func behavior(_ environment: EnvironmentValues) -> OverlayLayout {
    OverlayLayout(alignment: .center)
  }
}

nonisolated struct SafeAreaPaddingModifier: LayoutModifier {
  let insets: EdgeInsets

  func behavior(_ environment: EnvironmentValues) -> SafeAreaPaddingLayout {
    SafeAreaPaddingLayout(insets: insets)
  }
}

extension View {
  /// Puts a view at the top or bottom of the view, out of its safe area; nil stands for no gap.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(),
        layout: SafeAreaInsetLayout(
          edge: edge == .top ? .top : .bottom,
          alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)))
  }

  /// Puts a view at a side of the view, out of its safe area; nil stands for no gap.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        bar: content(),
        layout: SafeAreaInsetLayout(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)))
  }

  /// Puts a bar at the top or bottom of the view, out of its safe area.
  ///
  /// The soft edge that content has under a bar isn't drawn.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at a side of the view, out of its safe area.
  ///
  /// The soft edge that content has under a bar isn't drawn.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Makes the view's safe area smaller by distances, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Makes the view's safe area smaller at some edges; nil stands for the system's 16 points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(length ?? PaddingModifier.standard, edges: edges))
  }

  /// Makes the view's safe area smaller at all edges, in points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
