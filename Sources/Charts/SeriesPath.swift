import Foundation
import SheetUI

/// Lines through points.
enum SeriesPath {
  /// A line through points.
  static func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    Path { path in
      guard let first = points.first else { return }
      path.move(to: first)
      add(points, method, to: &path)
    }
  }

  /// The surface between two lines.
  static func area(
    _ tops: [CGPoint], _ bottoms: [CGPoint], _ method: InterpolationMethod
  ) -> Path {
    Path { path in
      guard let first = tops.first, let last = bottoms.last else { return }
      path.move(to: first)
      add(tops, method, to: &path)
      path.addLine(to: last)
      add(bottoms.reversed(), method.reversed, to: &path)
      path.closeSubpath()
    }
  }

  private static func add(
    _ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path
  ) {
    let slopes = method.kind == .monotone ? monotoneSlopes(points) : []
    for index in points.indices.dropFirst() {
      let (a, b) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: path.addLine(to: b)
      case .stepStart:
        path.addLine(to: CGPoint(x: a.x, y: b.y))
        path.addLine(to: b)
      case .stepEnd:
        path.addLine(to: CGPoint(x: b.x, y: a.y))
        path.addLine(to: b)
      case .stepCenter:
        path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: a.y))
        path.addLine(to: CGPoint(x: (a.x + b.x) / 2, y: b.y))
        path.addLine(to: b)
      case .curve:
        // Catmull and Rom's spline: the slope at a point is that between its neighbors.
        let before = points[max(index - 2, 0)]
        let after = points[min(index + 1, points.count - 1)]
        path.addCurve(
          to: b,
          control1: CGPoint(x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6),
          control2: CGPoint(x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6))
      case .monotone:
        let third = (b.x - a.x) / 3
        path.addCurve(
          to: b, control1: CGPoint(x: a.x + third, y: a.y + slopes[index - 1] * third),
          control2: CGPoint(x: b.x - third, y: b.y - slopes[index] * third))
      }
    }
  }

  /// Slopes with which a curve rises and falls only as its points do (Fritsch and Carlson).
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    guard points.count > 1 else { return [0] }
    let chords = zip(points, points.dropFirst()).map { a, b in
      b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x)
    }
    var slopes = points.indices.map { index -> CGFloat in
      if index == 0 { return chords[0] }
      if index == points.count - 1 { return chords[index - 1] }
      let (a, b) = (chords[index - 1], chords[index])
      return a * b <= 0 ? 0 : (a + b) / 2
    }
    for (index, chord) in chords.enumerated() where chord != 0 {
      let (a, b) = (slopes[index] / chord, slopes[index + 1] / chord)
      let length = (a * a + b * b).squareRoot()
      guard length > 3 else { continue }
      slopes[index] = 3 * a / length * chord
      slopes[index + 1] = 3 * b / length * chord
    }
    return slopes
  }
}

extension InterpolationMethod {
  /// The same line from its end.
  var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}
