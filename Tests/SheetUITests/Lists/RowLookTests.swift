import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@Suite("What rows show while a finger is on them, and in very large text")
@MainActor
struct RowLookTests {
  private func stage(
    _ size: DynamicTypeSize = .large, @ViewBuilder _ content: () -> some View
  ) throws -> Stage {
    try Stage(
      StageConfiguration(device: try #require(Device.named("iphone-13")), dynamicTypeSize: size),
      content: content)
  }

  @Test("buttons of a swipe are equally wide; a label shows its icon, and its words in high rows")
  func swipeButtons() throws {
    let stage = try stage {
      List {
        ForEach([44.0, 100], id: \.self) { height in
          Text("Row \(Int(height))").frame(height: height)
            .swipeActions {
              Button("Take it away") {}
              Button {
              } label: {
                Label("Flag", systemImage: "flag")
              }
            }
        }
      }
    }
    for height in [44, 100] {
      let row = try stage.center(ofText: "Row \(height)")
      try stage.drag(from: CGPoint(x: 340, y: row.y), by: CGSize(width: -160, height: 0))
      try stage.settle()
      #expect(try stage.layoutTree().contains("\"Flag\"") == (height == 100))
      let words = try #require(try stage.frame(of: "\"Take it away\""))
      let flag = try #require(try stage.frame(of: "flag"))
      let width = words.width + 30
      #expect(abs(words.midX - (374 - width / 2)) < 0.5)
      #expect(abs(flag.midX - (374 - width * 1.5)) < 0.5)
      try stage.tap("Row 44")
      try stage.settle()
    }
  }

  @Test("a row that can be moved is lifted by a long press, and follows the finger")
  func lift() throws {
    struct Names: View {
      @State private var names = ["Ann", "Bob", "Cid"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let stage = try stage { Names() }
    let (ann, bob) = (try stage.center(ofText: "Ann"), try stage.center(ofText: "Bob"))
    try stage.touchDown(at: ann)
    try stage.advance(by: 0.4)
    #expect(try !stage.layoutTree().contains("lifted"))
    try stage.advance(by: 0.2)
    #expect(try stage.layoutTree().contains("lifted"))
    try stage.touchMove(to: CGPoint(x: ann.x, y: ann.y + 50))
    try stage.settle()
    #expect(abs(try stage.center(ofText: "Ann").y - ann.y - 50) < 0.5)
    #expect(abs(try stage.center(ofText: "Bob").y - ann.y) < 0.5)
    // The shadow is seen below the row, over the card.
    let picture = try stage.snapshot()
    #expect(picture.color(200, Double(ann.y) + 74, scale: 3).red < 250)
    try stage.touchUp()
    try stage.settle()
    #expect(try !stage.layoutTree().contains("lifted"))
    #expect(abs(try stage.center(ofText: "Ann").y - bob.y) < 0.5)
  }

  @Test("a row is lifted whole for its menu, another view on a ground of its own")
  func menus() throws {
    let stage = try stage {
      List {
        Text("Row").contextMenu { Button("Copy") {} }
      }
    }
    let row = try stage.center(ofText: "Row")
    try stage.touchDown(at: row)
    try stage.advance(by: 1)
    try stage.touchUp()
    try stage.settle()
    let menu = try stage.center(ofText: "Copy")
    #expect(menu.y > row.y + 30)
    // White to the card's end, where the blurred screen is gray.
    let picture = try stage.snapshot()
    #expect(picture.color(360, Double(row.y), scale: 3) == RGB(255, 255, 255))
    #expect(picture.color(382, Double(row.y), scale: 3).red < 240)
  }

  @Test("in very large text labels stand above their pickers, which stay inside")
  func largeText() throws {
    let stage = try stage(.accessibility2) {
      Form {
        DatePicker("Both", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
        Label("Post", systemImage: "envelope")
      }
    }
    let label = try #require(try stage.frame(of: "\"Both\""))
    let (date, time) = (
      try #require(try stage.frame(of: "2023")), try #require(try stage.frame(of: ":13"))
    )
    #expect(label.maxY < date.minY && date.maxY < time.minY && date.maxX < 374)
    let (size, small) = (
      try #require(try stage.frame(of: "\"Size\"")), try #require(try stage.frame(of: "\"Small\""))
    )
    #expect(size.maxY < small.minY && size.minX == small.minX)
    let (icon, post) = (
      try #require(try stage.frame(of: "envelope")), try #require(try stage.frame(of: "\"Post\""))
    )
    #expect(icon.minX >= 31 && icon.maxX + 8 < post.minX)
  }

  @Test("the fields of an alert begin at the edge, in small letters, in one box")
  func alertFields() throws {
    let stage = try stage {
      Text("Page").alert("Sign in", isPresented: .constant(true)) {
        TextField("Name", text: .constant(""))
        TextField("Word", text: .constant(""))
        Button("OK") {}
      }
    }
    let (name, word) = (
      try #require(try stage.frame(of: "\"Name\"")), try #require(try stage.frame(of: "\"Word\""))
    )
    #expect(name.minX == 60 + 16 + 6 && word.minX == name.minX)
    #expect(name.height < 17 && word.minY - name.minY == 29)
    // The first field has the focus from the start.
    #expect(stage.keyboardHeight == 335 && word.maxY < 844 - 335)
  }

  @Test("an open group's chevron points down in both directions of reading")
  func chevron() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = try stage {
        DisclosureGroup("Group", isExpanded: .constant(true)) { Text("In") }
          .environment(\.layoutDirection, direction)
      }
      let turn = direction == .rightToLeft ? "-90" : "90"
      let lines = try stage.layoutTree().split(separator: "\n")
      #expect(lines.contains { $0.contains("rotation") && $0.hasSuffix(" \(turn)°") })
    }
  }

  @Test("of several texts in a control's label those after the first are subtitles")
  func subtitles() throws {
    let stage = try stage {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Title")
          Text("Sub")
        }
      }
    }
    let (title, sub) = (
      try #require(try stage.frame(of: "\"Title\"")), try #require(try stage.frame(of: "\"Sub\""))
    )
    #expect(sub.minX == title.minX && abs(sub.minY - title.maxY - 2) < 0.4)
    #expect(sub.height < title.height)
  }

