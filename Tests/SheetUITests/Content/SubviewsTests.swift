import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// The views that another view consists of.
@MainActor
struct SubviewsTests {
  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
      VStack(spacing: 0) {
        Group(subviews: content) { subviews in
          if let first = subviews.first { first.padding(5) }
          ForEach(subviews.dropFirst()) { $0 }
          Color.blue.frame(width: 10, height: CGFloat(subviews.count)).named("count")
        }
      }
    }
  }

  @Test("views are taken apart and put together anew")
  func group() throws {
    let lab = try Lab(100, 100) {
      Cards {
        Color.red.frame(width: 10, height: 10).named("a")
        ForEach(0..<2, id: \.self) { row in
          Color.green.frame(width: 10, height: 10).named("row \(row)")
        }
      }
    }
    #expect(try lab.frame("count").height == 3)
    #expect(try lab.frame("row 0").minY - lab.frame("a").minY == 15)
    #expect(try lab.frame("row 1").minY - lab.frame("row 0").minY == 10)
  }

  struct Growing: View {
    @State private var count = 1
    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { count += 1 }
        ForEach(subviews: Rows(count: count)) { $0.frame(width: 30) }
      }
    }
  }

  struct Rows: View {
    let count: Int
    var body: some View {
      ForEach(0..<count, id: \.self) { row in
        Color.red.frame(width: 10, height: 10).named("row \(row)")
      }
    }
  }

  @Test("views that come later are seen")
  func growing() throws {
    let lab = try Lab(100, 200) { Growing() }
    #expect(lab.shows("row 0") && !lab.shows("row 1"))
    try lab.stage.tap("Add")
    #expect(lab.shows("row 1"))
    #expect(try lab.frame("row 1").minY - lab.frame("row 0").minY == 10)
  }

  @Test("sections are told with their headers, and what views say to containers")
  func sections() throws {
    var seen: [String] = []
    _ = try Lab(100, 200) {
      Group(
        sections: Group {
          Section("One") {
            Color.red.tag(7)
            Color.red
          }
          Section("Two") { Color.red }
        }
      ) { sections in
        let _ = seen.append("\(sections.count)")
        ForEach(sections) { section in
          let tag = section.content.first?.containerValues.tag(for: Int.self) ?? 0
          let _ = seen.append("\(section.header.count) \(section.content.count) \(tag)")
          VStack { section.header }
        }
      }
    }
    #expect(seen == ["2", "1 2 7", "1 1 0"])
  }
}
