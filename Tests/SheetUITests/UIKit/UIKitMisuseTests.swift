import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// What UIKit's code gets wrong: nothing traps, and the picture stays sane.
@MainActor
struct UIKitMisuseTests {
  private let root = ColorController(.white)

  private func stage() throws -> Stage { try Stage.plain(200, 300, idiom: .phone, root: root) }

  @Test("presenting twice, a controller that is shown, and dismissing twice")
  func presenting() throws {
    let stage = try stage()
    let (one, two) = (ColorController(.red), ColorController(.blue))
    try stage.perform {
      root.present(one, animated: false)
      root.present(two, animated: false)
      one.present(one, animated: false)
    }
    #expect(root.presentedViewController === one)
    #expect(!stage.warnings.isEmpty)
    var ends = 0
    try stage.perform {
      root.dismiss(animated: true) { ends += 1 }
      root.dismiss(animated: true) { ends += 1 }
      one.dismiss(animated: false)
    }
    try stage.advance(by: 1)
    #expect(root.presentedViewController == nil && ends == 2)
    try stage.perform { root.dismiss(animated: true) }
  }

  @Test("constraints that exclude each other keep the ones of higher priority")
  func constraints() throws {
    let stage = try stage()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    try stage.perform {
      root.view.addSubview(box)
      let weak = box.widthAnchor.constraint(equalToConstant: 90)
      weak.priority = .defaultHigh
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalToConstant: 50), weak,
        box.heightAnchor.constraint(equalToConstant: 20),
        box.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
        box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
        box.topAnchor.constraint(equalTo: root.view.topAnchor),
      ])
    }
    #expect(box.frame.width == 50 && box.frame.height >= 20 && box.frame.height <= 40)
  }

  @Test("identifiers and index paths that there are none of")
  func lists() throws {
    let stage = try stage()
    let table = UITableView(frame: root.view.bounds)
    let layout = UICollectionViewFlowLayout()
    let items = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    let far = IndexPath(row: 9, section: 9)
    try stage.perform {
      root.view.addSubview(table)
      root.view.addSubview(items)
      #expect(table.dequeueReusableCell(withIdentifier: "none") == nil)
      _ = table.dequeueReusableCell(withIdentifier: "none", for: far)
      _ = items.dequeueReusableCell(withReuseIdentifier: "none", for: far)
      table.scrollToRow(at: far, at: .top, animated: true)
      table.selectRow(at: far, animated: true, scrollPosition: .middle)
      table.deleteRows(at: [far], with: .fade)
      table.reloadSections(IndexSet(integer: 7), with: .none)
      items.scrollToItem(at: far, at: .top, animated: true)
      items.deleteItems(at: [far])
    }
    #expect(table.cellForRow(at: far) == nil && items.cellForItem(at: far) == nil)
    #expect(table.rectForRow(at: far) == .zero && table.rect(forSection: 9) == .zero)
  }

  @Test("views in themselves, pages that there are none of, values out of range")
  func views() throws {
    let stage = try stage()
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let scroll = UIScrollView(frame: root.view.bounds)
    let owner = UINavigationController(rootViewController: ColorController(.red))
    try stage.perform {
      root.view.insertSubview(pages, at: 99)
      pages.currentPage = 7
      root.view.exchangeSubview(at: 4, withSubviewAt: -1)
      scroll.zoom(to: .zero, animated: true)
      scroll.setZoomScale(-3, animated: false)
      #expect(owner.popViewController(animated: true) == nil)
      #expect(owner.popToViewController(root, animated: true) == nil)
      owner.setViewControllers([], animated: true)
    }
    #expect(pages.currentPage == 2 && scroll.zoomScale == 1)
    #expect(owner.topViewController == nil)
  }

  @Test("visual formats place views; one that can't be read gives a warning")
  func visualFormat() throws {
    let stage = try stage()
    let (a, b) = (UIView(), UIView())
    let views: [String: Any] = ["a": a, "b": b]
    try stage.perform {
      for view in [a, b] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(view)
      }
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-16-[a(60)]-gap-[b(>=20,==a@500)]-|", metrics: ["gap": 10],
          views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[a(40)]", metrics: nil, views: views)
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-[b(==a)]", metrics: nil, views: views))
      #expect(
        NSLayoutConstraint.constraints(withVisualFormat: "H:|-[c]", metrics: nil, views: views)
          .isEmpty)
    }
    #expect(a.frame == CGRect(x: 16, y: 0, width: 60, height: 40))
    #expect(b.frame == CGRect(x: 86, y: 20, width: 94, height: 40))
    #expect(stage.warnings.contains { $0.contains("H:|-[c]") })
  }

  @Test("overridden surroundings hold for everything in a view")
  func overrides() throws {
    let stage = try stage()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    try stage.perform {
      root.view.addSubview(inner)
      root.traitOverrides.userInterfaceStyle = .dark
      inner.maximumContentSizeCategory = .small
    }
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
  }

  /// A controller that notes how its surroundings change, as code for iOS 17 does.
  private class Watcher: UIViewController {
    var styles: [UIUserInterfaceStyle] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, _: UITraitCollection) in
        self.styles.append(self.traitCollection.userInterfaceStyle)
      }
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (own: Watcher, old) in
        own.styles.append(old.userInterfaceStyle)
      }
    }
  }

  @Test("handlers hear of changed surroundings with their own object")
  func traits() throws {
    let watcher = Watcher()
    let stage = try Stage(
      try #require(Device.named("iphone-15")), rootViewController: watcher)
    try stage.perform { watcher.overrideUserInterfaceStyle = .dark }
    #expect(watcher.styles == [.dark, .light])
  }
}
