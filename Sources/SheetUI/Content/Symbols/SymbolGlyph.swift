package import Raster

/// A system symbol's outline at one weight and scale.
///
/// Everything is in em units (the font's size is 1): x grows to the right from the box's left edge,
/// y grows downwards from the baseline, so that ink above the baseline has negative y.
package struct SymbolGlyph: Equatable, Sendable {
  /// A part that takes its own color where a symbol is drawn in several.
  package struct Layer: Equatable, Sendable {
    /// The outline, to be filled with the non-zero rule.
    package var path: Raster.Path
    /// The level of the hierarchy: 0 primary, 1 secondary, 2 tertiary.
    package var level: Int
    /// Which step of a variable value switches the part on, from 1; 0 for what is always on.
    package var step = 0
  }

  /// The symbol's name.
  package var name: String
  /// All ink in one color, marks cut out of the shapes behind them; the non-zero rule applies.
  package var path: Raster.Path
  /// The parts from back to front, for hierarchical and palette colors; nothing is cut out.
  package var layers: [Layer]
  /// The box that layout uses: x from 0 to the width, and the ink's vertical extent.
  package var bounds: Rect

  /// How many steps a variable value has; 0 where it changes nothing.
  package var steps: Int { layers.map(\.step).max() ?? 0 }

  /// Returns whether a layer is on at a variable value of 0...1.
  func isOn(_ layer: Layer, at value: Double) -> Bool {
    layer.step == 0 || value * Double(steps) > Double(layer.step - 1)
  }

  /// The box's width, in em units.
  package var width: Double { bounds.width }

  /// The opacity of a level where one color is drawn hierarchically.
  ///
  /// - Parameter level: The level, 0 for primary.
  /// - Returns: The opacity, 0...1.
  package static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case 0: 1
    case 1: 0.5
    default: 0.25
    }
  }

  /// SF Pro's capital height, 1443 of 2048 units: symbols are centred on its middle.
  static let capHeight = 1443.0 / 2048

  /// Creates the glyph of a drawing on the grid.
  init(name: String, drawing: SymbolDrawing) {
    let points = drawing.contours.flatMap(\.points)
    let left = points.map(\.x).min() ?? 0
    let right = points.map(\.x).max() ?? 0
    let top = points.map(\.y).min() ?? 0
    let bottom = points.map(\.y).max() ?? 0
    let place = { (point: Point) in
      Point((point.x - left) / 100, point.y / 100 - Self.capHeight / 2)
    }
    self.name = name
    path = Self.path(drawing.contours, place)
    layers = drawing.layers.map {
      Layer(path: Self.path($0.contours, place), level: $0.level, step: $0.step)
    }
    let origin = place(Point(left, top))
    bounds = Rect(
      x: 0, y: origin.y, width: (right - left) / 100, height: (bottom - top) / 100)
  }

  private static func path(
    _ contours: [SymbolContour], _ place: (Point) -> Point
  ) -> Raster.Path {
    var path = Raster.Path()
    for contour in contours {
      guard let first = contour.points.first else { continue }
      path.move(to: place(first))
      for point in contour.points.dropFirst() { path.addLine(to: place(point)) }
      path.close()
    }
    return path
  }
}
