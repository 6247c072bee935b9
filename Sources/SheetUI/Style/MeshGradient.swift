import Foundation
import Raster

/// Colors at the points of a grid, with smooth surfaces between them.
public struct MeshGradient: Hashable, Sendable {
  /// Where the points are.
  public enum Locations: Hashable, Sendable {
    /// The points, row by row, in shares of the rectangle.
    case points([SIMD2<Float>])
    /// Points with the ends of their tangents.
    case bezierPoints([BezierPoint])
  }

  /// The colors of the points.
  public enum Colors: Hashable, Sendable {
    /// Colors that depend on the environment.
    case colors([Color])
    /// Fixed colors.
    case resolvedColors([Color.Resolved])
  }

  /// A point with the ends of its tangents.
  public struct BezierPoint: Hashable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The end of the tangent towards the previous column.
    public var leadingControlPoint: SIMD2<Float>
    /// The end of the tangent towards the previous row.
    public var topControlPoint: SIMD2<Float>
    /// The end of the tangent towards the next column.
    public var trailingControlPoint: SIMD2<Float>
    /// The end of the tangent towards the next row.
    public var bottomControlPoint: SIMD2<Float>

    // Reason: SwiftUI's signature has five parameters.
    /// Creates a point.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// Where the points are.
  public var locations: Locations
  /// The colors of the points.
  public var colors: Colors
  /// The color where there is no surface.
  public var background: Color
  /// Whether colors change smoothly across the grid's lines.
  public var smoothsColors: Bool
  /// How colors in between are mixed.
  public var colorSpace: Gradient.ColorSpace

  // Reason: SwiftUI's signature has seven parameters.
  /// Creates a gradient.
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  // Reason: SwiftUI's signature has seven parameters.
  /// Creates a gradient of points and colors, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  // Reason: SwiftUI's signature has seven parameters.
  /// Creates a gradient of points and fixed colors, row by row.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}

extension MeshGradient: View {}

extension MeshGradient: LeafView {
  func behavior(_ environment: EnvironmentValues) -> StyleFill {
    StyleFill(style: _resolve(in: environment), name: "MeshGradient")
  }
}

extension MeshGradient: ShapeStyle {
  /// Returns the gradient's picture.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    .picture(
      PictureFill(bitmap: MeshPicture(self, environment).bitmap), opacity: 1)
  }
}

/// The picture of a mesh gradient, small and smooth enough to be stretched.
private struct MeshPicture {
  let bitmap: Bitmap

  /// The picture's side, in pixels.
  private static let side = 128
  /// The number of pieces along one side of a patch.
  private static let pieces = 24

  init(_ mesh: MeshGradient, _ environment: EnvironmentValues) {
    let (width, height) = (mesh.width, mesh.height)
    let points: [SIMD2<Float>] =
      switch mesh.locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let colors: [Raster.Color] =
      switch mesh.colors {
      case .colors(let colors): colors.map { $0.rasterColor(in: environment) }
      case .resolvedColors(let colors): colors.map(\.color)
      }
    let ground = mesh.background.rasterColor(in: environment)
    guard width > 1, height > 1, width <= 64, height <= 64,
      points.count >= width * height, colors.count >= width * height
    else {
      bitmap = Self.picture([], on: ground)
      return
    }
    let grid = MeshGrid(
      width: width, height: height, points: points, colors: colors, isSmooth: mesh.smoothsColors)
    let isOpaque = colors.allSatisfy { $0.alpha == 1 }
    bitmap =
      isOpaque
      ? Self.picture(grid.items(pieces: Self.pieces, side: Double(Self.side)), on: ground)
      : Self.translucent(grid, on: ground)
  }

  private static func picture(_ items: [DisplayList.Item], on ground: Raster.Color) -> Bitmap {
    let side = Double(Self.side)
    let rect = Raster.Path(rect: Rect(x: 0, y: 0, width: side, height: side))
    return Renderer(scale: 1, threads: 1).render(
      DisplayList([.fill(rect, .color(ground), .nonZero)] + items), width: Self.side,
      height: Self.side, background: .clear)
  }

