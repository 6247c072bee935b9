/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The first level of the current foreground style.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    HierarchicalShapeStyle.primary._resolve(in: environment)
  }
}

/// The current background.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style that is set, or the system's background.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let style = environment.backgroundStyle else {
      return .color(SystemColor.systemBackground.resolve(in: environment))
    }
    var outer = environment
    outer.backgroundStyle = nil
    return style._resolve(in: outer)
  }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The tint, or the accent color.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let style = environment.tintStyle else {
      return Color.accentColor._resolve(in: environment)
    }
    var outer = environment
    outer.tintStyle = nil
    return style._resolve(in: outer)
  }
}

/// The color of thin lines between content.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The separator's color.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(SystemColor.separator.resolve(in: environment))
  }
}

/// The color of filled areas behind content.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The system's fill.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(SystemColor.systemFill.resolve(in: environment))
  }
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The placeholder's color.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(SystemColor.placeholderText.resolve(in: environment))
  }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The link's color.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(SystemColor.link.resolve(in: environment))
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The system's background.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(SystemColor.systemBackground.resolve(in: environment))
  }
}

/// The background of selected content.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The tint.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    TintShapeStyle()._resolve(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The current tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of thin lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of filled areas behind content.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected content.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
