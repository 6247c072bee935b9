import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// Pictures in other sizes, symbols in several colors, pictures from addresses.
@MainActor
struct ImageFormsTests {
  @Test("edges keep their size and the middle is stretched over the rest")
  func caps() {
    let resizing = Image.Resizing(
      caps: EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 3), mode: .stretch)
    let slices = ResizedSlice.slices(
      of: CGSize(width: 10, height: 10), in: CGRect(x: 5, y: 0, width: 50, height: 20), resizing)
    #expect(slices.count == 9)
    #expect(slices[0].part == CGRect(x: 5, y: 0, width: 3, height: 2))
    #expect(slices[0].picture == CGRect(x: 5, y: 0, width: 10, height: 10))
    // 4 points of the middle become 44, so the picture is 11 times as wide.
    #expect(slices[1].part == CGRect(x: 8, y: 0, width: 44, height: 2))
    #expect(slices[1].picture == CGRect(x: 8 - 33, y: 0, width: 110, height: 10))
    #expect(slices[8].part == CGRect(x: 52, y: 18, width: 3, height: 2))
    #expect(slices[8].picture.maxX == 55)
  }

  @Test("parts cover the box exactly, whatever the sizes are", arguments: [1.0, 7, 10, 33, 200])
  func cover(_ length: Double) {
    for mode in [Image.ResizingMode.stretch, .tile] {
      for cap in [0.0, 2, 40] {
        let resizing = Image.Resizing(
          caps: EdgeInsets(top: cap, leading: cap, bottom: cap, trailing: cap), mode: mode)
        let parts = ResizedSlice.slices(
          of: CGSize(width: 9, height: 9),
          in: CGRect(x: 0, y: 0, width: length, height: length), resizing)
        let area = parts.reduce(0) { $0 + $1.part.width * $1.part.height }
        #expect(abs(area - length * length) < 1e-6)
      }
    }
  }

  @Test("variants are added to names where there is such a symbol")
  func variants() {
    let known: Set = ["heart.fill", "heart.circle", "heart.circle.fill", "bell.slash"]
    func applied(_ variants: SymbolVariants, _ name: String) -> String {
      variants.applied(to: name) { known.contains($0) }
    }
    #expect(applied(.fill, "heart") == "heart.fill")
    #expect(applied(.circle.fill, "heart") == "heart.circle.fill")
    #expect(applied(.fill, "heart.fill") == "heart.fill")
    #expect(applied(.slash, "bell") == "bell.slash")
    #expect(applied(.square, "heart") == "heart")
    #expect(SymbolVariants.circle.fill.contains(.fill))
  }

  @Test("palettes draw a symbol's layers in the foreground styles")
  func palette() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) {
      Image(systemName: "plus.circle.fill").font(.system(size: 100))
        .symbolRenderingMode(.palette).foregroundStyle(.green, .red)
    }
    let list = "\(try stage.displayList())"
    let plain = try Stage(try #require(Device.named("iphone-13"))) {
      Image(systemName: "plus.circle.fill").font(.system(size: 100)).foregroundStyle(.green)
    }
    #expect(list != "\(try plain.displayList())")
    #expect(list.components(separatedBy: "fill").count > 2)
  }

  /// The display list of a symbol, 100 points large.
  private func list(_ image: Image, _ mode: SymbolRenderingMode? = nil) throws -> String {
    let stage = try Stage(try #require(Device.named("iphone-13"))) {
      image.font(.system(size: 100)).symbolRenderingMode(mode).foregroundStyle(.black)
    }
    return "\(try stage.displayList())"
  }

  @Test("a variable value leaves the steps beyond it pale, where a symbol has steps")
  func variableValues() throws {
    let whole = try list(Image(systemName: "wifi"))
    let full = try list(Image(systemName: "wifi", variableValue: 1))
    let half = try list(Image(systemName: "wifi", variableValue: 0.5))
    let none = try list(Image(systemName: "wifi", variableValue: 0))
    #expect(Set([whole, full, half, none]).count == 4)
    #expect(try list(Image(systemName: "wifi", variableValue: .nan)) == whole)
    #expect(
      try list(Image(systemName: "star", variableValue: 0.5)) == list(Image(systemName: "star")))
  }

  @Test("colors of their own show on suns, signs and badges in multicolor, and on nothing else")
  func multicolor() throws {
    for name in ["sun.max.fill", "plus.circle.fill", "folder.badge.plus", "bell.badge.fill"] {
      let image = Image(systemName: name)
      #expect(try list(image, .multicolor) != list(image), "\(name)")
    }
    #expect(
      try list(Image(systemName: "house"), .multicolor) == list(Image(systemName: "house")))
  }

  @Test("a picture at an address shows its placeholder, a missing file its failure")
  func addresses() throws {
    let stage = try Stage(try #require(Device.named("iphone-13"))) {
      VStack {
        AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
          image.resizable()
        } placeholder: {
          Text("waiting")
        }
        AsyncImage(url: URL(fileURLWithPath: "/no/such/file.png")) { phase in
          if phase.error != nil { Text("failed") } else { Text("other") }
        }
        AsyncImage(url: nil)
      }
    }
    let tree = try stage.layoutTree()
    #expect(tree.contains("waiting"))
    #expect(tree.contains("failed"))
  }
}
