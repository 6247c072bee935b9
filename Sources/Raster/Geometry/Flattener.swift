/// Turns outlines into straight lines.
///
/// A curve is cut evenly into as many chords as keep every chord within the tolerance of the
/// curve: a chord over a step h strays by h²/8 times the largest second derivative, so the number
/// of chords grows with the square root of size over tolerance.
struct Flattener {
  /// The largest distance between curve and chord, in the path's unit.
  let tolerance: Double
  /// The lines (x0, y0, x1, y1) in drawing order; every contour is closed.
  private(set) var lines: [SIMD4<Double>] = []
  /// The open end.
  private var current = Point.zero
  private var start = Point.zero

  /// The most chords of one curve, which bounds the work for curves of astronomic size.
  private static let mostChords = 2048.0

  /// Creates a flattener.
  init(tolerance: Double) { self.tolerance = tolerance }

  /// Adds a path's contours, closing each.
  mutating func add(_ path: Path, transform: Affine = .identity) {
    lines.reserveCapacity(lines.count + path.elements.count * 6)
    for element in path.elements {
      switch element {
      case .move(let p):
        close()
        current = transform.apply(p)
        start = current
      case .line(let p): line(to: transform.apply(p))
      case .quad(let c, let p): quad(transform.apply(c), transform.apply(p))
      case .cubic(let c, let d, let p):
        cubic(transform.apply(c), transform.apply(d), transform.apply(p))
      case .close: close()
      }
    }
    close()
  }

  private mutating func close() {
    if current != start { line(to: start) }
  }

  private mutating func line(to point: Point) {
    lines.append(SIMD4(current.x, current.y, point.x, point.y))
    current = point
  }

  private func chords(_ secondDerivative: Double) -> Int {
    let wanted = (secondDerivative / (8 * tolerance)).squareRoot().rounded(.up)
    return Int(max(1, min(wanted, Self.mostChords)))
  }

  private mutating func quad(_ control: Point, _ end: Point) {
    let bendX = current.x - 2 * control.x + end.x
    let bendY = current.y - 2 * control.y + end.y
    let count = chords(2 * (bendX * bendX + bendY * bendY).squareRoot())
    let begin = current
    for i in 1..<max(count, 1) {
      let t = Double(i) / Double(count)
      let u = 1 - t
      line(
        to: Point(
          u * u * begin.x + 2 * u * t * control.x + t * t * end.x,
          u * u * begin.y + 2 * u * t * control.y + t * t * end.y))
    }
    line(to: end)
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    let curve = Bezier(current, control1, control2, end)
    let ax = current.x - 2 * control1.x + control2.x
    let ay = current.y - 2 * control1.y + control2.y
    let bx = control1.x - 2 * control2.x + end.x
    let by = control1.y - 2 * control2.y + end.y
    let count = chords(6 * max(ax * ax + ay * ay, bx * bx + by * by).squareRoot())
    for i in 1..<max(count, 1) {
      line(to: curve.point(at: Double(i) / Double(count)))
    }
    line(to: end)
  }
}
