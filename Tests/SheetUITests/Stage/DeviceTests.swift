import Foundation
import Testing

@testable import SheetUI

@Suite("Device")
struct DeviceTests {
  @Test("identifiers are lower-case words with hyphens, and no two devices share one")
  func identifiers() throws {
    let ids = Device.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids { #expect(id.wholeMatch(of: /[a-z0-9]+([-.][a-z0-9]+)*/) != nil, "\(id)") }
  }

  @Test("every alias leads to a device and hides none")
  func aliases() {
    for (alias, id) in Device.aliases {
      #expect(Device.named(alias)?.id == id)
      #expect(!Device.all.contains { $0.id == alias }, "\(alias)")
    }
    #expect(Device.named("iphone-31") == nil)
  }

  @Test("an iPhone 13 is as it was measured")
  func phone() throws {
    let device = try #require(Device.named("iphone-13"))
    #expect(device.scale == 3 && device.cornerRadius == 47.33)
    let portrait = device.screen(in: .portrait)
    #expect(portrait.size == CGSize(width: 390, height: 844))
    #expect(portrait.safeArea == EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    #expect(portrait.horizontalSizeClass == .compact && portrait.verticalSizeClass == .regular)
    #expect(portrait.keyboardHeight == 335 && portrait.layoutMargin == 16)
    let landscape = device.screen(in: .landscape)
    #expect(landscape.size == CGSize(width: 844, height: 390))
    #expect(landscape.safeArea == EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47))
    #expect(landscape.verticalSizeClass == .compact && landscape.layoutMargin == 63)
  }

  @Test("turning swaps the sides of phones and tablets; windows don't turn")
  func turning() {
    for device in Device.all {
      let (a, b) = (device.portrait.size, device.landscape.size)
      let turned = device.idiom == .mac ? a : CGSize(width: a.height, height: a.width)
      #expect(b == turned, "\(device.id)")
    }
  }

  @Test("a device of one's own turns without insets")
  func custom() {
    let insets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    let screen = Device.Screen(size: CGSize(width: 100, height: 200), safeArea: insets)
    let device = Device(id: "mine", idiom: .phone, scale: 1, portrait: screen)
    #expect(device.landscape.size == CGSize(width: 200, height: 100))
    #expect(device.landscape.safeArea == EdgeInsets())
    #expect(Device(id: "w", idiom: .mac, scale: 1, portrait: screen).landscape == screen)
  }
}
