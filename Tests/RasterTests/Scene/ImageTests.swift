import TestSupport
import Testing

@testable import Raster

@Suite("Rendering images")
struct ImageTests {
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = SeededGenerator(seed: seed)
    var result = Bitmap(width: width, height: height)
    for i in result.pixels.indices {
      let a = UInt8.random(in: 0...255, using: &random)
      result.pixels[i] = PremultipliedPixel(
        UInt8.random(in: 0...a, using: &random), UInt8.random(in: 0...a, using: &random), 0, a)
    }
    return result
  }

  @Test("a picture on whole pixels is copied exactly")
  func exact() {
    let picture = noise(9, 7, seed: 12)
    let item = DisplayList.Item.image(picture, Rect(x: 2, y: 1, width: 4.5, height: 3.5))
    let result = drawn([item], 20, 16, on: .clear, scale: 2)
    for y in 0..<16 {
      for x in 0..<20 {
        let inside = (4..<13).contains(x) && (2..<9).contains(y)
        #expect(result[x, y] == (inside ? picture[x - 4, y - 2] : .clear))
      }
    }
  }

  @Test("a smaller picture has the mean color")
  func reduced() {
    let picture = noise(64, 64, seed: 13)
    let result = drawn(
      [.image(picture, Rect(x: 0, y: 0, width: 4, height: 4))], 4, 4, on: .clear)
    var sum = 0
    for y in 0..<16 { for x in 0..<16 { sum += Int(picture[x, y].rgba.w) } }
    #expect(abs(bytes(result, 0, 0)[3] - sum / 256) <= 1)
  }

  @Test("a uniform picture stays uniform at any size and place")
  func uniform() {
    let pixel = PremultipliedPixel(80, 40, 20, 160)
    let picture = Bitmap(width: 13, height: 5, filledWith: pixel)
    for width in [1.0, 5, 13, 20, 50] {
      let rect = Rect(x: 0, y: 0, width: width, height: 8)
      let result = drawn([.image(picture, rect)], 50, 8, on: .clear)
      for x in 0..<Int(width) { #expect(result[x, 3] == pixel) }
    }
  }

  @Test("a mirrored picture is mirrored, a turned one turned")
  func turned() {
    let picture = noise(8, 8, seed: 14)
    var group = DisplayList.Group([.image(picture, Rect(x: 0, y: 0, width: 8, height: 8))])
    group.transform = Affine(a: -1, b: 0, c: 0, d: 1, tx: 8, ty: 0)
    let mirrored = drawn([.group(group)], 8, 8, on: .clear)
    group.transform = Affine(a: 0, b: 1, c: -1, d: 0, tx: 8, ty: 0)
    let turned = drawn([.group(group)], 8, 8, on: .clear)
    for y in 0..<8 {
      for x in 0..<8 {
        #expect(mirrored[x, y] == picture[7 - x, y] && turned[x, y] == picture[y, 7 - x])
      }
    }
  }

  @Test("a template takes the picture's opacity and the paint's color")
  func template() {
    var icon = Bitmap(width: 2, height: 1)
    icon[0, 0] = PremultipliedPixel(9, 200, 0, 255)
    icon[1, 0] = PremultipliedPixel(0, 0, 102, 102)
    let item = DisplayList.Item.template(
      icon, Rect(x: 0, y: 0, width: 2, height: 1), .color(Color(bytes: 0, 122, 255)))
    let result = drawn([item], 2, 1)
    #expect(bytes(result, 0, 0) == [0, 122, 255, 255])
    #expect(bytes(result, 1, 0) == [153, 202, 255, 255])
  }

  @Test("the edge of a picture at a fraction of a pixel is covered in part")
  func fraction() {
    let picture = Bitmap(width: 4, height: 4, filledWith: PremultipliedPixel(0, 0, 0, 255))
    let result = drawn([.image(picture, Rect(x: 0.25, y: 0, width: 4, height: 4))], 6, 4)
    #expect([0, 1, 4, 5].map { bytes(result, $0, 1)[0] } == [64, 0, 191, 255])
  }
}
