import Foundation

/// How a split view lays its columns out.
struct SplitOptions {
  /// Which columns show.
  var visibility = NavigationSplitViewVisibility.automatic
  /// The widths that columns ask for, in points.
  var isProminentDetail = false
}

/// Columns side by side: one or two beside the detail.
///
/// Where the window is higher than wide only the detail shows.
struct SplitView: View {
  let columns: [AnyView]
  let options: SplitOptions

  @State private var sidebar = NavigationContext()
  @State private var detail = NavigationContext()

  /// UIKit's width of a primary column, in points.
  static let primaryWidth: CGFloat = 320

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        if showsSidebar(geometry) {
          NavigationContainer(root: columns[0], detail: detail, context: sidebar)
            .frame(width: Self.primaryWidth)
          ColumnDivider()
          if columns.count > 2 {
            NavigationContainer(root: columns[1], detail: detail)
              .frame(width: Self.primaryWidth)
            ColumnDivider()
          }
        }
        NavigationContainer(root: columns.last ?? AnyView(EmptyView()), context: detail)
      }
    }
    .ignoresSafeArea(.keyboard)
  }

  private func showsSidebar(_ geometry: GeometryProxy) -> Bool {
    switch options.visibility.kind {
    case .detailOnly: false
    case .all, .doubleColumn: true
    case .automatic: geometry.size.width > geometry.size.height
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
