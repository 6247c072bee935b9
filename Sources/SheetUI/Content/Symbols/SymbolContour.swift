import Raster

/// A closed line of straight pieces; curves are flattened finely enough for any font size.
///
/// Coordinates are grid units: 100 to the em, y growing downwards, the origin on the middle of the
/// capital height. Ink runs clockwise on the screen, a hole counterclockwise.
struct SymbolContour: Equatable, Sendable {
  /// The corners in order; the last joins the first.
  var points: [Point]

  /// The same outline, run through the other way.
  var reversed: SymbolContour { SymbolContour(points: points.reversed()) }

  /// Twice the enclosed area; positive where the outline runs clockwise on the screen.
  var doubledArea: Double {
    guard var previous = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return sum
  }

  /// The outline as ink, whichever way it was drawn.
  var ink: SymbolContour { doubledArea < 0 ? reversed : self }

  /// The outline as a hole, whichever way it was drawn.
  var hole: SymbolContour { doubledArea > 0 ? reversed : self }

  /// Returns the outline with every corner moved.
  func mapped(_ move: (Point) -> Point) -> SymbolContour {
    let moved = SymbolContour(points: points.map(move))
    // A mirror turns ink into a hole: run through it the other way again.
    return (moved.doubledArea < 0) == (doubledArea < 0) ? moved : moved.reversed
  }

  /// Returns the part where a linear function of the position is not negative.
  ///
  /// The method is Sutherland's and Hodgman's of 1974.
  func clipped(_ side: (Point) -> Double) -> SymbolContour {
    guard var previous = points.last else { return self }
    var kept: [Point] = []
    var before = side(previous)
    for point in points {
      let here = side(point)
      if (before < 0) != (here < 0) {
        kept.append(previous.moved(toward: point, share: before / (before - here)))
      }
      if here >= 0 { kept.append(point) }
      (previous, before) = (point, here)
    }
    return SymbolContour(points: kept)
  }
}

extension Point {
  static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }

  /// The distance from the origin.
  var length: Double { (x * x + y * y).squareRoot() }

  /// The same direction with length 1; the zero vector stays zero.
  var unit: Point { length > 0 ? self * (1 / length) : self }

  /// The direction a quarter turn to the left, on the screen.
  var leftward: Point { Point(y, -x) }

  /// The cosine of the angle between two unit vectors.
  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// The sine of the turn to another unit vector; positive for clockwise on the screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// Returns the point a share of the way to another one.
  func moved(toward other: Point, share: Double) -> Point { self + (other - self) * share }
}
