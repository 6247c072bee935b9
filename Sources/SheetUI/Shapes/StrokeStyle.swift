public import Foundation
import Raster

/// How a line is drawn along an outline.
public struct StrokeStyle: Equatable, Sendable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner may reach, in line widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts, in points.
  public var dashPhase: CGFloat

  // Reason: six parameters, because SwiftUI's initializer has them.
  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The rasterizer's form.
  var raster: DisplayList.StrokeStyle {
    let cap: DisplayList.StrokeStyle.Cap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: DisplayList.StrokeStyle.Join =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return DisplayList.StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
      dash: dash.map { Double($0) }, dashPhase: dashPhase)
  }
}

extension StrokeStyle: Animatable {
  /// The width, the miter limit and the phase of the dashes.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      miterLimit = newValue.second.first
      dashPhase = newValue.second.second
    }
  }
}

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether a point is inside where the outline winds around it an odd number of times.
  public var isEOFilled: Bool
  /// Whether edges are smooth; they always are here, where no edge is drawn twice.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }

  /// The rasterizer's form.
  var rule: DisplayList.FillRule { isEOFilled ? .evenOdd : .nonZero }
}
