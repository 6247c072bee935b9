public import Foundation

extension View {
  /// Sets the distances of a list row's content from the row's edges, in points; nil for the list's.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(TraitModifier { $0.list.insets = insets })
  }

  /// Puts a view behind a list row; nil for the list's own background.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(RowBackgroundModifier(background: view))
  }

  /// Shows or hides the lines above and below a list row.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier { $0.list.separators.set(visibility, edges) })
  }

  /// Sets the color of the lines above and below a list row; nil for the system's.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier { $0.list.separators.set(color, edges) })
  }

  /// Shows or hides the lines above and below a list's section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier { $0.list.sectionSeparators.set(visibility, edges) })
  }

  /// Sets the color of the lines above and below a list's section; nil for the system's.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(TraitModifier { $0.list.sectionSeparators.set(color, edges) })
  }

  /// Sets the distance between the rows of a list, in points; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between the sections of a list, or between one and its neighbours.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(SectionSpacingModifier(spacing: spacing.length))
  }

  /// Sets the distance between the sections of a list, or between one and its neighbours, in
  /// points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the color of the icons of a list's rows; nil for the system's.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }

  /// Sets the color of the icons of a list's rows; nil for the system's.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Keeps a row from being highlighted by a pointer; a still picture has no pointer.
  nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets how much a section's header stands out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Shows or hides the background of lists, forms and other views that scroll.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.listBackgroundVisibility, visibility)
  }

  /// Keeps a row from being deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.list.isDeleteDisabled = isDisabled })
  }

  /// Keeps a row from being moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(TraitModifier { $0.list.isMoveDisabled = isDisabled })
  }

  /// Keeps a row from being selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(TraitModifier { $0.list.isSelectionDisabled = isDisabled })
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  /// The distance, in points; nil for the style's own.
  let length: CGFloat?

  /// The style's own distance.
  public static let `default` = ListSectionSpacing(length: nil)
  /// Less than the style's own: half of its 35 points.
  public static let compact = ListSectionSpacing(length: 17.5)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: max(spacing, 0))
  }
}

/// The color of the icons of a list's rows.
public struct ListItemTint: Sendable {
  /// The color; nil for gray.
  let color: Color?
  /// Whether the tint of the surroundings comes before the color.
  let isPreferred: Bool

  /// A color that nothing else changes.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, isPreferred: false)
  }

  /// A color that the system may change.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(color: tint, isPreferred: true)
  }

  /// Gray.
  public static let monochrome = ListItemTint(color: nil, isPreferred: false)
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

private enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

private enum HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

private enum ListBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The distance between the rows of lists, in points.
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  /// The distance between the sections of lists, in points.
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
  /// The color of the icons of rows.
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
  /// How much a section's header stands out.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// Whether lists have a background.
  var listBackgroundVisibility: Visibility {
    get { self[ListBackgroundKey.self] }
    set { self[ListBackgroundKey.self] = newValue }
  }
}

/// Sets the distance between sections: of the lists in the view, or of the section that it is.
nonisolated struct SectionSpacingModifier: ViewModifier {
  let spacing: CGFloat?

  func body(content: Content) -> some View {
    content
      .modifier(TraitModifier { $0.list.sectionSpacing = spacing })
      .environment(\.listSectionSpacing, spacing)
  }
}
