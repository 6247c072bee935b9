import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// A window onto content that may be larger.
@MainActor
struct ScrollViewTests {
  @Test("takes the proposal along the axis and the content's width across")
  func size() throws {
    let view = ScrollView { Color.red.frame(width: 30, height: 900) }
    #expect(
      try Lab.answer(ProposedViewSize(width: 200, height: 100), view)
        == CGSize(width: 30, height: 100))
    #expect(try Lab.answer(.unspecified, view) == CGSize(width: 30, height: 900))
    let row = ScrollView(.horizontal) { Color.red.frame(width: 900, height: 30) }
    #expect(
      try Lab.answer(ProposedViewSize(width: 200, height: 100), row)
        == CGSize(width: 200, height: 30))
  }

  @Test("content is a stack from the top, centered across, and ideal along the axis")
  func content() throws {
    let lab = try Lab(200, 100) {
      ScrollView {
        Color.red.frame(width: 40).named("a")
        Color.blue.frame(width: 100, height: 20).named("b")
        Color.green.frame(maxWidth: .infinity).frame(height: 5).named("c")
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 80, y: 0, width: 40, height: 10))
    #expect(try lab.frame("b") == CGRect(x: 50, y: 18, width: 100, height: 20))
    #expect(try lab.frame("c") == CGRect(x: 0, y: 46, width: 200, height: 5))
  }

  private func tall() throws -> Lab {
    try Lab(100, 100) {
      ScrollView { Color.red.frame(width: 50, height: 250).named("content") }.named("scroll")
    }
  }

  @Test("follows the finger, stops at the end, and springs back from beyond")
  func scrolling() throws {
    let lab = try tall()
    try lab.stage.touchDown(at: CGPoint(x: 50, y: 80))
    try lab.stage.touchMove(to: CGPoint(x: 50, y: 40))
    #expect(try lab.frame("content").minY == -40)
    try lab.stage.touchMove(to: CGPoint(x: 50, y: -100))
    let beyond = try lab.frame("content").minY
    #expect(beyond < -150 && beyond > -180)
    try lab.stage.touchUp()
    try lab.stage.settle()
    #expect(try lab.frame("content").minY == -150)
    try lab.stage.drag(from: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 60))
    try lab.stage.settle()
    #expect(try lab.frame("content").minY == -90)
  }

  @Test("shows nothing beyond its own box")
  func clipping() throws {
    let lab = try Lab(100, 100) {
      ScrollView { Color.red.frame(width: 100, height: 250) }.frame(height: 40)
    }
    let pixels = Pixels(try lab.stage.snapshot())
    #expect(pixels.at(50, 29) == [255, 255, 255, 255])
    #expect(pixels.at(50, 30) == [255, 59, 48, 255])
    #expect(pixels.at(50, 69) == [255, 59, 48, 255])
    #expect(pixels.at(50, 70) == [255, 255, 255, 255])
  }

  @Test("a button in scrolling content is pressed by a tap and let go of by scrolling")
  func buttonInside() throws {
    var taps = 0
    let lab = try Lab(100, 100) {
      ScrollView {
        Button("Press") { taps += 1 }
        Color.red.frame(height: 300)
      }
    }
    let place = try lab.stage.center(ofText: "Press")
    try lab.stage.tap(at: place)
    #expect(taps == 1)
    try lab.stage.drag(from: place, by: CGSize(width: 0, height: -30))
    #expect(taps == 1)
  }
}
