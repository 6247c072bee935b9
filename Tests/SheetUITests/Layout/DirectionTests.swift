import Foundation
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

/// Right-to-left layouts are mirror images.
@MainActor
struct DirectionTests {
  @ViewBuilder
  private var content: some View {
    VStack(alignment: .leading, spacing: 3) {
      HStack {
        Color.red.frame(width: 31, height: 10).named("a")
        Color.blue.frame(width: 17, height: 20).padding(.leading, 5).named("b")
        Spacer()
        Color.green.frame(width: 7, height: 7).offset(x: 4).named("c")
      }
      Color.red.frame(width: 50, height: 5)
        .overlay(alignment: .topTrailing) { Color.blue.frame(width: 9, height: 9).named("d") }
        .padding(.trailing, 13)
        .named("e")
      ZStack(alignment: .bottomLeading) {
        Color.red.frame(width: 80, height: 30).named("f")
        Color.blue.frame(width: 8, height: 8).named("g")
      }
      Color.red.frame(width: 20, height: 20).position(x: 30, y: 20).named("h")
      GeometryReader { _ in Color.red.frame(width: 11, height: 11).named("i") }
      ScrollView(.horizontal) {
        HStack { ForEach(0..<9) { Color.red.frame(width: 40, height: 9).named("j\($0)") } }
      }
    }
    .padding(.leading, 21)
  }

  @Test("every frame mirrors exactly")
  func mirrored() throws {
    let left = try Lab(300, 300) { content }
    let right = try Lab(300, 300, direction: .rightToLeft) { content }
    for id in ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j0", "j8"] {
      let frame = try left.frame(id)
      let mirrored = CGRect(
        x: 300 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
      #expect(try right.frame(id).isNear(mirrored), "\(id)")
    }
  }

  @Test("safe areas are told by side, not by direction of reading")
  func safeArea() throws {
    let insets = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 10)
    let lab = try Lab(300, 100, safeArea: insets, direction: .rightToLeft) {
      Color.red.named("a").ignoresSafeArea(edges: .leading)
    }
    // Leading is the right side here; the screen's insets are those of its left and right edges.
    #expect(try lab.frame("a") == CGRect(x: 40, y: 0, width: 260, height: 100))
  }
}
