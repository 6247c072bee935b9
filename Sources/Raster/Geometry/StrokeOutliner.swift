/// Draws the outline of a line of some width along chains of points.
///
/// Both sides of a chain are drawn in one direction each, so that everything inside has a
/// positive winding number. At the inner side of a corner the outline passes through the corner
/// itself, which keeps short pieces from leaving holes.
struct StrokeOutliner {
  /// The outline so far.
  private(set) var path = Path()
  private let style: DisplayList.StrokeStyle
  private let half: Double
  private let tolerance: Double
  private var isFirst = true

  /// Turns below this (the cosine of 6°) come from straightened curves and are always rounded.
  private static let smoothCosine = 0.994

  /// Creates an outliner.
  init(style: DisplayList.StrokeStyle, tolerance: Double) {
    self.style = style
    self.tolerance = tolerance
    half = style.width / 2
  }

  /// Adds the outline of one chain.
  mutating func add(_ line: Polyline) {
    if line.points.count < 2 {
      if let point = line.points.first { addDot(point) }
    } else if line.isClosed {
      addSide(line.points, closed: true)
      addSide(line.points.reversed(), closed: true)
    } else {
      isFirst = true
      addSide(line.points, closed: false)
      addCap(line.points[line.points.count - 1], from: line.points[line.points.count - 2])
      addSide(line.points.reversed(), closed: false)
      addCap(line.points[0], from: line.points[1])
      path.close()
    }
  }

  private mutating func to(_ point: Point) {
    if isFirst { path.move(to: point) } else { path.addLine(to: point) }
    isFirst = false
  }

  /// A direction of length 1.
  private func direction(_ a: Point, _ b: Point) -> SIMD2<Double> {
    let length = a.distance(to: b)
    return SIMD2((b.x - a.x) / length, (b.y - a.y) / length)
  }

  /// The normal to the left of a direction, seen along it on a y-down plane.
  private func normal(_ d: SIMD2<Double>) -> SIMD2<Double> { SIMD2(d.y, -d.x) }

  private func offset(_ p: Point, _ n: SIMD2<Double>) -> Point {
    Point(p.x + n.x * half, p.y + n.y * half)
  }

  /// Draws the left side of a chain.
  private mutating func addSide(_ points: [Point], closed: Bool) {
    if closed { isFirst = true }
    let count = points.count
    if !closed { to(offset(points[0], normal(direction(points[0], points[1])))) }
    for i in (closed ? 0 : 1)..<(closed ? count : count - 1) {
      let before = direction(points[(i + count - 1) % count], points[i])
      let after = direction(points[i], points[(i + 1) % count])
      addJoin(points[i], before, after)
    }
    if closed {
      path.close()
    } else {
      to(offset(points[count - 1], normal(direction(points[count - 2], points[count - 1]))))
    }
  }

  private mutating func addJoin(_ p: Point, _ d0: SIMD2<Double>, _ d1: SIMD2<Double>) {
    let (n0, n1) = (normal(d0), normal(d1))
    let cross = d0.x * d1.y - d0.y * d1.x
    let dot = d0.x * d1.x + d0.y * d1.y
    to(offset(p, n0))
    if cross < 0 {
      if dot < Self.smoothCosine { to(p) }
    } else if dot > Self.smoothCosine || style.join == .round {
      addArc(p, n0, n1, turn: d0, depth: 0)
    } else if style.join == .miter {
      let middle = n0 + n1
      let square = middle.x * middle.x + middle.y * middle.y
      // A miter is 2 / |n0 + n1| half widths long.
      if square * style.miterLimit * style.miterLimit >= 4 { to(offset(p, middle * (2 / square))) }
    }
    to(offset(p, n1))
  }

  private mutating func addCap(_ end: Point, from before: Point) {
    let d = direction(before, end)
    let n = normal(d)
    switch style.cap {
    case .butt: break
    case .square:
      to(offset(end, n + d))
      to(offset(end, d - n))
    case .round:
      addArc(end, n, d, turn: d, depth: 0)
      to(offset(end, d))
      addArc(end, d, -n, turn: -n, depth: 0)
    }
  }

  /// The most halvings of an arc: 512 chords are enough for lines as wide as a wall.
  private static let mostHalvings = 9

  /// Draws the inner points of an arc round p between two normals, by halving it until a chord is
  /// close enough; `turn` is the middle of a half turn.
  private mutating func addArc(
    _ p: Point, _ n0: SIMD2<Double>, _ n1: SIMD2<Double>, turn: SIMD2<Double>, depth: Int
  ) {
    let sum = n0 + n1
    let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
    // The chord's distance from the arc is half · (1 − cos(θ/2)), and |n0 + n1| = 2 cos(θ/2).
    if half * (1 - length / 2) <= tolerance || depth == Self.mostHalvings { return }
    let middle = length > 1e-6 ? sum / length : turn
    addArc(p, n0, middle, turn: turn, depth: depth + 1)
    to(offset(p, middle))
    addArc(p, middle, n1, turn: turn, depth: depth + 1)
  }

  /// Draws a line without length: a disk or a square where the ends have a shape.
  private mutating func addDot(_ p: Point) {
    let box = Rect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: path.append(Path(ellipseIn: box))
    case .square: path.append(Path(rect: box))
    }
  }
}
