/// A 2×3 affine transform; maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
public struct Affine: Equatable, Hashable, Sendable {
  /// The share of x in x.
  public var a: Double
  /// The share of x in y.
  public var b: Double
  /// The share of y in x.
  public var c: Double
  /// The share of y in y.
  public var d: Double
  /// The horizontal shift.
  public var tx: Double
  /// The vertical shift.
  public var ty: Double

  // Reason: a matrix has six numbers, and every caller knows them by these names.
  /// Creates a transform from its six numbers, in Core Graphics' order.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that changes nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns the transform that moves by (x, y).
  public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns the transform that scales about the origin.
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns the transform that first applies this one, then `next`.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the image of a point.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The inverse, or nil where the transform flattens the plane.
  public var inverted: Affine? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let (ia, ib) = (d / determinant, -b / determinant)
    let (ic, id) = (-c / determinant, a / determinant)
    return Affine(
      a: ia, b: ib, c: ic, d: id, tx: -(tx * ia + ty * ic), ty: -(tx * ib + ty * id))
  }

  /// Whether rectangles stay rectangles with the same sides: scale and shift only.
  public var isAxisAligned: Bool { b == 0 && c == 0 }
}
