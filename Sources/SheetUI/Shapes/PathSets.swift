public import Foundation

extension Path {
  private func overlay(
    _ other: Path, _ isEvenOdd: Bool, _ isInside: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    PathOverlay.outline(
      .init(path: self, isEvenOdd: isEvenOdd), .init(path: other, isEvenOdd: isEvenOdd), isInside)
  }

  /// Returns what lies in this outline or the other one.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(other, eoFill) { $0 || $1 }
  }

  /// Returns what lies in both outlines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(other, eoFill) { $0 && $1 }
  }

  /// Returns what lies in this outline, but not in the other one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(other, eoFill) { $0 && !$1 }
  }

  /// Returns what lies in one of the outlines, but not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    overlay(other, eoFill) { $0 != $1 }
  }

  /// Returns the outline as contours that neither cross nor overlap.
  public func normalized(eoFill: Bool = true) -> Path { overlay(Path(), eoFill) { a, _ in a } }

  /// Returns the parts of this line that lie in another outline.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    pieces { other.contains($0, eoFill: eoFill) }
  }

  /// Returns the parts of this line that lie outside of another outline.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    pieces { !other.contains($0, eoFill: eoFill) }
  }

  /// The length to which a line is cut up to find where it enters and leaves, in points.
  private static var pieceLength: CGFloat { 0.25 }
  /// The most pieces of one line.
  private static var mostPieces: CGFloat { 4000 }

  /// The parts of the line whose middles are wanted.
  private func pieces(_ isWanted: (CGPoint) -> Bool) -> Path {
    var result = Path()
    for contour in PathOverlay.contours(of: closingLines()) {
      var isDown = false
      for (from, to) in zip(contour, contour.dropFirst()) {
        let (dx, dy) = (to.x - from.x, to.y - from.y)
        let wanted = ((dx * dx + dy * dy).squareRoot() / Self.pieceLength).rounded(.up)
        let count = Int(min(max(wanted, 1), Self.mostPieces))
        func place(_ step: CGFloat) -> CGPoint {
          let share = step / CGFloat(count)
          return CGPoint(x: from.x + dx * share, y: from.y + dy * share)
        }
        for step in 0..<count {
          guard isWanted(place(CGFloat(step) + 0.5)) else {
            isDown = false
            continue
          }
          if !isDown { result.move(to: place(CGFloat(step))) }
          result.addLine(to: place(CGFloat(step + 1)))
          isDown = true
        }
      }
    }
    return result
  }

  /// The path with a line in place of each closing.
  private func closingLines() -> Path {
    var result = Path()
    var start = CGPoint.zero
    forEach { element in
      switch element {
      case .move(let to):
        start = to
        result.move(to: to)
      case .line(let to): result.addLine(to: to)
      case .quadCurve(let to, let control): result.addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        result.addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: result.addLine(to: start)
      }
    }
    return result
  }
}

/// A shape made of two others.
public struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  /// How two shapes are combined.
  enum Operation: Sendable {
    case union, intersection, subtraction, difference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let isEvenOdd: Bool

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let (a, b) = (first.path(in: rect), second.path(in: rect))
    return switch operation {
    case .union: a.union(b, eoFill: isEvenOdd)
    case .intersection: a.intersection(b, eoFill: isEvenOdd)
    case .subtraction: a.subtracting(b, eoFill: isEvenOdd)
    case .difference: a.symmetricDifference(b, eoFill: isEvenOdd)
    case .lineIntersection: a.lineIntersection(b, eoFill: isEvenOdd)
    case .lineSubtraction: a.lineSubtraction(b, eoFill: isEvenOdd)
    }
  }

  /// The size of the first shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  /// Both shapes' data.
  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

extension Shape {
  private func combined<T: Shape>(
    _ other: T, _ operation: _CombinedShape<Self, T>.Operation, _ isEvenOdd: Bool
  ) -> _CombinedShape<Self, T> {
    _CombinedShape(first: self, second: other, operation: operation, isEvenOdd: isEvenOdd)
  }

  /// Returns what lies in this shape or the other one.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .union, eoFill)
  }

  /// Returns what lies in both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .intersection, eoFill)
  }

  /// Returns what lies in this shape, but not in the other one.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .subtraction, eoFill)
  }

  /// Returns what lies in one of the shapes, but not in both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .difference, eoFill)
  }

  /// Returns the parts of this shape's line that lie in the other one.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineIntersection, eoFill)
  }

  /// Returns the parts of this shape's line that lie outside of the other one.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(other, .lineSubtraction, eoFill)
  }
}
