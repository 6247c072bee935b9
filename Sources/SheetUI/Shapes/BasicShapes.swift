public import Foundation

/// A rectangle.
public struct Rectangle: _SelfInsettingShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline for a rectangle.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path { Path(rect) }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A circle in the middle, as large as fits.
public struct Circle: _SelfInsettingShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline for a rectangle.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// The largest square in the proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let length = [proposal.width, proposal.height].compactMap { $0 }.min() ?? 10
    return CGSize(width: length, height: length)
  }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// An ellipse, as large as fits.
public struct Ellipse: _SelfInsettingShape {
  /// Creates the shape.
  public init() {}

  /// Returns the outline for a rectangle.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path { Path(ellipseIn: rect) }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: _SelfInsettingShape {
  /// The curve of the corners; both curves become half circles at this radius.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// Returns the outline for a rectangle.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A rectangle with round corners.
public struct RoundedRectangle: _SelfInsettingShape {
  /// The extent of a corner's curve.
  public var cornerSize: CGSize
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates the shape.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the outline for a rectangle.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    let corner = CGSize(
      width: max(cornerSize.width - inset, 0), height: max(cornerSize.height - inset, 0))
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// The extent of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
}

/// A rectangle with a radius for each corner.
public struct UnevenRoundedRectangle: _SelfInsettingShape {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Creates the shape.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates the shape.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// Returns the outline for a rectangle.
  public func _path(in rect: CGRect, inset: CGFloat) -> Path {
    Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: max(cornerRadii.topLeading - inset, 0),
        bottomLeading: max(cornerRadii.bottomLeading - inset, 0),
        bottomTrailing: max(cornerRadii.bottomTrailing - inset, 0),
        topTrailing: max(cornerRadii.topTrailing - inset, 0)),
      style: style)
  }

  /// The radii.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
}

extension Path: Shape {
  /// The outline itself, wherever it is drawn.
  public func path(in rect: CGRect) -> Path { self }

  /// A path keeps its sides.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// Nothing.
  public typealias AnimatableData = EmptyAnimatableData
}

/// Any shape.
public struct AnyShape: Shape {
  /// The shape.
  private let base: any Shape

  /// Creates a shape from another one.
  public init<S: Shape>(_ shape: S) { base = shape }

  /// Returns the outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The behavior of the shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  /// Nothing: a change of the shape shows at once.
  public typealias AnimatableData = EmptyAnimatableData
}
