import Foundation

/// The buttons that a swipe reveals, the first one at the row's edge.
struct SwipeStrip<Actions: View>: View {
  let actions: Actions
  let edge: HorizontalEdge

  @Environment(\.layoutDirection) private var direction

  var body: some View {
    SwipeButtons(content: actions)
      .buttonStyle(SwipeButtonStyle(direction: direction))
      .environment(\.isSwipeAction, true)
      .environment(\.layoutDirection, edge == .trailing ? direction.opposite : direction)
      .environment(\.listContext, nil)
  }
}

extension LayoutDirection {
  /// The other direction.
  var opposite: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}

/// A button as high as its row, white on its tint.
struct SwipeButtonStyle: ButtonStyle {
  let direction: LayoutDirection

  func makeBody(configuration: Configuration) -> some View {
    SwipeButton(configuration: configuration)
      .environment(\.layoutDirection, direction)
  }
}

/// The looks of a button that a swipe reveals.
private struct SwipeButton: View {
  let configuration: ButtonStyleConfiguration

  @Environment(\.tint) private var tint

  /// UIKit's least width of a contextual action, in points.
  private static let leastWidth: CGFloat = 74

  private var color: Color {
    tint ?? Color(configuration.role == .destructive ? SystemColor.systemRed : .systemGray)
  }

  var body: some View {
    configuration.label
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 15)
      .frame(minWidth: Self.leastWidth, maxWidth: .infinity, maxHeight: .infinity)
      .background(color)
  }
}

/// Puts buttons side by side, all as wide as the widest and as high as there is room.
nonisolated private struct SwipeButtons<Content: View>: ContainerView {
  let content: Content

  @MainActor func behavior(_ environment: EnvironmentValues) -> SwipeButtonsLayout {
    SwipeButtonsLayout()
  }
}

/// Lays buttons of equal width out.
private struct SwipeButtonsLayout: LayoutBehavior {
  var name: String { "SwipeActions" }

  @MainActor
  private func width(_ node: LayoutNode, _ height: CGFloat?) -> CGFloat {
    let offer = ProposedViewSize(width: nil, height: height)
    return node.layoutChildren.map { $0.sizeThatFits(offer).width }.max() ?? 0
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(
      width: width(node, proposal.height) * CGFloat(node.layoutChildren.count),
      height: proposal.height ?? 0)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = CGSize(width: width(node, node.frame.height), height: node.frame.height)
    for (index, child) in node.layoutChildren.enumerated() {
      child.place(
        at: CGPoint(x: CGFloat(index) * size.width, y: 0), proposal: ProposedViewSize(size))
    }
  }
}

/// A label on a button that a swipe reveals: the icon, with the title below it in high rows.
struct SwipeLabel: View {
  let configuration: LabelStyleConfiguration

  /// The height of the rows from which on UIKit shows titles below icons, in points (observed).
  private static let tallRow: CGFloat = 91

  var body: some View {
    ViewThatFits(in: .vertical) {
      VStack(spacing: 4) {
        configuration.icon.imageScale(.large)
        configuration.title.font(.subheadline)
      }
      .frame(minHeight: Self.tallRow)
      configuration.icon.imageScale(.large)
    }
  }
}

private enum IsSwipeActionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is a button that a swipe on a list's row reveals.
  var isSwipeAction: Bool {
    get { self[IsSwipeActionKey.self] }
    set { self[IsSwipeActionKey.self] = newValue }
  }
}
