import TestSupport
import Testing

@testable import Raster

@Suite("Gradients")
struct ShaderTests {
  private func ramp(_ a: Color, _ b: Color, from: Point, to: Point) -> Paint {
    .linearGradient(
      LinearGradient(
        stops: [.init(location: 0, color: a), .init(location: 1, color: b)], start: from, end: to))
  }

  @Test("a ramp from black to white has one level a column")
  func monotone() {
    let paint = ramp(.black, .white, from: .zero, to: Point(256, 0))
    let item = DisplayList.Item.fill(box(0, 0, 256, 2), paint, .nonZero)
    let result = drawn([item], 256, 2)
    var last = 0
    for x in 0..<256 {
      let value = bytes(result, x, 0)[0]
      #expect(abs(value - x) <= 1 && value >= last)
      last = value
    }
    #expect(result == drawn([item], 256, 2))
  }

  @Test("a color fading over itself is flat")
  func flat() {
    let color = Color(bytes: 40, 130, 220)
    let paint = ramp(color.opacity(0), color, from: .zero, to: Point(200, 50))
    let result = drawn([.fill(box(0, 0, 200, 50), paint, .nonZero)], 200, 50, on: color)
    #expect(result.pixels.allSatisfy { $0 == PremultipliedPixel(40, 130, 220, 255) })
  }

  @Test("straight colors are interpolated, as tiny-skia's file shows", .needsSharedData)
  func reference() throws {
    let (a, b) = (
      Color(bytes: 50, 127, 150, alpha: 200.0 / 255), Color(bytes: 220, 140, 75, alpha: 180.0 / 255)
    )
    let paint = ramp(a, b, from: Point(10, 10), to: Point(190, 190))
    let ours = StraightImage(
      drawn([.fill(box(10, 10, 180, 180), paint, .nonZero)], 200, 200, on: .clear))
    let theirs = try PNGDecoder.decode(SharedData.bytes("raster-refs/two-stops-linear-pad-hq.png"))
    for i in 0..<200 * 200 {
      for c in 0..<4 {
        let limit = c == 3 ? 1 : 2
        #expect(abs(Int(ours.samples[4 * i + c]) - Int(theirs.samples[4 * i + c])) <= limit)
      }
    }
  }

  @Test("outer colors go on, stops may coincide, lines may have no length")
  func oddGradients() {
    let stops = [
      LinearGradient.Stop(location: 0.5, color: .black), .init(location: 0.5, color: .white),
    ]
    let hard = LinearGradient(stops: stops, start: .zero, end: Point(10, 0))
    let result = drawn([.fill(box(0, 0, 20, 1), .linearGradient(hard), .nonZero)], 20, 1)
    #expect((0..<20).map { bytes(result, $0, 0)[0] } == (0..<20).map { $0 < 5 ? 0 : 255 })
    let point = LinearGradient(stops: stops, start: .zero, end: .zero)
    let none = LinearGradient(stops: [], start: .zero, end: Point(1, 0))
    for gradient in [point, none] {
      let item = DisplayList.Item.fill(box(0, 0, 2, 1), .linearGradient(gradient), .nonZero)
      #expect(bytes(drawn([item], 2, 1), 0, 0)[0] == 255)
    }
  }

  @Test("a vertical ramp's rows are what its transposed twin's columns are")
  func transposed() {
    let (a, b) = (Color(bytes: 3, 200, 90, alpha: 0.3), Color(bytes: 250, 20, 1, alpha: 0.9))
    let down = drawn(
      [.fill(box(0, 0, 30, 30), ramp(a, b, from: .zero, to: Point(0, 30)), .nonZero)], 30, 30)
    let across = drawn(
      [.fill(box(0, 0, 30, 30), ramp(a, b, from: .zero, to: Point(30, 0)), .nonZero)], 30, 30)
    for y in 0..<30 { for x in 0..<30 { #expect(down[x, y] == across[y, x]) } }
  }
}
