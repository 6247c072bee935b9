import Foundation
import Raster

extension Path {
  /// The outline between this one and another of the same steps; the nearer one where they differ.
  func mixed(with other: Path, by share: CGFloat) -> Path {
    let (own, others) = (steps, other.steps)
    guard own.count == others.count else { return share < 0.5 ? self : other }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    var result = Path()
    for (a, b) in zip(own, others) {
      switch (a, b) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
        result.addQuadCurve(to: mix(a, b), control: mix(c, d))
      case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
        result.addCurve(to: mix(a, b), control1: mix(c, d), control2: mix(e, f))
      case (.closeSubpath, .closeSubpath): result.closeSubpath()
      default: return share < 0.5 ? self : other
      }
    }
    return result
  }

  private var steps: [Element] {
    var steps: [Element] = []
    forEach { steps.append($0) }
    return steps
  }

  /// Points at equal distances along the outline, the first and the last one included.
  func points(_ count: Int) -> [CGPoint] {
    let first = trimmedPath(from: 0, to: 1e-6).currentPoint ?? .zero
    return [first]
      + (1...max(count, 1)).compactMap {
        trimmedPath(from: 0, to: CGFloat($0) / CGFloat(count)).currentPoint
      }
  }
}
