import Raster

/// What recipes are written with: positions on the grid at regular weight and medium scale.
extension SymbolPen {
  /// Returns an open line through points, with round ends.
  ///
  /// The corners' radius is in grid units, the width a share of the pen's line.
  func line(
    _ points: [(Double, Double)], radius: Double = 0, width: Double = 1
  ) -> SymbolContour {
    SymbolStroker.open(
      SymbolShapes.line(at(points), radius: radius * size), width: line * width)
  }

  /// Returns an open line along points that are already placed.
  func line(along points: [Point], width: Double = 1) -> SymbolContour {
    SymbolStroker.open(points, width: line * width)
  }

  /// Returns a placed arc; angles are clockwise on the screen from the right.
  func arc(_ x: Double, _ y: Double, _ radius: Double, _ from: Double, _ to: Double) -> [Point] {
    SymbolShapes.arc(at(x, y), radius * size, from: from, to: to)
  }

  /// Returns a placed cubic Bézier.
  func curve(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)
  ) -> [Point] {
    SymbolShapes.curve(at(a.0, a.1), at(b.0, b.1), at(c.0, c.1), at(d.0, d.1))
  }

  /// Returns a filled circle that grows with the weight.
  func disc(_ x: Double, _ y: Double, _ radius: Double) -> SymbolContour {
    SymbolShapes.circle(at(x, y), max(radius * size + growth, 0.5))
  }

  /// Returns a dot whose radius is a share of the line's width.
  func dot(_ x: Double, _ y: Double, _ share: Double = 0.72) -> SymbolContour {
    SymbolShapes.circle(at(x, y), line * share)
  }

  /// Returns a circle's line, drawn inside its edge.
  func ring(_ x: Double, _ y: Double, _ radius: Double) -> [SymbolContour] {
    let outer = radius * size + growth
    return [
      SymbolShapes.circle(at(x, y), outer),
      SymbolShapes.circle(at(x, y), max(outer - line, 0.5)).reversed,
    ]
  }

  /// Returns a filled rectangle with round corners; `box` is (x, y, width, height) of its centre.
  func box(_ box: (Double, Double, Double, Double), radius: Double) -> SymbolContour {
    SymbolShapes.box(
      at(box.0, box.1), width: box.2 * size + 2 * growth, height: box.3 * size + 2 * growth,
      radius: max(radius * size + growth, 0))
  }

  /// Returns the line of a rectangle with round corners, drawn inside its edge.
  func frame(_ box: (Double, Double, Double, Double), radius: Double) -> [SymbolContour] {
    let inner = SymbolShapes.box(
      at(box.0, box.1), width: box.2 * size + 2 * (growth - line),
      height: box.3 * size + 2 * (growth - line),
      radius: max(radius * size + growth - line, 0.8))
    return [self.box(box, radius: radius), inner.reversed]
  }

  /// Returns a filled polygon with round corners.
  func polygon(_ points: [(Double, Double)], radius: Double) -> SymbolContour {
    polygon(points, radii: points.map { _ in radius })
  }

  /// Returns a filled polygon with a radius for each corner.
  func polygon(_ points: [(Double, Double)], radii: [Double]) -> SymbolContour {
    SymbolShapes.polygon(
      SymbolShapes.inset(at(points), by: -growth),
      radii: radii.map { max($0 * size + growth, 0) }
    ).ink
  }

  /// Returns a polygon's line, drawn inside its edge.
  func outline(_ points: [(Double, Double)], radius: Double) -> [SymbolContour] {
    let inner = SymbolShapes.polygon(
      SymbolShapes.inset(at(points), by: line - growth),
      radius: max(radius * size + growth - line, 0.8))
    return [polygon(points, radius: radius), inner.hole]
  }

  /// Returns the area inside a placed closed curve that runs clockwise, grown with the weight.
  func area(_ curve: [Point]) -> SymbolContour {
    SymbolContour(points: SymbolStroker.inset(curve, by: -growth))
  }

  /// Returns the line inside a placed closed curve that runs clockwise.
  func loop(_ curve: [Point]) -> [SymbolContour] {
    let inner = SymbolStroker.inset(curve, by: line - growth)
    return [area(curve), SymbolContour(points: inner).reversed]
  }

  /// Returns the line inside a placed clockwise curve whose corners are rounded a little.
  func outlineOf(_ curve: [Point]) -> [SymbolContour] { loop(curve.opened(by: 3 * size)) }

  /// Returns arms from a hub; `ends` runs clockwise on the screen.
  func spokes(
    _ hub: (Double, Double), _ ends: [(Double, Double)], width: Double = 1
  ) -> SymbolContour {
    SymbolStroker.spokes(at(hub.0, hub.1), to: at(ends), width: line * width)
  }
}

extension [Point] {
  /// The clockwise closed curve with its corners rounded: moved inwards and out again.
  func opened(by radius: Double) -> [Point] {
    SymbolStroker.side(
      SymbolStroker.inset(self, by: radius), closed: true, distance: radius)
  }

  /// The placed points followed by their mirror image, for a curve that runs clockwise from the
  /// top of the middle axis to its bottom.
  var withMirrorImage: [Point] { self + reversed().map { Point(-$0.x, $0.y) } }
}
