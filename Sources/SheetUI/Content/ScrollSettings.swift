import Foundation

/// What views around say about scroll views.
struct ScrollSettings {
  /// Whether fingers don't move the content.
  var isDisabled = false
  /// Whether content shows outside of the scroll view's box.
  var isClipDisabled = false
  /// The distances that the content keeps from the box, in points.
  var contentMargins = EdgeInsets()
  /// Where the content lies at first and while it grows.
  var anchor: UnitPoint?
  /// Where the content lies while it is smaller than the box.
  var alignment: UnitPoint?
  /// Where the content comes to rest.
  var targetBehavior: (any ScrollTargetBehavior)?
  /// The axes along which content that fits is not pulled.
  var boundAxes: Axis.Set = []
  /// Whether indicators are shown, for the layout tree.
  var indicators = Visibility.automatic
}

private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}

extension EnvironmentValues {
  /// What views around say about scroll views.
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }

  /// Whether scrolling is allowed.
  public var isScrollEnabled: Bool {
    get { !scrollSettings.isDisabled }
    set { scrollSettings.isDisabled = !newValue }
  }
}

/// What a scroll view remembers between layouts.
struct ScrollMemory {
  /// Whether the content has been brought to its first place.
  var hasStarted = false
  /// How the content moves.
  var phase = ScrollPhase.idle
  /// The content's size, in points.
  var contentSize = CGSize.zero
  /// The content's margins, in points.
  var margins = EdgeInsets()
  /// Whether a person has moved the content last.
  var isMovedByUser = false
  /// Whether what is shown is being loaded anew, after a pull.
  var isRefreshing = false
}
