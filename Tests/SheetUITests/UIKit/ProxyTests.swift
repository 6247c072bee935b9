import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// SwiftUI's views under the looks that UIKit code asks for of all views of a kind.
///
/// Serial, because proxies belong to the process.
extension NavigationBarTests {
  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(try #require(Device.named("iphone-15"))) { view }
  }

  @Test("lists have the background and lines that tables are to have")
  func lists() throws {
    defer { AppearanceProxies.removeAll() }
    UITableView.appearance().backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let stage = try stage(List { Text("Row") })
    #expect(try stage.snapshot().color(5, 400, scale: 3) == RGB(0, 0, 255))
    #expect(!ProxyLooks.hidesListSeparators)
    UITableView.appearance().separatorStyle = .none
    #expect(ProxyLooks.hidesListSeparators)
  }

  @Test("text editors have the background that text views are to have")
  func editors() throws {
    defer { AppearanceProxies.removeAll() }
    UITextView.appearance().backgroundColor = .clear
    let stage = try stage(
      TextEditor(text: .constant("")).frame(width: 100, height: 100).background(Color.red))
    let picture = try stage.snapshot()
    #expect(
      picture.color(196, 438, scale: 3) == RGB(255, 56, 60)
        || picture.color(196, 438, scale: 3).red > 200)
    #expect(picture.color(196, 438, scale: 3).blue < 100)
  }

  @Test("switches that are on have the color that all are to have")
  func switches() throws {
    defer { AppearanceProxies.removeAll() }
    UISwitch.appearance().onTintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let stage = try stage(Toggle("", isOn: .constant(true)).labelsHidden())
    #expect(try stage.snapshot().color(180, 438, scale: 3) == RGB(0, 0, 255))
  }

  @Test("dots of pages have the colors that page controls are to have")
  func pages() throws {
    defer { AppearanceProxies.removeAll() }
    UIPageControl.appearance().currentPageIndicatorTintColor = .red
    UIPageControl.appearance().pageIndicatorTintColor = .blue
    #expect(ProxyLooks.currentPageDot == Color(UIColor.red))
    #expect(ProxyLooks.pageDot == Color(UIColor.blue))
  }

  @Test("without proxies nothing is asked for")
  func none() {
    #expect(BarLook.navigationBars == nil && BarLook.tabBars == nil && BarLook.toolbars == nil)
    #expect(SegmentLook.all == SegmentLook())
    #expect(ProxyLooks.listBackground == nil && ProxyLooks.alertTint == nil)
  }
}
