import Foundation
import Raster

/// Lays two outlines over each other and traces what an operation makes of them.
///
/// The plane is swept in bands between all heights at which an edge starts, ends or crosses another
/// one; within a band no edges cross, so that what is inside is a row of trapezoids. Their sides, and
/// the level pieces where bands differ, are linked to contours that run clockwise round what is
/// inside. Curves become lines that are nowhere further away than some hundredth of a point.
struct PathOverlay {
  /// One of the two outlines.
  struct Operand {
    let path: Path
    let isEvenOdd: Bool
  }

  /// An edge that runs downwards.
  private struct Edge {
    let top: SIMD2<Double>
    let bottom: SIMD2<Double>
    let winding: Int
    let operand: Int

    func x(at y: Double) -> Double {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      return PathOverlay.snapped(top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y))
    }
  }

  /// The chords of one curve.
  private static let chords = 48

  /// Points lie on a grid so fine that nobody sees it: equal places are equal numbers then.
  private static func snapped(_ value: Double) -> Double {
    (value * 1_048_576).rounded() / 1_048_576
  }

  private var edges: [Edge] = []
  private let rules: [Bool]
  private let isInside: (Bool, Bool) -> Bool
  private var links: [SIMD2<Double>: [SIMD2<Double>]] = [:]
  private var starts: [SIMD2<Double>] = []

  private init(_ a: Operand, _ b: Operand, _ isInside: @escaping (Bool, Bool) -> Bool) {
    rules = [a.isEvenOdd, b.isEvenOdd]
    self.isInside = isInside
    for (index, operand) in [a, b].enumerated() {
      for contour in Self.contours(of: operand.path) { add(contour, index) }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Returns the outline of what lies inside, as told by whether it lies inside of each outline.
  static func outline(
    _ a: Operand, _ b: Operand, _ isInside: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    var overlay = PathOverlay(a, b, isInside)
    overlay.sweep()
    return overlay.traced()
  }

  /// The contours of a path as corners.
  static func contours(of path: Path) -> [[CGPoint]] {
    var contours: [[CGPoint]] = []
    var current: [CGPoint] = []
    func curve(_ place: (CGFloat) -> CGPoint) {
      for step in 1...chords { current.append(place(CGFloat(step) / CGFloat(chords))) }
    }
    // swift-format-ignore: ReplaceForEachWithForLoop
    path.forEach { element in
      switch element {
      case .move(let to):
        if current.count > 1 { contours.append(current) }
        current = [to]
      case .line(let to): current.append(to)
      case .quadCurve(let to, let control):
        let from = current.last ?? to
        curve { Self.point([from, control, to], $0) }
      case .curve(let to, let control1, let control2):
        let from = current.last ?? to
        curve { Self.point([from, control1, control2, to], $0) }
      case .closeSubpath:
        let first = current.first
        if current.count > 1 { contours.append(current) }
        current = first.map { [$0] } ?? []
      }
    }
    if current.count > 1 { contours.append(current) }
    return contours
  }

  /// De Casteljau's construction.
  private static func point(_ points: [CGPoint], _ t: CGFloat) -> CGPoint {
    var points = points
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { a, b in
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
      }
    }
    return points[0]
  }

  private mutating func add(_ contour: [CGPoint], _ operand: Int) {
    let points = contour.map { SIMD2(Self.snapped($0.x), Self.snapped($0.y)) }
    guard var previous = points.last else { return }
    for point in points {
      if previous.y < point.y {
        edges.append(Edge(top: previous, bottom: point, winding: 1, operand: operand))
      } else if previous.y > point.y {
        edges.append(Edge(top: point, bottom: previous, winding: -1, operand: operand))
      }
      previous = point
    }
  }

  /// The heights of all ends and crossings, sorted, each once.
  private var heights: [Double] {
    var all = edges.flatMap { [$0.top.y, $0.bottom.y] }
    for (index, a) in edges.enumerated() {
      for b in edges[(index + 1)...] {
        if b.top.y >= a.bottom.y { break }  // Sorted: none of the rest reaches up to this edge.
        let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
        guard top < bottom else { continue }
        let (before, after) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
        guard before * after < 0 else { continue }
        all.append(Self.snapped(top + (bottom - top) * before / (before - after)))
      }
    }
    return Set(all).sorted()
  }

  private mutating func sweep() {
    let heights = heights
    guard let first = heights.first, let last = heights.last else { return }
    var above: [ClosedRange<Double>] = []
    var upper = places(at: first)
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      let row = sides(between: top, bottom)
      let lower = places(at: bottom)
      level(above, row.map { upper.range($0.x(at: top), $1.x(at: top)) }, at: top)
      for (left, right) in row {
        link(
          SIMD2(lower.place(of: left.x(at: bottom)), bottom),
          SIMD2(upper.place(of: left.x(at: top)), top))
        link(
          SIMD2(upper.place(of: right.x(at: top)), top),
          SIMD2(lower.place(of: right.x(at: bottom)), bottom))
      }
      above = row.map { lower.range($0.x(at: bottom), $1.x(at: bottom)) }
      upper = lower
    }
    level(above, [], at: last)
  }

  /// The places where edges are at one height, those that differ by rounding only taken as one: edges
  /// that cross there would otherwise have changed their order before or after it.
  private struct Places {
    private static let tolerance = 1e-4
    private var places: [Double] = []

    init(_ sorted: [Double]) {
      for x in sorted where x - (places.last ?? -.infinity) > Self.tolerance { places.append(x) }
    }

    func place(of x: Double) -> Double { places.last { $0 <= x } ?? x }

    func range(_ left: Double, _ right: Double) -> ClosedRange<Double> {
      let (left, right) = (place(of: left), place(of: right))
      return min(left, right)...max(left, right)
    }
  }

  private func places(at y: Double) -> Places {
    Places(edges.filter { $0.top.y <= y && $0.bottom.y >= y }.map { $0.x(at: y) }.sorted())
  }

  /// The left and right edges of what is inside of a band.
  private func sides(between top: Double, _ bottom: Double) -> [(Edge, Edge)] {
    let middle = (top + bottom) / 2
    let crossing = edges.filter { $0.top.y < middle && $0.bottom.y > middle }
      .map {
        (
          edge: $0,
          x: $0.top.x + ($0.bottom.x - $0.top.x) * (middle - $0.top.y) / ($0.bottom.y - $0.top.y)
        )
      }
      .sorted { $0.x < $1.x }
    var windings = [0, 0]
    var left: Edge?
    var row: [(Edge, Edge)] = []
    for (edge, _) in crossing {
      windings[edge.operand] += edge.winding
      let inside = zip(windings, rules).map { $1 ? $0 % 2 != 0 : $0 != 0 }
      if isInside(inside[0], inside[1]) {
        left = left ?? edge
      } else if let start = left {
        row.append((start, edge))
        left = nil
      }
    }
    return row
  }

  /// Adds the level pieces where what is inside above a height differs from what is below.
  private mutating func level(
    _ above: [ClosedRange<Double>], _ below: [ClosedRange<Double>], at y: Double
  ) {
    let ends = Set((above + below).flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
    for (left, right) in zip(ends, ends.dropFirst()) {
      let middle = (left + right) / 2
      let isAbove = above.contains { $0.contains(middle) }
      let isBelow = below.contains { $0.contains(middle) }
      if isBelow, !isAbove { link(SIMD2(left, y), SIMD2(right, y)) }
      if isAbove, !isBelow { link(SIMD2(right, y), SIMD2(left, y)) }
    }
  }

  private mutating func link(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    guard from != to else { return }
    if links[from] == nil { starts.append(from) }
    links[from, default: []].append(to)
  }

  private mutating func traced() -> Path {
    var path = Path()
    for start in starts {
      while let first = links[start]?.popLast() {
        var corners = [start]
        var current = first
        while current != start, let next = links[current]?.popLast() {
          corners.append(current)
          current = next
        }
        corners = Self.withoutStraight(corners)
        guard corners.count > 2 else { continue }
        path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })
        path.closeSubpath()
      }
    }
    return path
  }

  /// Returns corners without those in the middle of a straight line.
  private static func withoutStraight(_ corners: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var kept: [SIMD2<Double>] = []
    for (index, corner) in corners.enumerated() {
      let before = kept.last ?? corners[corners.count - 1]
      let behind = corners[(index + 1) % corners.count]
      let (a, b) = (corner - before, behind - corner)
      let turn = a.x * b.y - a.y * b.x
      let length = ((a * a).sum() * (b * b).sum()).squareRoot()
      if abs(turn) > 1e-7 * length || (a * b).sum() < 0 { kept.append(corner) }
    }
    return kept
  }
}
