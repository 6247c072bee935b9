private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum FocusEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}

private enum ContentTransitionGroupKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

/// How strongly the background behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// Strongly, as behind a selected row.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// Where the tabs of a view of tabs are.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  /// In the bar at the top.
  public static let topBar = TabBarPlacement(name: "topBar")
  /// In the bar at the bottom.
  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  /// In the sidebar.
  public static let sidebar = TabBarPlacement(name: "sidebar")
  /// In the middle of the window's title.
  public static let ellipsis = TabBarPlacement(name: "ellipsis")
}

extension EnvironmentValues {
  /// Whether views stand out under a pointer; a stage has none.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }
  /// Whether the focused view stands out.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectEnabledKey.self] }
    set { self[FocusEffectEnabledKey.self] = newValue }
  }
  /// How content changes into other content; here it changes at once.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether a change of content is drawn as one picture.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
  /// How strongly the background behind the view stands out.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
  /// Where the tabs around the view are; nil where there are none.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Whether the sections of tabs are shown.
  public var isTabBarShowingSections: Bool { false }
  /// Whether the simplified interface is on; a stage has none.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether pictures that move may move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether flashing lights are dimmed.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether quick actions are on.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether content that stays small is shown large while it is held.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
}
