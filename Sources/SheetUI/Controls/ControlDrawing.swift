import Foundation
import Raster

/// The soft shadow under a part of a control that lies above its track.
struct PlateShadow {
  let opacity: Double
  /// In points.
  let radius: Double
  /// How far the shadow lies below, in points.
  let y: Double
}

extension DrawContext {
  /// Fills an outline that lies above its ground.
  mutating func plate(
    _ path: Raster.Path, in rect: CGRect, _ style: _ResolvedStyle, _ shadow: PlateShadow
  ) {
    group {
      $0.fill(path, in: rect, style)
    } _: {
      $0.shadow = DisplayList.Shadow(
        color: Raster.Color(red: 0, green: 0, blue: 0, alpha: shadow.opacity),
        radius: shadow.radius, offset: Point(0, shadow.y))
    }
  }
}

extension CGRect {
  /// The outline of the rectangle with rounded corners, in points.
  func rounded(_ radius: CGFloat, style: CornerStyle = .continuous) -> Raster.Path {
    Raster.Path(
      roundedRect: RoundedRect(Rect(self), radii: RoundedRect.Radii(Double(radius)), style: style))
  }

  /// The outline of the rectangle with half circles at its shorter sides.
  var capsule: Raster.Path { rounded(min(width, height) / 2, style: .circular) }
}

extension Affine {
  /// Returns the transform that turns about a point, by an angle in radians.
  static func turning(_ angle: Double, about middle: CGPoint) -> Affine {
    let (sine, cosine) = (PortableMath.sin(angle), PortableMath.cos(angle))
    return Affine.translation(-Double(middle.x), -Double(middle.y))
      .then(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .then(.translation(Double(middle.x), Double(middle.y)))
  }
}
