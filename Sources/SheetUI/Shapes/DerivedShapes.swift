public import Foundation

/// A part of a shape's outline.
public struct _TrimmedShape<Content: Shape>: Shape {
  /// The shape.
  var shape: Content
  /// The share of the length at which the part starts.
  var startFraction: CGFloat
  /// The share of the length at which the part ends.
  var endFraction: CGFloat

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data and both shares.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The line along a shape's outline.
public struct _StrokedShape<Content: Shape>: Shape {
  /// The shape.
  var shape: Content
  /// The line.
  var style: StrokeStyle

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// A line is there to be stroked.
  public static var role: ShapeRole { .stroke }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The shape's data and the line's.
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData>
  {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Returns a part of the outline, between two shares of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }

  /// Returns the line along the outline.
  public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the line along the outline.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
