import Foundation
import Raster

/// The rounded, blurred ground of a menu with its rows.
struct MenuPlatter<Rows: View>: View {
  let rows: Rows

  init(@ViewBuilder rows: () -> Rows) { self.rows = rows() }

  var body: some View {
    MenuRowsBox(content: rows).modifier(MenuScrollModifier()).modifier(PlatterGround())
  }
}

/// The rounded, blurred ground of what opens over the screen.
struct PlatterGround: ViewModifier {
  /// The radius of a menu's corners in iOS 13 to 18 (observed).
  private let shape = RoundedRectangle(cornerRadius: 13, style: .continuous)

  func body(content: Content) -> some View {
    content
      .background(.regularMaterial)
      .clipShape(shape)
      .modifier(RingShadowModifier())
  }
}

/// The rows of a menu, one below the other, with hairlines between them.
nonisolated struct MenuRowsBox<Content: View>: ContainerView {
  let content: Content

  func behavior(_ environment: EnvironmentValues) -> MenuRowsLayout { MenuRowsLayout() }
}

/// One row below the other.
struct MenuRowsLayout: LayoutBehavior {
  var name: String { "Menu" }

  /// The height of a section's title (observed).
  static let titleHeight: CGFloat = 30

  /// The thick line between sections (observed).
  static let sectionGap: CGFloat = 8

