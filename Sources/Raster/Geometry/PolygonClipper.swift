/// Joins overlapping polygons into ones that only touch, and takes polygons away from others.
///
/// The plane is swept in bands between all heights at which an edge starts, ends or crosses another
/// one. Within a band no edges cross, so what is inside is a row of trapezoids; those that continue
/// from band to band become one outline.
package enum PolygonClipper {
  /// An edge that runs downwards; `winding` tells which way its outline ran.
  private struct Edge {
    var top: Point
    var bottom: Point
    var winding: Int
    /// Whether it belongs to the second of two sets of outlines.
    var isSecond: Bool
    /// Where it is in the band that the sweep is in.
    var x = 0.0
    /// The ends of its horizontal extent.
    let left: Double
    let right: Double

    init(top: Point, bottom: Point, winding: Int, isSecond: Bool) {
      (self.top, self.bottom, self.winding, self.isSecond) = (top, bottom, winding, isSecond)
      (left, right) = top.x < bottom.x ? (top.x, bottom.x) : (bottom.x, top.x)
    }

    func x(at y: Double) -> Double {
      if y == top.y { return top.x }
      if y == bottom.y { return bottom.x }
      return top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  /// A part of the union that is one interval wide at every height.
  private struct Column {
    var left: [Point]
    var right: [Point]

    /// The outline, clockwise where y grows downwards.
    var polygon: [Point] { left.reversed() + right }

    /// Whether the next band's trapezoid hangs exactly below this column.
    func continues(into next: Column) -> Bool {
      left.last == next.left.first && right.last == next.right.first
    }
  }

  /// Returns polygons that don't overlap and fill what the given ones do by the non-zero rule.
  ///
  /// - Parameter polygons: Closed lines; the last corner joins the first.
  /// - Returns: The polygons.
  package static func union(_ polygons: [[Point]]) -> [[Point]] {
    combined(polygons, []) { first, _ in first }
  }

  /// Returns what the first polygons fill and the second ones don't.
  ///
  /// - Parameters:
  ///   - first: Closed lines.
  ///   - second: Those to take away.
  /// - Returns: Polygons that don't overlap.
  package static func difference(_ first: [[Point]], _ second: [[Point]]) -> [[Point]] {
    combined(first, second) { $0 && !$1 }
  }

  /// Returns what both fill.
  ///
  /// - Parameters:
  ///   - first: Closed lines.
  ///   - second: Closed lines.
  /// - Returns: Polygons that don't overlap.
  package static func intersection(
    _ first: [[Point]], _ second: [[Point]]
  ) -> [[Point]] {
    combined(first, second) { $0 && $1 }
  }

  /// Returns outlines that don't overlap and fill what a rule tells of being inside either.
  private static func combined(
    _ first: [[Point]], _ second: [[Point]], _ isInk: (Bool, Bool) -> Bool
  ) -> [[Point]] {
    var edges = first.flatMap { Self.edges($0, isSecond: false) }
    edges += second.flatMap { Self.edges($0, isSecond: true) }
    edges.sort { $0.top.y < $1.top.y }
    var finished: [Column] = []
    var growing: [Column] = []
    let heights = heights(edges)
    var (active, next) = ([Edge](), 0)
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let middle = (top + bottom) / 2
      active.removeAll { $0.bottom.y <= middle }
      while next < edges.count, edges[next].top.y < middle {
        if edges[next].bottom.y > middle { active.append(edges[next]) }
        next += 1
      }
      for index in active.indices { active[index].x = active[index].x(at: middle) }
      active.sort { $0.x < $1.x }
      let row = trapezoids(active, top, bottom, isInk)
      finished += growing.filter { column in !row.contains { column.continues(into: $0) } }
      growing = row.map { next in
        guard var column = growing.first(where: { $0.continues(into: next) }) else { return next }
        column.left.append(next.left[1])
        column.right.append(next.right[1])
        return column
      }
    }
    return (finished + growing).map(\.polygon)
  }

  private static func edges(_ polygon: [Point], isSecond: Bool) -> [Edge] {
    var edges: [Edge] = []
    guard var previous = polygon.last else { return [] }
    for point in polygon {
      if previous.y < point.y {
        edges.append(Edge(top: previous, bottom: point, winding: 1, isSecond: isSecond))
      }
      if previous.y > point.y {
        edges.append(Edge(top: point, bottom: previous, winding: -1, isSecond: isSecond))
      }
      previous = point
    }
    return edges
  }

  /// The heights of all ends and crossings, sorted, each once.
  private static func heights(_ edges: [Edge]) -> [Double] {
    var all = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, a) in edges.enumerated() {
      for b in edges[(index + 1)...] {
        if b.top.y >= a.bottom.y { break }  // sorted: none of the rest reaches up to this edge
        if a.right < b.left || b.right < a.left { continue }
        let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
        guard top < bottom else { continue }
        let (before, after) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
        guard before * after < 0 else { continue }
        all.append(top + (bottom - top) * before / (before - after))
      }
    }
    all.sort()
    var distinct: [Double] = []
    for height in all where distinct.last.map({ height - $0 > 1e-9 }) ?? true {
      distinct.append(height)
    }
    return distinct
  }

  /// What is inside in one band, from left to right; so are the edges that cross it.
  private static func trapezoids(
    _ edges: [Edge], _ top: Double, _ bottom: Double, _ isInk: (Bool, Bool) -> Bool
  ) -> [Column] {
    var row: [Column] = []
    var winding = (first: 0, second: 0)
    var left: Edge?
    for edge in edges {
      if edge.isSecond { winding.second += edge.winding } else { winding.first += edge.winding }
      let inside = isInk(winding.first != 0, winding.second != 0)
      if inside, left == nil { left = edge }
      guard !inside, let start = left else { continue }
      left = nil
      row.append(
        Column(
          left: [top, bottom].map { Point(start.x(at: $0), $0) },
          right: [top, bottom].map { Point(edge.x(at: $0), $0) }))
    }
    return row
  }
}
