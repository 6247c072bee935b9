import Foundation

/// A container whose background a view in it can replace.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  enum Container {
    case page
    case window
    case elsewhere
  }

  let container: Container

  /// The page of a navigation container.
  public static let navigation = ContainerBackgroundPlacement(container: .page)
  /// All columns of a split view; drawn behind the page of the view's own column.
  public static let navigationSplitView = ContainerBackgroundPlacement(container: .page)
  /// The window, or the sheet that stands for one.
  public static let window = ContainerBackgroundPlacement(container: .window)
  /// A page of tabs on a watch; not drawn.
  public static let tabView = ContainerBackgroundPlacement(container: .elsewhere)
  /// A widget; not drawn.
  public static let widget = ContainerBackgroundPlacement(container: .elsewhere)
  /// The system's store; not drawn.
  public static let subscriptionStore = ContainerBackgroundPlacement(container: .elsewhere)
  /// The system's store, from edge to edge; not drawn.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(
    container: .elsewhere)
  /// The head of the system's store; not drawn.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(container: .elsewhere)
}

extension View {
  /// Fills the background of the container that the view is in.
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { StyleView(style: style) }
  }

  /// Puts views into the background of the container that the view is in.
  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return background {
      if container.container != .elsewhere {
        ZStack(alignment: alignment) { content }
          .modifier(ContainerFillModifier(container: container.container))
      }
    }
  }
}

/// Gives its child the box of a container around it.
private nonisolated struct ContainerFillModifier: LayoutModifier {
  let container: ContainerBackgroundPlacement.Container

  func behavior(_ environment: EnvironmentValues) -> ContainerFillLayout {
    ContainerFillLayout(container: container)
  }
}

/// Places its child over the container that it is in; outside of any it has no size.
private struct ContainerFillLayout: LayoutBehavior {
  let container: ContainerBackgroundPlacement.Container

  var name: String { "containerBackground" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = node.globalOrigin
    let box = box(of: node)
    for child in node.layoutChildren {
      child.place(
        at: CGPoint(x: box.minX - own.x, y: box.minY - own.y), proposal: ProposedViewSize(box.size),
        isPhysical: true)
    }
  }

  @MainActor private func box(of node: LayoutNode) -> CGRect {
    if container == .window { return node.root.frame }
    var next = node.parent
    while let box = next {
      if box.behavior is PageLayout {
        return CGRect(origin: box.globalOrigin, size: box.frame.size)
      }
      next = box.parent
    }
    return CGRect(origin: node.globalOrigin, size: .zero)
  }
}

extension View {
  /// Sets what `BackgroundStyle` fills with in the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
