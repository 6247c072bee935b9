import TestSupport
import Testing

@testable import Raster

@Suite("Rendering groups")
struct GroupTests {
  private func square(_ x: Double, _ color: Color) -> DisplayList.Item {
    filled(box(x, 0, 10, 10), color)
  }

  @Test("a translucent group is one picture: overlaps don't show through")
  func groupOpacity() {
    var group = DisplayList.Group([square(0, .black), square(5, .white)])
    group.opacity = 0.5
    let result = drawn([.group(group)], 20, 10, on: Color(bytes: 100, 100, 100))
    #expect(bytes(result, 2, 5)[0] == 50)
    #expect((177...178).contains(bytes(result, 7, 5)[0]))
    #expect(bytes(result, 17, 5)[0] == 100)
  }

  @Test("a group of opacity 1 draws as its items would")
  func straightThrough() {
    let items = [square(0.5, Color.black.opacity(0.3)), square(5.25, Color(bytes: 9, 99, 199))]
    #expect(drawn([.group(DisplayList.Group(items))], 20, 10) == drawn(items, 20, 10))
  }

  @Test("an invisible group draws nothing")
  func invisible() {
    var group = DisplayList.Group([square(0, .black)])
    group.opacity = 0
    #expect(drawn([.group(group)], 4, 4) == drawn([], 4, 4))
  }

  @Test("nested clips let through what both do")
  func nestedClips() {
    var inner = DisplayList.Group([filled(box(0, 0, 100, 100), .black)])
    inner.clip = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    var outer = DisplayList.Group([.group(inner)])
    outer.clip = box(0, 0, 10, 20)
    let result = drawn([.group(outer)], 24, 24)
    let circle = drawn(
      [filled(Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20)), .black)], 24, 24)
    for y in 0..<24 {
      for x in 0..<24 {
        #expect(bytes(result, x, y) == (x < 10 ? bytes(circle, x, y) : [255, 255, 255, 255]))
      }
    }
  }

  @Test("a clip at a fraction of a pixel covers that fraction")
  func fractionalClip() {
    var group = DisplayList.Group([filled(box(0, 0, 10, 10), .black)])
    group.clip = box(0, 0, 2.25, 10)
    let result = drawn([.group(group)], 10, 10)
    #expect(bytes(result, 1, 1)[0] == 0 && bytes(result, 2, 1)[0] == 191)
    #expect(bytes(result, 3, 1)[0] == 255)
  }

  @Test("a mask's opacity lets through its share, its color doesn't matter")
  func mask() {
    var group = DisplayList.Group([filled(box(0, 0, 10, 10), .black)])
    group.mask = [
      filled(box(0, 0, 3, 10), .white), filled(box(3, 0, 3, 10), Color.black.opacity(0.4)),
    ]
    let result = drawn([.group(group)], 10, 10)
    #expect([1, 4, 8].map { bytes(result, $0, 5)[0] } == [0, 153, 255])
  }

  @Test("transforms combine from the inside out")
  func transforms() {
    var inner = DisplayList.Group([filled(box(1, 1, 2, 2), .black)])
    inner.transform = .scale(2, 2)
    var outer = DisplayList.Group([.group(inner)])
    outer.transform = .translation(10, 0)
    let result = drawn([.group(outer)], 20, 10)
    #expect(result == drawn([filled(box(12, 2, 4, 4), .black)], 20, 10))
  }

  @Test("a backdrop in a translucent group sees what is behind the group")
  func backdropInGroup() {
    let material = BackdropMaterial.recipe(.regular, dark: false)
    let backdrop = DisplayList.Item.backdrop(box(4, 4, 24, 24), material)
    let grey = Color(bytes: 128, 128, 128)
    let direct = drawn([backdrop], 32, 32, on: grey)
    var group = DisplayList.Group([backdrop])
    group.opacity = 0.5
    let faded = drawn([.group(group)], 32, 32, on: grey)
    let tint = bytes(direct, 16, 16)[0]
    #expect(abs(tint - 223) <= 3)
    #expect(abs(bytes(faded, 16, 16)[0] - (tint + 128) / 2) <= 1)
    #expect(bytes(faded, 1, 1)[0] == 128)
  }

  @Test("a layer blur spreads colors without darkening them")
  func layerBlur() {
    var group = DisplayList.Group([filled(box(20, 20, 40, 40), Color(bytes: 255, 0, 0))])
    group.blurRadius = 4
    let result = drawn([.group(group)], 80, 80, on: .clear)
    #expect(bytes(result, 40, 40) == [255, 0, 0, 255])
    for pixel in result.pixels { #expect(pixel.rgba.x == pixel.rgba.w && pixel.rgba.y == 0) }
    #expect(abs(bytes(result, 19, 40)[3] - 115) <= 3 && abs(bytes(result, 20, 40)[3] - 140) <= 3)
  }

  @Test("a blur's source outside the clip still bleeds into it")
  func blurAcrossClip() {
    var blurred = DisplayList.Group([filled(box(0, 0, 20, 40), .black)])
    blurred.blurRadius = 4
    var clip = DisplayList.Group([.group(blurred)])
    clip.clip = box(20, 0, 20, 40)
    let whole = drawn([.group(blurred)], 40, 40)
    let part = drawn([.group(clip)], 40, 40)
    #expect(bytes(part, 21, 20) == bytes(whole, 21, 20) && bytes(part, 21, 20)[0] < 200)
    #expect(bytes(part, 19, 20)[0] == 255)
  }
}
