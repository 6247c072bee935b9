public import Foundation
public import Raster

/// A 2×3 affine transform with Core Graphics' names; maps (x, y) to
/// (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The share of x in x.
  public var a: CGFloat
  /// The share of x in y.
  public var b: CGFloat
  /// The share of y in x.
  public var c: CGFloat
  /// The share of y in y.
  public var d: CGFloat
  /// The horizontal shift.
  public var tx: CGFloat
  /// The vertical shift.
  public var ty: CGFloat

  /// Creates the transform whose six numbers are all 0, as Core Graphics does.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  // Reason: Core Graphics' signature has that many parameters.
  /// Creates a transform from its six numbers.
  public init(
    a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  // Reason: Core Graphics' signature has that many parameters.
  /// Creates a transform from its six numbers.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates the transform that moves.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates the transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates the transform that turns about the origin, in radians; clockwise where y grows
  /// downwards.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (PortableMath.sin(Double(angle)), PortableMath.cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a transform from the rasterizer's own.
  public init(_ affine: Affine) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// The rasterizer's form of the transform.
  public var affine: Affine {
    Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Returns the transform that first applies this one, then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(affine.then(t2.affine))
  }

  /// Returns the transform that first moves, then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that first scales, then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that first turns, then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or the transform itself where it flattens the plane.
  public func inverted() -> CGAffineTransform {
    affine.inverted.map { CGAffineTransform($0) } ?? self
  }
}

extension CGPoint {
  /// Creates a point from the rasterizer's own.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }

  /// The rasterizer's form of the point.
  var raster: Point { Point(x, y) }

  /// Returns the point's image.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size's image; the shift has no part in it.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Creates a rectangle from the rasterizer's own.
  init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The rasterizer's form of the rectangle.
  var raster: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// Returns the smallest rectangle around the image of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let right = corners.map(\.x).max() ?? 0
    let bottom = corners.map(\.y).max() ?? 0
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
