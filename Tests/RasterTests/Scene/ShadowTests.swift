import TestSupport
import Testing

@testable import Raster

@Suite("Rendering shadows")
struct ShadowTests {
  private func sheet(_ items: [DisplayList.Item], radius: Double = 10, y: Double = 0)
    -> DisplayList.Item
  {
    var group = DisplayList.Group(items)
    group.shadow = .init(color: Color.black.opacity(0.13), radius: radius, offset: Point(0, y))
    return .group(group)
  }

  @Test("darkness beside a long edge follows the normal distribution", arguments: [1.0, 2, 3])
  func longEdge(_ scale: Double) {
    let side = 400.0
    let item = sheet([filled(box(100, -200, 600, 800), .white)])
    let result = drawn([item], Int(300 * scale), Int(side * scale), on: .white, scale: scale)
    let y = Int(200 * scale)
    for d in stride(from: 1.0, through: 30, by: 2) {
      let x = Int((100 - d) * scale)
      let center = 100 - (Double(x) + 0.5) / scale
      let share = 0.13 * (1 - PortableMath.normalShare(below: center / 10))
      #expect(abs(Double(255 - bytes(result, x, y)[0]) - 255 * share) <= 1, "at \(d)")
    }
    #expect(bytes(result, Int(110 * scale), y)[0] == 255)
  }

  @Test("the fast way and the general way agree")
  func ways() {
    let path = Path(roundedRect: Rect(x: 40, y: 40, width: 90, height: 60), cornerRadius: 12)
    for radius in [0, 1, 3, 8, 15.0] {
      let fast = drawn([sheet([filled(path, .white)], radius: radius, y: 5)], 170, 150)
      // A nested group hides the single fill.
      let nested = DisplayList.Item.group(DisplayList.Group([filled(path, .white)]))
      let slow = drawn([sheet([nested], radius: radius, y: 5)], 170, 150)
      for i in fast.pixels.indices {
        #expect(abs(Int(fast.pixels[i].rgba.x) - Int(slow.pixels[i].rgba.x)) <= 1)
      }
    }
  }

  @Test("a clip's outline casts the shadow, unclipped")
  func clipped() {
    let shape = Path(roundedRect: Rect(x: 40, y: 40, width: 90, height: 60), cornerRadius: 12)
    var group = DisplayList.Group([filled(box(0, 0, 200, 200), .white)])
    group.clip = shape
    group.shadow = .init(color: Color.black.opacity(0.13), radius: 6, offset: .zero)
    #expect(
      drawn([.group(group)], 170, 150)
        == drawn([sheet([filled(shape, .white)], radius: 6)], 170, 150))
  }

  @Test("a translucent silhouette casts a lighter shadow")
  func translucent() {
    let item = { (alpha: Double) in
      self.sheet([filled(box(30, 30, 60, 60), Color.white.opacity(alpha))], radius: 5)
    }
    let (full, half) = (drawn([item(1)], 120, 120), drawn([item(0.5)], 120, 120))
    let (a, b) = (255 - bytes(full, 28, 60)[0], 255 - bytes(half, 28, 60)[0])
    #expect(a > 8 && abs(a - 2 * b) <= 2)
  }

  @Test("group opacity fades picture and shadow as one")
  func faded() {
    var group = DisplayList.Group([filled(box(30, 30, 60, 60), .white)])
    group.shadow = .init(color: .black, radius: 5, offset: .zero)
    group.opacity = 0.5
    let result = drawn([.group(group)], 120, 120)
    // Inside, white over its own shadow is white: no grey shines through.
    #expect(bytes(result, 60, 60)[0] == 255)
    #expect(bytes(result, 29, 60)[0] < 210)
  }

  @Test("a shadow reaches into the clip from outside")
  func acrossClip() {
    var outer = DisplayList.Group([
      sheet([.group(DisplayList.Group([filled(box(0, 0, 20, 60), .black)]))], radius: 5)
    ])
    outer.clip = box(21, 0, 30, 60)
    let result = drawn([.group(outer)], 60, 60)
    #expect(bytes(result, 22, 30)[0] < 250 && bytes(result, 20, 30)[0] == 255)
  }
}
