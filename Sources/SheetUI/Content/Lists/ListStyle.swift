/// How a list looks.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What the style comes to.
  nonisolated var _look: _ListLook { get }
}

/// What a list style comes to.
public struct _ListLook: Sendable {
  /// The look; nil for the one that suits the place.
  let look: ListLook?
}

/// The style that suits the list's place: cards on a grouped background.
public struct DefaultListStyle: ListStyle, Sendable {
  /// What the style comes to.
  public var _look: _ListLook { _ListLook(look: nil) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Rows from side to side on a plain background.
public struct PlainListStyle: ListStyle, Sendable {
  /// What the style comes to.
  public var _look: _ListLook { _ListLook(look: .plain) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Sections from side to side on a grouped background.
public struct GroupedListStyle: ListStyle, Sendable {
  /// What the style comes to.
  public var _look: _ListLook { _ListLook(look: .grouped) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Sections as cards on a grouped background.
public struct InsetGroupedListStyle: ListStyle, Sendable {
  /// What the style comes to.
  public var _look: _ListLook { _ListLook(look: .insetGrouped) }

  /// Creates the style.
  nonisolated public init() {}
}

/// Rows on a plain background, away from the sides.
public struct InsetListStyle: ListStyle, Sendable {
  /// What the style comes to.
  public var _look: _ListLook { _ListLook(look: .inset) }

  /// Creates the style.
  nonisolated public init() {}
}

/// The list at the side of a window; cards on a phone.
public struct SidebarListStyle: ListStyle, Sendable {
  /// What the style comes to.
  public var _look: _ListLook { _ListLook(look: .sidebar) }

  /// Creates the style.
  nonisolated public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the list's place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from side to side.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections as cards.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows away from the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// The list at the side of a window.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

extension EnvironmentValues {
  /// How lists look; nil for what suits their place.
  var listLook: ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets how lists in the view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    let look = style._look.look
    return modifier(EnvironmentValueModifier { $0.listLook = look })
  }
}
