import Raster

/// Turns centre lines into outlines with round ends and corners.
///
/// The outlines don't overlap themselves where the line's curvature allows it, so that a mark can be
/// cut out of a filled shape by running through its outline backwards.
enum SymbolStroker {
  /// Returns the outline of an open line.
  static func open(_ line: [Point], width: Double) -> SymbolContour {
    let points = distinct(line, closed: false)
    guard let first = points.first, let last = points.last, points.count > 1 else {
      return SymbolContour(points: [])
    }
    let half = width / 2
    let start = (points[1] - first).unit
    let end = (last - points[points.count - 2]).unit
    var outline = side(points, closed: false, distance: half)
    outline += cap(at: last, direction: end, radius: half)
    outline += side(points.reversed(), closed: false, distance: half)
    outline += cap(at: first, direction: start * -1, radius: half)
    return SymbolContour(points: outline).ink
  }

  /// Returns the two outlines of a closed line.
  static func closed(_ line: [Point], width: Double) -> [SymbolContour] {
    let left = side(line, closed: true, distance: width / 2)
    let right = side(line, closed: true, distance: -width / 2)
    // The outer one is ink by definition; a loop at a tight corner must not flip the inner one.
    let clockwise = SymbolContour(points: line).doubledArea > 0
    let (outer, inner) = clockwise ? (left, right) : (right, left)
    return clockwise
      ? [SymbolContour(points: outer), SymbolContour(points: inner).reversed]
      : [SymbolContour(points: outer).reversed, SymbolContour(points: inner)]
  }

  /// Returns the outline of straight arms that meet in one point, each with a round end.
  ///
  /// The ends are given clockwise on the screen.
  static func spokes(_ hub: Point, to ends: [Point], width: Double) -> SymbolContour {
    let half = width / 2
    let directions = ends.map { ($0 - hub).unit }
    var outline: [Point] = []
    for (index, end) in ends.enumerated() {
      let direction = directions[index]
      outline.append(end + direction.leftward * half)
      outline += cap(at: end, direction: direction, radius: half)
      outline.append(end - direction.leftward * half)
      let next = directions[(index + 1) % ends.count]
      outline += crotch(at: hub, from: direction, to: next, half: half)
    }
    return SymbolContour(points: outline)
  }

  /// The outline between two arms that leave a hub, clockwise from one to the next.
  private static func crotch(
    at hub: Point, from: Point, to: Point, half: Double
  ) -> [Point] {
    let (entry, exit) = (from.leftward * -1, to.leftward)
    if from.cross(to) > 1e-9 { return [hub + miter(entry, exit) * half] }
    // More than half a turn: around the outside.
    let back = (from + to).length > 1e-9 ? (from + to).unit * -1 : entry
    return [hub + entry * half] + arc(around: hub, from: entry, to: back, radius: half)
      + arc(around: hub, from: back, to: exit, radius: half) + [hub + exit * half]
  }

  /// The line moved to its left by a distance (to its right where negative).
  static func side(_ points: [Point], closed: Bool, distance: Double) -> [Point] {
    let points = distinct(points, closed: closed)
    var moved: [Point] = []
    let count = points.count
    for index in points.indices {
      let before = closed || index > 0 ? points[(index + count - 1) % count] : nil
      let after = closed || index + 1 < count ? points[(index + 1) % count] : nil
      moved += join(before, points[index], after, distance: distance)
    }
    return moved
  }

  /// Returns a clockwise closed curve moved inwards, without the loops that sharp corners leave.
  static func inset(_ curve: [Point], by distance: Double) -> [Point] {
    // A loop must not lie across the seam, and curves are mostly begun at a corner.
    let seam = curve.count / 8
    let moved = side(
      Array(curve[seam...] + curve[..<seam]), closed: true, distance: -distance)
    // A loop spans only the few pieces beside a corner; the curve itself never crosses.
    let window = max(moved.count / 3, 3)
    var kept: [Point] = []
    var index = 0
    let at = { (position: Int) in moved[position % moved.count] }
    while index < moved.count {
      kept.append(moved[index])
      var next = index + 1
      for other in stride(from: index + window, to: index + 1, by: -1)
      where other < moved.count {
        let crossing = crossing(at(index), at(index + 1), at(other), at(other + 1))
        guard let crossing else { continue }
        kept.append(crossing)
        next = other + 1
        break
      }
      index = next
    }
    return kept
  }

  /// Where two pieces cross between their ends.
  private static func crossing(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Point? {
    let (u, v) = (b - a, d - c)
    let area = u.cross(v)
    guard abs(area) > 1e-12 else { return nil }
    let along = (c - a).cross(v) / area
    let other = (c - a).cross(u) / area
    guard along > 0, along < 1, other > 0, other < 1 else { return nil }
    return a + u * along
  }

  /// The moved line at one corner.
  private static func join(
    _ before: Point?, _ corner: Point, _ after: Point?, distance: Double
  ) -> [Point] {
    guard let before else {
      return after.map { [corner + ($0 - corner).unit.leftward * distance] } ?? []
    }
    let incoming = (corner - before).unit
    guard let after else { return [corner + incoming.leftward * distance] }
    let outgoing = (after - corner).unit
    let (from, to) = (incoming.leftward, outgoing.leftward)
    let turn = incoming.cross(outgoing)
    let cosine = incoming.dot(outgoing)
    if cosine > 0.99 { return [corner + miter(from, to) * distance] }
    if (turn > 0) == (distance > 0) {  // the outside of the corner
      let radius = abs(distance)
      let sign = distance < 0 ? -1.0 : 1
      return [corner + from * distance]
        + arc(around: corner, from: from * sign, to: to * sign, radius: radius)
        + [corner + to * distance]
    }
    // The inside: the two moved lines meet, unless a piece is too short to reach so far.
    let reach = abs(distance) * ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
    if reach <= min((corner - before).length, (after - corner).length) {
      return [corner + miter(from, to) * distance]
    }
    return [corner + from * distance, corner + to * distance]
  }

  /// Where two lines at distance 1 with these normals meet.
  private static func miter(_ a: Point, _ b: Point) -> Point {
    (a + b) * (1 / max(1 + a.dot(b), 1e-6))
  }

  /// A half circle at a line's end, without its two ends.
  private static func cap(at end: Point, direction: Point, radius: Double) -> [Point] {
    arc(around: end, from: direction.leftward, to: direction, radius: radius)
      + [end + direction * radius]
      + arc(around: end, from: direction, to: direction.leftward * -1, radius: radius)
  }

  /// The points of a circular arc of less than half a turn, without its two ends.
  ///
  /// `from` and `to` are the unit vectors from the centre to the ends.
  static func arc(around center: Point, from: Point, to: Point, radius: Double) -> [Point] {
    // Halving the angle needs only a square root: the same bits everywhere.
    if from.dot(to) > 0.995 { return [] }  // 5.7°: at most 0.1 % of the radius off
    let sum = from + to
    guard sum.length > 1e-6 else { return [] }  // half a turn has no middle
    let middle = sum.unit
    return arc(around: center, from: from, to: middle, radius: radius)
      + [center + middle * radius]
      + arc(around: center, from: middle, to: to, radius: radius)
  }

  /// The line without repeated points, which have no direction.
  private static func distinct(_ line: [Point], closed: Bool) -> [Point] {
    var kept: [Point] = []
    for point in line where kept.last.map({ (point - $0).length > 1e-6 }) ?? true {
      kept.append(point)
    }
    if closed, kept.count > 1, (kept[0] - kept[kept.count - 1]).length <= 1e-6 { kept.removeLast() }
    return kept
  }
}
