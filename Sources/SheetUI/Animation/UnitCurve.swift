import Foundation

/// A curve through the unit square that maps a share of time to a share of the way.
public struct UnitCurve: Hashable, Sendable {
  /// The kinds of curves.
  enum Kind: Hashable, Sendable {
    case linear
    case circularIn
    case circularOut
    case circularInOut
    case circularInOutInverse
    case bezier(CubicCurve)
  }

  /// The curve's kind.
  let kind: Kind

  /// Steady.
  public static let linear = UnitCurve(kind: .linear)
  /// Slow at the start.
  public static let easeIn = UnitCurve(kind: .bezier(CubicCurve(0.42, 0, 1, 1)))
  /// Slow at the end.
  public static let easeOut = UnitCurve(kind: .bezier(CubicCurve(0, 0, 0.58, 1)))
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(kind: .bezier(CubicCurve(0.42, 0, 0.58, 1)))
  /// Slow at both ends, under its older name.
  public static var easeInEaseOut: UnitCurve { easeInOut }
  /// A quarter circle, slow at the start.
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  /// A quarter circle, slow at the end.
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  /// Two quarter circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// Returns a cubic Bézier curve; the control points' x is kept in 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      kind: .bezier(
        CubicCurve(
          startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
  }

  /// Returns the share of the way at a share of time; times outside 0...1 count as the nearest.
  public func value(at progress: Double) -> Double {
    let t = min(max(progress, 0), 1)
    switch kind {
    case .linear: return t
    case .circularIn: return 1 - (1 - t * t).squareRoot()
    case .circularOut: return (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      let doubled = 2 * t
      return doubled < 1
        ? (1 - (1 - doubled * doubled).squareRoot()) / 2
        : (1 + (1 - (2 - doubled) * (2 - doubled)).squareRoot()) / 2
    case .circularInOutInverse:
      let doubled = 2 * t
      return doubled < 1
        ? (1 - (1 - doubled) * (1 - doubled)).squareRoot() / 2
        : 1 - (1 - (doubled - 1) * (doubled - 1)).squareRoot() / 2
    case .bezier(let curve): return curve.y(atX: t)
    }
  }

  /// Returns the rate of the way at a share of time; 0 outside 0...1.
  public func velocity(at progress: Double) -> Double {
    guard progress >= 0, progress <= 1 else { return 0 }
    let t = progress
    switch kind {
    case .linear: return 1
    case .circularIn: return t / (1 - t * t).squareRoot()
    case .circularOut: return (1 - t) / (1 - (1 - t) * (1 - t)).squareRoot()
    case .circularInOut:
      let u = t < 0.5 ? 2 * t : 2 - 2 * t
      return u / (1 - u * u).squareRoot()
    case .circularInOutInverse:
      let u = t < 0.5 ? 1 - 2 * t : 2 * t - 1
      return u / (1 - u * u).squareRoot()
    case .bezier(let curve): return curve.slope(atX: t)
    }
  }

  /// The curve mirrored about the diagonal, so that it undoes this one.
  public var inverse: UnitCurve {
    switch kind {
    case .linear: self
    case .circularIn: UnitCurve(kind: .circularOut)
    case .circularOut: UnitCurve(kind: .circularIn)
    case .circularInOut: UnitCurve(kind: .circularInOutInverse)
    case .circularInOutInverse: UnitCurve(kind: .circularInOut)
    case .bezier(let curve):
      UnitCurve(kind: .bezier(CubicCurve(curve.y1, curve.x1, curve.y2, curve.x2)))
    }
  }
}
