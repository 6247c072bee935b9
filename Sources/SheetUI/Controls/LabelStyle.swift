public import Foundation

/// What a label style draws.
@MainActor
public struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let content: AnyView

    /// The title's views.
    public var body: AnyView { content }
  }

  /// The icon of a label.
  public struct Icon: View {
    let content: AnyView

    /// The icon's views.
    public var body: AnyView { content }
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the finished label.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the finished label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that suits the place.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the icon in front of the title; in bars the icon alone.
  public func makeBody(configuration: Configuration) -> some View {
    PlaceLabel(configuration: configuration)
  }
}

/// A label in the look of its place.
private struct PlaceLabel: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.barItemPlace) private var barItemPlace
  @Environment(\.isSwipeAction) private var isSwipeAction

  var body: some View {
    if isSwipeAction {
      SwipeLabel(configuration: configuration)
    } else if barItemPlace?.isButtonPlace == true {
      configuration.icon
    } else {
      LabelRow(configuration: configuration)
    }
  }
}

/// A label's icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the icon in front of the title.
  public func makeBody(configuration: Configuration) -> some View {
    LabelRow(configuration: configuration)
  }
}

/// A label's title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// A label's icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The icon in front of the title.
struct LabelRow: View {
  let configuration: LabelStyleConfiguration

  @Environment(\.isListRow) private var isListRow
  @Environment(\.menuContext) private var menu
  @Environment(\.labelIconToTitleSpacing) private var spacing
  @Environment(\.labelReservedIconWidth) private var iconWidth
  @Environment(\.tint) private var tint
  @Environment(\.listItemTint) private var listItemTint
  @ScaledMetric private var scaledColumn = Self.column

  /// The column for icons of a list's rows, and the gap behind it (layout reference: 24, 16).
  private static let column: CGFloat = 24
  private static let columnGap: CGFloat = 16

  /// The color of a tint; gray for one without.
  private static func color(_ tint: ListItemTint) -> Color {
    tint.color ?? Color(SystemColor.secondaryLabel)
  }

  var body: some View {
    if isListRow {
      HStack(spacing: spacing ?? Self.columnGap) {
        configuration.icon
          .modifier(ButtonColor(color: listItemTint.map(Self.color) ?? tint ?? .accentColor))
          .imageScale(.large)
          .frame(width: iconWidth ?? scaledColumn)
        configuration.title
      }
    } else {
      HStack(spacing: spacing ?? 8) {
        configuration.icon.modifier(ReservedWidth(width: iconWidth))
        configuration.title
      }
    }
  }
}

/// A width that a view keeps at the least, where one is set.
private struct ReservedWidth: ViewModifier {
  let width: CGFloat?

  func body(content: Content) -> some View {
    if let width { content.frame(minWidth: width) } else { content }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The look that suits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Icon and title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any LabelStyle = DefaultLabelStyle()
}

private enum LabelSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum LabelIconWidthKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// How labels look.
  var labelStyle: any LabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
  /// The distance from a label's icon to its title, in points.
  var labelIconToTitleSpacing: CGFloat? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
  /// The width that labels keep for their icons, in points.
  var labelReservedIconWidth: CGFloat? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }
  /// Whether controls show their labels.
  public internal(set) var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : self[LabelsVisibilityKey.self] }
    set {
      self[LabelsVisibilityKey.self] = newValue
      labelsHidden = newValue == .hidden
    }
  }
}

extension View {
  /// Sets how labels in the view look.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.labelStyle = style })
  }

  /// Shows or hides the labels of the controls in the view.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentValueModifier { $0.labelsVisibility = visibility })
  }

  /// Sets the distance from labels' icons to their titles, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    modifier(EnvironmentValueModifier { $0.labelIconToTitleSpacing = value })
  }

  /// Sets the width that labels keep for their icons, in points.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    modifier(EnvironmentValueModifier { $0.labelReservedIconWidth = value })
  }
}
