public import Foundation

/// Two or three columns, where there is room for them; else a stack of the first one.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let preferredColumn: Binding<NavigationSplitViewColumn>?

  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferredColumn) = (nil, nil)
  }

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferredColumn) = (columnVisibility, nil)
  }

  /// Creates three columns, of which one shows where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferredColumn) = (nil, preferredCompactColumn)
  }

  /// Creates three columns, of which one shows where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, preferredColumn) = (columnVisibility, preferredCompactColumn)
  }

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferredColumn) = (nil, nil)
  }

  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferredColumn) = (columnVisibility, nil)
  }

  /// Creates two columns, of which one shows where there is room for one.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferredColumn) = (nil, preferredCompactColumn)
  }

  /// Creates two columns, of which one shows where there is room for one.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, preferredColumn) = (columnVisibility, preferredCompactColumn)
  }

  /// The columns, or a stack of them.
  public var body: some View {
    let columns = [AnyView(sidebar)] + (content.map { [AnyView($0)] } ?? []) + [AnyView(detail)]
    if sizeClass == .regular {
      SplitView(columns: columns, options: SplitOptions(visibility: visibility))
    } else {
      CompactSplit(columns: columns, preferred: preferredColumn)
    }
  }
}

/// How split views look.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

/// The system's look.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// Columns that share the width.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// A detail that keeps its width.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The system's look.
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Columns that share the width.
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A detail that keeps its width.
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Sets how split views in the view look; columns always share the width here.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View { self }

  /// Asks for a width of the column that the view is, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = width }
  }

  /// Asks for a width of the column that the view is, in points.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    transformPreference(ColumnWidthKey.self) { $0 = ideal }
  }
}

/// Hands the width that a column asks for up to the split view.
enum ColumnWidthKey: PreferenceKey {
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = nextValue() ?? value
  }
  typealias Value = CGFloat?
}
