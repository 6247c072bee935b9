import Raster
import Testing

@testable import SheetUI

@Suite("The library of system symbols")
struct SymbolLibraryTests {
  /// The names that sheet code uses most.
  static let mostUsed = """
    xmark xmark.circle xmark.circle.fill multiply chevron.left chevron.right chevron.up
    chevron.down chevron.backward chevron.forward chevron.compact.down checkmark
    checkmark.circle checkmark.circle.fill plus plus.circle plus.circle.fill minus minus.circle
    gear gearshape gearshape.fill person person.fill person.circle person.circle.fill
    person.crop.circle person.crop.circle.fill person.2 heart heart.fill star star.fill trash
    trash.fill pencil square.and.arrow.up square.and.arrow.down square.and.pencil
    magnifyingglass house house.fill bell bell.fill calendar clock clock.fill envelope
    envelope.fill lock lock.fill lock.open map mappin mappin.and.ellipse photo camera
    camera.fill play play.fill pause pause.fill stop.fill arrow.left arrow.right arrow.up
    arrow.down arrow.clockwise arrow.counterclockwise arrow.up.arrow.down arrow.uturn.backward
    ellipsis ellipsis.circle info.circle info.circle.fill exclamationmark.triangle
    exclamationmark.triangle.fill questionmark.circle list.bullet line.3.horizontal
    slider.horizontal.3 circle circle.fill square square.fill sun.max sun.max.fill moon
    moon.fill bolt bolt.fill folder folder.fill doc doc.text doc.on.doc tag bookmark
    bookmark.fill cart cart.fill creditcard globe link eye eye.slash hand.thumbsup
    hand.thumbsup.fill paperplane paperplane.fill phone message flag location gift key mic video
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  @Test("Every name that sheet code uses most is drawn", arguments: mostUsed)
  func mostUsedNames(name: String) {
    #expect(SymbolLibrary.symbol(named: name) != nil)
  }

  @Test("Names are sorted, unique, and all drawn")
  func names() {
    #expect(SymbolLibrary.names == Set(SymbolLibrary.names).sorted())
    #expect(SymbolLibrary.names.count >= 3000)
    for name in SymbolLibrary.names { #expect(SymbolComposer.recipe(name) != nil, "\(name)") }
  }

  @Test("An unknown name has no symbol, and the nearest known one is suggested")
  func suggestions() {
    #expect(SymbolLibrary.symbol(named: "xmark.circel.fill") == nil)
    #expect(SymbolLibrary.symbol(named: "") == nil)
    #expect(SymbolLibrary.suggestion(for: "xmark.circel.fill") == "xmark.circle.fill")
    #expect(SymbolLibrary.suggestion(for: "chevron.rigth") == "chevron.right")
    #expect(SymbolLibrary.suggestion(for: "hearts.fill") == "heart.fill")
    #expect(SymbolLibrary.suggestion(for: "com.example.unheard-of") == nil)
  }

  @Test("The placeholder is a visible box")
  func placeholder() {
    let glyph = SymbolLibrary.placeholder()
    #expect(!glyph.path.isEmpty)
    #expect(glyph.bounds.width > 0.7 && glyph.bounds.height > 0.7)
  }

  @Test("A weight outside the scale counts as the nearest one on it")
  func clampedWeights() {
    let name = "xmark"
    let thin = SymbolLibrary.symbol(named: name, weight: 100)
    #expect(SymbolLibrary.symbol(named: name, weight: .min) == thin)
    let black = SymbolLibrary.symbol(named: name, weight: 900)
    #expect(SymbolLibrary.symbol(named: name, weight: .max) == black)
    #expect(thin != black)
  }

  /// Signs that only a font of two weights has, and one that is black from weight 600 on.
  private static let fallbackSigns: Set = ["bahtsign", "bold"]

  @Test("Ink of symbols drawn with lines grows with the weight")
  func inkGrows() {
    // Filled shapes don't count: what is cut out of them grows as well.
    for (name, recipe) in SymbolLibrary.recipes.sorted(by: { $0.key < $1.key })
    where !name.contains("fill") && !name.contains("inverse")
      && !Self.fallbackSigns.contains(name)
    {
      let areas = [100, 900].map { weight in
        recipe(SymbolPen(weight: weight, scale: .medium)).area
      }
      #expect(zip(areas, areas.dropFirst()).allSatisfy { $0 < $1 }, "\(name): \(areas)")
    }
  }

  @Test(
    "Scales order the size of a symbol, in every weight", arguments: ["circle", "xmark", "bell"])
  func scales(name: String) throws {
    for weight in [100, 400, 900] {
      let widths = try SymbolScale.allCases.map { scale in
        try #require(SymbolLibrary.symbol(named: name, weight: weight, scale: scale)).width
      }
      #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }
  }

  @Test(
    "Mirrored symbols are each other's mirror image",
    arguments: [
      ("chevron.left", "chevron.right"), ("arrow.left", "arrow.right"),
      ("chevron.backward.circle.fill", "chevron.forward.circle.fill"),
      ("arrow.uturn.left", "arrow.uturn.right"), ("bubble.left", "bubble.right"),
      ("arrow.clockwise", "arrow.counterclockwise"), ("forward.fill", "backward.fill"),
    ])
  func mirrors(left: String, right: String) throws {
    let pen = SymbolPen(weight: 500, scale: .medium)
    let leftRecipe = try #require(SymbolLibrary.recipes[left])
    let rightRecipe = try #require(SymbolLibrary.recipes[right])
    let (one, other) = (leftRecipe(pen), rightRecipe(pen).mirrored)
    let difference = abs(one.area - other.area)
    #expect(difference < 1e-6)
    let together = SymbolUnion.joined(one.contours + other.contours)
    #expect(abs(together.map(\.doubledArea).reduce(0, +) / 2 - one.area) < 1e-3 * one.area)
  }
}

extension SymbolDrawing {
  /// The area of the ink, in square grid units; overlaps count once.
  var area: Double {
    SymbolUnion.joined(contours).map(\.doubledArea).reduce(0, +) / 2
  }
}
