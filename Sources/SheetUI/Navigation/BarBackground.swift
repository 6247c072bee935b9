import Foundation
import Raster

/// What lies behind a bar while content is under it: the bar's material and a hairline.
struct BarBackground: View {
  let bar: BarPreferences.Bar
  var look: BarLook.Background?
  /// The edge at which the hairline is.
  let edge: VerticalEdge

  var body: some View {
    Rectangle()
      .fill(bar.background ?? look?.style ?? AnyShapeStyle(Material.bar))
      .modifier(
        EnvironmentValueModifier { if let scheme = look?.scheme { $0.colorScheme = scheme } }
      )
      .overlay { if bar.background == nil, let look { look.cover } }
      .overlay(alignment: edge == .bottom ? .bottom : .top) {
        if look?.hidesShadow != true {
          Hairline().fill(look?.shadow ?? Color(SystemColor.separator))
        }
      }
  }
}

/// A line of one device pixel.
private struct Hairline {
  @MainActor
  func fill(_ color: Color) -> some View { HairlineView(color: color) }
}

private struct HairlineView: View {
  let color: Color
  @Environment(\.pixelLength) private var pixel

  var body: some View { Rectangle().fill(color).frame(height: pixel) }
}

extension BarLook.Background {
  /// What lies over the style.
  @MainActor @ViewBuilder
  fileprivate var cover: some View {
    if let overlay { Rectangle().fill(overlay) }
    if let image { image.swiftUI(isResizable: true) }
  }
}

/// What lies behind a bar: one thing while content is under it, and another or nothing
/// while none is.
nonisolated struct NavigationBarBackground: ContainerView {
  /// When the background shows.
  enum Rule {
    case underContent
    case always
    case never
  }

  let bar: BarPreferences.Bar
  let look: BarLook?
  let state: NavigationBarState
  let rule: Rule
  /// The edge at which the hairline is.
  var edge = VerticalEdge.bottom

  @MainActor var content: some View {
    TupleView.pair(
      TupleView.pair(
        BarBackground(bar: bar, look: look?.standard, edge: edge),
        BarBackground(bar: bar, look: look?.edge, edge: edge)),
      Rectangle().fill(look?.fill ?? .clear))
  }

  @MainActor func behavior(_ environment: EnvironmentValues) -> NavigationBarBackgroundLayout {
    NavigationBarBackgroundLayout(
      state: state, rule: rule, isAtTop: edge == .bottom, hasEdge: look?.edge != nil,
      hasFill: look?.fill != nil)
  }
}

/// Places the backgrounds of a navigation bar and draws the one that counts.
struct NavigationBarBackgroundLayout: LayoutBehavior {
  let state: NavigationBarState
  let rule: NavigationBarBackground.Rule
  /// Whether the bar is at the top of what it covers.
  let isAtTop: Bool
  let hasEdge: Bool
  let hasFill: Bool

  var name: String { "background" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.frame.size
    guard node.layoutChildren.count == 3 else { return }
    for child in node.layoutChildren.prefix(2) {
      child.place(at: .zero, proposal: ProposedViewSize(size))
    }
    // A bar's own color ends where the status bar begins.
    let top = isAtTop ? state.topInset : 0
    node.layoutChildren[2].place(
      at: CGPoint(x: 0, y: top),
      proposal: ProposedViewSize(width: size.width, height: max(size.height - top, 0)))
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard node.children.count == 3, rule != .never else { return }
    if hasFill { node.children[2].draw(&context) }
    if rule == .always || (isAtTop ? state.isUnder : state.isUnderBottom) {
      node.children[0].draw(&context)
    } else if hasEdge {
      node.children[1].draw(&context)
    }
  }
}
