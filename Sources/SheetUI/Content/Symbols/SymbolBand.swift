import Raster

/// What lies within a distance of a closed curve, whatever corners the curve has.
///
/// Moving a curve sideways leaves loops at corners that turn inwards. A band is made of a piece for
/// each side and a disc for each corner instead, which all wind the same way.
enum SymbolBand {
  /// The sine of the turn from which on a corner isn't smooth, about 14°.
  private static let sharp = 0.24

  /// Returns whether a clockwise curve turns inwards at a corner.
  static func hasInwardCorner(_ curve: [Point]) -> Bool {
    curve.indices.contains { turn(curve, $0) < -sharp }
  }

  /// Returns the outlines of the band; they overlap.
  static func around(_ curve: [Point], half: Double) -> [SymbolContour] {
    let count = curve.count
    var pieces: [SymbolContour] = []
    for index in curve.indices {
      let next = (index + 1) % count
      let (a, b) = (curve[index], curve[next])
      let side = (b - a).unit.leftward
      let normals = [normal(curve, index) ?? side, normal(curve, next) ?? side]
      var quad = [
        a + normals[0] * half, b + normals[1] * half, b - normals[1] * half, a - normals[0] * half,
      ]
      if !isConvex(quad) {
        quad = [a + side * half, b + side * half, b - side * half, a - side * half]
        pieces.append(joint(a, half))
      }
      pieces.append(SymbolContour(points: quad).ink)
      if normal(curve, index) == nil { pieces.append(joint(a, half)) }
    }
    return pieces
  }

  /// A disc; its sides lie at most 0.6 % of the radius inside.
  private static func joint(_ center: Point, _ radius: Double) -> SymbolContour {
    SymbolContour(
      points: (0..<30).map { center + SymbolShapes.direction(Double($0) * 12) * radius })
  }

  /// The sine of the turn at a corner; positive for clockwise on the screen.
  private static func turn(_ curve: [Point], _ index: Int) -> Double {
    let count = curve.count
    let incoming = (curve[index] - curve[(index + count - 1) % count]).unit
    let outgoing = (curve[(index + 1) % count] - curve[index]).unit
    let sine = incoming.cross(outgoing)
    return incoming.dot(outgoing) < 0 ? (sine < 0 ? -1 : 1) : sine
  }

  /// The direction in which both sides of a smooth corner move, nil for a sharp one.
  private static func normal(_ curve: [Point], _ index: Int) -> Point? {
    guard abs(turn(curve, index)) < sharp else { return nil }
    let count = curve.count
    let incoming = (curve[index] - curve[(index + count - 1) % count]).unit.leftward
    let outgoing = (curve[(index + 1) % count] - curve[index]).unit.leftward
    return (incoming + outgoing) * (1 / max(1 + incoming.dot(outgoing), 1e-6))
  }

  private static func isConvex(_ quad: [Point]) -> Bool {
    let signs = quad.indices.map { index in
      (quad[(index + 1) % 4] - quad[index]).cross(quad[(index + 2) % 4] - quad[(index + 1) % 4])
    }
    return signs.allSatisfy { $0 > 0 } || signs.allSatisfy { $0 < 0 }
  }
}

extension SymbolPen {
  /// Returns the area inside a placed clockwise curve with any corners, grown with the weight.
  func body(_ curve: [Point]) -> [SymbolContour] {
    guard SymbolBand.hasInwardCorner(curve) else { return [area(curve)] }
    let inside = [SymbolContour(points: curve)]
    let edge = SymbolBand.around(curve, half: max(abs(growth), 0.01))
    return growth < 0 ? SymbolUnion.difference(inside, edge) : SymbolUnion.joined(inside + edge)
  }

  /// Returns the line inside a placed clockwise curve with any corners.
  func edge(_ curve: [Point]) -> [SymbolContour] {
    guard SymbolBand.hasInwardCorner(curve) else { return loop(curve) }
    return SymbolUnion.intersection(
      SymbolBand.around(curve, half: line - growth), body(curve))
  }
}
