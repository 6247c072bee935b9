import Foundation
import Raster
import SwiftUI
import Testing
import UIKit

@testable import SheetUI

/// SwiftUI views of UIKit's views and controllers.
@MainActor
struct RepresentableTests {
  /// What happens to a represented view, in order.
  private final class Log {
    var calls: [String] = []
  }

  private struct Meter: UIViewRepresentable {
    let log: Log
    @Binding var value: Int
    var size: CGSize?

    final class Coordinator {
      let log: Log
      init(_ log: Log) { self.log = log }
    }

    func makeCoordinator() -> Coordinator {
      log.calls.append("coordinator")
      return Coordinator(log)
    }
    func makeUIView(context: Context) -> UILabel {
      context.coordinator.log.calls.append("make")
      let label = UILabel()
      label.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      return label
    }
    func updateUIView(_ view: UILabel, context: Context) {
      log.calls.append("update \(value)")
      view.text = "\(value)"
    }
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
      size
    }
    static func dismantleUIView(_ view: UILabel, coordinator: Coordinator) {
      coordinator.log.calls.append("dismantle")
    }
  }

  private struct Screen: View {
    let log: Log
    @State var value = 1
    @State var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        if isShown { Meter(log: log, value: $value, size: CGSize(width: 60, height: 30)) }
        Button("More") { value += 1 }
        Button("Hide") { isShown = false }
      }
    }
  }

  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(try #require(Device.named("iphone-15"))) { view }
  }

  @Test("a view is made once, updated with each change, and dismantled when it goes")
  func life() throws {
    let log = Log()
    let stage = try stage(Screen(log: log))
    #expect(log.calls == ["coordinator", "make", "update 1"])
    try stage.tap("More")
    #expect(log.calls.last == "update 2")
    #expect(log.calls.filter { $0 == "make" }.count == 1)
    try stage.tap("Hide")
    #expect(log.calls.last == "dismantle")
  }

  @Test("the size that it answers counts")
  func ownSize() throws {
    let stage = try stage(Screen(log: Log()))
    #expect(try stage.frame(of: "UILabel")?.size == CGSize(width: 60, height: 30))
  }

  private struct Plain<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
  }

  @Test("a view without wishes takes what it is offered, one with content is no larger than that")
  func proposals() throws {
    let plain = try stage(Plain(view: UIView()).frame(width: 70, height: 50))
    #expect(try plain.frame(of: "UIView")?.size == CGSize(width: 70, height: 50))
    let label = UILabel()
    label.text = "Words"
    let fixed = try stage(Plain(view: label).fixedSize())
    let frame = try #require(try fixed.frame(of: "UILabel"))
    #expect(frame.width == label.intrinsicContentSize.width)
  }

  private struct Host: UIViewControllerRepresentable {
    let controller: ColorController
    func makeUIViewController(context: Context) -> ColorController { controller }
    func updateUIViewController(_ controller: ColorController, context: Context) {}
  }

  @Test("a controller's view fills what it is offered, and it hears that it has come")
  func controller() throws {
    let controller = ColorController(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let stage = try stage(Host(controller: controller).frame(width: 80, height: 40))
    #expect(controller.view.frame.size == CGSize(width: 80, height: 40))
    #expect(controller.calls == ["load", "willAppear", "didAppear"])
    #expect(try stage.snapshot().color(196, 439, scale: 3) == RGB(0, 0, 255))
  }

  @Test("a text field's delegate writes what is set into the binding")
  func delegates() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var texts: [String] = []
      func textViewDidChange(_ textView: UITextView) { texts.append(textView.text) }
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { text != "x" }
    }
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    view.insertText("a")
    view.insertText("x")
    view.insertText("b")
    view.deleteBackward()
    #expect(delegate.texts == ["a", "ab", "a"])
  }
}
