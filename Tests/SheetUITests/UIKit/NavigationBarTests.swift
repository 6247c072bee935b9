import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// Bars of UIKit, and SwiftUI's under the looks that UIKit code asks for.
@MainActor
@Suite(.serialized)
struct NavigationBarTests {
  private func phone(_ root: UIViewController) throws -> Stage {
    try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
  }

  @Test("a bar of a phone is 44 points high below the status bar, and content begins under it")
  func barHeight() throws {
    let root = UIViewController()
    root.title = "Title"
    let stage = try phone(UINavigationController(rootViewController: root))
    #expect(try stage.frame(of: "UINavigationBar") == CGRect(x: 0, y: 59, width: 393, height: 44))
    #expect(root.view.safeAreaInsets.top == 103)
  }

  @Test("a bar of a card is 56 points high")
  func barInCard() throws {
    let presenter = UIViewController()
    let stage = try phone(presenter)
    let root = UIViewController()
    root.title = "Card"
    let sheet = UINavigationController(rootViewController: root)
    try stage.perform { presenter.present(sheet, animated: false) }
    #expect(root.view.safeAreaInsets.top == 56)
  }

  @Test("large titles add 52 points, and a controller may go without")
  func largeTitle() throws {
    let root = UIViewController()
    root.title = "Large"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = try phone(navigation)
    #expect(root.view.safeAreaInsets.top == 155)
    try stage.perform { root.navigationItem.largeTitleDisplayMode = .never }
    #expect(root.view.safeAreaInsets.top == 103)
  }

  @Test("the outermost buttons are the first ones on both sides")
  func buttonOrder() throws {
    let root = UIViewController()
    root.navigationItem.leftBarButtonItems = ["A", "B"].map { UIBarButtonItem(title: $0) }
    root.navigationItem.rightBarButtonItems = ["D", "C"].map { UIBarButtonItem(title: $0) }
    let stage = try phone(UINavigationController(rootViewController: root))
    let places = try ["A", "B", "C", "D"].map { try stage.center(ofText: $0).x }
    #expect(places == places.sorted())
    #expect(places[1] < 196 && places[2] > 196)
  }

  @Test("a tap on a button does its action, and one on the way back pops")
  func taps() throws {
    let root = UIViewController()
    root.title = "Root"
    var count = 0
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", primaryAction: UIAction { _ in count += 1 })
    let navigation = UINavigationController(rootViewController: root)
    let stage = try phone(navigation)
    try stage.tap("Add")
    #expect(count == 1)
    let next = UIViewController()
    next.title = "Next"
    try stage.perform { navigation.pushViewController(next, animated: false) }
    #expect(navigation.topViewController === next)
    try stage.tap("Root")
    #expect(navigation.topViewController === root)
  }

  @Test("a bar shows what a SwiftUI view in its controller says")
  func hostedToolbar() throws {
    let host = UIHostingController(
      rootView: Text("Content").navigationTitle("Hosted").toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
      })
    let stage = try phone(UINavigationController(rootViewController: host))
    #expect(abs(try stage.center(ofText: "Hosted").y - 81) < 1)
    #expect(try stage.center(ofText: "Done").x > 300)
  }

  @Test("a navigation bar of SwiftUI has the background that its proxy asks for")
  func proxyBackground() throws {
    defer { AppearanceProxies.removeAll() }
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    let stage = try Stage(try #require(Device.named("iphone-15"))) {
      NavigationStack { Text("Page").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    let picture = try stage.snapshot()
    #expect(picture.color(5, 5, scale: 3) == RGB(255, 0, 0))
    #expect(picture.color(5, 100, scale: 3) == RGB(255, 0, 0))
    #expect(picture.color(5, 110, scale: 3) == RGB(255, 255, 255))
  }

  @Test("without a look at the edge the standard one shows only over content")
  func standardAtEdge() throws {
    defer { AppearanceProxies.removeAll() }
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    appearance.backgroundEffect = nil
    UINavigationBar.appearance().standardAppearance = appearance
    let stage = try Stage(try #require(Device.named("iphone-15"))) {
      NavigationStack {
        ScrollView { Color.white.frame(height: 2000) }
          .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(try stage.snapshot().color(5, 80, scale: 3) == RGB(255, 255, 255))
    try stage.drag(from: CGPoint(x: 100, y: 600), by: CGSize(width: 0, height: -200))
    try stage.settle()
    #expect(try stage.snapshot().color(5, 80, scale: 3) == RGB(255, 0, 0))
  }

  @Test("a bar's own color ends where the status bar begins")
  func ownColor() throws {
    defer { AppearanceProxies.removeAll() }
    UINavigationBar.appearance().backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    let stage = try Stage(try #require(Device.named("iphone-15"))) {
      NavigationStack { Text("Page").navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
    }
    let picture = try stage.snapshot()
    #expect(picture.color(5, 50, scale: 3) == RGB(255, 255, 255))
    #expect(picture.color(5, 65, scale: 3) == RGB(0, 0, 255))
  }

  @Test("a proxy is the same object each time, and other kinds have their own")
  func proxies() {
    defer { AppearanceProxies.removeAll() }
    #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
    #expect(UITabBar.appearance() !== UIToolbar.appearance())
    let within = UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self])
    #expect(within !== UIView.appearance())
  }

  @Test("a tab bar chooses by taps, and its controller's content ends above it")
  func tabs() throws {
    let (first, second) = (UIViewController(), UIViewController())
    first.tabBarItem = UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(systemName: "gear"), tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let stage = try phone(tabs)
    #expect(try stage.frame(of: "UITabBar") == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(first.view.safeAreaInsets.bottom == 83)
    try stage.tap("Second")
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.selectedViewController === second)
  }

  @Test("segments of SwiftUI's pickers have the colors that the proxy asks for")
  func segments() throws {
    defer { AppearanceProxies.removeAll() }
    UISegmentedControl.appearance().selectedSegmentTintColor = UIColor(
      red: 1, green: 0, blue: 0, alpha: 1)
    UISegmentedControl.appearance().setTitleTextAttributes(
      [.foregroundColor: UIColor.white], for: .selected)
    let stage = try Stage(try #require(Device.named("iphone-15"))) {
      Picker("", selection: .constant(0)) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
      .pickerStyle(.segmented)
    }
    let place = try stage.center(ofText: "A")
    #expect(try stage.snapshot().color(place.x - 40, place.y, scale: 3) == RGB(255, 0, 0))
  }
}
