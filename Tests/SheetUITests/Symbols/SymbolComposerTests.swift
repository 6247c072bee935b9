import Raster
import Testing

@testable import SheetUI

@Suite("Symbols that are put together")
struct SymbolComposerTests {
  private func drawing(_ name: String, _ weight: Int = 400) throws -> SymbolDrawing {
    let recipe = try #require(SymbolComposer.recipe(name), "\(name)")
    return recipe(SymbolPen(weight: weight, scale: .medium))
  }

  @Test(
    "Names of families mean something",
    arguments: [
      "star.hexagon.fill", "trophy.circle", "figure.run.square.stack.fill", "k.circle.fill",
      "50.square", "0.circle.fill", "heart.slash.circle.fill", "person.crop.rectangle.badge.plus",
      "folder.fill.badge.gearshape", "folder.badge.gearshape.fill", "bell.badge.slash.fill",
      "checkmark.icloud.fill", "exclamationmark.bubble", "lock.app.dashed", "gobackward.15",
      "eurosign.arrow.circlepath", "indianrupeesign.square.fill", "1.magnifyingglass",
      "person.crop.circle.badge.exclamationmark", "document.badge.clock.fill", "trash.and.folder",
    ])
  func families(name: String) throws {
    #expect(try drawing(name).bounds != nil)
  }

  @Test(
    "Other spellings mean the same drawing",
    arguments: [
      ("clock.arrow.trianglehead.counterclockwise.rotate.90", "clock.arrow.circlepath"),
      ("arrow.trianglehead.2.clockwise.rotate.90", "arrow.triangle.2.circlepath"),
      ("arrowshape.backward.fill", "arrowshape.left.fill"), ("document.fill", "doc.fill"),
      ("chevron.left.slash.chevron.right", "chevron.left.forwardslash.chevron.right"),
      ("line.horizontal.3", "line.3.horizontal"), ("iphone.gen3", "iphone"),
      ("battery.100", "battery.100percent"), ("textformat.size.ar", "textformat.size"),
      ("text.page.fill", "doc.plaintext.fill"), ("10.arrow.trianglehead.clockwise", "goforward.10"),
    ])
  func spellings(name: String, usual: String) throws {
    let pairs = try zip(drawing(name).contours, drawing(usual).contours)
    #expect(pairs.allSatisfy { $0 == $1 })
  }

  @Test(
    "What has no meaning stays unknown",
    arguments: [
      "", ".", "..", "circle..fill", "hearts.fill", "weight", "badge", "badge.plus", "slash",
      "chevron.left.fill", "gear.fill", "wifi.slash.fill", "heart.badge.nonsense", "and", "a",
      "1", "fill", "fill.fill", "magnifyingglass.fill", "_battery.nonsense",
      String(repeating: "forward.", count: 40), "circle.unheard.of",
    ])
  func unknown(name: String) {
    #expect(SymbolComposer.recipe(name) == nil)
  }

  @Test("A variant that isn't drawn has the drawing of its name's beginning, and isn't a symbol")
  func beginnings() throws {
    for (name, usual) in [
      ("figure.seated.side", "figure.stand"), ("doc.text.magnifyingglass.fill", "doc.text.fill"),
      ("gauge.open.with.lines.needle.33percent", "gauge"),
    ] {
      #expect(try drawing(name).contours == drawing(usual).contours, "\(name)")
      #expect(!SymbolComposer.isSymbol(name), "\(name)")
    }
    for name in ["figure.walk.fill", "list.bullet.fill", "calendar.badge.plus.fill", "gear.fill"] {
      #expect(!SymbolComposer.isSymbol(name), "\(name)")
    }
    #expect(SymbolComposer.isSymbol("star.hexagon.fill"))
  }