  /// Where colors are translucent, pieces that overlap would show through each other: hue and
  /// opacity are painted apart, each opaque, and joined pixel by pixel.
  private static func translucent(_ grid: MeshGrid, on ground: Raster.Color) -> Bitmap {
    let side = Double(Self.side)
    let clear = Raster.Color(red: 0, green: 0, blue: 0, alpha: 0)
    let hues = picture(grid.opaque.items(pieces: pieces, side: side), on: clear)
    let opacities = picture(grid.opacity.items(pieces: pieces, side: side), on: clear)
    var result = picture([], on: ground)
    for index in result.pixels.indices {
      let (hue, below) = (hues.pixels[index].rgba, result.pixels[index].rgba)
      // The grays of the second picture are opacities times coverage, both in 255ths.
      let opacity = Int(opacities.pixels[index].rgba[0])
      let coverage = max(Int(hue[3]), 1)
      var joined = SIMD4<UInt8>()
      for channel in 0..<4 {
        let above = (Int(hue[channel]) * opacity + coverage / 2) / coverage
        joined[channel] = UInt8(
          min(above + (Int(below[channel]) * (255 - opacity) + 127) / 255, 255))
      }
      result.pixels[index].rgba = joined
    }
    return result
  }
}

extension MeshGrid {
  /// The grid with its colors made opaque.
  fileprivate var opaque: MeshGrid {
    recolored { Raster.Color(red: $0.red, green: $0.green, blue: $0.blue, alpha: 1) }
  }

  /// The grid in grays that stand for the opacities.
  fileprivate var opacity: MeshGrid {
    recolored { Raster.Color(red: $0.alpha, green: $0.alpha, blue: $0.alpha, alpha: 1) }
  }

  private func recolored(_ change: (Raster.Color) -> Raster.Color) -> MeshGrid {
    MeshGrid(
      width: width, height: height, points: points, colors: colors.map(change),
      isSmooth: isSmooth)
  }
}

/// The patches of a mesh: points and colors run along curves through the grid's points.
private struct MeshGrid {
  let width: Int
  let height: Int
  let points: [SIMD2<Float>]
  let colors: [Raster.Color]
  let isSmooth: Bool

  private func point(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let p = points[clamped(x, width) + clamped(y, height) * width]
    return SIMD4(Double(p.x), Double(p.y), 0, 0)
  }

  private func color(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let c = colors[clamped(x, width) + clamped(y, height) * width]
    return SIMD4(c.red, c.green, c.blue, c.alpha)
  }

  private func clamped(_ i: Int, _ count: Int) -> Int { min(max(i, 0), count - 1) }

  /// A Catmull-Rom curve through four values, between the middle ones.
  private func curve(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    let first = (c - a) * 0.5
    let second = a - b * 2.5 + c * 2 - d * 0.5
    let third = (d - a) * 0.5 + (b - c) * 1.5
    return b + (first + (second + third * t) * t) * t
  }

  private func surface(
    _ value: (Int, Int) -> SIMD4<Double>, _ x: Int, _ y: Int, _ u: Double, _ v: Double
  ) -> SIMD4<Double> {
    func row(_ j: Int) -> SIMD4<Double> {
      curve(value(x - 1, j), value(x, j), value(x + 1, j), value(x + 2, j), u)
    }
    return curve(row(y - 1), row(y), row(y + 1), row(y + 2), v)
  }

  private func plain(_ x: Int, _ y: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    let upper = color(x, y) * (1 - u) + color(x + 1, y) * u
    let lower = color(x, y + 1) * (1 - u) + color(x + 1, y + 1) * u
    return upper * (1 - v) + lower * v
  }

  /// Small pieces of one color each, which overlap a little so that no seams show.
  func items(pieces: Int, side: Double) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    for y in 0..<height - 1 {
      for x in 0..<width - 1 {
        for j in 0..<pieces {
          for i in 0..<pieces {
            items.append(piece(x, y, i, j, 1 / Double(pieces), side))
          }
        }
      }
    }
    return items
  }

  // Reason: a piece is told by its patch, its place in it, and two scales.
  private func piece(
    _ x: Int, _ y: Int, _ i: Int, _ j: Int, _ step: Double, _ side: Double
  ) -> DisplayList.Item {
    let (u, v) = (Double(i) * step, Double(j) * step)
    let more = step * 2
    // The pieces at a patch's end reach into the next patch, but not beyond the mesh.
    let (endU, endV) = (x == width - 2 ? 1 : 1 + step, y == height - 2 ? 1 : 1 + step)
    let corners = [(u, v), (u + more, v), (u + more, v + more), (u, v + more)].map {
      let p = surface(point, x, y, min($0.0, endU), min($0.1, endV)) * side
      return Point(p.x, p.y)
    }
    let (midU, midV) = (u + step / 2, v + step / 2)
    let c = isSmooth ? surface(color, x, y, midU, midV) : plain(x, y, midU, midV)
    var path = Raster.Path()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    let color = Raster.Color(
      red: min(max(c.x, 0), 1), green: min(max(c.y, 0), 1), blue: min(max(c.z, 0), 1),
      alpha: min(max(c.w, 0), 1))
    return .fill(path, .color(color), .nonZero)
  }
}
