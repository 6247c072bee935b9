import Foundation

/// A layer over the whole window: a menu beside its button, and a place to tap it away.
struct MenuOverlay<Items: View>: View {
  /// The frame of the button in the window, in points.
  let anchor: CGRect
  let preview: (@MainActor () -> AnyView)?
  let width: CGFloat
  let isMenu: Bool
  let items: @MainActor () -> Items
  let close: @MainActor () -> Void

  @State private var path: [Submenu] = []
  @State private var hasChecks = false

  /// A menu in the menu.
  private struct Submenu {
    let content: AnyView
    let title: AnyView
  }

  var body: some View {
    MenuPlacementBox(
      content: TupleView3(ground: ground, lifted: lifted, platter: platter), anchor: anchor,
      width: width, hasPreview: preview != nil
    )
    .ignoresSafeArea()
  }

  @ViewBuilder private var ground: some View {
    ZStack {
      if preview != nil {
        // UIKit blurs and dims the screen behind a lifted view.
        Rectangle().fill(.ultraThinMaterial)
        Color.black.opacity(0.1)
      } else {
        Color.clear
      }
    }
    .modifier(WholeBoxHit())
    .onTapGesture { close() }
  }

  @ViewBuilder private var lifted: some View {
    if let preview {
      preview().clipShape(RoundedRectangle(cornerRadius: 13)).shadow(
        color: .black.opacity(0.15), radius: 20)
    }
  }

  @ViewBuilder private var platter: some View {
    if isMenu {
      menu
    } else {
      items()
        .frame(maxWidth: .infinity)
        .modifier(PlatterGround())
    }
  }

  private var menu: some View {
    MenuPlatter {
      if let last = path.last {
        MenuRow(isHeader: true, role: nil) {
          path.removeLast()
        } label: {
          last.title
        }
        last.content
      } else {
        items()
      }
    }
    .modifier(EnvironmentValueModifier { $0.menuContext = context })
    .onPreferenceChange(MenuChecksKey.self) { hasChecks = $0 }
  }

  private var context: MenuContext {
    MenuContext(
      close: close,
      push: { content, title in
        withAnimation(.easeInOut(duration: 0.2)) {
          path.append(Submenu(content: content, title: title))
        }
      }, hasChecks: hasChecks)
  }
}

/// Three views in an order that their container knows.
private struct TupleView3<A: View, B: View, C: View>: View {
  let ground: A
  let lifted: B
  let platter: C

  var body: some View {
    ground
    ZStack { lifted }
    platter
  }
}

/// Whether a row of a menu has a checkmark.
struct MenuChecksKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Places a menu's platter.
nonisolated struct MenuPlacementBox<Content: View>: ContainerView {
  let content: Content
  let anchor: CGRect
  let width: CGFloat
  let hasPreview: Bool

  func behavior(_ environment: EnvironmentValues) -> MenuPlacement {
    MenuPlacement(anchor: anchor, ownWidth: width, hasPreview: hasPreview)
  }
}

/// Puts a platter below what it belongs to, or above where there is more room.
struct MenuPlacement: LayoutBehavior {
  let anchor: CGRect
  let ownWidth: CGFloat
  let hasPreview: Bool

  var name: String { "MenuLayer" }

  /// UIKit's menus of iOS 13 to 18: 250 wide, 8 from what they belong to and from the edges (observed).
  static let width: CGFloat = 250
  private static let gap: CGFloat = 8
  private static let margin: CGFloat = 8

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let whole = node.frame.size
    guard node.layoutChildren.count >= 3 else { return }
    node.layoutChildren[0].place(at: .zero, proposal: ProposedViewSize(whole), isPhysical: true)
    // The layer covers the whole window, its views keep out of what isn't safe there.
    let safe = node.environment.window?.window?.safeArea ?? node.safeArea
    let free = safe.rect.insetBy(dx: Self.margin, dy: Self.margin)
    let lifted = node.layoutChildren[1]
    var source = anchor
    if hasPreview {
      let size = lifted.sizeThatFits(ProposedViewSize(width: free.width, height: free.height / 2))
      source = CGRect(
        x: anchor.midX - size.width / 2, y: anchor.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let platter = node.layoutChildren[2]
    let frame = platterFrame(platter, beside: source, in: free)
    if hasPreview, frame.minY < source.maxY + Self.gap {
      // What the menu belongs to moves up to keep clear of it.
      source.origin.y = max(frame.minY - Self.gap - source.height, free.minY)
    }
    lifted.place(
      at: source.origin, proposal: ProposedViewSize(source.size), isPhysical: true)
    platter.place(
      at: frame.origin, proposal: ProposedViewSize(frame.size), isPhysical: true)
  }

  @MainActor
  private func platterFrame(
    _ platter: LayoutNode, beside source: CGRect, in free: CGRect
  ) -> CGRect {
    let width = min(ownWidth, max(free.width, 0))
    let height = platter.sizeThatFits(ProposedViewSize(width: width, height: free.height)).height
    let below = free.maxY - source.maxY - Self.gap
    let above = source.minY - free.minY - Self.gap
    var y = source.maxY + Self.gap
    if !hasPreview, height > below, above > below { y = source.minY - Self.gap - height }
    y = min(max(y, free.minY), max(free.maxY - height, free.minY))
    // The platter lines up with the side of the screen that it is nearer to, or its leading one.
    let isInMiddle = abs(source.midX - free.midX) < 1
    let isLeftToRight = platter.environment.layoutDirection == .leftToRight
    let isLeft = isInMiddle ? isLeftToRight : source.midX <= free.midX
    var x = isLeft ? source.minX : source.maxX - width
    if source.width < width, abs(source.midX - free.midX) < 20 { x = source.midX - width / 2 }
    x = min(max(x, free.minX), max(free.maxX - width, free.minX))
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
