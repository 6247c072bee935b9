import Foundation

/// How a split view lays its columns out.
struct SplitOptions {
  /// Which columns show, where a view around says so.
  var visibility: Binding<NavigationSplitViewVisibility>?
}

/// Columns side by side: one or two beside the detail.
///
/// Where the window is higher than wide only the detail shows at first, and the others come over it.
/// A button at the leading edge shows and hides them.
struct SplitView: View {
  let columns: [AnyView]
  let options: SplitOptions

  @State private var own = NavigationSplitViewVisibility.automatic
  @State private var sidebar = NavigationContext()
  @State private var detail = NavigationContext()

  /// UIKit's width of a primary column, in points.
  static let primaryWidth: CGFloat = 320

  /// What lies on the detail beside columns that are over it (observed).
  private static let dimming = 0.15

  private var visibility: Binding<NavigationSplitViewVisibility> { options.visibility ?? $own }

  var body: some View {
    GeometryReader { geometry in
      let isWide = geometry.size.width > geometry.size.height
      let isOpen = showsSidebar(isWide)
      HStack(spacing: 0) {
        if isOpen, isWide { leading }
        NavigationContainer(
          root: AnyView(
            (columns.last ?? AnyView(EmptyView())).toolbar {
              if !isOpen { SidebarToggle { show(.all) } }
            }), context: detail)
      }
      .overlay {
        if isOpen, !isWide { cover }
      }
    }
    .ignoresSafeArea(.keyboard)
  }

  private var leading: some View {
    HStack(spacing: 0) {
      NavigationContainer(
        root: AnyView(columns[0].toolbar { SidebarToggle { show(.detailOnly) } }),
        detail: detail, context: sidebar
      )
      .frame(width: Self.primaryWidth)
      .environment(\.placeListLook, .sidebar)
      .environment(\.splitColumn, SplitColumn())
      ColumnDivider()
      if columns.count > 2 {
        NavigationContainer(root: columns[1], detail: detail)
          .frame(width: Self.primaryWidth)
          .environment(\.splitColumn, SplitColumn())
        ColumnDivider()
      }
    }
  }

  private var cover: some View {
    ZStack(alignment: .leading) {
      Color.black.opacity(Self.dimming)
        .ignoresSafeArea()
        .onTapGesture { show(.detailOnly) }
      leading
    }
  }

  private func show(_ columns: NavigationSplitViewVisibility) {
    withAnimation(.systemTransition) { visibility.wrappedValue = columns }
  }

  private func showsSidebar(_ isWide: Bool) -> Bool {
    switch visibility.wrappedValue.kind {
    case .detailOnly: false
    case .all, .doubleColumn: true
    case .automatic: isWide
    }
  }
}

/// The button that shows and hides the columns beside a split view's detail.
private struct SidebarToggle: ToolbarContent {
  let action: @MainActor () -> Void

  var body: some ToolbarContent {
    ToolbarItem(placement: .sidebarToggle) {
      Button(action: action) { Image(systemName: "sidebar.left").imageScale(.large) }
        .accessibilityIdentifier("ToggleSidebar")
    }
  }
}

/// The line between two columns.
private struct ColumnDivider: View {
  var body: some View { Divider().ignoresSafeArea() }
}

/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: String, Codable {
    case automatic
    case all
    case doubleColumn
    case detailOnly
  }

  let kind: Kind

  /// As the system chooses.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// Every column.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle column.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
