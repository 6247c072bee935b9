import Raster

/// Lines and outlines of which symbols are made, in grid units.
enum SymbolShapes {
  /// Returns the unit vector at an angle, clockwise on the screen from the right.
  static func direction(_ degrees: Double) -> Point {
    // Reduced to ±45° about the nearest axis, so that the axes themselves are exact.
    let quarter = (degrees / 90).rounded()
    let radians = (degrees - quarter * 90) * (Double.pi / 180)
    let (sine, cosine) = (PortableMath.sin(radians), PortableMath.cos(radians))
    switch Int(quarter - (quarter / 4).rounded(.down) * 4) {
    case 0: return Point(cosine, sine)
    case 1: return Point(-sine, cosine)
    case 2: return Point(-cosine, -sine)
    default: return Point(sine, -cosine)
    }
  }

  /// Returns an arc's points with both ends; angles are clockwise on the screen from the right.
  static func arc(_ center: Point, _ radius: Double, from: Double, to: Double) -> [Point] {
    let pieces = max((abs(to - from) / 4).rounded(.up), 1)
    return (0...Int(pieces)).map {
      center + direction(from + (to - from) * Double($0) / pieces) * radius
    }
  }

  /// Returns a circle.
  static func circle(_ center: Point, _ radius: Double) -> SymbolContour {
    SymbolContour(points: arc(center, radius, from: 0, to: 360).dropLast())
  }

  /// Returns an axis-parallel ellipse.
  static func ellipse(_ center: Point, _ rx: Double, _ ry: Double) -> SymbolContour {
    circle(.zero, 1).mapped { Point(center.x + $0.x * rx, center.y + $0.y * ry) }
  }

  /// Returns a rectangle with round corners, about a centre.
  static func box(
    _ center: Point, width: Double, height: Double, radius: Double
  ) -> SymbolContour {
    let (x, y) = (width / 2, height / 2)
    let corners = [Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y)].map { $0 + center }
    return polygon(corners, radius: radius)
  }

  /// Returns a polygon with round corners; a radius shrinks where a side is too short for it.
  static func polygon(_ corners: [Point], radius: Double) -> SymbolContour {
    polygon(corners, radii: Array(repeating: radius, count: corners.count))
  }

  /// Returns a polygon with a radius for each corner.
  static func polygon(_ corners: [Point], radii: [Double]) -> SymbolContour {
    let count = corners.count
    var points: [Point] = []
    for index in corners.indices {
      let neighbours = (corners[(index + count - 1) % count], corners[(index + 1) % count])
      points += round(corners[index], between: neighbours, radius: radii[index])
    }
    return SymbolContour(points: points)
  }

  /// Returns an open line with round corners.
  static func line(_ corners: [Point], radius: Double) -> [Point] {
    guard corners.count > 2 else { return corners }
    var points = [corners[0]]
    for index in 1..<corners.count - 1 {
      points += round(
        corners[index], between: (corners[index - 1], corners[index + 1]), radius: radius)
    }
    return points + [corners[corners.count - 1]]
  }

  /// Returns a cubic Bézier's points with both ends.
  static func curve(
    _ a: Point, _ b: Point, _ c: Point, _ d: Point, pieces: Int = 20
  ) -> [Point] {
    (0...pieces).map { step in
      let t = Double(step) / Double(pieces)
      let (ab, bc, cd) = (
        a.moved(toward: b, share: t), b.moved(toward: c, share: t), c.moved(toward: d, share: t)
      )
      let (left, right) = (ab.moved(toward: bc, share: t), bc.moved(toward: cd, share: t))
      return left.moved(toward: right, share: t)
    }
  }

  /// Returns a polygon moved inwards by a distance.
  static func inset(_ corners: [Point], by distance: Double) -> [Point] {
    let clockwise = SymbolContour(points: corners).doubledArea > 0
    let count = corners.count
    return corners.indices.map { index in
      let incoming = (corners[index] - corners[(index + count - 1) % count]).unit.leftward
      let outgoing = (corners[(index + 1) % count] - corners[index]).unit.leftward
      let miter = (incoming + outgoing) * (1 / max(1 + incoming.dot(outgoing), 1e-6))
      return corners[index] - miter * (clockwise ? distance : -distance)
    }
  }

  /// One corner, rounded.
  private static func round(
    _ corner: Point, between neighbours: (Point, Point), radius: Double
  ) -> [Point] {
    let (toward, away) = (neighbours.0 - corner, neighbours.1 - corner)
    let (u, v) = (toward.unit, away.unit)
    let cosine = u.dot(v)
    guard radius > 0, cosine > -0.999_9 else { return [corner] }
    let tangent = ((1 - cosine) / (1 + cosine)).squareRoot()  // of half the angle
    let reach = min(radius / tangent, toward.length / 2, away.length / 2)
    let effective = reach * tangent
    let center = corner + (u + v).unit * (reach * reach + effective * effective).squareRoot()
    let (first, last) = (corner + u * reach, corner + v * reach)
    let arc = SymbolStroker.arc(
      around: center, from: (first - center).unit, to: (last - center).unit, radius: effective)
    return [first] + arc + [last]
  }
}
