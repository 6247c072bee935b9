/// A map of the plane that keeps straight lines straight, as a picture in space is seen.
///
/// A point (x, y) goes to (X / W, Y / W), where each of the three is made of x, y and 1.
public struct Projection: Equatable, Sendable {
  /// The factors of x, y and 1 in X.
  public var x: SIMD3<Double>
  /// The factors of x, y and 1 in Y.
  public var y: SIMD3<Double>
  /// The factors of x, y and 1 in W.
  public var w: SIMD3<Double>

  /// Creates a map from its factors.
  public init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  /// What is no farther in front of the eye than this isn't seen.
  private static let nearest = 1e-3

  /// Returns the image of a point; nil for one behind the eye.
  public func apply(_ point: Point) -> Point? {
    let place = SIMD3(point.x, point.y, 1)
    let depth = (w * place).sum()
    guard depth > Self.nearest else { return nil }
    return Point((x * place).sum() / depth, (y * place).sum() / depth)
  }

  /// Returns the map that does this one and then another.
  public func then(_ next: Affine) -> Projection {
    Projection(
      x: x * next.a + y * next.c + w * next.tx, y: x * next.b + y * next.d + w * next.ty, w: w)
  }

  /// Returns the map that does another one and then this.
  public func after(_ first: Affine) -> Projection {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(
        r.x * first.a + r.y * first.b, r.x * first.c + r.y * first.d,
        r.x * first.tx + r.y * first.ty + r.z)
    }
    return Projection(x: row(x), y: row(y), w: row(w))
  }

  /// The map back; nil where the plane is seen from its edge.
  public var inverted: Projection? {
    func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
    let (first, second, third) = (cross(y, w), cross(w, x), cross(x, y))
    let determinant = (x * first).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    return Projection(
      x: SIMD3(first.x, second.x, third.x) / determinant,
      y: SIMD3(first.y, second.y, third.y) / determinant,
      w: SIMD3(first.z, second.z, third.z) / determinant)
  }

  /// The box round the image of a rectangle; nil where a corner is behind the eye.
  func bounds(of rect: Rect) -> Rect? {
    var box = PointBox()
    for corner in [
      rect.origin, Point(rect.maxX, rect.minY), Point(rect.minX, rect.maxY),
      Point(rect.maxX, rect.maxY),
    ] {
      guard let point = apply(corner) else { return nil }
      box.add(point)
    }
    return box.rect
  }
}
