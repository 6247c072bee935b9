import Foundation

/// The row of a navigation bar: the way back and items at both ends, the title between them.
nonisolated struct BarRow: ContainerView {
  let model: NavigationBarModel
  let state: NavigationBarState

  @MainActor var content: some View {
    TupleView.pair(
      BarRowLeading(model: model, state: state),
      TupleView.pair(BarRowTitle(model: model), BarRowTrailing(model: model, state: state)))
  }

  @MainActor func behavior(_ environment: EnvironmentValues) -> BarRowLayout {
    let isPrincipal = !model.preferences.items(.principal, .title).isEmpty
    return BarRowLayout(
      state: state, titleIsLeading: model.titleIsLeading, titleAlwaysShows: isPrincipal)
  }
}

extension NavigationBarModel {
  /// Whether the title stands at the leading edge of the row.
  var titleIsLeading: Bool {
    displayMode == .inlineLarge || preferences.role == .editor || preferences.role == .browser
  }
}

/// Puts the title into the middle of the bar or, where it has no room there, between the items.
struct BarRowLayout: LayoutBehavior {
  let state: NavigationBarState
  let titleIsLeading: Bool
  let titleAlwaysShows: Bool

  var name: String { "row" }

  /// The least distance between title and items, in points.
  private static let gap: CGFloat = 8

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let children = node.layoutChildren
    guard children.count == 3 else { return }
    let size = node.frame.size
    let half = ProposedViewSize(width: size.width, height: size.height)
    let trailing = children[2].sizeThatFits(half)
    let titleOffer = ProposedViewSize(width: size.width, height: size.height)
    // A title that doesn't show, because it stands below in large letters, takes no room.
    let ideal = showsTitle ? children[1].sizeThatFits(titleOffer).width : 0
    // The way back gives way to the title, down to its chevron.
    let room = max(size.width - trailing.width - Self.gap, 0)
    let leadingOffer = ProposedViewSize(
      width: max(min((size.width - ideal) / 2 - Self.gap, room), min(room, 100)),
      height: size.height)
    let leading = children[0].sizeThatFits(leadingOffer)
    place(children[0], x: 0, leading, leadingOffer, size)
    place(children[2], x: size.width - trailing.width, trailing, half, size)
    let start = leading.width + (leading.width > 0 ? Self.gap : state.margin)
    let end = size.width - trailing.width - (trailing.width > 0 ? Self.gap : state.margin)
    let offer = ProposedViewSize(width: max(end - start, 0), height: size.height)
    let title = children[1].sizeThatFits(offer)
    let middle = (size.width - title.width) / 2
    let x = titleIsLeading ? start : min(max(middle, start), max(end - title.width, start))
    place(children[1], x: x, title, offer, size)
  }

  @MainActor
  private func place(
    _ child: LayoutNode, x: CGFloat, _ size: CGSize, _ offer: ProposedViewSize, _ own: CGSize
  ) {
    child.place(at: CGPoint(x: x, y: (own.height - size.height) / 2), proposal: offer)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    for (index, child) in node.children.enumerated() where index != 1 || showsTitle {
      child.draw(&context)
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.children.enumerated().reversed().contains { index, child in
      (index != 1 || showsTitle) && child.hit(point, &search)
    }
  }

  @MainActor private var showsTitle: Bool { state.showsInlineTitle || titleAlwaysShows }
}

/// The way back and the items after it.
struct BarRowLeading: View {
  let model: NavigationBarModel
  let state: NavigationBarState

  /// The distance of the chevron from the edge, in points.
  private static let chevronMargin: CGFloat = 8

  private var items: [BarPreferences.Item] {
    let toggle = model.preferences.removesSidebarToggle ? [] : model.preferences.items(.sidebar)
    return toggle + model.preferences.items(.leading)
  }

  var body: some View {
    HStack(spacing: NavigationBarMetrics.spacing) {
      if let goBack = model.goBack {
        BackButton(title: model.backTitle ?? "", look: model.appearance, goBack: goBack)
      }
      ForeignViews(nodes: items.map(\.node))
    }
    .modifier(SnugBox())
    .padding(.leading, model.goBack != nil ? Self.chevronMargin : 0)
    .barMargin(model.goBack != nil || items.isEmpty ? [] : .leading, state)
    .barTint(model.appearance?.tint)
  }
}

