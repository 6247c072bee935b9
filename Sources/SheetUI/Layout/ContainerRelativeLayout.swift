public import Foundation

/// Gives its child a size made of that of the container around.
struct ContainerRelativeLayout: LayoutBehavior {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  var name: String { "containerRelativeFrame" }

  @MainActor
  private func size(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let container = node.containerSize
    let offer = offer(proposal, container)
    let child = node.layoutChildren.first?.sizeThatFits(offer) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? offer.width ?? child.width : child.width,
      height: axes.contains(.vertical) ? offer.height ?? child.height : child.height)
  }

  private func offer(_ proposal: ProposedViewSize, _ container: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal)
        ? max(length(container.width, .horizontal), 0) : proposal.width,
      height: axes.contains(.vertical)
        ? max(length(container.height, .vertical), 0) : proposal.height)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    size(proposal, node)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let offer = offer(proposal, node.containerSize)
    for child in node.layoutChildren { child.align(alignment, in: node.frame.size, offer) }
  }
}

nonisolated struct ContainerRelativeModifier: LayoutModifier {
  let layout: ContainerRelativeLayout

  @MainActor func behavior(_ environment: EnvironmentValues) -> ContainerRelativeLayout {
    environment.window?.window?.graph.usesContainerSizes = true
    return layout
  }
}

extension LayoutNode {
  /// The size of the scroll view or window around, without what isn't safe, in points.
  var containerSize: CGSize {
    var node = parent
    while let current = node {
      if let size = current.ownContainerSize { return size }
      if current.behavior is RootLayout {
        return current.safeArea.rect.intersection(current.frame).size
      }
      node = current.parent
    }
    return environment.window?.window?.safeArea.rect.size ?? .zero
  }

  /// Takes the size over in which the views below are told their container; lengths that only probe
  /// don't count.
  func setContainerSize(_ size: CGSize) {
    guard graph.usesContainerSizes else { return }
    var new = ownContainerSize ?? .zero
    if size.width.isFinite, size.width > 0 { new.width = size.width }
    if size.height.isFinite, size.height > 0 { new.height = size.height }
    guard new != ownContainerSize else { return }
    ownContainerSize = new
    for child in layoutChildren { child.forgetMeasurements() }
  }
}

extension View {
  /// Gives the view the container's length along some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  // Reason: SwiftUI's signature has five parameters.
  /// Gives the view a number of shares of the container's length, `spacing` points apart.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      guard count > 0 else { return length }
      let share = (length - spacing * CGFloat(count - 1)) / CGFloat(count)
      return share * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Gives the view a length made of the container's, along some axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(
      ContainerRelativeModifier(
        layout: ContainerRelativeLayout(axes: axes, alignment: alignment, length: length)))
  }
}
