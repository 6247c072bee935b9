/// A cubic Bézier curve.
struct Bezier {
  /// Where the curve starts.
  var start: Point
  /// The handle of the start.
  var control1: Point
  /// The handle of the end.
  var control2: Point
  /// Where the curve ends.
  var end: Point

  /// Creates a curve.
  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// Returns the cubic that equals a quadratic curve.
  static func cubic(fromQuad start: Point, _ control: Point, _ end: Point) -> Bezier {
    func twoThirds(_ p: Point) -> Point {
      Point(p.x + 2 * (control.x - p.x) / 3, p.y + 2 * (control.y - p.y) / 3)
    }
    return Bezier(start, twoThirds(start), twoThirds(end), end)
  }

  /// Returns the point at a parameter in 0...1.
  func point(at t: Double) -> Point {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return Point(
      w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y)
  }

  /// The parameters strictly inside 0...1 where x or y turns back.
  var turns: [Double] {
    Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
  }

  /// The roots of the derivative a t² + 2 b t + c (a third of it) inside 0...1.
  private static func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = p2 - 2 * p1 + p0
    let c = p1 - p0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    // The stable form avoids cancellation: q/a and c/q.
    let q = b >= 0 ? -b - root : -b + root
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
  }
}
