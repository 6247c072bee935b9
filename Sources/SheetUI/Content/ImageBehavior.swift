import Foundation
import Raster

/// Measures and draws a picture or symbol.
struct ImageBehavior: LayoutBehavior {
  /// An outline at a font's size.
  struct Symbol {
    let glyph: SymbolGlyph
    /// The font's size, in points.
    let size: Double

    /// The size of the symbol's box, in points.
    var box: CGSize {
      CGSize(width: glyph.bounds.width * size, height: glyph.bounds.height * size)
    }
  }

  /// What is shown.
  enum Content {
    case symbol(Symbol)
    case picture(Picture, name: String)
    case missing(Symbol, warning: String)

    static func symbol(_ glyph: SymbolGlyph, size: Double) -> Content {
      .symbol(Symbol(glyph: glyph, size: size))
    }
  }

  let content: Content
  var style: _ResolvedStyle
  let isResizable: Bool
  /// How a bitmap meets a box of another size.
  var resizing = Image.Resizing()
  /// Whether each pixel of a bitmap stays a sharp square in a larger box.
  var isSharp = false
  /// The layers' styles, where a symbol is drawn in several colors.
  var layers: [_ResolvedStyle] = []

  var name: String { "Image" }

  func details(_ node: LayoutNode) -> [String] {
    switch content {
    case .symbol(let symbol): [symbol.glyph.name, style.summary]
    case .picture(_, let name): [name]
    case .missing: ["missing"]
    }
  }

  /// The size of the picture itself, in points.
  var naturalSize: CGSize {
    switch content {
    case .symbol(let symbol), .missing(let symbol, _): symbol.box
    case .picture(let picture, _): picture.size
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let size = naturalSize
    guard isResizable else { return size }
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    key.isTextBaseline ? baseline : nil
  }

  /// How far below the top edge a symbol's baseline lies, in points; nil for other pictures.
  var baseline: CGFloat? {
    guard case .symbol(let symbol) = content, !isResizable else { return nil }
    return CGFloat(-symbol.glyph.bounds.minY * symbol.size)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    if node.environment.drawsBars { return context.bar(box, radius: 0, node.environment) }
    draw(in: box, node, &context)
  }

  /// Draws the picture into a box, for a node that warnings belong to.
  @MainActor
  func draw(in box: CGRect, _ node: LayoutNode, _ context: inout DrawContext) {
    switch content {
    case .missing(let symbol, let warning):
      node.graph.warn(warning)
      draw(symbol, in: box, &context)
    case .symbol(let symbol):
      draw(symbol, in: box, &context)
    case .picture(let picture, _):
      if picture.isTemplate {
        guard !style.isClear, let paint = style.paint(in: box) else { return }
        context.add(.template(picture.bitmap, Rect(box), paint))
      } else if isResizable, resizing != Image.Resizing() {
        for slice in ResizedSlice.slices(of: picture.size, in: box, resizing) {
          context.group {
            $0.add(.image(picture.bitmap, Rect(slice.picture)))
          } _: {
            $0.clip = Raster.Path(rect: Rect(slice.part))
          }
        }
      } else {
        let scale = isSharp ? node.environment.displayScale : 0
        context.add(.image(picture.bitmap.enlarged(to: box.size, scale), Rect(box)))
      }
    }
  }

  @MainActor
  private func draw(_ symbol: Symbol, in box: CGRect, _ context: inout DrawContext) {
    let bounds = symbol.glyph.bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let natural = symbol.box
    let scale = CGSize(
      width: isResizable ? box.width / natural.width * symbol.size : symbol.size,
      height: isResizable ? box.height / natural.height * symbol.size : symbol.size)
    let transform = Affine.translation(-bounds.minX, -bounds.minY)
      .then(.scale(Double(scale.width), Double(scale.height)))
      .then(.translation(Double(box.minX), Double(box.minY)))
    guard layers.count == symbol.glyph.layers.count, !layers.isEmpty else {
      return context.fill(symbol.glyph.path.transformed(by: transform), in: box, style)
    }
    for (layer, style) in zip(symbol.glyph.layers, layers) {
      context.fill(layer.path.transformed(by: transform), in: box, style)
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }

  var animatableData: StyleVector {
    get { StyleVector(style) }
    set { newValue.apply(to: &style) }
  }
}

extension Bitmap {
  /// The bitmap with as many pixels as a larger size in points has, each one a copy of the nearest;
  /// the bitmap itself at scale 0, or where it is too large for that.
  fileprivate func enlarged(to size: CGSize, _ scale: CGFloat) -> Bitmap {
    let (wide, high) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard wide >= CGFloat(width), high >= CGFloat(height), wide * high <= 16_777_216,
      width > 0, height > 0
    else { return self }
    var result = Bitmap(width: Int(wide), height: Int(high))
    for y in 0..<result.height {
      for x in 0..<result.width {
        result[x, y] = self[x * width / result.width, y * height / result.height]
      }
    }
    return result
  }
}
