import Foundation
import Raster
import SwiftUI
import TestSupport
import Testing

@testable import SheetUI

@MainActor
struct CanvasTests {
  private func bytes(_ lab: Lab, _ x: Int, _ y: Int) throws -> [UInt8] {
    let rgba = try lab.stage.snapshot()[x, y].rgba
    return [rgba.x, rgba.y, rgba.z]
  }

  @Test("a canvas fills, clips, moves and draws symbols in its box")
  func canvas() throws {
    let lab = try Lab(20, 20) {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        var half = context
        half.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
        half.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
        context.translateBy(x: 15, y: 15)
        if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: .zero) }
      } symbols: {
        SheetUI.Color(red: 1, green: 0, blue: 0).frame(width: 4, height: 4).tag(1)
      }
    }
    #expect(try bytes(lab, 5, 5) == [255, 255, 255])
    #expect(try bytes(lab, 15, 5) == [0, 0, 0])
    #expect(try bytes(lab, 15, 15) == [255, 0, 0])
  }

  @Test("a timeline is evaluated again at its instants")
  func timeline() throws {
    let lab = try Lab(100, 20) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 2)) { context in
        SheetUI.Color.red
          .frame(width: 10 + CGFloat(context.date.timeIntervalSinceReferenceDate))
          .named("bar")
      }
    }
    #expect(try lab.size("bar").width == 10)
    try lab.stage.advance(by: 5)
    #expect(try lab.size("bar").width == 14)
  }

  @Test("a visual effect and a shadow style change the picture, not the layout")
  func effects() throws {
    let lab = try Lab(20, 20) {
      Rectangle()
        .fill(SheetUI.Color.black.shadow(.drop(radius: 2)))
        .frame(width: 4, height: 4)
        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
        .rotation3DEffect(.degrees(0), axis: (x: 0, y: 1, z: 0))
        .named("box")
    }
    #expect(try lab.frame("box").minX == 8)
    #expect(try bytes(lab, 13, 10) == [0, 0, 0])
    #expect(try bytes(lab, 1, 10)[0] > 250)
  }

  @Test("scrolling by identity and binding brings a view to its anchor")
  func scrolls() throws {
    struct Screen: View {
      @State private var id: Int? = 7
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { SheetUI.Color.red.frame(height: 50).named("\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $id)
      }
    }
    let lab = try Lab(100, 200) { Screen() }
    #expect(try lab.frame("7").minY == 0)
  }
}
