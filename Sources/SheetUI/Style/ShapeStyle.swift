/// What a shape is filled with.
public protocol ShapeStyle: Sendable {
  /// The style that this one stands for.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style that this one stands for in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns what the style comes to in an environment.
  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  /// Returns what the style that this one stands for comes to.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolve(in: environment)
  }

  /// Returns the style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, factor: opacity)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Never returns: such a style comes to something by itself.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) resolves by itself; ask it for _resolve(in:)")
  }
}

extension Never: ShapeStyle {
  /// No style.
  public typealias Resolved = Never

  /// Never returns, for there is nothing to ask.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { switch self {} }
}

extension Color: ShapeStyle {
  /// The color in the environment.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(rasterColor(in: environment))
  }
}

extension Color.Resolved: ShapeStyle {
  /// No other style.
  public typealias Resolved = Never

  /// The color itself.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle { .color(color) }
}

/// A style with its opacity multiplied.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  /// The style.
  let base: Base
  /// The factor.
  let factor: Double

  func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolve(in: environment).opacity(factor)
  }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  /// The style.
  let base: any ShapeStyle

  /// Creates a style from another one.
  public init<S: ShapeStyle>(_ style: S) {
    base = (style as? AnyShapeStyle)?.base ?? style
  }

  /// What the style comes to.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolve(in: environment)
  }
}