/// The items at the trailing end.
struct BarRowTrailing: View {
  let model: NavigationBarModel
  let state: NavigationBarState

  private var items: [BarPreferences.Item] {
    model.preferences.items(.trailing, .confirmation, .accessory)
  }

  private var hasOverflow: Bool { !model.preferences.items(.overflow).isEmpty }

  var body: some View {
    HStack(spacing: NavigationBarMetrics.spacing) {
      ForeignViews(nodes: items.map(\.node))
      if hasOverflow {
        Menu {
          BarMenuItems(items: model.preferences.items(.overflow))
        } label: {
          Image(systemName: "ellipsis.circle").imageScale(.large)
        }
        .dynamicTypeSize(.large)
        .accessibilityIdentifier("OverflowMenu")
      }
    }
    .modifier(SnugBox())
    .barMargin(items.isEmpty && !hasOverflow ? [] : .trailing, state)
    .barTint(model.appearance?.tint)
  }
}

/// The title in the row.
struct BarRowTitle: View {
  let model: NavigationBarModel

  private var items: [BarPreferences.Item] { model.preferences.items(.principal, .title) }
  private static let chevron = Color(SystemColor.tertiaryLabel)

  var body: some View {
    VStack(spacing: 0) {
      if !items.isEmpty {
        HStack(spacing: NavigationBarMetrics.spacing) { ForeignViews(nodes: items.map(\.node)) }
      } else if let title = model.preferences.title, !model.preferences.removesTitle {
        let words =
          title
          .font(model.displayMode == .inlineLarge ? .title.bold() : model.inlineFont)
          .foregroundStyle(model.appearance?.titleColor ?? .primary)
        if let items = model.preferences.titleMenu {
          Menu {
            items
          } label: {
            HStack(spacing: 4) {
              words
              Image(systemName: "chevron.down.circle.fill").foregroundStyle(Self.chevron)
            }
          }
          .accessibilityIdentifier("TitleMenu")
        } else {
          words
        }
      }
      let subtitles = model.preferences.items(.subtitle)
      if !subtitles.isEmpty {
        ForeignViews(nodes: subtitles.map(\.node))
      } else if let subtitle = model.preferences.subtitle {
        subtitle.font(.caption).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
    .dynamicTypeSize(.large)
  }
}

extension NavigationBarModel {
  fileprivate var inlineFont: Font { appearance?.titleFont ?? .headline }
}

/// The way back: a chevron and the title of the page below.
struct BackButton: View {
  let title: String
  var look: BarLook?
  let goBack: @MainActor () -> Void

  /// The room of UIKit's chevron and its distance from the title, in points: the title begins 27
  /// points from the edge.
  private static let (chevron, gap): (CGFloat, CGFloat) = (13, 6)
  /// The size of the font in which the chevron is 12 points wide and 20.5 high.
  private static let chevronFont: CGFloat = 23.5

  var body: some View {
    Button(action: goBack) {
      HStack(spacing: Self.gap) {
        if let image = look?.backImage {
          image.inBar
        } else {
          Image(systemName: "chevron.backward")
            .font(.system(size: Self.chevronFont, weight: .semibold))
            .imageScale(.medium)
            .frame(width: Self.chevron, alignment: .leading)
        }
        if !title.isEmpty {
          // UIKit never cuts the words short: it says "Back" instead, or nothing.
          ViewThatFits(in: .horizontal) {
            words(title)
            words("Back")
            Color.clear.frame(width: 0, height: 0)
          }
        }
      }
      .frame(maxHeight: .infinity)
    }
    .dynamicTypeSize(.large)
    .accessibilityIdentifier("BackButton")
  }

  @ViewBuilder
  private func words(_ words: String) -> some View {
    let text = Text(verbatim: words).font(look?.backButton.font).lineLimit(1)
    if let color = look?.backButton.color { text.foregroundStyle(color) } else { text }
  }
}

/// The views of a bar's items again, as the rows of a menu.
struct BarMenuItems: View {
  let items: [BarPreferences.Item]

  var body: some View {
    ForEach(items.indices) { (items[$0].node as? _TypedNode<AnyView>)?.view }
  }
}

extension View {
  /// Tints a part of a bar, where there is a tint.
  @ViewBuilder
  func barTint(_ tint: Color?) -> some View {
    if let tint { self.tint(tint) } else { self }
  }
}
