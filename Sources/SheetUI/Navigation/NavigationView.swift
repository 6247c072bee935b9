/// Pages over each other, in the older form; several views are the columns of a split view.
///
/// A view alone is a stack on every device.
public struct NavigationView<Content: View>: View {
  private let content: Content

  @Environment(\.navigationViewStyle) private var style
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Creates a view of pages.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The pages, or the columns.
  public var body: some View {
    if columns.count > 1, style != .stack, sizeClass == .regular {
      SplitView(columns: columns.map { AnyView(erasing: $0) }, options: SplitOptions())
    } else if columns.count > 1 {
      NavigationContainer(root: AnyView(erasing: columns[0]))
    } else {
      NavigationContainer(root: content)
    }
  }

  private var columns: [any View] { (content as? any TupleElements)?.elements ?? [] }
}

/// A view that is several views.
protocol TupleElements {
  var elements: [any View] { get }
}

extension TupleView: TupleElements {}

extension AnyView {
  /// Wraps a view whose type is forgotten already.
  init(erasing view: any View) {
    func wrap<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = wrap(view)
  }
}

/// How a navigation view shows its columns.
enum NavigationViewColumns: Sendable {
  case automatic
  case stack
  case columns
}

/// How navigation views look.
@MainActor @preconcurrency
public protocol NavigationViewStyle {
  /// Whether the style is a stack, columns, or the system's choice: 0, 1, 2.
  nonisolated var _columns: Int { get }
}

/// The system's choice: columns where there are several views and room for them.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// The system's choice.
  public var _columns: Int { 2 }

  /// Creates the style.
  public init() {}
}

/// One page at a time.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle {
  /// A stack.
  public var _columns: Int { 0 }

  /// Creates the style.
  public init() {}
}

/// Columns where there is room.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public var _columns: Int { 1 }
}

/// A sidebar and a detail where there is room.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Columns.
  public var _columns: Int { 1 }

  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's choice.
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewStyleKey: EnvironmentKey {
  static var defaultValue: NavigationViewColumns { .automatic }
}

extension EnvironmentValues {
  /// How navigation views show their columns.
  var navigationViewStyle: NavigationViewColumns {
    get { self[NavigationViewStyleKey.self] }
    set { self[NavigationViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how navigation views in the view look.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    let columns: NavigationViewColumns =
      switch style._columns {
      case 0: .stack
      case 1: .columns
      default: .automatic
      }
    return environment(\.navigationViewStyle, columns)
  }
}
