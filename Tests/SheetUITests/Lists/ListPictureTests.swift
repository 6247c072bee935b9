import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
@Suite("Pictures of lists")
struct ListPictureTests {
  /// A pixel's red, green and blue.
  private func pixel(_ lab: Lab, _ x: Int, _ y: Int) throws -> [UInt8] {
    let bitmap = try lab.stage.snapshot()
    let rgba = bitmap.pixels[y * bitmap.width + x].rgba
    return [rgba.x, rgba.y, rgba.z]
  }

  @Test("cards are white on gray, with their corners cut off")
  func cards() throws {
    let lab = try Lab(390, 844) {
      List {
        Text("a")
        Text("b")
      }
    }
    #expect(try pixel(lab, 200, 10) == [242, 242, 247])
    #expect(try pixel(lab, 200, 37) == [255, 255, 255])
    #expect(try pixel(lab, 16, 35) == [242, 242, 247])
    #expect(try pixel(lab, 17, 35 + 44) == [255, 255, 255])
    #expect(try pixel(lab, 16, 35 + 87) == [242, 242, 247])
  }

  @Test("lines run from the text to the card's edge, one pixel high, and none after the last row")
  func separators() throws {
    let lab = try Lab(390, 844) {
      List {
        Text("a")
        Text("b")
      }
    }
    let line = 35 + 43
    #expect(try pixel(lab, 31, line) == [255, 255, 255])
    #expect(try pixel(lab, 32, line) != [255, 255, 255])
    #expect(try pixel(lab, 373, line) != [255, 255, 255])
    #expect(try pixel(lab, 200, line - 1) == [255, 255, 255])
    #expect(try pixel(lab, 200, 35 + 87) == [255, 255, 255])
  }

  @Test("the lines around a section and the icons in it have the colors that are set")
  func tints() throws {
    let lab = try Lab(390, 844) {
      List {
        Section {
          Text("a")
          Text("b")
        }
        .listSectionSeparatorTint(.red)
      }
      .listStyle(.plain)
    }
    #expect(try pixel(lab, 200, 0) == [255, 59, 48])
    #expect(try pixel(lab, 200, 43) != [255, 59, 48])
    #expect(try pixel(lab, 200, 87) == [255, 59, 48])
    func tree(_ tint: ListItemTint?) throws -> String {
      try Lab(390, 844) {
        List { Label("a", systemImage: "star").listItemTint(tint) }.tint(.green)
      }.stage.layoutTree()
    }
    #expect(try tree(.fixed(.red)).contains("star #FF3B30"))
    #expect(try tree(.preferred(.red)).contains("star #FF3B30"))
    #expect(try tree(.monochrome).contains("star #3C3C43"))
    #expect(try tree(nil).contains("star #34C759"))
  }

  @Test("a hidden line is hidden on both sides of its row")
  func hiddenSeparators() throws {
    let lab = try Lab(390, 844) {
      List {
        Text("a")
        Text("b").listRowSeparator(.hidden)
        Text("c")
        Text("d")
      }
    }
    #expect(try pixel(lab, 200, 35 + 43) == [255, 255, 255])
    #expect(try pixel(lab, 200, 35 + 87) == [255, 255, 255])
    #expect(try pixel(lab, 200, 35 + 131) != [255, 255, 255])
  }

  @Test("a row's background fills its cell, and a hidden scroll background shows what is behind")
  func backgrounds() throws {
    let lab = try Lab(390, 844) {
      List { Text("a").listRowBackground(Color(red: 1, green: 0, blue: 0)) }
        .scrollContentBackground(.hidden)
        .background(Color(red: 0, green: 0, blue: 1))
    }
    #expect(try pixel(lab, 370, 60) == [255, 0, 0])
    #expect(try pixel(lab, 200, 10) == [0, 0, 255])
  }
}