  @Test(
    "A badge stands free of its symbol, in every weight",
    arguments: [
      "calendar.badge.plus", "folder.fill.badge.minus", "person.crop.circle.badge.checkmark",
      "bell.badge", "text.badge.star", "doc.badge.clock", "app.badge.fill",
    ])
  func badgeGap(name: String) throws {
    for weight in [100, 400, 900] {
      let gap = SymbolBadge.gap(SymbolPen(weight: weight, scale: .medium))
      let parts = try drawing(name, weight).parts
      let badge = parts.filter { $0.level == 0 }.flatMap(\.contours).flatMap(\.points)
      let base = parts.filter { $0.level > 0 }.flatMap(\.contours).flatMap(\.points)
      let middle = try #require(SymbolDrawing([SymbolContour(points: badge)]).bounds)
      let center = Point((middle.minX + middle.maxX) / 2, (middle.minY + middle.maxY) / 2)
      let reach = badge.map { ($0 - center).length }.max() ?? 0
      let nearest = base.map { ($0 - center).length }.min() ?? 0
      #expect(nearest - reach > 0.6 * gap, "\(name) \(weight)")
    }
  }

  @Test("A mark in a shape keeps clear of the shape's line, and is larger the larger its room")
  func marksInShapes() throws {
    for shape in ["circle", "square", "hexagon", "shield", "bubble", "rectangle.portrait"] {
      let parts = try drawing("ladybug.\(shape)").parts
      let outside = parts.filter { $0.level == 1 }.flatMap(\.contours)
      let mark = parts.filter { $0.level == 0 }.flatMap(\.contours)
      #expect(SymbolUnion.intersection(outside, mark).isEmpty, "\(shape)")
    }
  }

  @Test("Every sketch can be read, and every symbol that it uses exists")
  func sketches() {
    for table in SymbolSketchbook.themes {
      for (name, text) in SymbolSketchbook.entries(table) {
        let sketch = SymbolSketch(text)
        #expect(sketch != nil, "\(name)")
        for step in sketch?.steps ?? [] where step.kind == "U" {
          #expect(SymbolComposer.recipe(step.text) != nil, "\(name): \(step.text)")
        }
      }
    }
  }

  @Test(
    "A sketch that makes no sense is refused",
    arguments: [
      "", ";", "Z 1 2", "L 1", "L 1 2", "L 1 2 3", "R 1 2 3 4", "C", "C 1", "C 1 2 l 3",
      "C 1 2 c 1 2 3 4", "x-L 0 0 1 1", "*a L 0 0 1 1", "@ L 0 0 1 1", "U", "^", "^a", "P 1 2 3 4",
    ])
  func nonsense(text: String) {
    #expect(SymbolSketch(text) == nil)
  }

  @Test("Drawing twice gives the same outlines to the bit")
  func deterministic() throws {
    for name in [
      "calendar.badge.plus", "cloud.bolt.rain.fill", "bell.badge.slash", "q.circle.fill",
    ] {
      #expect(try drawing(name).contours == drawing(name).contours)
    }
  }

  @Test("Differences and intersections share the area of what they are made from")
  func booleans() {
    let first = [SymbolShapes.circle(.zero, 30)]
    let second = [SymbolShapes.box(Point(20, 5), width: 40, height: 30, radius: 6)]
    let area = { (contours: [SymbolContour]) in SymbolDrawing(contours).area }
    let rest = area(SymbolUnion.difference(first, second))
    let both = area(SymbolUnion.intersection(first, second))
    #expect(both > 100 && rest > 100)
    #expect(abs(rest + both - area(first)) < 1e-6)
    #expect(SymbolUnion.difference(first, first).allSatisfy { abs($0.doubledArea) < 1e-6 })
  }

  @Test("A variable value switches steps on in their order")
  func variableValues() throws {
    for (name, steps) in [("wifi", 3), ("speaker.wave.3", 3), ("chart.bar.fill", 3), ("star", 0)] {
      let glyph = try #require(SymbolLibrary.symbol(named: name))
      #expect(glyph.steps == steps, "\(name)")
      let on = { (value: Double) in glyph.layers.filter { glyph.isOn($0, at: value) }.count }
      #expect(on(1) == glyph.layers.count)
      #expect(on(0) == glyph.layers.filter { $0.step == 0 }.count)
      #expect(on(0.3) <= on(0.6) && on(0.6) <= on(0.9))
    }
  }
}
