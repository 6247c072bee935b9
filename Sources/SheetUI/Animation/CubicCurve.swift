/// A cubic Bézier from (0, 0) to (1, 1) that is a function of x.
struct CubicCurve: Hashable, Sendable {
  /// The first control point's x, in 0...1.
  let x1: Double
  /// The first control point's y.
  let y1: Double
  /// The second control point's x, in 0...1.
  let x2: Double
  /// The second control point's y.
  let y2: Double

  /// Creates a curve; x is kept in 0...1, so that the curve stays a function.
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1) = (min(max(x1, 0), 1), y1)
    (self.x2, self.y2) = (min(max(x2, 0), 1), y2)
  }

  /// Returns the curve's height above x.
  func y(atX x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    return Self.coordinate(y1, y2, at: parameter(atX: x))
  }

  /// Returns the curve's slope above x.
  func slope(atX x: Double) -> Double {
    let s = parameter(atX: x)
    let rise = Self.derivative(y1, y2, at: s)
    let run = Self.derivative(x1, x2, at: s)
    if run > 0 { return rise / run }
    // Both derivatives vanish where a control point lies on its end; there the chord tells.
    return s < 0.5 ? (x2 > 0 ? y2 / x2 : 1) : (x1 < 1 ? (1 - y1) / (1 - x1) : 1)
  }

  /// Returns the parameter at which the curve reaches x.
  ///
  /// x grows with the parameter, so halving always finds it; 60 halvings leave less than the
  /// last bit.
  private func parameter(atX x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(x1, x2, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func coordinate(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func derivative(_ p1: Double, _ p2: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p1 + 2 * r * s * (p2 - p1) + s * s * (1 - p2))
  }
}
