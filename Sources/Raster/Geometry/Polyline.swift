/// A chain of straight pieces; no two neighboring points are equal.
struct Polyline {
  /// The points in order; a closed chain doesn't repeat its first.
  var points: [Point]
  /// Whether the last point is joined to the first.
  var isClosed: Bool

  /// Returns the chains of a path, curves straightened.
  static func lines(of path: Path, tolerance: Double) -> [Polyline] {
    var result: [Polyline] = []
    var contour = Path()
    func finish(closed: Bool) {
      if let line = Polyline(contour, tolerance: tolerance, closed: closed) { result.append(line) }
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish(closed: false)
        contour = Path()
        contour.move(to: p)
      case .close:
        finish(closed: true)
        let start = contour.elements.first
        contour = Path()
        if let start { contour.append(start) }
      default: contour.append(element)
      }
    }
    finish(closed: false)
    return result
  }

  /// Creates the chain of one contour; nil for a bare move.
  private init?(_ contour: Path, tolerance: Double, closed: Bool) {
    guard let start = contour.elements.first?.end, contour.elements.count > 1 || closed else {
      return nil
    }
    var flattener = Flattener(tolerance: tolerance)
    flattener.add(contour)
    points = [start]
    for line in flattener.lines {
      let next = Point(line.z, line.w)
      if next != points[points.count - 1] { points.append(next) }
    }
    // The flattener closes every contour; an open one's closing line isn't drawn.
    if points.count > 1 && points[points.count - 1] == start {
      let drawnEnd = contour.elements.last?.end ?? start
      if closed || drawnEnd != start { points.removeLast() }
    }
    isClosed = closed && points.count > 1
  }

  /// Creates a chain.
  init(points: [Point], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

/// Cuts lines into dashes.
struct DashPattern {
  /// Dash, gap, dash, …; empty for a solid line.
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// More dashes than this along one line are drawn solid: nobody could see them.
  private static let mostDashes = 100_000.0

  /// Creates the pattern of a style; one that isn't usable counts as solid.
  init(_ style: DisplayList.StrokeStyle) {
    let usable = style.dash.allSatisfy { $0 >= 0 && $0.isFinite } && style.dashPhase.isFinite
    let once = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let sum = once.reduce(0, +)
    lengths = usable && sum > 0 ? once : []
    total = sum
    let rest = usable && sum > 0 ? style.dashPhase.truncatingRemainder(dividingBy: sum) : 0
    phase = rest < 0 ? rest + sum : rest
  }

  /// Returns the dashes of a line.
  func pieces(of line: Polyline) -> [Polyline] {
    guard !lengths.isEmpty, line.points.count > 1 else { return [line] }
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    var length = 0.0
    for (a, b) in zip(points, points.dropFirst()) { length += a.distance(to: b) }
    guard length / total < Self.mostDashes / Double(lengths.count) else { return [line] }
    return cut(points)
  }

  private func cut(_ points: [Point]) -> [Polyline] {
    var (index, left) = start
    var result: [Polyline] = []
    var current = index % 2 == 0 ? [points[0]] : []
    for (a, b) in zip(points, points.dropFirst()) {
      let length = a.distance(to: b)
      var done = 0.0
      while left < length - done {
        done += left
        let t = done / length
        let p = Point(a.x + t * (b.x - a.x), a.y + t * (b.y - a.y))
        if index % 2 == 0 {
          if current.last != p { current.append(p) }
          result.append(Polyline(points: current, isClosed: false))
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
        current = index % 2 == 0 ? [p] : []
      }
      left -= length - done
      if index % 2 == 0 && current.last != b { current.append(b) }
    }
    if index % 2 == 0 && current.count > 1 {
      result.append(Polyline(points: current, isClosed: false))
    }
    return result
  }

  /// Where the phase lies: the dash or gap and what is left of it.
  private var start: (Int, Double) {
    var rest = phase
    var index = 0
    while rest >= lengths[index] {
      rest -= lengths[index]
      index = (index + 1) % lengths.count
    }
    return (index, lengths[index] - rest)
  }
}

extension Point {
  /// Returns the straight distance to another point.
  func distance(to other: Point) -> Double {
    let (dx, dy) = (other.x - x, other.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }
}
