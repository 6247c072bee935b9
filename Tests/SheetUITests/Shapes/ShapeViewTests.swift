import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
@Suite struct ShapeViewTests {
  private struct Ring: View {
    @State private var isFull = false

    var body: some View {
      VStack {
        Circle().trim(from: 0, to: isFull ? 1 : 0.5).stroke(.red, lineWidth: 4)
          .frame(width: 100, height: 100)
        RoundedRectangle(cornerRadius: isFull ? 20 : 0).fill(isFull ? .black : .white)
          .frame(width: 80, height: 40)
        Button("Fill") { withAnimation(.linear(duration: 1)) { isFull = true } }
      }
    }
  }

  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(#require(Device.named("iphone-13"))) { view }
  }

  @Test("the shapes that user code writes can be shown")
  func gallery() throws {
    let tree = try stage(Gallery()).layoutTree()
    for name in [
      "Rectangle", "Circle", "Capsule", "RoundedRectangle", "Ellipse", "Triangle", "Wave",
      "UnevenRoundedRectangle", "Path",
    ] { #expect(tree.contains(name)) }
  }

  @Test("a shape's data and color move with the animation")
  func animation() throws {
    let stage = try stage(Ring())
    try stage.tap("Fill")
    func find(_ time: Double) throws -> (radius: Double, gray: Double)? {
      var found: (Double, Double)?
      func search(_ items: [DisplayList.Item]) {
        for item in items {
          if case .group(let group) = item { search(group.items) }
          guard case .fill(let path, .color(let color), _) = item,
            case .roundedRect(let shape) = path.known, shape.rect.height == 40
          else { continue }
          found = (shape.radii.topLeft, color.red)
        }
      }
      search(try stage.displayList(at: time).items)
      return found
    }
    let middle = try #require(try find(0.5))
    #expect(abs(middle.radius - 10) < 1e-6)
    #expect(abs(middle.gray - 0.5) < 1e-6)
    let end = try #require(try find(2))
    #expect(end == (20, 0))
  }

  @Test("a stroke in front of a fill is two items in one place")
  func chain() throws {
    let view = RoundedRectangle(cornerRadius: 8).fill(.white).strokeBorder(.black, lineWidth: 2)
      .frame(width: 60, height: 40)
    let text = String(describing: try stage(view).displayList())
    #expect(text.contains("fill") && text.contains("stroke"))
  }
}
