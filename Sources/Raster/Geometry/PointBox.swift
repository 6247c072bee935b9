/// Grows to hold every point that is added.
struct PointBox {
  private var low = SIMD2(Double.infinity, Double.infinity)
  private var high = SIMD2(-Double.infinity, -Double.infinity)

  /// The smallest rectangle round the points; nil without points.
  var rect: Rect? {
    guard low.x <= high.x, low.y <= high.y else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Includes a point.
  mutating func add(_ point: Point) {
    let p = SIMD2(point.x, point.y)
    low = pointwiseMin(low, p)
    high = pointwiseMax(high, p)
  }

  /// Includes a curve: its ends and the places where a coordinate turns.
  mutating func add(cubic curve: Bezier) {
    add(curve.start)
    add(curve.end)
    for t in curve.turns { add(curve.point(at: t)) }
  }
}
