import TestSupport
import Testing

@testable import Raster

@Suite("Deterministic rendering")
struct DeterminismTests {
  /// A scene with every kind of item.
  private var scene: DisplayList {
    var random = SeededGenerator(seed: 15)
    var items: [DisplayList.Item] = []
    for _ in 0..<30 {
      let rect = Rect(
        x: Double.random(in: 0...150, using: &random),
        y: Double.random(in: 0...150, using: &random),
        width: Double.random(in: 1...60, using: &random),
        height: Double.random(in: 1...60, using: &random))
      let color = Color(
        red: Double.random(in: 0...1, using: &random), green: 0.4, blue: 0.9,
        alpha: Double.random(in: 0.2...1, using: &random))
      items.append(.fill(Path(ellipseIn: rect), .color(color), .nonZero))
    }
    let sheet = Path(roundedRect: Rect(x: 20, y: 80, width: 160, height: 150), cornerRadius: 14)
    var group = DisplayList.Group([.backdrop(sheet, .recipe(.regular, dark: true))])
    group.opacity = 0.8
    items.append(.group(group))
    var card = DisplayList.Group([.fill(sheet, .color(.white), .nonZero)])
    card.transform = .translation(30, -60)
    card.shadow = .init(color: .black, radius: 9, offset: Point(0, 4))
    items.append(.group(card))
    var outline = Path()
    outline.move(to: .zero)
    outline.addCubic(Point(0.3, -1), Point(0.7, -1), to: Point(0.6, 0))
    let glyph = GlyphOutline(path: outline)
    let glyphs = (0..<20).map { i in
      GlyphRun.Glyph(outline: glyph, position: Point(60 + Double(i) * 5.37, 60 + Double(i) * 0.31))
    }
    items.append(.glyphs(GlyphRun(glyphs: glyphs, size: 17, text: "…"), .color(.black)))
    return DisplayList(items)
  }

  @Test("any number of threads gives the same bytes")
  func threads() {
    let one = Renderer(scale: 2).render(scene, width: 400, height: 400, background: .white)
    for threads in [2, 3, 7] {
      let other = Renderer(scale: 2, threads: threads)
        .render(scene, width: 400, height: 400, background: .white)
      #expect(one == other)
    }
  }

  @Test("a second picture by the same renderer has the same bytes")
  func warm() {
    let renderer = Renderer(scale: 3)
    let first = renderer.render(scene, width: 600, height: 600)
    #expect(renderer.render(scene, width: 600, height: 600) == first)
  }

  @Test("glyphs drawn afresh are the glyphs that were kept")
  func cache() {
    let bounds = PixelRect(minX: 0, minY: 0, maxX: 400, maxY: 400)
    let state = RenderState(transform: .scale(2, 2), clip: CoverageMask(full: bounds))
    var pictures: [Bitmap] = []
    for glyphs in [GlyphCache(), GlyphCache.shared, GlyphCache.shared] {
      var painter = Painter(Surface(bounds: bounds), glyphs: glyphs, threads: 1)
      painter.draw(scene.items, state)
      pictures.append(painter.finished)
    }
    #expect(pictures[0] == pictures[1] && pictures[1] == pictures[2])
  }

  @Test("every pixel keeps color within alpha on a clear canvas")
  func premultiplied() {
    let picture = Renderer(scale: 2).render(scene, width: 400, height: 400)
    for pixel in picture.pixels {
      let p = pixel.rgba
      #expect(p.x <= p.w && p.y <= p.w && p.z <= p.w)
    }
  }

  @Test("the scene's bytes are the same on every machine")
  func hash() {
    let picture = Renderer(scale: 2).render(scene, width: 400, height: 400, background: .white)
    let bytes = picture.pixels.flatMap { [$0.rgba.x, $0.rgba.y, $0.rgba.z, $0.rgba.w] }
    #expect(SHA256.hexDigest(of: bytes) == Self.expected)
  }

  private static let expected =
    "09847f956e45587fa2da0bdaaec433f864e5a34cdc581719251dbe7ace606547"
}
