/// The ways in which pickers show their options.
public enum _PickerKind: Hashable, Sendable {
  case automatic
  case menu
  case wheel
  case segmented
  case inline
  case navigationLink
  case palette
}

/// How pickers look; the system's styles are the only ones.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The way in which the options are shown.
  nonisolated var _kind: _PickerKind { get }
}

/// The look that suits the place.
public struct DefaultPickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .automatic }

  /// Creates the style.
  nonisolated public init() {}
}

/// The options in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .menu }

  /// Creates the style.
  nonisolated public init() {}
}

/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .wheel }

  /// Creates the style.
  nonisolated public init() {}
}

/// The options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .segmented }

  /// Creates the style.
  nonisolated public init() {}
}

/// The options among the views around.
public struct InlinePickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .inline }

  /// Creates the style.
  nonisolated public init() {}
}

/// The options on a screen of their own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .navigationLink }

  /// Creates the style.
  nonisolated public init() {}
}

/// The options as a row of symbols.
public struct PalettePickerStyle: PickerStyle {
  /// The way in which the options are shown.
  nonisolated public var _kind: _PickerKind { .palette }

  /// Creates the style.
  nonisolated public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The look that suits the place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// The options in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// The options on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// The options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The options among the views around.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The options on a screen of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The options as a row of symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any PickerStyle = DefaultPickerStyle()
}

extension EnvironmentValues {
  /// How pickers look.
  var pickerStyle: any PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers in the view look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.pickerStyle = style })
  }

  /// Gives the view a tag that pickers and tab views select by, also where they select optionals.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }
}
