import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
@Suite("Lists")
struct ListTests {
  @Test("a list fills what it is offered, in both axes")
  func fills() throws {
    let list = List { Text("a") }
    #expect(
      try Lab.answer(ProposedViewSize(width: 200, height: 100), list)
        == CGSize(width: 200, height: 100))
    #expect(
      try Lab.answer(ProposedViewSize(width: .infinity, height: .infinity), list)
        == CGSize(width: CGFloat.infinity, height: .infinity))
  }

  @Test("rows of one line are 44 points high and as wide as their card")
  func rowSizes() throws {
    let lab = try Lab(390, 844) {
      List {
        Text("a").named("a")
        Color.red.frame(height: 10).named("b")
      }
    }
    // The first section begins 35 points down; its first row's content is in the middle of 44.
    let first = try lab.frame("a")
    #expect(abs(first.midY - (35 + 22)) < 0.01)
    #expect(first.minX == 32)
    #expect(try lab.frame("b") == CGRect(x: 32, y: 35 + 44 + 17, width: 326, height: 10))
  }

  @Test("content higher than a line keeps eleven points above and below")
  func highRows() throws {
    let lab = try Lab(390, 844) {
      List {
        Color.red.frame(height: 100).named("a")
        Color.red.frame(height: 10).named("b")
      }
    }
    #expect(try lab.frame("a").minY == 35 + 11)
    #expect(try lab.frame("b").minY == 35 + 122 + 17)
  }

  @Test("wide screens keep 20 points at the sides, within the card and beside it")
  func wideMargins() throws {
    let lab = try Lab(430, 900) { List { Color.red.named("a") } }
    #expect(try lab.frame("a").minX == 40)
    #expect(try lab.frame("a").width == 350)
  }

  @Test("plain rows reach from side to side, without cards")
  func plain() throws {
    let lab = try Lab(390, 844) { List { Color.red.named("a") }.listStyle(.plain) }
    #expect(try lab.frame("a") == CGRect(x: 16, y: 17, width: 358, height: 10))
  }

  @Test("sections are 35 points apart; headers and footers add their height and distances")
  func sectionDistances() throws {
    let block = Color.red.frame(height: 22)
    let lab = try Lab(390, 1200) {
      List {
        Section { block.named("a") }
        Section { block.named("b") }
        Section {
          block.named("c")
        } header: {
          Color.red.frame(height: 16).named("header")
        } footer: {
          Color.red.frame(height: 20).named("footer")
        }
        Section { block.named("d") }
      }
    }
    #expect(try lab.frame("a").minY == 35 + 11)
    #expect(try lab.frame("b").minY - lab.frame("a").maxY == 22 + 35)
    #expect(try lab.frame("header").minY - lab.frame("b").maxY == 11 + 17.5 + 17)
    #expect(try lab.frame("c").minY - lab.frame("header").maxY == 6 + 11)
    #expect(try lab.frame("footer").minY - lab.frame("c").maxY == 11 + 6)
    #expect(try lab.frame("d").minY - lab.frame("footer").maxY == 12 + 17.5 + 11)
  }

  @Test("a first section with a header begins 32 points down")
  func firstHeader() throws {
    let lab = try Lab(390, 844) {
      List { Section(header: Color.red.frame(height: 16).named("h")) { Text("a") } }
    }
    #expect(try lab.frame("h").minY == 32)
  }

  @Test("groups, conditions, collections and views of several views all become rows")
  func flattening() throws {
    struct Pair: View {
      var body: some View {
        Color.red.frame(height: 22).named("p1")
        Color.red.frame(height: 22).named("p2")
      }
    }
    let isShown = true
    let lab = try Lab(390, 1200) {
      List {
        Group {
          Color.red.frame(height: 22).named("g1")
          EmptyView()
          Color.red.frame(height: 22).named("g2")
        }
        Pair()
        if isShown { Color.red.frame(height: 22).named("c") }
        ForEach(0..<2) { Color.red.frame(height: 22).named("f\($0)") }
      }
    }
    for (index, id) in ["g1", "g2", "p1", "p2", "c", "f0", "f1"].enumerated() {
      #expect(try lab.frame(id).minY == 35 + 11 + 44 * CGFloat(index))
    }
  }

  @Test("headers of grouped sections are in capitals, unless a view in or around them says else")
  func headerCase() throws {
    func tree<V: View>(_ view: V) throws -> String { try Lab(390, 844) { view }.stage.layoutTree() }
    let section = Section("Names") { Text("a") }
    #expect(try tree(List { section }).contains("\"NAMES\""))
    #expect(try tree(Form { section }).contains("\"NAMES\""))
    #expect(try tree(List { section }.listStyle(.grouped)).contains("\"NAMES\""))
    #expect(try tree(List { section.textCase(nil) }).contains("\"Names\""))
    #expect(try tree(List { section }.textCase(nil)).contains("\"Names\""))
    #expect(
      try tree(
        List {
          Section {
            Text("a")
          } header: {
            Text("Names").textCase(nil)
          }
        }
      )
      .contains("\"Names\""))
    #expect(try tree(List { section }.listStyle(.plain)).contains("\"Names\""))
    #expect(try tree(List { section }.listStyle(.sidebar)).contains("\"Names\""))
    #expect(try tree(List { section.headerProminence(.increased) }).contains("\"Names\""))
    #expect(
      try tree(
        List {
          Section {
            Text("a")
          } footer: {
            Text("Names")
          }
        }
      ).contains("\"Names\""))
    #expect(try tree(section).contains("\"Names\""))
  }

  @Test("rows with controls are as high as rows with a line")
  func controlRows() throws {
    let lab = try Lab(390, 1200) {
      Form {
        Toggle("A", isOn: .constant(true)).named("a")
        Stepper("B", value: .constant(1)).named("b")
        DatePicker("C", selection: .constant(Date(timeIntervalSince1970: 0))).named("c")
        Text("D").named("d")
        Toggle(isOn: .constant(true)) { Color.red.frame(width: 10, height: 60) }.named("e")
        Text("F").named("f")
      }
    }
    for (index, id) in ["a", "b", "c", "d"].enumerated() {
      #expect(abs(try lab.frame(id).midY - (35 + 22 + 44 * CGFloat(index))) < 0.01)
    }
    #expect(try lab.frame("e").minY == 35 + 4 * 44 + 11)
    #expect(abs(try lab.frame("f").midY - (35 + 4 * 44 + 82 + 22)) < 0.01)
  }

  @Test("controls with a label keep the distances of what isn't text, whatever their label wants")
  func controlSpacing() throws {
    let lab = try Lab {
      VStack {
        Text("Title").named("title")
        DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0))).named("day")
        Toggle("On", isOn: .constant(true)).named("on")
        Text("Title").named("end")
        Color.red.named("red")
      }
    }
    let distance = try lab.frame("red").minY - lab.frame("end").maxY
    #expect(abs(try lab.frame("day").minY - lab.frame("title").maxY - distance) < 0.01)
    #expect(abs(try lab.frame("on").minY - lab.frame("day").maxY - 8) < 0.01)
  }

  @Test("right-to-left mirrors a list exactly")
  func mirrored() throws {
    func frame(_ direction: LayoutDirection) throws -> CGRect {
      let lab = try Lab(390, 844, direction: direction) {
        List { Color.red.frame(width: 50, height: 20).named("a") }
      }
      return try lab.frame("a")
    }
    let (left, right) = (try frame(.leftToRight), try frame(.rightToLeft))
    #expect(right == CGRect(x: 390 - left.maxX, y: left.minY, width: 50, height: 20))
  }

  @Test("a row's own insets replace the list's, the least height stays")
  func insets() throws {
    let lab = try Lab(390, 844) {
      List {
        Color.red.frame(height: 50).named("a")
          .listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        Color.red.named("b").listRowInsets(EdgeInsets())
      }
    }
    #expect(try lab.frame("a") == CGRect(x: 18, y: 36, width: 352, height: 50))
    #expect(try lab.frame("b").midY == 35 + 54 + 22)
  }

  @Test("the least height of rows follows the environment and the text size")
  func leastHeight() throws {
    let lab = try Lab(390, 844) {
      List {
        Color.red.named("a").listRowInsets(EdgeInsets())
        Color.red.named("b").listRowInsets(EdgeInsets())
      }
      .environment(\.defaultMinListRowHeight, 20)
    }
    #expect(try lab.frame("b").minY - lab.frame("a").minY == 20)
    var values = EnvironmentValues()
    #expect(values.defaultMinListRowHeight == 44)
    values.dynamicTypeSize = .accessibility5
    #expect(values.defaultMinListRowHeight == 58)
  }

  @Test("spacing between rows and sections is as set")
  func spacing() throws {
    let lab = try Lab(390, 844) {
      List {
        Section {
          Color.red.named("a")
          Color.red.named("b")
        }
        Section { Color.red.named("c") }
      }
      .listRowSpacing(8)
      .listSectionSpacing(20)
    }
    #expect(try lab.frame("b").minY - lab.frame("a").minY == 52)
    #expect(try lab.frame("c").minY - lab.frame("b").minY == 64)
  }

  @Test("a section outside of a list is its header, its content and its footer")
  func sectionInStack() throws {
    let lab = try Lab {
      VStack(spacing: 0) {
        Section {
          Color.red.frame(height: 10).named("c")
        } header: {
          Color.red.frame(height: 20).named("h")
        } footer: {
          Color.red.frame(height: 30).named("f")
        }
      }
    }
    #expect(try lab.frame("h").maxY == lab.frame("c").minY)
    #expect(try lab.frame("c").maxY == lab.frame("f").minY)
  }

  @Test("a list scrolls and stops at its ends")
  func scrolls() throws {
    let lab = try Lab(390, 400) {
      List(0..<50, id: \.self) { Color.red.frame(height: 22).named("\($0)") }
    }
    let before = try lab.frame("0").minY
    try lab.stage.drag(from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: -100))
    try lab.stage.settle()
    #expect(try lab.frame("0").minY == before - 100)
    for _ in 0..<30 {
      try lab.stage.drag(from: CGPoint(x: 200, y: 390), by: CGSize(width: 0, height: -380))
      try lab.stage.settle()
    }
    #expect(try lab.frame("49").maxY == 400 - 17.5 - 11)
  }

  @Test("the layout of a list measures each row a fixed number of times")
  func isLinear() throws {
    func measurements(_ rows: Int) throws -> Int {
      let meter = Meter()
      _ = try Lab(390, 844) { List(0..<rows, id: \.self) { _ in Measured(meter: meter) } }
      return meter.count
    }
    let few = try measurements(200)
    #expect(few > 0)
    #expect(try measurements(400) == 2 * few)
  }
}

/// Counts how often views are measured.
private final class Meter: Sendable {
  nonisolated(unsafe) var count = 0
}

/// A view that counts how often it is measured.
private nonisolated struct Measured: LeafView {
  struct Behavior: LayoutBehavior {
    let meter: Meter
    var name: String { "measured" }

    func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
      meter.count += 1
      return CGSize(width: 10, height: 10)
    }
  }

  let meter: Meter

  func behavior(_ environment: EnvironmentValues) -> Behavior { Behavior(meter: meter) }
}
