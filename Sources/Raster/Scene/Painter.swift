/// Walks a display list and paints each item.
struct Painter {
  /// A picture under construction and how it will be put on the one below.
  struct Layer {
    /// The picture.
    var surface: Surface
    /// The opacity with which it will be drawn.
    var opacity: UInt16 = CoverageMask.full
  }

  /// The pictures under construction: the canvas, then each open group's.
  var layers: [Layer]
  /// Coverage of glyphs.
  let glyphs: GlyphCache
  /// The number of threads for large filters.
  let threads: Int

  /// Creates a painter for a canvas.
  init(_ canvas: Surface, glyphs: GlyphCache, threads: Int) {
    layers = [Layer(surface: canvas)]
    self.glyphs = glyphs
    self.threads = threads
  }

  /// The canvas.
  var finished: Bitmap { layers[0].surface.bitmap }

  /// The index of the picture that is drawn on.
  var top: Int { layers.count - 1 }

  /// Paints items back to front.
  mutating func draw(_ items: [DisplayList.Item], _ state: RenderState) {
    if state.clip.pieces.isEmpty { return }
    for item in items { draw(item, state) }
  }

  private mutating func draw(_ item: DisplayList.Item, _ state: RenderState) {
    switch item {
    case .fill(let path, let paint, let rule):
      let mask = coverage(of: path, rule, state)
      fill(mask, paint, state)
    case .stroke(let path, let paint, let style):
      fill(strokeCoverage(of: path, style, state), paint, state)
    case .glyphs(let run, let paint): draw(run, paint, state)
    case .image(let bitmap, let rect): drawImage(bitmap, rect, state)
    case .template(let bitmap, let rect, let paint):
      fill(templateCoverage(bitmap, rect, state), paint, state)
    case .backdrop(let path, let material): drawBackdrop(path, material, state)
    case .group(let group): draw(group, state)
    }
  }

  /// Fills a finished mask.
  mutating func fill(_ mask: CoverageMask, _ paint: Paint, _ state: RenderState) {
    if mask.pieces.isEmpty { return }
    layers[top].surface.fill(mask, with: Shader(paint, transform: state.transform))
  }

  /// Returns a path's coverage inside the clip; empty for coordinates that aren't finite.
  func coverage(
    of path: Path, _ rule: DisplayList.FillRule, _ state: RenderState
  ) -> CoverageMask {
    let device = path.transformed(by: state.transform)
    if case .rect(let rect) = device.known {
      return ShapeCoverage.mask(of: rect, within: state.clip.bounds).intersection(state.clip)
    }
    guard device.isFinite else { return CoverageMask() }
    return ShapeCoverage.mask(of: device, rule: rule, within: state.clip.bounds)
      .intersection(state.clip)
  }

  private func strokeCoverage(
    of path: Path, _ style: DisplayList.StrokeStyle, _ state: RenderState
  ) -> CoverageMask {
    let magnification = state.transform.magnification
    guard path.isFinite, magnification > 0, magnification.isFinite else { return CoverageMask() }
    let outline = path.stroked(style, tolerance: ShapeCoverage.tolerance / magnification)
    return coverage(of: outline, .nonZero, state)
  }

  private mutating func draw(_ run: GlyphRun, _ paint: Paint, _ state: RenderState) {
    let shader = Shader(paint, transform: state.transform)
    let bounds = state.clip.bounds
    for glyph in run.glyphs {
      guard let outline = glyph.outline else { continue }
      let visible: CoverageMask
      if let mask = glyphs.mask(outline, run.size, glyph.position, state.transform) {
        visible = mask.cropped(to: bounds).intersection(state.clip)
      } else {
        let place = Affine.scale(run.size, run.size)
          .then(.translation(glyph.position.x, glyph.position.y))
        visible = coverage(of: outline.path.transformed(by: place), .nonZero, state)
      }
      if !visible.pieces.isEmpty { layers[top].surface.fill(visible, with: shader) }
    }
  }
}

extension Affine {
  /// The square root of the factor by which areas grow.
  var magnification: Double { abs(a * d - b * c).squareRoot() }

  /// Whether no number is infinite or not a number.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
