/// Draws display lists.
///
/// The coverage of glyphs that were drawn is kept for later pictures, so that they are drawn faster;
/// the pixels don't depend on it.
public struct Renderer: Sendable {
  /// The number of device pixels a point.
  public var scale: Double
  /// The number of threads that large filters may use; the result doesn't depend on it.
  public var threads: Int
  /// The glyphs drawn so far.
  var glyphs: GlyphCache { .shared }

  /// Creates a renderer.
  public init(scale: Double, threads: Int = 1) {
    self.scale = scale
    self.threads = threads
  }

  /// Draws a display list.
  ///
  /// Items with coordinates that aren't finite are left out.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - width: The picture's width, in device pixels.
  ///   - height: The picture's height, in device pixels.
  ///   - background: The color behind everything.
  /// - Returns: The finished picture.
  public func render(
    _ list: DisplayList, width: Int, height: Int, background: Color = .clear
  ) -> Bitmap {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: max(width, 0), maxY: max(height, 0))
    let canvas = Surface(bounds: bounds, filledWith: PremultipliedPixel(background))
    var painter = Painter(canvas, glyphs: glyphs, threads: threads)
    let state = RenderState(
      transform: .scale(scale, scale), clip: CoverageMask(full: bounds))
    painter.draw(list.items, state)
    return painter.finished
  }
}
