import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

/// What no view should do, and what a stage says to it instead of trapping.
@MainActor
struct HostileViewTests {
  // Both the views' and the rasterizer's module are imported.
  private typealias Color = SheetUI.Color

  private func deep(_ levels: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<levels).reduce(AnyView(Text("x"))) { view, _ in wrap(view) }
  }

  private struct Endless: View {
    var body: some View {
      VStack {
        Text("a")
        AnyView(Endless())
        AnyView(Endless())
      }
    }
  }

  private struct Presenting: View {
    @State private var isOn = true
    var body: some View { Text("r").sheet(isPresented: $isOn) { Presenting() } }
  }

  @Test("some hundred views within each other are shown")
  func deepEnough() throws {
    let stage = try Lab {
      deep(300) { view in AnyView(VStack { view }.padding(0.01).opacity(0.99)) }
    }
    .stage
    #expect(try stage.snapshot().width == 300)
  }

  @Test("five thousand views within each other are an error")
  func tooDeep() throws {
    #expect(throws: StageError.tooDeep) { try Lab { deep(5000) { AnyView($0.padding(0.01)) } } }
    #expect(throws: StageError.tooDeep) {
      try Lab { deep(5000) { view in AnyView(VStack { view }) } }
    }
    #expect(throws: StageError.tooDeep) {
      try Lab {
        deep(5000) { view in
          AnyView(
            Button {
            } label: {
              view
            })
        }
      }
    }
  }

  @Test("a view that shows or presents itself is an error")
  func endless() throws {
    #expect(throws: StageError.tooDeep) { try Lab { Endless() } }
    #expect(throws: StageError.tooDeep) { try Lab { Presenting() } }
  }

  @Test("more groups within each other than the renderer's stack holds are an error")
  func groups() throws {
    let stage = try Lab { deep(400) { AnyView($0.mask(Circle())) } }.stage
    #expect(throws: StageError.tooDeep) { try stage.snapshot() }
  }

  @Test("a screen needs a size, and a scale above 0", arguments: [0, -1, .nan, .infinity])
  func screens(_ number: CGFloat) throws {
    for (width, scale) in [(number, 2), (100, number)] as [(CGFloat, CGFloat)] {
      #expect {
        try Lab(width, 100, scale: scale) { Text("x") }
      } throws: { error in
        if case .invalidScreen = error as? StageError { true } else { false }
      }
    }
    let stage = try Lab { Text("x") }.stage
    #expect(throws: (any Error).self) { try stage.reconfigure { $0.scale = number } }
    #expect(try stage.snapshot().width == 300)
  }

  @Test("a drag takes between nothing and an hour", arguments: [-1, .nan, .infinity, 1e300])
  func drags(_ duration: Double) throws {
    let stage = try Lab { Text("x") }.stage
    #expect(throws: StageError.self) {
      try stage.drag(from: .zero, by: .zero, duration: duration)
    }
    #expect(stage.time == 0)
  }

  private final class Counter: ObservableObject {
    @Published var count = 0
  }

  private struct Receiver: View {
    @StateObject private var counter = Counter()
    let limit: Int

    var body: some View {
      Text("\(counter.count)").onReceive(counter.$count) { count in
        if count < limit { counter.count = count + 1 }
      }
    }
  }

  @Test("an action that changes what it receives is called again, after itself")
  func receiving() throws {
    #expect(try Lab { Receiver(limit: 50) }.stage.layoutTree().contains("\"50\""))
    #expect(throws: StageError.unstable) { try Lab { Receiver(limit: .max) } }
  }

  @Test("the keyboard stays on the screen", arguments: [-5, .nan, .infinity, 1e9])
  func keyboards(_ height: CGFloat) throws {
    let stage = try Lab { Text("x") }.stage
    try stage.showKeyboard(height: height)
    #expect(stage.keyboardHeight == (height > 0 ? 300 : 0))
    #expect(try stage.snapshot().width == 300)
  }

  @Test("a notification's frame of the keyboard is a rectangle as well as an object")
  func keyboardFrame() throws {
    let stage = try Lab(scale: 2) { Text("x") }.stage
    nonisolated(unsafe) var frames: [CGRect?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      nonisolated(unsafe) let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
      MainActor.assumeIsolated {
        frames = [value as? CGRect, (value as? NSValue)?.cgRectValue]
      }
    }
    try stage.showKeyboard(height: 120)
    NotificationCenter.default.removeObserver(observer)
    let frame = CGRect(x: 0, y: 180, width: 300, height: 120)
    #expect(frames == [frame, frame])
    #expect((NSNumber(value: 1) as Any) as? CGRect == nil)
    #expect((NSValue(point: .zero) as Any) as? CGRect == nil)
  }

  @Test("a number is shown by formats of one number only")
  func formats() throws {
    let texts = try Lab {
      VStack {
        Text("\(5, specifier: "%03d") of \(2.5, specifier: "%.2f %%")")
        Text("\(5, specifier: "%s")")
        Text("\(5, specifier: "%d %n")")
        Text("\(50.4, specifier: "%.0f%%") done, \(2.57, specifier: "%.1f km") left")
      }
    }.stage.layoutTree()
    #expect(texts.contains("\"005 of 2.50 %\""))
    #expect(texts.contains("\"%s\""))
    #expect(texts.contains("\"%d %n\""))
    #expect(texts.contains("\"50% done, 2.6 km left\""))
  }

  private final class Loop: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let inner = UIView()
      view.addSubview(inner)
      inner.addSubview(inner)
      inner.addSubview(view)
      addChild(self)
      view.frame.size.height = .infinity
    }
  }

  @Test("no view of UIKit's is in itself, and no controller a part of itself")
  func loops() throws {
    let controller = Loop()
    let stage = try Stage(try #require(Device.named("iphone-13")), rootViewController: controller)
    #expect(controller.view.subviews.count == 1)
    #expect(controller.view.subviews[0].subviews.isEmpty)
    #expect(controller.children.isEmpty)
    #expect(try stage.snapshot().width == 1170)
  }

  private struct Measuring: View {
    let width = UIScreen.main.bounds.width
    var body: some View { Text("\(Int(width))") }
  }

  @Test("a view finds the screen before it is shown")
  func screenBeforeBody() throws {
    #expect(try Lab(220, 300) { Measuring() }.stage.layoutTree().contains("\"220\""))
  }

  @Test(
    "a view that is offered no end, or nothing that can be a size, is still measured",
    arguments: [CGFloat.infinity, .nan, -5, 0])
  func rendererOffers(_ length: CGFloat) {
    let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
    renderer.proposedSize = ProposedViewSize(width: length, height: length)
    #expect(renderer.uiImage?.size == CGSize(width: 30, height: 20))
  }
}