  @Test("rows that meet at half a pixel leave no line between them")
  func seams() throws {
    let stage = try stage {
      List {
        ForEach(0..<8) { index in
          Color.white.frame(height: 20.0 + 1.0 / 6)
            .listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
            .listRowBackground(Color.white)
        }
      }
      .environment(\.defaultMinListRowHeight, 0)
      .scrollContentBackground(.hidden).background(Color.black)
    }
    let picture = try stage.snapshot()
    let first = try #require(try stage.frame(of: "row ("))
    for row in 0..<450 {
      #expect(picture.color(200, Double(first.minY) + 5 + Double(row) / 3, scale: 3).red == 255)
    }
  }

  @Test("content that is pulled down far enough is loaded anew, under a wheel")
  func refresh() async throws {
    let (stream, end) = AsyncStream.makeStream(of: Int.self)
    let stage = try stage {
      NavigationStack {
        List { Text("Row") }
          .refreshable { for await _ in stream {} }
          .navigationTitle("Names")
      }
    }
    let row = try stage.center(ofText: "Row")
    let (from, short) = (CGPoint(x: 195, y: 400), CGSize(width: 0, height: 100))
    try stage.drag(from: from, by: short)
    try stage.settle()
    #expect(try stage.center(ofText: "Row") == row)
    try stage.drag(from: from, by: CGSize(width: 0, height: 260))
    try stage.settle()
    #expect(try stage.center(ofText: "Row").y == row.y + 60)
    // The wheel is in the middle between the bar's row and the title.
    #expect(try "\(stage.displayList())".contains("refresh"))
    end.finish()
    // The action ends on another thread.
    for _ in 0..<100_000 where try stage.center(ofText: "Row") != row {
      await Task.yield()
      try stage.perform {}
      try stage.settle()
    }
    #expect(try stage.center(ofText: "Row") == row)
  }
}
