public import Foundation
import Raster

/// A shadow that a style brings along.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind; the radius is the Gaussian's standard deviation, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow along the inner edge; the radius is the Gaussian's standard deviation, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }
}

/// A style with a shadow.
struct ShadowedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let resolved = DisplayList.Shadow(
      color: shadow.color.rasterColor(in: environment), radius: max(Double(shadow.radius), 0),
      offset: Point(Double(shadow.offset.width), Double(shadow.offset.height)))
    return .effect(
      base._resolve(in: environment), shadow.isInner ? .inner(resolved) : .drop(resolved))
  }
}

/// A style that combines in its own way with what is behind.
struct BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .effect(base._resolve(in: environment), .blend(mode.raster))
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: self, shadow: style)
  }

  /// Returns the style with another way to combine with what is behind.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    ShadowedShapeStyle(base: ForegroundStyle(), shadow: style)
  }

  /// The foreground style with another way to combine with what is behind.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    BlendedShapeStyle(base: ForegroundStyle(), mode: mode)
  }

  /// The foreground style with its opacity multiplied.
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: ForegroundStyle(), factor: opacity)
  }
}
