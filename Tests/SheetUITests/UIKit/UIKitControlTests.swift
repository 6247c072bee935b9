import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// Controls of UIKit: sizes and what taps do.
@MainActor
struct UIKitControlTests {
  private func stage(_ views: [UIView]) throws -> Stage {
    let root = ColorController(.white)
    var y: CGFloat = 100
    for view in views {
      view.frame = CGRect(origin: CGPoint(x: 20, y: y), size: view.sizeThatFits(view.bounds.size))
      root.view.addSubview(view)
      y += view.frame.height + 20
    }
    return try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
  }

  private func count(_ control: UIControl, _ event: UIControl.Event) -> () -> Int {
    final class Count { var value = 0 }
    let count = Count()
    control.addAction(UIAction { _ in count.value += 1 }, for: event)
    return { count.value }
  }

  @Test("controls have the system's sizes")
  func sizes() {
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
    #expect(UISlider().intrinsicContentSize.height == 31)
    #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 32)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize.width == 37)
    let field = UITextField()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
  }

  @Test("a switch turns at a tap and tells of it once")
  func toggles() throws {
    let toggle = UISwitch()
    let changes = count(toggle, .valueChanged)
    let stage = try stage([toggle])
    try stage.tap(at: CGPoint(x: 40, y: 115))
    #expect(toggle.isOn && changes() == 1)
    toggle.isOn = false
    #expect(changes() == 1)
  }

  @Test("a button that can't be used doesn't react, one that can calls its actions in order")
  func buttons() throws {
    let button = UIButton(type: .system)
    button.setTitle("Tap", for: .normal)
    button.bounds.size = CGSize(width: 100, height: 40)
    var calls: [Int] = []
    button.addAction(UIAction { _ in calls.append(1) }, for: .touchUpInside)
    button.addAction(UIAction { _ in calls.append(2) }, for: .primaryActionTriggered)
    let stage = try stage([button])
    try stage.tap("Tap")
    #expect(calls == [1, 2])
    try stage.perform { button.isEnabled = false }
    try stage.tap("Tap")
    #expect(calls == [1, 2])
  }

  @Test("segments are chosen by taps, of equal width")
  func segments() throws {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    control.bounds.size.width = 300
    let changes = count(control, .valueChanged)
    let stage = try stage([control])
    try stage.tap("Three")
    #expect(control.selectedSegmentIndex == 2 && changes() == 1)
    try stage.tap("Three")
    #expect(changes() == 1)
  }

  @Test("a stepper counts within its ends")
  func steppers() throws {
    let stepper = UIStepper()
    (stepper.value, stepper.maximumValue, stepper.stepValue) = (9, 10, 2)
    let stage = try stage([stepper])
    try stage.tap(at: CGPoint(x: 20 + 70, y: 116))
    #expect(stepper.value == 10)
    try stage.tap(at: CGPoint(x: 20 + 24, y: 116))
    #expect(stepper.value == 8)
  }

