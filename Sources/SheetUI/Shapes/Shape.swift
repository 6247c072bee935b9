public import Foundation
import Raster

/// An outline that depends on the rectangle that it is drawn in.
///
/// As a view, a shape is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// What the shape is used for.
  nonisolated static var role: ShapeRole { get }

  /// What happens to the outline where reading goes from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size that answers a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A shape is filled.
  public static var role: ShapeRole { .fill }

  /// A shape's leading side is on the right where reading goes from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// A shape takes what it is offered, and 10 points where nothing is.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Returns the outline in a rectangle, mirrored as the reading direction asks.
  ///
  /// Like SwiftUI, this asks the shape for a rectangle at the origin and moves the outline: a path
  /// and many shapes ignore the rectangle's place.
  func path(in rect: CGRect, direction: LayoutDirection) -> Path {
    let path = path(in: CGRect(origin: .zero, size: rect.size))
    guard layoutDirectionBehavior.mirrors(direction), !path.isSymmetric else {
      return path.offsetBy(dx: rect.minX, dy: rect.minY)
    }
    return path.applying(
      CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.maxX, ty: rect.minY))
  }
}

extension Path {
  /// Whether mirroring from side to side is known to change nothing about the outline.
  fileprivate var isSymmetric: Bool {
    switch raster.known {
    case .rect: true
    case .roundedRect(let shape):
      shape.radii.topLeft == shape.radii.topRight
        && shape.radii.bottomLeft == shape.radii.bottomRight
    case .general: false
    }
  }
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
  /// To be filled.
  case fill
  /// To be stroked.
  case stroke
  /// To separate.
  case separator
}

/// What happens to an outline where reading goes the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// Nothing.
  case fixed
  /// It is mirrored where reading goes in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where reading goes from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Returns whether the outline is mirrored in a direction.
  func mirrors(_ direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

/// A shape that can be drawn smaller on every side.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, smaller on every side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that draws itself smaller.
nonisolated public protocol _SelfInsettingShape: InsettableShape {
  /// Returns the outline for a rectangle that is smaller by an amount on every side.
  func _path(in rect: CGRect, inset: CGFloat) -> Path
}

extension _SelfInsettingShape {
  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { _path(in: rect, inset: 0) }

  /// Returns the shape, smaller on every side.
  public func inset(by amount: CGFloat) -> _InsetShape<Self> {
    _InsetShape(base: self, amount: amount)
  }
}

/// A shape that is smaller on every side.
public struct _InsetShape<Base: _SelfInsettingShape>: InsettableShape {
  /// The shape.
  var base: Base
  /// How much smaller it is on every side, in points.
  var amount: CGFloat

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    base._path(in: rect.shrunk(by: amount), inset: amount)
  }

  /// Returns the shape, even smaller on every side.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// The use of the shape.
  public static var role: ShapeRole { Base.role }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// The shape's data and the amount.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set { (base.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

extension CGRect {
  /// Returns the rectangle smaller on every side, but never less than its middle.
  func shrunk(by amount: CGFloat) -> CGRect {
    let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
    return CGRect(
      x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }
}
