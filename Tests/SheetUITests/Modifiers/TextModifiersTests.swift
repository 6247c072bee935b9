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

  @Test("a switch without its label is only the switch")
  func labelsHidden() throws {
    let toggle = Toggle("Label", isOn: .constant(true))
    #expect(try size(toggle.labelsHidden()) == CGSize(width: 51, height: 31))
    #expect(try Lab.answer(ProposedViewSize(width: 200, height: 50), toggle).width == 200)
  }
}