  @Test("a picker view comes to rest at the row that was tapped")
  func pickers() throws {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      var chosen: [Int] = []
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ view: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
      func pickerView(
        _ view: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "Row \(row)" }
      func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append(row)
      }
    }
    let (picker, source) = (UIPickerView(), Source())
    (picker.dataSource, picker.delegate) = (source, source)
    let stage = try stage([picker])
    try stage.tap(at: CGPoint(x: 180, y: 100 + 108 + 30))
    #expect(source.chosen == [1] && picker.selectedRow(inComponent: 0) == 1)
  }

  @Test("a text field takes the keys at a tap, and the keyboard comes and goes with them")
  func textFields() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
    }
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.bounds.size = CGSize(width: 200, height: 34)
    let stage = try stage([field])
    try stage.tap(at: CGPoint(x: 40, y: 115))
    #expect(field.isEditing && stage.keyboardHeight > 0)
    try stage.perform { field.resignFirstResponder() }
    #expect(!field.isEditing && stage.keyboardHeight == 0)
    #expect(delegate.calls == ["begin", "end"])
  }

  @Test("typed text goes to the field that has the keys, as far as its delegate lets it")
  func typing() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string != "x" }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
    }
    let (field, delegate) = (UITextField(), Delegate())
    field.delegate = delegate
    field.placeholder = "Enough words to be tapped"
    let changes = count(field, .editingChanged)
    let stage = try stage([field])
    try stage.tap(at: CGPoint(x: 40, y: 110))
    try stage.type("axb")
    try stage.deleteBackward()
    #expect(field.text == "a" && changes() == 3)
    try stage.type("\n")
    #expect(!field.isEditing)
  }

  @Test("a view that overrides touches hears of a finger on it")
  func touches() throws {
    final class Touched: UIView {
      var calls: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("began \(touches.first?.location(in: self).x ?? -1)")
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        calls.append("ended")
      }
    }
    let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let stage = try stage([view])
    try stage.tap(at: CGPoint(x: 50, y: 110))
    #expect(view.calls == ["began 30.0", "ended"])
    try stage.tap(at: CGPoint(x: 200, y: 300))
    #expect(view.calls.count == 2)
  }

  @Test("a scroll view follows a finger, stops at its ends and turns whole pages")
  func scrolling() throws {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 300, height: 100)
    view.isPagingEnabled = true
    let stage = try stage([view])
    try stage.drag(from: CGPoint(x: 100, y: 150), by: CGSize(width: -60, height: 0))
    try stage.settle()
    #expect(view.contentOffset == CGPoint(x: 100, y: 0))
    try stage.drag(from: CGPoint(x: 40, y: 150), by: CGSize(width: 300, height: 0))
    try stage.settle()
    #expect(view.contentOffset == .zero)
  }

  @Test("an alert has its fields between words and buttons")
  func alertFields() throws {
    let root = ColorController(.white)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    var name: String?
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { _ in name = alert.textFields?.first?.text })
    try stage.perform { root.present(alert, animated: false) }
    try stage.settle()
    // As in UIKit the first field has the focus.
    #expect(stage.keyboardHeight == 336)
    let places = try ["Title", "Name", "Save"].map { try stage.center(ofText: $0).y }
    #expect(places == places.sorted())
    alert.textFields?.first?.text = "Ada"
    try stage.tap("Save")
    try stage.settle()
    #expect(name == "Ada" && root.presentedViewController == nil && stage.keyboardHeight == 0)
  }

  @Test("what is animated along with a presentation moves for as long as that")
  func coordinator() throws {
    let root = ColorController(.white)
    let stage = try Stage(try #require(Device.named("iphone-15")), rootViewController: root)
    final class Sheet: UIViewController {
      let dimming = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var hasEnded = false
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        view.addSubview(dimming)
        dimming.alpha = 0
        transitionCoordinator?.animate(
          alongsideTransition: { _ in self.dimming.alpha = 1 },
          completion: { _ in self.hasEnded = true })
      }
    }
    let sheet = Sheet()
    try stage.perform { root.present(sheet, animated: true) }
    #expect(sheet.dimming.alpha == 1 && !sheet.hasEnded)
    try stage.advance(by: 0.41)
    #expect(sheet.hasEnded && sheet.transitionCoordinator == nil)
  }

  /// Slides a view in from below and out again, evenly.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func transitionDuration(
      using context: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let coming = context.view(forKey: .to)
      guard let view = coming ?? context.view(forKey: .from) else { return }
      let below = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
      if coming != nil, let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(view)
        view.transform = below
      }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform = coming == nil ? below : .identity
      } completion: {
        context.completeTransition($0)
      }
    }
  }

  @Test("an animation of user code brings a controller in and out")
  func animator() throws {
    let root = ColorController(.white)
    let stage = try Stage.plain(100, 200, root: root)
    let sheet = ColorController(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    let slide = Slide()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = slide
    var ends: [String] = []
    try stage.perform { root.present(sheet, animated: true) { ends.append("shown") } }
    let (red, white) = (RGB(255, 0, 0), RGB(255, 255, 255))
    #expect(try stage.snapshot(at: 0).color(50, 190) == white)
    #expect(try stage.snapshot(at: 0.5).color(50, 110) == red)
    #expect(try stage.snapshot(at: 0.5).color(50, 90) == white)
    #expect(ends == [])
    try stage.advance(by: 1.01)
    #expect(ends == ["shown"])
    #expect(try stage.snapshot().color(50, 10) == red)
    try stage.perform { sheet.dismiss(animated: true) { ends.append("gone") } }
    #expect(try stage.snapshot(at: 1.51).color(50, 90) == white)
    #expect(try stage.snapshot(at: 1.51).color(50, 120) == red)
    try stage.advance(by: 1.01)
    #expect(ends == ["shown", "gone"])
    #expect(try stage.snapshot().color(50, 190) == white)
    #expect(root.presentedViewController == nil)
  }
}
