public import Foundation
import Raster

extension Path {
  /// Returns the part of the outline between two shares of its length, in 0...1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(Double(from), 0), 1), min(max(Double(to), 0), 1))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let pieces = MeasuredPiece.pieces(of: raster.isCircle ? raster.startingAtRight : raster)
    let total = pieces.reduce(0) { $0 + $1.length }
    var result = Raster.Path()
    var (done, end): (Double, Point?) = (0, nil)
    for piece in pieces {
      let (low, high) = (from * total - done, to * total - done)
      done += piece.length
      guard piece.length > 0, high > 0, low < piece.length else { continue }
      let part = piece.part(from: max(low, 0), to: min(high, piece.length))
      if end != part.start || piece.startsContour { result.move(to: part.start) }
      part.append(to: &result)
      end = part.end
    }
    return Path(result)
  }
}

/// A straight line or a cubic curve of known length.
private struct MeasuredPiece {
  /// The start, the control points and the end; a line has only start and end.
  let points: [Point]
  /// Whether the piece is the first of its contour.
  let startsContour: Bool
  /// The lengths from the start to evenly spaced parameters; only the end's for a line.
  let lengths: [Double]

  /// How many chords measure a curve: the length's error is some 1e-4 of itself.
  private static let chords = 64

  var start: Point { points[0] }
  var end: Point { points[points.count - 1] }
  var length: Double { lengths[lengths.count - 1] }

  init(_ points: [Point], startsContour: Bool) {
    self.points = points
    self.startsContour = startsContour
    var (lengths, last, sum) = ([Double](), points[0], 0.0)
    let count = points.count == 2 ? 1 : Self.chords
    for index in 1...count {
      let place = Self.place(points, at: Double(index) / Double(count))
      let (dx, dy) = (place.x - last.x, place.y - last.y)
      sum += (dx * dx + dy * dy).squareRoot()
      lengths.append(sum)
      last = place
    }
    self.lengths = lengths
  }

  /// Returns an outline's pieces, those that close contours included.
  static func pieces(of path: Raster.Path) -> [MeasuredPiece] {
    var pieces: [MeasuredPiece] = []
    var (start, current, isFirst) = (Point.zero, Point.zero, true)
    func add(_ points: [Point]) {
      pieces.append(MeasuredPiece([current] + points, startsContour: isFirst))
      (current, isFirst) = (points[points.count - 1], false)
    }
    for element in path.elements {
      switch element {
      case .move(let p): (start, current, isFirst) = (p, p, true)
      case .line(let p): add([p])
      case .quad(let c, let p): add([toward(c, from: current), toward(c, from: p), p])
      case .cubic(let c, let d, let p): add([c, d, p])
      case .close:
        if current != start { add([start]) }
        isFirst = true
      }
    }
    return pieces
  }

  /// Two thirds of the way to a quadratic control point: where the same curve's cubic one lies.
  private static func toward(_ control: Point, from end: Point) -> Point {
    mix(end, control, 2.0 / 3)
  }

  private static func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
    Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
  }

  /// Returns the place at a parameter, by de Casteljau's construction.
  private static func place(_ points: [Point], at t: Double) -> Point {
    var points = points
    while points.count > 1 { points = zip(points, points.dropFirst()).map { mix($0, $1, t) } }
    return points[0]
  }

  /// Returns the parameter at a length.
  private func parameter(atLength target: Double) -> Double {
    guard target > 0 else { return 0 }
    guard let index = lengths.firstIndex(where: { $0 >= target }) else { return 1 }
    let before = index == 0 ? 0 : lengths[index - 1]
    let span = lengths[index] - before
    let share = span > 0 ? (target - before) / span : 1
    return (Double(index) + share) / Double(lengths.count)
  }

  /// Returns the part between two lengths.
  func part(from low: Double, to high: Double) -> MeasuredPiece {
    let (a, b) = (parameter(atLength: low), parameter(atLength: high))
    var result = points
    if b < 1 { result = Self.split(result, at: b).first }
    if a > 0, b > 0 { result = Self.split(result, at: a / b).second }
    return MeasuredPiece(result, startsContour: startsContour)
  }

  private static func split(_ points: [Point], at t: Double) -> (first: [Point], second: [Point]) {
    var (row, first, second) = (points, [Point](), [Point]())
    while let head = row.first, let tail = row.last {
      first.append(head)
      second.insert(tail, at: 0)
      row = zip(row, row.dropFirst()).map { mix($0, $1, t) }
    }
    return (first, second)
  }

  /// Adds the piece to a path that stands at its start.
  func append(to path: inout Raster.Path) {
    if points.count == 2 {
      path.addLine(to: points[1])
    } else {
      path.addCubic(points[1], points[2], to: points[3])
    }
  }
}
