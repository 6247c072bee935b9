import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What is free of bars, notch, home indicator and keyboard.
@MainActor
struct SafeAreaTests {
  private static let insets = EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)

  private func lab<V: View>(@ViewBuilder _ content: () -> V) throws -> Lab {
    try Lab(200, 400, safeArea: Self.insets, content: content)
  }

  @Test("the root is laid out in the safe area, in its middle")
  func root() throws {
    let filled = try lab { Color.red.frame(maxHeight: .infinity).named("a") }
    #expect(try filled.frame("a") == CGRect(x: 0, y: 40, width: 200, height: 330))
    let small = try lab { Color.red.frame(width: 20, height: 10).named("a") }
    #expect(try small.frame("a") == CGRect(x: 90, y: 200, width: 20, height: 10))
  }

  @Test("a view that touches the boundary grows over it, at the chosen edges only")
  func ignoring() throws {
    let all = try lab { Color.red.named("a").ignoresSafeArea() }
    #expect(try all.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 400))
    let bottom = try lab { Color.red.named("a").ignoresSafeArea(edges: .bottom) }
    #expect(try bottom.frame("a") == CGRect(x: 0, y: 40, width: 200, height: 360))
    let old = try lab { Color.red.named("a").edgesIgnoringSafeArea(.top) }
    #expect(try old.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 370))
    let inside = try lab { Color.red.named("a").ignoresSafeArea().padding(1) }
    #expect(try inside.frame("a") == CGRect(x: 1, y: 41, width: 198, height: 328))
  }

  @Test("the size that is told to the parent stays the small one")
  func reportedSize() throws {
    let lab = try lab {
      VStack(spacing: 0) {
        Color.red.named("a").ignoresSafeArea()
        Color.blue.frame(height: 100).named("b")
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 0, y: 0, width: 200, height: 270))
    #expect(try lab.frame("b") == CGRect(x: 0, y: 270, width: 200, height: 100))
  }

  @Test("a style behind a view reaches into the edges that it touches, a view does not")
  func backgrounds() throws {
    let lab = try lab {
      VStack(spacing: 0) {
        Color.clear.frame(height: 50).background(Color.red)
        Spacer()
        Text("A").frame(maxWidth: .infinity).background { Color.blue.named("view") }
      }
    }
    let tree = try lab.stage.layoutTree()
    #expect(tree.contains("style (0, 0, 200, 90) #FF3B30"))
    #expect(try lab.frame("view").maxY == 370)
    let off = try self.lab {
      Color.clear.frame(maxHeight: .infinity)
        .background(Color.red, ignoresSafeAreaEdges: [])
    }
    #expect(try off.stage.layoutTree().contains("style (0, 40, 200, 330) #FF3B30"))
  }

  @Test("the keyboard takes the bottom, unless a view ignores it")
  func keyboard() throws {
    let lab = try lab {
      ZStack {
        Color.red.named("avoids")
        Color.blue.named("ignores").ignoresSafeArea(.keyboard)
        Color.green.named("everything").ignoresSafeArea(.all, edges: .bottom)
      }
    }
    try lab.stage.showKeyboard(height: 150)
    try lab.stage.settle()
    #expect(try lab.frame("avoids") == CGRect(x: 0, y: 40, width: 200, height: 210))
    #expect(try lab.frame("ignores") == CGRect(x: 0, y: 40, width: 200, height: 330))
    #expect(try lab.frame("everything") == CGRect(x: 0, y: 40, width: 200, height: 360))
    try lab.stage.hideKeyboard()
    try lab.stage.settle()
    #expect(try lab.frame("avoids") == CGRect(x: 0, y: 40, width: 200, height: 330))
  }

  @Test("the keyboard moves views with the system's movement")
  func keyboardMovement() throws {
    let lab = try lab {
      VStack {
        Spacer()
        Color.red.frame(height: 20).named("a")
      }
    }
    try lab.stage.showKeyboard(height: 130)
    #expect(try lab.frame("a", at: 0).maxY == 370)
    let middle = try lab.frame("a", at: 0.1).maxY
    #expect(middle > 270 && middle < 370)
    #expect(try lab.frame("a", at: 5).maxY == 270)
  }

  @Test("a reader tells the insets of its own frame")
  func readerInsets() throws {
    var inside = EdgeInsets()
    var outside = EdgeInsets()
    _ = try lab {
      GeometryReader { proxy -> Color in
        inside = proxy.safeAreaInsets
        return Color.red
      }
    }
    _ = try lab {
      GeometryReader { proxy -> Color in
        outside = proxy.safeAreaInsets
        return Color.red
      }
      .ignoresSafeArea()
    }
    #expect(inside == Self.insets)
    #expect(outside == EdgeInsets())
  }

  @Test("rotation lays out again in the turned screen")
  func rotation() throws {
    let lab = try lab { Color.red.named("a") }
    try lab.stage.rotate(to: .landscape)
    try lab.stage.settle()
    #expect(try lab.frame("a") == CGRect(x: 0, y: 0, width: 400, height: 200))
  }
}
