import SwiftUI
import Testing

@testable import SheetUI

@Suite("Several views where one is expected")
@MainActor
struct ImplicitStackTests {
  private struct Two: View {
    var isAlone = false

    var body: some View {
      if !isAlone { Color.red.frame(width: 40, height: 30).named("first") }
      Color.blue.frame(width: 60, height: 50).named("second")
    }
  }

  @Test("the views of a stage's root form a column")
  func root() throws {
    let lab = try Lab(200, 200) { Two() }
    #expect(try lab.frame("first") == CGRect(x: 80, y: 56, width: 40, height: 30))
    #expect(try lab.frame("second") == CGRect(x: 70, y: 94, width: 60, height: 50))
  }

  @Test("a view that is alone has no stack around it")
  func alone() throws {
    let lab = try Lab(200, 200) { Two(isAlone: true) }
    #expect(try lab.frame("second") == CGRect(x: 70, y: 75, width: 60, height: 50))
    #expect(try !lab.stage.layoutTree().contains("VStack"))
  }

  @Test("the views of a page form a column, with what fills it in the rest")
  func page() throws {
    let lab = try Lab(200, 200) {
      NavigationStack {
        ScrollView { Two() }.named("scroll")
        Color.green.frame(height: 20).named("foot")
      }
    }
    #expect(try lab.frame("foot").maxY == 200)
    #expect(try lab.frame("scroll").maxY == lab.frame("foot").minY - 8)
  }

  @Test("the views of a sheet form a column")
  func sheet() throws {
    let lab = try Lab(200, 400) { Color.white.sheet(isPresented: .constant(true)) { Two() } }
    try lab.stage.settle()
    #expect(try lab.frame("second").minY == lab.frame("first").maxY + 8)
  }

  @Test("the views of a button's label form a row in one button")
  func button() throws {
    let lab = try Lab(200, 200) {
      VStack {
        Button {
        } label: {
          Two()
          Spacer()
        }
        .named("button")
      }
    }
    #expect(try lab.frame("button") == CGRect(x: 0, y: 75, width: 200, height: 50))
    #expect(try lab.frame("second").minX == lab.frame("first").maxX + 8)
  }
}
