import Foundation
import Raster

extension Path {
  /// Makes the largest ellipse in a rectangle, starting at its right as in Core Graphics.
  ///
  /// A circle keeps the form that the renderer has a fast way for, which starts elsewhere; only a
  /// trimmed part shows the start, so `trimmedPath` moves it there.
  static func ellipse(in rect: CGRect) -> Raster.Path {
    let path = Raster.Path(ellipseIn: rect.raster)
    return path.known == .general ? path.startingAtRight : path
  }
}

extension Raster.Path {
  /// Whether the path is known to be exactly one circle.
  var isCircle: Bool {
    guard case .roundedRect(let shape) = known, shape.style == .circular else { return false }
    let radius = shape.radii.topLeft
    return shape.radii == .init(radius) && shape.rect.width == shape.rect.height
      && radius * 2 == shape.rect.width
  }

  /// An ellipse made of corners, from the top left one on, started at its right instead.
  var startingAtRight: Raster.Path {
    let curves = elements.filter { if case .cubic = $0 { true } else { false } }
    let half = curves.count / 2
    // The first half runs from the left over the top to the right.
    guard half > 0, case .cubic(_, _, let right) = curves[half - 1] else { return self }
    var path = Raster.Path()
    path.move(to: right)
    for curve in curves[half...] + curves[..<half] { path.append(curve) }
    path.close()
    return path
  }
}
