import Raster

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  /// The level, 0 for the first.
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// The share of a set foreground style's opacity at each level; the fifth is that of the label
  /// color's fifth level.
  static let opacities = [1, 0.5, 0.25, 0.18, 0.05]

  /// The level of the style that is set, or the label color of the level.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let styles = environment.foregroundStyles else { return .color(label(in: environment)) }
    return styles.resolve(level: level, in: environment)
  }

  private func label(in environment: EnvironmentValues) -> Raster.Color {
    switch level {
    case 0: SystemColor.label.resolve(in: environment)
    case 1: SystemColor.secondaryLabel.resolve(in: environment)
    case 2: SystemColor.tertiaryLabel.resolve(in: environment)
    case 3: SystemColor.quaternaryLabel.resolve(in: environment)
    default: SystemColor.label.resolve(in: environment).opacity(Self.opacities[4])
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the current foreground style.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
  /// The second level of the current foreground style.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The third level of the current foreground style.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The fourth level of the current foreground style.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fifth level of the current foreground style.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

/// A level of any style.
struct HierarchicalModifiedStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style.
  let base: Base
  /// The level, 0 for the first.
  let level: Int

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolve(in: environment).opacity(HierarchicalShapeStyle.opacities[level])
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { HierarchicalModifiedStyle(base: self, level: 1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalModifiedStyle(base: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalModifiedStyle(base: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalModifiedStyle(base: self, level: 4) }
}

/// The foreground styles that a view set, and those around it.
///
/// A style that names a level means a level of the styles around it, so each set of styles
/// remembers them and is resolved there.
struct ForegroundStyles: Sendable {
  /// The styles of the first levels; never empty.
  let levels: [AnyShapeStyle]
  /// The styles around, or none; an array, because a struct can't hold itself.
  private let outer: [ForegroundStyles]
  /// Whether somebody asked for the styles, rather than the system for its own reasons.
  var isAskedFor: Bool

  /// Creates styles within others.
  init(
    _ primary: AnyShapeStyle, _ others: [AnyShapeStyle] = [], isAskedFor: Bool = false,
    outer: ForegroundStyles?
  ) {
    levels = [primary] + others
    self.isAskedFor = isAskedFor || outer?.isAskedFor == true
    self.outer = outer.map { [$0] } ?? []
  }

  /// Returns what a level comes to.
  func resolve(level: Int, in environment: EnvironmentValues) -> _ResolvedStyle {
    var around = environment
    around.foregroundStyles = outer.first
    let known = min(level, levels.count - 1)
    let opacities = HierarchicalShapeStyle.opacities
    return levels[known]._resolve(in: around).opacity(opacities[level] / opacities[known])
  }
}
