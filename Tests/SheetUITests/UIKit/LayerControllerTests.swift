import Foundation
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

@Suite("View controllers in a SwiftUI view's sheet")
@MainActor
struct LayerControllerTests {
  /// What a test and the views of its sheet share.
  @MainActor
  private final class Shown {
    var value = true
  }

  private let inner = UIViewController()
  private let shown = Shown()

  private func stage(_ detents: Set<PresentationDetent> = [.large]) throws -> Stage {
    let (inner, shown) = (inner, shown)
    let isShown = Binding(get: { shown.value }, set: { shown.value = $0 })
    return try Stage(try #require(Device.named("iphone-13"))) {
      Color.yellow.sheet(isPresented: isShown) {
        Color.white.background(Inner(controller: inner)).presentationDetents(detents)
      }
    }
  }

  /// The card's upper edge, in points.
  private func top(_ stage: Stage) throws -> CGFloat {
    try stage.settle()
    return try #require(stage.window.hosts.last).box.frame.minY
  }

  private struct Inner: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var mayClose = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      mayClose
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      calls.append("attempt")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      calls.append("did")
    }
  }

  @Test("the outermost controller around is what the stage's root presents")
  func chain() throws {
    let stage = try stage()
    let content = try #require(inner.parent)
    let root = try #require(content.presentingViewController)
    #expect(content.parent == nil)
    #expect(root.presentedViewController === content)
    #expect(inner.presentingViewController === root)
    #expect(inner.presentationController is UISheetPresentationController)
    #expect(stage.warnings.isEmpty)
  }

  @Test("heights of UIKit win over those of the content, whose names it knows")
  func detents() throws {
    let stage = try stage([.fraction(0.5), .height(200)])
    let sheet = try #require(inner.sheetPresentationController)
    #expect(Set(sheet.detents.map(\.identifier.rawValue)) == ["Fraction:0.5", "Height:200.0"])
    #expect(abs(try top(stage) - (810 - 200)) < 0.001)
    try stage.perform { sheet.selectedDetentIdentifier = .init("Fraction:0.5") }
    #expect(abs(try top(stage) - (810 - 753 * 0.5)) < 0.001)
    try stage.perform {
      sheet.selectedDetentIdentifier = nil
      sheet.detents = [.large()]
    }
    #expect(try top(stage) == 57)
  }

  @Test("nothing behind is dimmed up to a height that UIKit names")
  func undimmed() throws {
    let stage = try stage([.medium, .large])
    #expect(try #require(stage.window.hosts.last).plan?.letsTouchesThrough == false)
    try stage.perform {
      inner.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    }
    try stage.settle()
    #expect(try #require(stage.window.hosts.last).plan?.letsTouchesThrough == true)
  }

  @Test("a delegate hears that the user tries to close a sheet that stays")
  func attempts() throws {
    let delegate = Delegate()
    let stage = try stage()
    inner.presentationController?.delegate = delegate
    delegate.mayClose = false
    try stage.drag(from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: 600))
    try stage.settle()
    #expect(shown.value)
    #expect(delegate.calls == ["attempt"])
    delegate.mayClose = true
    try stage.drag(from: CGPoint(x: 195, y: 100), by: CGSize(width: 0, height: 600))
    try stage.settle()
    #expect(!shown.value)
    #expect(delegate.calls.prefix(2) == ["attempt", "will"])
  }

  @Test("a controller in the sheet closes it")
  func closes() throws {
    let stage = try stage()
    try stage.perform { inner.dismiss(animated: true) }
    #expect(!shown.value)
  }
}
