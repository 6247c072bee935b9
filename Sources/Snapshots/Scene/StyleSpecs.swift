/// A color as a scene file names it.
public indirect enum ColorSpec: Equatable, Sendable {
  /// One of the system's colors by the name that it has in SwiftUI or UIKit.
  case named(String)
  /// Components of sRGB, 0...1.
  case components(red: Double, green: Double, blue: Double, opacity: Double)
  /// A color with its opacity multiplied.
  case faded(ColorSpec, opacity: Double)
  /// Two colors, one for each appearance.
  case adaptive(light: ColorSpec, dark: ColorSpec)
}

/// What an area is filled with.
public enum StyleSpec: Equatable, Sendable {
  /// One color.
  case color(ColorSpec)
  /// A linear gradient.
  case gradient(GradientSpec)
  /// A blurred view of what lies behind.
  case material(MaterialSpec)
}

/// A linear gradient between two points of the filled area.
public struct GradientSpec: Equatable, Sendable {
  /// A color and its place, 0...1.
  public struct Stop: Equatable, Sendable {
    /// The color.
    public var color: ColorSpec
    /// The place; `nil` is evenly spread.
    public var location: Double?
  }

  /// The stops in order.
  public var stops: [Stop]
  /// Where it starts.
  public var start: UnitPointSpec
  /// Where it ends.
  public var end: UnitPointSpec
}

/// A point of an area: 0 is its left or upper edge, 1 its right or lower edge.
public struct UnitPointSpec: Equatable, Sendable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// The system's materials.
public enum MaterialSpec: String, CaseIterable, Sendable {
  /// The most transparent.
  case ultraThin
  /// Rather transparent.
  case thin
  /// The usual one.
  case regular
  /// Rather opaque.
  case thick
  /// The most opaque.
  case ultraThick
  /// The one of bars.
  case bar
}

/// A font as a scene file names it.
public enum FontSpec: Equatable, Sendable {
  /// A text style.
  case style(TextStyleSpec, weight: FontWeightSpec?, design: FontDesignSpec?)
  /// A size in points.
  case size(Double, weight: FontWeightSpec?, design: FontDesignSpec?)
}

/// The text styles.
public enum TextStyleSpec: String, CaseIterable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2
}

/// The font weights.
public enum FontWeightSpec: String, CaseIterable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The font designs.
public enum FontDesignSpec: String, CaseIterable, Sendable {
  case `default`, rounded, serif, monospaced
}

/// A shape.
public enum ShapeSpec: Equatable, Sendable {
  /// The whole area.
  case rectangle
  /// The largest circle in the middle.
  case circle
  /// The ellipse of the whole area.
  case ellipse
  /// The area with its shorter sides round.
  case capsule
  /// The area with rounded corners.
  case roundedRectangle(cornerRadius: Double, style: CornerStyleSpec)
}

/// How corners are rounded.
public enum CornerStyleSpec: String, CaseIterable, Sendable {
  /// By quarters of circles.
  case circular
  /// By the system's smooth curve.
  case continuous
}

/// A system symbol or a picture.
public struct ImageSpec: Equatable, Sendable {
  /// Where the picture is from.
  public enum Source: Equatable, Sendable {
    /// A system symbol.
    case symbol(String)
    /// A PNG file; the path is relative to the scene file. The scale says how many pixels a point is.
    case file(String, scale: Double)
  }

  /// Where the picture is from.
  public var source: Source
  /// Whether it fills the room it gets.
  public var isResizable: Bool
  /// Whether only its opacity counts, and it takes the foreground style.
  public var isTemplate: Bool
  /// The place in the file, for messages about the picture.
  public var position: JSONPosition?

  /// Creates a picture.
  public init(_ source: Source, isResizable: Bool = false, isTemplate: Bool = false) {
    self.source = source
    self.isResizable = isResizable
    self.isTemplate = isTemplate
  }
}
