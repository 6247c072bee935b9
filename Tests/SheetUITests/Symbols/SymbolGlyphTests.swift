import Raster
import Testing

@testable import SheetUI

@Suite("The outline of a symbol")
struct SymbolGlyphTests {
  /// The points that a path goes through; symbols have only straight pieces.
  private func points(_ path: Raster.Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  @Test(
    "Every symbol's ink fills its box and doesn't leave it, in light and heavy, small and large")
  func inkInsideBox() throws {
    let variants: [(Int, SymbolScale)] = [
      (100, .small), (400, .medium), (650, .large), (900, .medium),
    ]
    // All in all variants takes minutes: each drawn one in one, and some that are put together.
    for (index, name) in SymbolLibrary.names.enumerated()
    where index % 4 == 0 || SymbolLibrary.recipes[name] != nil {
      let (weight, scale) = variants[index % variants.count]
      let glyph = try #require(SymbolLibrary.symbol(named: name, weight: weight, scale: scale))
      let ink = points(glyph.path)
      #expect(ink.count > 3 && ink.allSatisfy { $0.x.isFinite && $0.y.isFinite }, "\(name)")
      #expect(abs((ink.map(\.x).min() ?? -1) - glyph.bounds.minX) < 1e-9, "\(name)")
      #expect(abs((ink.map(\.x).max() ?? -1) - glyph.bounds.maxX) < 1e-9, "\(name)")
      #expect(abs((ink.map(\.y).min() ?? -1) - glyph.bounds.minY) < 1e-9, "\(name)")
      #expect(abs((ink.map(\.y).max() ?? 1) - glyph.bounds.maxY) < 1e-9, "\(name)")
      #expect(glyph.width < 2.1 && glyph.bounds.height < 2, "\(name)")
    }
  }

  @Test("At body size a filled circle with a tick is 17 points wide and high, as on a device")
  func circleAtBodySize() throws {
    let bounds = try #require(SymbolLibrary.symbol(named: "checkmark.circle.fill")).bounds
    // Recorded on iOS 13 at 2x: 34 × 34 pixels of ink.
    #expect((bounds.width * 34).rounded(.up) == 34)
    #expect((bounds.height * 34).rounded(.up) == 34)
  }

  @Test("At body size the cross is about 14 points wide and high")
  func crossAtBodySize() throws {
    let bounds = try #require(SymbolLibrary.symbol(named: "xmark")).bounds
    #expect(abs(bounds.width * 17 - 14) < 0.5)
    #expect(abs(bounds.height * 17 - 14) < 0.5)
  }

  @Test(
    "Symmetric symbols are centred on the middle of the capital height",
    arguments: ["circle", "xmark", "plus", "minus", "square.fill", "line.3.horizontal", "ellipsis"])
  func centred(name: String) throws {
    let bounds = try #require(SymbolLibrary.symbol(named: name)).bounds
    #expect(abs((bounds.minY + bounds.maxY) / 2 + 0.704_590 / 2) < 1e-6)
  }

  @Test("A mark cut out of a filled circle takes away exactly its own ink")
  func cutOuts() {
    for (name, recipe) in SymbolLibrary.recipes.sorted(by: { $0.key < $1.key })
    where name.hasSuffix(".circle.fill") && name != "person.crop.circle.fill" {
      for weight in [100, 400, 900] {
        let drawing = recipe(SymbolPen(weight: weight, scale: .medium))
        let areas = drawing.parts.map { SymbolDrawing($0.contours).area }
        let expected = areas[0] - areas.dropFirst().reduce(0, +)
        #expect(abs(drawing.area - expected) < 2e-3 * expected, "\(name) \(weight)")
      }
    }
  }

  @Test("Marks in circles are the primary level, the circle the secondary one")
  func levels() throws {
    let glyph = try #require(SymbolLibrary.symbol(named: "xmark.circle.fill"))
    #expect(glyph.layers.map(\.level) == [1, 0])
    #expect(SymbolGlyph.opacity(ofLevel: 0) == 1)
    #expect(SymbolGlyph.opacity(ofLevel: 1) == 0.5)
    #expect(SymbolGlyph.opacity(ofLevel: 2) == 0.25)
  }

  @Test("What is cut out of a part of its own color is cut out of the part's layer")
  func cutLayers() throws {
    let glyph = try #require(SymbolLibrary.symbol(named: "car.fill"))
    #expect(glyph.layers.map(\.level) == [0])
    #expect(glyph.layers[0].path == glyph.path)
  }

  @Test("The renderer leaves the cross of a filled circle open")
  func rendered() throws {
    let glyph = try #require(SymbolLibrary.symbol(named: "xmark.circle.fill"))
    let size = 40.0
    let transform = Affine.scale(size, size).then(.translation(0, -glyph.bounds.minY * size))
    let list = DisplayList([
      .fill(glyph.path.transformed(by: transform), .color(.black), .nonZero)
    ])
    let picture = Renderer(scale: 1).render(list, width: 40, height: 40, background: .white)
    let grey = { (x: Int, y: Int) in Int(picture[x, y].rgba.x) }
    #expect(grey(20, 20) == 255)  // the middle of the cross
    #expect(grey(20, 4) == 0)  // the circle above it
    #expect(grey(0, 0) == 255)  // outside
  }
}