  @MainActor
  private func height(_ child: LayoutNode, _ width: CGFloat) -> CGFloat {
    if child.isMenuDivider { return Self.sectionGap }
    if child.traits.list.part == .header { return Self.titleHeight }
    return child.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  /// Whether a new section begins between two rows.
  @MainActor private func breaks(_ row: LayoutNode, _ next: LayoutNode) -> Bool {
    row.traits.list.section != next.traits.list.section
      && !row.isMenuDivider && !next.isMenuDivider
  }

  /// The children with the place of each one's upper edge.
  @MainActor
  private func rows(_ node: LayoutNode, _ width: CGFloat) -> [(child: LayoutNode, y: CGFloat)] {
    var y: CGFloat = 0
    var last: LayoutNode?
    return node.layoutChildren.map { child in
      if let last, breaks(last, child) { y += Self.sectionGap }
      defer { y += height(child, width) }
      last = child
      return (child, y)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? MenuPlacement.width
    guard let last = rows(node, width).last else { return CGSize(width: width, height: 0) }
    return CGSize(width: width, height: last.y + height(last.child, width))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let width = node.frame.width
    for (child, y) in rows(node, width) {
      if child.traits.list.part == .header {
        placeTitle(child, at: y, width)
        continue
      }
      child.place(
        at: CGPoint(x: 0, y: y),
        proposal: ProposedViewSize(width: width, height: height(child, width)))
    }
  }

  /// Puts a section's title where the rows' texts begin, in the middle of its height.
  @MainActor private func placeTitle(_ title: LayoutNode, at y: CGFloat, _ width: CGFloat) {
    let offer = ProposedViewSize(width: max(width - 32, 0), height: Self.titleHeight)
    let size = title.sizeThatFits(offer)
    title.place(at: CGPoint(x: 16, y: y + (Self.titleHeight - size.height) / 2), proposal: offer)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let environment = node.environment
    let pixel = environment.pixelLength
    for (child, next) in zip(node.layoutChildren, node.layoutChildren.dropFirst()) {
      if next.isMenuDivider || child.isMenuDivider || breaks(child, next) { continue }
      let y = box.minY + next.frame.minY
      let line = context.snapped(
        CGRect(x: box.minX, y: y - pixel, width: box.width, height: pixel))
      context.fill(line, Color(SystemColor.separator), environment)
    }
    drawBands(node, box, &context)
    for child in node.layoutChildren where !child.isMenuDivider { child.draw(&context) }
  }

  /// Draws the thick lines between sections.
  @MainActor
  private func drawBands(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    var tops = node.layoutChildren.filter(\.isMenuDivider).map(\.frame.minY)
    for (row, next) in zip(node.layoutChildren, node.layoutChildren.dropFirst())
    where breaks(row, next) {
      tops.append(next.frame.minY - Self.sectionGap)
    }
    for top in tops {
      let band = context.snapped(
        CGRect(x: box.minX, y: box.minY + top, width: box.width, height: Self.sectionGap))
      let opacity = Self.bandOpacity(node.environment)
      context.fill(band, Color.black.opacity(opacity), node.environment)
    }
  }

  private static func bandOpacity(_ environment: EnvironmentValues) -> Double {
    environment.colorScheme == .dark ? 0.16 : 0.08
  }
}

extension LayoutNode {
  /// Whether the box is a divider, which is a thick line in a menu.
  var isMenuDivider: Bool { behavior is DividerLayout }
}

/// One row of a menu: checkmark, title, icon.
struct MenuRow<Label: View>: View {
  var isChecked = false
  var isSubmenu = false
  var isHeader = false
  let role: ButtonRole?
  let action: @MainActor () -> Void
  @ViewBuilder let label: Label

  @Environment(\.menuContext) private var menu
  @Environment(\.menuDismisses) private var dismisses
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  private var color: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return role == .destructive ? .red : Color(SystemColor.label)
  }

  var body: some View {
    HStack(spacing: 0) {
      if menu?.hasChecks == true || isHeader || isSubmenu {
        // The column of checkmarks and arrows ends where titles begin, 32 points inside.
        mark.frame(width: 24, alignment: .leading)
      }
      label.modifier(MenuLabelModifier())
    }
    .font(.body.weight(isHeader ? .semibold : .regular))
    .foregroundStyle(color)
    .padding(.leading, 16)
    .padding(.trailing, 16)
    // UIKit's rows are 44 high at the usual text size: a line of 22, 11 above and below.
    .padding(.vertical, 11)
    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    .background(Color(SystemColor.tertiarySystemFill).opacity(isPressed ? 1 : 0))
    .modifier(WholeBoxHit())
    .gesture(PressGesture { isPressed = $0 }.onEnded { choose() })
    .preference(key: MenuChecksKey.self, value: isChecked)
  }

  @ViewBuilder private var mark: some View {
    if isHeader {
      Image(systemName: "chevron.down").imageScale(.small)
    } else if isSubmenu {
      Image(systemName: "chevron.forward").imageScale(.small)
    } else {
      Image(systemName: "checkmark").opacity(isChecked ? 1 : 0)
    }
  }

  private func choose() {
    if !isSubmenu, !isHeader, dismisses { menu?.close() }
    action()
  }
}

/// Shows a label's title at the leading edge and its icon at the trailing one.
private struct MenuLabelModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .labelStyle(MenuLabelStyle())
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// The title at the leading edge, the icon at the trailing one.
private struct MenuLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.title
      Spacer(minLength: 0)
      configuration.icon.frame(width: 24)
    }
  }
}

/// Draws a shadow around a box, not under it.
nonisolated struct RingShadowModifier: LayoutModifier {
  func behavior(_ environment: EnvironmentValues) -> RingShadow { RingShadow() }
}

/// A shadow around a box, not under it.
struct RingShadow: LayoutBehavior {
  var name: String { "platter" }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let outline = box.rounded(13)
    // The ring between a far rectangle and the platter lets the shadow show only outside.
    var ring = Raster.Path(rect: Rect(box.insetBy(dx: -80, dy: -80)))
    ring.append(outline)
    context.group { clipped in
      clipped.plate(
        outline, in: box, .color(Raster.Color(red: 0, green: 0, blue: 0)),
        PlateShadow(opacity: 0.2, radius: 32, y: 8))
    } _: {
      $0.clip = ring
      $0.clipRule = .evenOdd
      $0.name = "shadow"
    }
    node.drawChildren(&context)
  }
}
