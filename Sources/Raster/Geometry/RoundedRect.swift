/// How the corners of a rounded rectangle curve.
public enum CornerStyle: String, Equatable, Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// Apple's curve whose curvature grows gradually.
  case continuous
}

/// A rectangle with a radius for each corner.
///
/// Radii that are too large for the sides are scaled down by one common factor.
public struct RoundedRect: Equatable, Hashable, Sendable {
  /// The four radii.
  public struct Radii: Equatable, Hashable, Sendable {
    /// The top left radius.
    public var topLeft: Double
    /// The top right radius.
    public var topRight: Double
    /// The bottom right radius.
    public var bottomRight: Double
    /// The bottom left radius.
    public var bottomLeft: Double

    /// Creates four radii.
    public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }

    /// Creates four equal radii.
    public init(_ radius: Double) {
      self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }
  }

  /// The rectangle.
  public var rect: Rect
  /// The radii, already reduced to what fits.
  public let radii: Radii
  /// The curve of the corners.
  public var style: CornerStyle

  /// Creates a rounded rectangle; negative or non-finite radii count as 0, and radii whose sum exceeds a side
  /// are all scaled by the same factor (CSS Backgrounds 3, section 5.5).
  public init(_ rect: Rect, radii: Radii, style: CornerStyle) {
    self.rect = rect
    self.style = style
    func clean(_ r: Double) -> Double { r > 0 ? min(r, 1e9) : 0 }
    let (tl, tr) = (clean(radii.topLeft), clean(radii.topRight))
    let (br, bl) = (clean(radii.bottomRight), clean(radii.bottomLeft))
    var factor = 1.0
    for (side, sum) in [
      (rect.width, tl + tr), (rect.height, tr + br), (rect.width, br + bl), (rect.height, bl + tl),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    self.radii = Radii(
      topLeft: tl * factor, topRight: tr * factor, bottomRight: br * factor,
      bottomLeft: bl * factor)
  }
}
