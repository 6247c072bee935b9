import TestSupport
import Testing

@testable import Raster

/// Draws items at scale 1.
func drawn(
  _ items: [DisplayList.Item], _ width: Int, _ height: Int, on background: Color = .white,
  scale: Double = 1
) -> Bitmap {
  Renderer(scale: scale).render(
    DisplayList(items), width: width, height: height, background: background)
}

/// A rectangle's path.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
  Path(rect: Rect(x: x, y: y, width: width, height: height))
}

/// An item that fills a path with a color.
func filled(_ path: Path, _ color: Color) -> DisplayList.Item {
  .fill(path, .color(color), .nonZero)
}

/// The red, green, blue and alpha of a pixel.
func bytes(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
  let p = bitmap[x, y].rgba
  return [Int(p.x), Int(p.y), Int(p.z), Int(p.w)]
}

@Suite("Rendering fills")
struct RendererTests {
  private let red = Color(bytes: 200, 30, 10)

  @Test("coordinates far outside fill what shows and nothing else")
  func hugeCoordinates() {
    let tall = drawn([filled(box(0, -693_631_800, 100, 693_631_850), .black)], 100, 100)
    for y in 0..<100 { #expect(bytes(tall, 50, y)[0] == (y < 50 ? 0 : 255)) }
    let far = drawn([filled(box(1e9, 1e9, 10, 10), .black)], 100, 100)
    #expect(far.pixels.allSatisfy { $0 == PremultipliedPixel(255, 255, 255, 255) })
    let thin = drawn([filled(box(50.5, 0, 1e-7, 100), .black)], 100, 100)
    #expect(thin == far)
    var wedge = Path()
    wedge.move(to: Point(-1e12, -1e12))
    wedge.addLine(to: Point(1e12, -1e12))
    wedge.addLine(to: Point(1e12, 1e12))
    wedge.close()
    let half = drawn([filled(wedge, .black)], 100, 100)
    #expect(bytes(half, 70, 30)[0] == 0 && bytes(half, 30, 70)[0] == 255)
    #expect(abs(bytes(half, 50, 50)[0] - 128) <= 1)
  }

  @Test(
    "coordinates near a Double's limits neither trap nor draw", arguments: [1e16, 1e200, 1.7e308])
  func astronomic(_ far: Double) {
    var path = Path()
    path.move(to: Point(-far, 2))
    path.addLine(to: Point(far, 7))
    path.addCubic(Point(-far, far), Point(far, -far), to: Point(3, -far))
    var group = DisplayList.Group([filled(path, .black)])
    group.shadow = .init(color: .black, radius: far, offset: Point(far, 1))
    group.transform = .scale(2, far)
    let result = drawn(
      [
        filled(path, .black), .group(group),
        .stroke(path, .color(.black), .init(width: 2, cap: .round, join: .round)),
        .stroke(path, .color(.black), .init(width: far, dash: [1, far])),
      ], 8, 8)
    #expect(result.pixels.allSatisfy { $0 == PremultipliedPixel(255, 255, 255, 255) })
    // A rectangle is cut to the canvas before anything is multiplied.
    let all = drawn([filled(box(-far / 4, -far / 4, far / 2, far / 2), .black)], 8, 8)
    #expect(all.pixels.allSatisfy { $0 == PremultipliedPixel(0, 0, 0, 255) })
  }

  @Test("coordinates that aren't finite drop the item", arguments: [Double.nan, .infinity])
  func notFinite(_ bad: Double) {
    var path = Path()
    path.move(to: Point(0, 0))
    path.addLine(to: Point(bad, 5))
    path.addCubic(Point(0, 1), Point(bad, 2), to: Point(3, 3))
    var group = DisplayList.Group([filled(box(0, 0, 5, 5), .black)])
    group.transform = .scale(bad, 1)
    var shadowed = DisplayList.Group([filled(box(bad, 0, 5, 5), .black)])
    shadowed.shadow = .init(color: .black, radius: bad, offset: Point(bad, 0))
    var soft = DisplayList.Group([filled(path, .black)])
    soft.blurRadius = 3
    soft.opacity = 0.5
    let run = GlyphRun(
      glyphs: [.init(outline: GlyphOutline(path: box(0, 0, 1, 1)), position: Point(bad, 0))],
      size: bad, text: "x")
    let picture = Bitmap(width: 2, height: 2, filledWith: PremultipliedPixel(0, 0, 0, 255))
    let rect = Rect(x: bad, y: 0, width: 3, height: 3)
    let material = BackdropMaterial.recipe(.thin, dark: false)
    let result = drawn(
      [
        filled(path, .black), filled(box(bad, 0, 5, 5), .black),
        .stroke(path, .color(.black), .init(width: 1)),
        .stroke(box(0, 0, 5, 5), .color(.black), .init(width: bad == bad ? .nan : bad)),
        .group(group), .group(shadowed), .group(soft), .glyphs(run, .color(.black)),
        .image(picture, rect), .template(picture, rect, .color(.black)),
        .backdrop(box(bad, 0, 5, 5), material),
      ], 8, 8)
    #expect(result.pixels.allSatisfy { $0 == PremultipliedPixel(255, 255, 255, 255) })
  }

  @Test("a rectangle from 0.5 to 2.5 covers three columns")
  func fractionalEdges() {
    let result = drawn([filled(box(0.5, 0, 2, 1), .black)], 4, 1, on: .clear)
    #expect((0..<4).map { bytes(result, $0, 0)[3] } == [128, 255, 128, 0])
  }

  @Test("rectangles that meet on a pixel edge show no seam")
  func seam() {
    let result = drawn(
      [filled(box(0, 0, 100, 100), red), filled(box(100, 0, 100, 100), red)], 200, 100)
    #expect(result.pixels.allSatisfy { $0 == PremultipliedPixel(200, 30, 10, 255) })
    let black = drawn([filled(box(10.3, 10.7, 50.1, 50.2), .black)], 80, 80, on: .black)
    #expect(black.pixels.allSatisfy { $0 == PremultipliedPixel(0, 0, 0, 255) })
  }

  @Test("a fractional shared edge leaks at most a quarter")
  func conflation() {
    let result = drawn(
      [filled(box(0, 0, 10.5, 5), .black), filled(box(10.5, 0, 9.5, 5), .black)], 20, 5)
    #expect(abs(bytes(result, 10, 2)[0] - 64) <= 1)
    #expect(bytes(result, 9, 2)[0] == 0 && bytes(result, 11, 2)[0] == 0)
  }

  @Test("a radius that is too large is reduced evenly")
  func largeRadius() {
    func capsule(_ radius: Double) -> Bitmap {
      let path = Path(
        roundedRect: Rect(x: 0, y: 0, width: 300, height: 75), cornerRadius: radius)
      return drawn([filled(path, .black)], 300, 75)
    }
    let result = capsule(75)
    #expect(result == capsule(37.5))
    #expect(bytes(result, 2, 37)[0] == 0)
    for y in 0..<75 {
      for x in 0..<300 {
        #expect(abs(bytes(result, x, y)[0] - bytes(result, 299 - x, y)[0]) <= 1)
        #expect(abs(bytes(result, x, y)[0] - bytes(result, x, 74 - y)[0]) <= 1)
      }
    }
  }

  @Test("a translucent rounded rectangle has no darker parts", arguments: [6.0, 20])
  func noOverlap(_ radius: Double) {
    let path = Path(roundedRect: Rect(x: 0, y: 0, width: 100, height: 12), cornerRadius: radius)
    let result = drawn([filled(path, Color.black.opacity(0.5))], 100, 12)
    for pixel in result.pixels { #expect(pixel.rgba.x >= 127) }
    #expect((127...128).contains(bytes(result, 50, 6)[0]))
  }

  @Test("translucent black and white add up without drift")
  func noDrift() {
    let veil = filled(box(0, 0, 1, 1), Color.black.opacity(0.4))
    #expect(bytes(drawn([veil], 1, 1), 0, 0)[0] == 153)
    #expect(bytes(drawn([veil, veil], 1, 1), 0, 0)[0] == 92)
    let mist = filled(box(0, 0, 1, 1), Color.white.opacity(0.1))
    let ten = drawn(Array(repeating: mist, count: 10), 1, 1, on: .black)
    #expect(abs(bytes(ten, 0, 0)[0] - 166) <= 2)
    let blue = drawn([veil], 1, 1, on: Color(bytes: 0, 122, 255))
    #expect(bytes(blue, 0, 0) == [0, 73, 153, 255])
    let handle = filled(box(0, 0, 1, 1), Color(bytes: 60, 60, 67, alpha: 0.6))
    #expect(bytes(drawn([handle], 1, 1), 0, 0) == [138, 138, 142, 255])
  }

  @Test("even-odd leaves a hole where non-zero doesn't")
  func fillRules() {
    var path = box(0, 0, 9, 9)
    path.append(box(3, 3, 3, 3))
    let hole = drawn([.fill(path, .color(.black), .evenOdd)], 9, 9)
    let full = drawn([.fill(path, .color(.black), .nonZero)], 9, 9)
    #expect(bytes(hole, 4, 4)[0] == 255 && bytes(full, 4, 4)[0] == 0 && bytes(hole, 1, 1)[0] == 0)
  }

  @Test("tiny-skia's rectangles come out within tolerance", .needsSharedData)
  func rasterReferences() throws {
    let color = Color(bytes: 50, 127, 150, alpha: 200.0 / 255)
    for (name, shape) in [
      ("int-rect-aa", box(10, 15, 80, 70)), ("float-rect-aa", box(10.3, 15.4, 80.5, 70.6)),
    ] {
      let ours = StraightImage(drawn([filled(shape, color)], 100, 100, on: .clear))
      let theirs = try PNGDecoder.decode(SharedData.bytes("raster-refs/\(name).png"))
      for i in 0..<100 * 100 {
        let (a, b) = (Int(ours.samples[4 * i + 3]), Int(theirs.samples[4 * i + 3]))
        #expect(abs(a - b) <= 2)
        for c in 0..<3 where a > 0 && b > 0 {
          #expect(abs(Int(ours.samples[4 * i + c]) - [50, 127, 150][c]) <= 3)
        }
      }
    }
  }

  @Test("an empty picture and empty shapes are fine")
  func empty() {
    #expect(drawn([filled(box(0, 0, 1, 1), .black)], 0, 0).pixels.isEmpty)
    let nothing = drawn(
      [
        filled(box(1, 1, 0, 5), .black), filled(Path(), .black),
        filled(Path(roundedRect: Rect(x: 1, y: 1, width: 0, height: 4), cornerRadius: 3), .black),
        .group(DisplayList.Group([])),
        .glyphs(GlyphRun(glyphs: [], size: 0, text: ""), .color(.black)),
        .image(Bitmap(width: 0, height: 0), Rect(x: 0, y: 0, width: 4, height: 4)),
      ], 6, 6)
    #expect(nothing.pixels.allSatisfy { $0 == PremultipliedPixel(255, 255, 255, 255) })
  }
}
