import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Changes of text from outside of it.
@MainActor
struct TextModifiersTests {
  private func size<V: View>(_ view: V) throws -> CGSize { try Lab.answer(.unspecified, view) }

  @Test("weight and slant hold for fonts named inside and outside of them")
  func anyOrder() throws {
    let bold = try size(Text("Weight").font(Font.title.bold()))
    #expect(try size(Text("Weight").font(.title).bold()) == bold)
    #expect(try size(Text("Weight").bold().font(.title)) == bold)
    #expect(try size(VStack { Text("Weight").font(.title) }.bold()) == bold)
    #expect(try size(VStack { Text("Weight") }.bold().font(.title)) == bold)
    #expect(try size(VStack { Text("Weight").font(.title) }.fontWeight(.bold)) == bold)
    #expect(try size(Text("Weight").font(.title)) != bold)
  }

  @Test("an inner weight wins over an outer one, in texts and symbols")
  func innerWins() throws {
    let light = try size(Text("Weight").fontWeight(.light))
    #expect(try size(VStack { Text("Weight").fontWeight(.light) }.fontWeight(.bold)) == light)
    #expect(
      try size(Image(systemName: "xmark").fontWeight(.black))
        == size(Image(systemName: "xmark").font(Font.body.weight(.black))))
  }

  @Test("space between characters widens the text")
  func kerning() throws {
    let plain = try size(Text("abcd"))
    let wide = try size(VStack { Text("abcd") }.tracking(10))
    #expect(wide.width - plain.width >= 30)
    #expect(try size(VStack { Text("abcd") }.underline()) == plain)
  }

  @Test("lines are limited, and kept free, by any of the forms")
  func lineLimits() throws {
    // Lab draws at 1 pixel a point: n lines of body text are n · 20.2871 rounded up.
    let long = Text("a\nb\nc\nd\ne")
    #expect(try size(long.lineLimit(2)).height == 41)
    #expect(try size(long.lineLimit(nil)).height == 102)
    #expect(try size(long.lineLimit(...3)).height == 61)
    #expect(try size(long.lineLimit(2...3)).height == 61)
    #expect(try size(Text("a").lineLimit(2...3)).height == 41)
    #expect(try size(Text("a").lineLimit(3...)).height == 61)
    #expect(try size(Text("a").lineLimit(3, reservesSpace: true)).height == 61)
    #expect(try size(Text("a").lineLimit(3, reservesSpace: false)).height == 21)
    #expect(try size(Text("a").lineLimit(1).lineLimit(3, reservesSpace: true)).height == 21)
    #expect(try size(Text("a").lineLimit(-3, reservesSpace: true)).height == 21)
  }

  @Test("a switch without its label is only the switch")
  func labelsHidden() throws {
    let toggle = Toggle("Label", isOn: .constant(true))
    #expect(try size(toggle.labelsHidden()) == CGSize(width: 51, height: 31))
    #expect(try Lab.answer(ProposedViewSize(width: 200, height: 50), toggle).width == 200)
  }
}
