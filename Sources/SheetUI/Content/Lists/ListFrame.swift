import Foundation

/// A list or form without its generic parameters: the rows, the scroll view and the background.
struct ListFrame<Content: View>: View {
  let content: Content
  let selection: ListSelection?
  let isForm: Bool

  @Environment(\.listLook) private var look
  @Environment(\.placeListLook) private var placeLook
  @Environment(\.idiom) private var idiom
  @Environment(\.listBackgroundVisibility) private var backgroundVisibility

  var body: some View {
    let look = isForm && look != .grouped ? .insetGrouped : look ?? placeLook ?? .insetGrouped
    ScrollView {
      ListRows(
        content: content, selection: selection,
        context: ListContext(look: look, isForm: isForm))
    }
    .modifier(FillingModifier())
    .background(background(look), ignoresSafeAreaEdges: .all)
  }

  private func background(_ look: ListLook) -> Color {
    if backgroundVisibility == .hidden { return .clear }
    if let color = ProxyLooks.listBackground { return color }
    switch look {
    case .plain, .inset: return Color(SystemColor.systemBackground)
    case .grouped, .insetGrouped: return Color(SystemColor.systemGroupedBackground)
    case .sidebar:
      return Color(
        idiom == .phone
          ? SystemColor.systemGroupedBackground : SystemColor.secondarySystemBackground)
    }
  }
}

/// Fills the proposal; asked for its ideal size it takes 10 points, as views without one do.
struct FillingLayout: LayoutBehavior {
  var name: String { "List" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for child in node.layoutChildren {
      child.place(at: .zero, proposal: ProposedViewSize(node.frame.size))
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }
}

nonisolated struct FillingModifier: LayoutModifier {
  func behavior(_ environment: EnvironmentValues) -> FillingLayout { FillingLayout() }
}
