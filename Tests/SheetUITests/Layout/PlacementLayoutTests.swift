import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Padding, fixed size, aspect ratio, position, offset, overlay, background, geometry reader.
@MainActor
struct PlacementLayoutTests {
  private let offer = ProposedViewSize(width: 200, height: 100)

  @Test("padding shrinks the proposal, not below nothing, and may be negative")
  func padding() throws {
    #expect(try Lab.answer(offer, Color.red.padding()) == CGSize(width: 200, height: 100))
    let lab = try Lab(200, 100) { Color.red.named("a").padding() }
    #expect(try lab.frame("a") == CGRect(x: 16, y: 16, width: 168, height: 68))
    let narrow = try Lab.answer(
      ProposedViewSize(width: 10, height: 10), Color.red.padding(.horizontal, 8))
    #expect(narrow == CGSize(width: 16, height: 10))
    #expect(
      try Lab.answer(.unspecified, Color.red.padding(-3)) == CGSize(width: 4, height: 4))
    let edges = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(
      try Lab.answer(.unspecified, Color.red.padding(edges)) == CGSize(width: 16, height: 14))
    #expect(
      try Lab.answer(.unspecified, Color.red.padding([.top, .leading], 5))
        == CGSize(width: 15, height: 15))
  }

  @Test("a fixed size asks for the ideal length in the chosen axes only")
  func fixedSize() throws {
    #expect(try Lab.answer(offer, Color.red.fixedSize()) == CGSize(width: 10, height: 10))
    #expect(
      try Lab.answer(offer, Color.red.fixedSize(horizontal: false, vertical: true))
        == CGSize(width: 200, height: 10))
    let text = Text("A text that is far too long for this width")
    let wrapped = try Lab.answer(ProposedViewSize(width: 80, height: 10), text)
    let whole = try Lab.answer(
      ProposedViewSize(width: 80, height: 10), text.fixedSize(horizontal: false, vertical: true))
    #expect(wrapped.height < whole.height && whole.width <= 80)
  }

  @Test("an aspect ratio fits into or fills the proposal")
  func aspectRatio() throws {
    #expect(
      try Lab.answer(offer, Color.red.aspectRatio(1, contentMode: .fit))
        == CGSize(width: 100, height: 100))
    #expect(
      try Lab.answer(offer, Color.red.aspectRatio(1, contentMode: .fill))
        == CGSize(width: 200, height: 200))
    #expect(
      try Lab.answer(
        ProposedViewSize(width: 60, height: nil), Color.red.aspectRatio(2, contentMode: .fit))
        == CGSize(width: 60, height: 30))
    #expect(
      try Lab.answer(.unspecified, Color.red.aspectRatio(2, contentMode: .fit))
        == CGSize(width: 10, height: 10))
    let own = Color.red.frame(idealWidth: 30, idealHeight: 10).aspectRatio(contentMode: .fit)
    #expect(try Lab.answer(ProposedViewSize(width: 60, height: 60), own).height == 20)
  }

  @Test("a position fills the proposal and puts the center at the point")
  func position() throws {
    let lab = try Lab(200, 100) {
      Color.red.frame(width: 20, height: 10).named("a").position(x: 30, y: 40).named("outer")
    }
    #expect(try lab.frame("a") == CGRect(x: 20, y: 35, width: 20, height: 10))
    let view = Color.red.frame(width: 20, height: 10).position(x: 30, y: 40)
    #expect(try Lab.answer(offer, view) == CGSize(width: 200, height: 100))
    #expect(try Lab.answer(.unspecified, view) == CGSize(width: 20, height: 10))
  }

  @Test("an offset moves the picture and nothing else")
  func offset() throws {
    let lab = try Lab(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10).named("a").offset(x: 5, y: -7)
        Color.red.frame(width: 20, height: 10).named("b")
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 45, y: 33, width: 20, height: 10))
    #expect(try lab.frame("b") == CGRect(x: 40, y: 50, width: 20, height: 10))
  }

  @Test("the primary view of an overlay or background alone decides the size")
  func decorations() throws {
    let lab = try Lab(100, 100) {
      Color.red.frame(width: 40, height: 20)
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 10, height: 10).named("over") }
        .background { Color.green.named("under") }
        .background(alignment: .bottom) { Color.green.frame(width: 90, height: 90).named("large") }
        .named("all")
    }
    #expect(try lab.frame("all").size == CGSize(width: 40, height: 20))
    #expect(try lab.frame("over") == CGRect(x: 60, y: 40, width: 10, height: 10))
    #expect(try lab.frame("under") == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(try lab.frame("large") == CGRect(x: 5, y: -30, width: 90, height: 90))
  }

  @Test("a geometry reader takes the proposal and knows where it is")
  func geometryReader() throws {
    var local = CGRect.null
    var global = CGRect.null
    var named = CGRect.null
    let lab = try Lab(200, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        GeometryReader { proxy -> AnyView in
          local = proxy.frame(in: .local)
          global = proxy.frame(in: .global)
          named = proxy.frame(in: .named("box"))
          return AnyView(Color.blue.frame(width: proxy.size.width / 4, height: 5).named("a"))
        }
        .padding(.leading, 10)
        .offset(x: 3)
      }
      .coordinateSpace(name: "box")
      .padding(.top, 20)
    }
    #expect(local == CGRect(x: 0, y: 0, width: 190, height: 50))
    #expect(global == CGRect(x: 13, y: 50, width: 190, height: 50))
    #expect(named == CGRect(x: 13, y: 30, width: 190, height: 50))
    #expect(try lab.frame("a") == CGRect(x: 13, y: 50, width: 47.5, height: 5))
  }

  @Test("modifiers that only draw have no effect on layout")
  func drawingOnly() throws {
    let view = Color.red.frame(width: 20, height: 10)
    let effects: [AnyView] = [
      AnyView(view.clipShape(Circle())), AnyView(view.cornerRadius(3)),
      AnyView(view.shadow(radius: 5)), AnyView(view.opacity(0.5)), AnyView(view.hidden()),
      AnyView(view.rotationEffect(.degrees(45))), AnyView(view.scaleEffect(3)),
      AnyView(view.blur(radius: 4)), AnyView(view.zIndex(3)),
    ]
    for effect in effects {
      #expect(try Lab.answer(offer, effect) == CGSize(width: 20, height: 10))
    }
  }
}
