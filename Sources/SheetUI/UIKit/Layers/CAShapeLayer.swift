public import Foundation

/// The inside of a shape layer's outline.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where the outline winds around a point.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Where the outline winds around a point an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates ends from their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Flat, at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Flat, half the width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates corners from their name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws an outline in its space.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath? { didSet { didChange() } }
  /// What the inside is filled with: black unless set.
  open var fillColor: CGColor? = CGColor.black { didSet { didChange() } }
  /// Which points are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero { didSet { didChange() } }
  /// The color of the line; nil for none.
  open var strokeColor: CGColor? { didSet { didChange() } }
  /// Where the line starts, as a share of its length.
  open var strokeStart: CGFloat = 0 { didSet { didChange() } }
  /// Where the line ends, as a share of its length.
  open var strokeEnd: CGFloat = 1 { didSet { didChange() } }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 { didSet { didChange() } }
  /// The longest a pointed corner may be, in half widths.
  open var miterLimit: CGFloat = 10 { didSet { didChange() } }
  /// The ends of the line.
  open var lineCap = CAShapeLayerLineCap.butt { didSet { didChange() } }
  /// The corners of the line.
  open var lineJoin = CAShapeLayerLineJoin.miter { didSet { didChange() } }
  /// How far into the pattern the line starts, in points.
  open var lineDashPhase: CGFloat = 0 { didSet { didChange() } }
  /// The lengths of dashes and gaps in turn, in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? { didSet { didChange() } }

  override var content: LayerState.Content {
    .shape(
      LayerState.Shape(
        path: path?.outline ?? Path(), fill: fillColor?.color, isEvenOdd: fillRule == .evenOdd,
        stroke: strokeColor?.color, from: strokeStart, to: strokeEnd, style: strokeStyle))
  }

  private var strokeStyle: StrokeStyle {
    let caps: [CAShapeLayerLineCap: CGLineCap] = [.round: .round, .square: .square]
    let joins: [CAShapeLayerLineJoin: CGLineJoin] = [.round: .round, .bevel: .bevel]
    return StrokeStyle(
      lineWidth: lineWidth, lineCap: caps[lineCap] ?? .butt, lineJoin: joins[lineJoin] ?? .miter,
      miterLimit: miterLimit, dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) },
      dashPhase: lineDashPhase)
  }
}
