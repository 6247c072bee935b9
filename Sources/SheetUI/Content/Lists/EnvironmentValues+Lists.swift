public import Foundation

/// What a view in a list or form knows about its place.
struct ListContext: Equatable {
  /// The parts of a list.
  enum Place: Equatable {
    /// A row.
    case row
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
  }

  /// How the list looks.
  var look = ListLook.insetGrouped
  /// Whether the list is a form.
  var isForm = false
  /// Where in the list the view is.
  var place = Place.row
}

/// How lists look.
enum ListLook: Equatable {
  case plain
  case inset
  case grouped
  case insetGrouped
  case sidebar
}

private enum ListContextKey: EnvironmentKey {
  static var defaultValue: ListContext? { nil }
}

private enum PlaceListLookKey: EnvironmentKey {
  static var defaultValue: ListLook? { nil }
}

private enum DefaultMinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum DefaultMinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
  /// How lists look at the place where nothing else is said; nil for cards.
  var placeListLook: ListLook? {
    get { self[PlaceListLookKey.self] }
    set { self[PlaceListLookKey.self] = newValue }
  }
  /// The list that the view is in; nil outside of lists and forms.
  ///
  /// What leaves the list, as a pushed screen or a sheet does, sets nil.
  var listContext: ListContext? {
    get { self[ListContextKey.self] }
    set { self[ListContextKey.self] = newValue }
  }

  /// Whether the view is in a row of a list or form, where links show a chevron, and labels have a
  /// column for their icons.
  var isListRow: Bool { listContext?.place == .row }

  /// The least height of a row, in points; 44 at the usual text size.
  public var defaultMinListRowHeight: CGFloat {
    get { self[DefaultMinListRowHeightKey.self] ?? ListMetrics.minimumRowHeight(dynamicTypeSize) }
    set { self[DefaultMinListRowHeightKey.self] = newValue }
  }

  /// The least height of a section's header, in points; nil for as high as its content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[DefaultMinListHeaderHeightKey.self] }
    set { self[DefaultMinListHeaderHeightKey.self] = newValue }
  }
}

/// The chevron at the trailing edge of a row that opens something.
struct DisclosureIndicator: View {
  /// UIKit's accessory: a semibold symbol of body size, small scale, in the tertiary label color.
  var body: some View {
    Image(systemName: "chevron.forward")
      .font(.body.weight(.semibold))
      .imageScale(.small)
      .foregroundStyle(Color(SystemColor.tertiaryLabel))
  }
}
