import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@MainActor
struct PresentingControllerTests {
  private func stage(_ id: String = "iphone-13", dark: Bool = false) throws -> (
    Stage, UIViewController
  ) {
    let root = UIViewController(nibName: nil, bundle: nil)
    root.view.backgroundColor = .systemTeal
    var configuration = StageConfiguration(device: try #require(Device.named(id)))
    configuration.colorScheme = dark ? .dark : .light
    return (try Stage(configuration, rootViewController: root), root)
  }

  private final class Watcher: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var allows = true

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheet: UISheetPresentationController
    ) {
      lines.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
    }

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      allows
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("gone")
    }
  }

  @Test("a controller's sheet rests at its detents, and its delegate hears of drags")
  func sheet() throws {
    let (stage, root) = try stage()
    let shown = UIHostingController(rootView: Text("Sheet"))
    let watcher = Watcher()
    let sheet = try #require(shown.sheetPresentationController)
    sheet.detents = [
      .custom(identifier: .init("small")) { context in 0.25 * context.maximumDetentValue },
      .medium(), .large(),
    ]
    sheet.selectedDetentIdentifier = .medium
    sheet.prefersGrabberVisible = true
    sheet.largestUndimmedDetentIdentifier = .medium
    sheet.delegate = watcher
    try stage.perform { root.present(shown, animated: false) }
    let host = try #require(stage.window.hosts.last)
    #expect(abs(host.box.frame.minY - 388.32) < 0.001)
    #expect(host.plan?.letsTouchesThrough == true)
    try stage.drag(
      from: CGPoint(x: 195, y: 420), by: CGSize(width: 0, height: -250), duration: 0.2)
    try stage.settle()
    #expect(watcher.lines == [UISheetPresentationController.Detent.Identifier.large.rawValue])
    #expect(host.box.frame.minY == 57)
    try stage.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .init("small") } }
    try stage.settle()
    #expect(abs(host.box.frame.minY - (810 - 753 * 0.25)) < 0.001)
    watcher.allows = false
    try stage.drag(from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: 140))
    try stage.settle()
    #expect(watcher.lines.last == "attempt")
    watcher.allows = true
    try stage.drag(from: CGPoint(x: 195, y: 700), by: CGSize(width: 0, height: 140))
    try stage.settle()
    #expect(watcher.lines.last == "gone")
    #expect(root.presentedViewController == nil)
  }

  @Test("an alert controller shows its actions and calls them")
  func alert() throws {
    let (stage, root) = try stage(dark: true)
    var chosen: [String] = []
    let alert = UIAlertController(
      title: "Delete?", message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { chosen.append($0.title ?? "") })
    try stage.perform { root.present(alert, animated: true) }
    try stage.settle()
    try stage.snapshot().save("uikit-alert-dark")
    #expect(root.presentedViewController === alert)
    try stage.tap("Delete")
    try stage.settle()
    #expect(chosen == ["Delete"])
    #expect(root.presentedViewController == nil)
  }

  @Test("an action sheet of UIKit lies at the lower edge, and is a popover on a tablet")
  func actionSheet() throws {
    for id in ["iphone-13", "ipad-10"] {
      let (stage, root) = try stage(id)
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Share", style: .default))
      sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      let source = UIView(frame: CGRect(x: 300, y: 200, width: 60, height: 40))
      root.view.addSubview(source)
      sheet.popoverPresentationController?.sourceView = source
      try stage.perform { root.present(sheet, animated: false) }
      let frame = try #require(stage.window.hosts.last).box.frame
      if id == "iphone-13" {
        #expect(frame.maxY == 810)
      } else {
        #expect(abs(frame.midX - 330) < 0.5)
        #expect(frame.minY == 253)
      }
      try stage.snapshot().save("uikit-action-sheet-\(id)")
    }
  }

  private final class KeepsPopovers: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .none }
  }

  @Test("a popover is a card on a phone unless its delegate keeps it")
  func popover() throws {
    for keeps in [false, true] {
      let (stage, root) = try stage()
      let shown = UIViewController(nibName: nil, bundle: nil)
      shown.view.backgroundColor = .systemYellow
      shown.modalPresentationStyle = .popover
      shown.preferredContentSize = CGSize(width: 200, height: 120)
      let delegate = KeepsPopovers()
      if keeps { shown.popoverPresentationController?.delegate = delegate }
      let source = UIView(frame: CGRect(x: 20, y: 100, width: 60, height: 40))
      root.view.addSubview(source)
      shown.popoverPresentationController?.sourceView = source
      try stage.perform { root.present(shown, animated: false) }
      let frame = try #require(stage.window.hosts.last).box.frame
      #expect(frame.size == (keeps ? shown.preferredContentSize : CGSize(width: 390, height: 787)))
      if keeps { #expect(frame.minY == 153) }
      try stage.snapshot().save("uikit-popover-\(keeps)")
    }
  }

  private final class Dimmed: UIPresentationController {
    let shade = UIView(frame: .zero)

    override var frameOfPresentedViewInContainerView: CGRect {
      let box = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: box.height / 2, width: box.width, height: box.height / 2)
    }
    override func presentationTransitionWillBegin() {
      shade.frame = containerView?.bounds ?? .zero
      shade.backgroundColor = UIColor(white: 0, alpha: 0.5)
      containerView?.insertSubview(shade, at: 0)
    }
  }

  private final class Transitioner: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      Dimmed(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("a presentation controller of one's own places the view and what is around it")
  func custom() throws {
    let (stage, root) = try stage()
    let shown = UIViewController(nibName: nil, bundle: nil)
    shown.view.backgroundColor = .white
    shown.modalPresentationStyle = .custom
    let transitioner = Transitioner()
    shown.transitioningDelegate = transitioner
    try stage.perform { root.present(shown, animated: true) }
    try stage.settle()
    #expect(shown.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    let picture = try stage.snapshot()
    #expect(picture.color(195, 600, scale: 3) == RGB(255, 255, 255))
    #expect(picture.color(195, 100, scale: 3).red < 100)
    try stage.perform { shown.dismiss(animated: true) }
    try stage.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test("a share sheet is shown as a stand-in")
  func share() throws {
    let (stage, root) = try stage()
    let share = UIActivityViewController(
      activityItems: ["Some words to be shared"], applicationActivities: nil)
    try stage.perform { root.present(share, animated: false) }
    try stage.snapshot().save("uikit-share")
    #expect(try stage.layoutTree().contains("Some words"))
  }
}
