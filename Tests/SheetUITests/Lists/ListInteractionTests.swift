import Foundation
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
@Suite("What users do in lists")
struct ListInteractionTests {
  /// What a view under test did.
  final class Log {
    var lines: [String] = []
  }

  @Test("a tap anywhere in a row acts on the row's button")
  func wholeRow() throws {
    let log = Log()
    let lab = try Lab(390, 844) {
      List {
        Button("Do") { log.lines.append("do") }
        Text("a")
      }
    }
    try lab.stage.tap(at: CGPoint(x: 340, y: 35 + 22))
    try lab.stage.tap(at: CGPoint(x: 340, y: 35 + 44 + 22))
    #expect(log.lines == ["do"])
  }

  @Test("a tap beside a link's label follows the link")
  func wholeRowLink() throws {
    let lab = try Lab(390, 844) {
      NavigationStack { List { NavigationLink("Go") { Text("There") } } }
    }
    let link = try lab.stage.center(ofText: "Go")
    try lab.stage.tap(at: CGPoint(x: 200, y: link.y - 18))
    try lab.stage.settle()
    #expect(try lab.stage.layoutTree().contains("There"))
  }

  @Test("a tap selects a row by its identity")
  func singleSelection() throws {
    struct Screen: View {
      @State private var picked: Int?
      var body: some View {
        VStack {
          Text("picked \(picked ?? -1)")
          List(0..<3, id: \.self, selection: $picked) { Text("row \($0)") }
        }
      }
    }
    let lab = try Lab(390, 844) { Screen() }
    try lab.stage.tap("row 1")
    #expect(try lab.stage.layoutTree().contains("picked 1"))
    #expect(try lab.stage.layoutTree().contains("selected"))
    try lab.stage.tap("row 2")
    #expect(try lab.stage.layoutTree().contains("picked 2"))
  }

  @Test("several rows are selected by their tags while the list is edited, and only then")
  func multipleSelection() throws {
    struct Screen: View {
      @State private var picked: Set<String> = []
      @State var mode: EditMode
      var body: some View {
        VStack {
          Text("picked \(picked.sorted().joined())")
          List(selection: $picked) {
            Text("first").tag("a")
            Text("second").tag("b")
            Text("third").tag("c").selectionDisabled()
          }
          .environment(\.editMode, $mode)
        }
      }
    }
    let edited = try Lab(390, 844) { Screen(mode: .active) }
    for row in ["first", "second", "third"] { try edited.stage.tap(row) }
    #expect(try edited.stage.layoutTree().contains("picked ab"))
    try edited.stage.tap("first")
    #expect(try !edited.stage.layoutTree().contains("picked ab"))
    let idle = try Lab(390, 844) { Screen(mode: .inactive) }
    try idle.stage.tap("first")
    #expect(try !idle.stage.layoutTree().contains("picked a"))
  }

  /// Names that can be deleted and moved.
  private struct Names: View {
    @State private var names = ["Ann", "Bob", "Cid"]
    var body: some View {
      VStack {
        EditButton()
        List {
          ForEach(names, id: \.self) { Text($0) }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
  }

  @Test("a short swipe reveals the button that deletes a row, a long one deletes it")
  func swipes() throws {
    let lab = try Lab(390, 844) { Names() }
    let bob = try lab.stage.center(ofText: "Bob")
    try lab.stage.drag(
      from: CGPoint(x: 300, y: bob.y), by: CGSize(width: -80, height: 0))
    try lab.stage.settle()
    #expect(try lab.stage.center(ofText: "Bob").x < bob.x - 73)
    try lab.stage.tap("Delete")
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("Bob"))
    let ann = try lab.stage.center(ofText: "Ann")
    try lab.stage.drag(
      from: CGPoint(x: 370, y: ann.y), by: CGSize(width: -300, height: 0))
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("Ann"))
    #expect(try lab.stage.layoutTree().contains("Cid"))
  }

  @Test("a swipe back, or a tap, hides the actions again")
  func swipeCloses() throws {
    let lab = try Lab(390, 844) { Names() }
    let bob = try lab.stage.center(ofText: "Bob")
    try lab.stage.drag(from: CGPoint(x: 300, y: bob.y), by: CGSize(width: -80, height: 0))
    try lab.stage.settle()
    #expect(try lab.stage.layoutTree().contains("Delete"))
    try lab.stage.tap(at: CGPoint(x: 100, y: bob.y))
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("Delete"))
    #expect(try lab.stage.center(ofText: "Bob") == bob)
  }

  @Test("the edit button starts and ends editing, which moves the rows' content aside")
  func editing() throws {
    let lab = try Lab(390, 844) { Names() }
    let before = try lab.stage.center(ofText: "Ann").x
    try lab.stage.tap("Edit")
    try lab.stage.settle()
    #expect(try lab.stage.center(ofText: "Ann").x == before + 38)
    try lab.stage.tap("Done")
    try lab.stage.settle()
    #expect(try lab.stage.center(ofText: "Ann").x == before)
  }

  @Test("the circle in front of a row shows the button that deletes it, and the button acts")
  func deleteCircle() throws {
    let lab = try Lab(390, 844) { Names() }
    try lab.stage.tap("Edit")
    try lab.stage.settle()
    let bob = try lab.stage.center(ofText: "Bob")
    try lab.stage.tap(at: CGPoint(x: 43, y: bob.y))
    try lab.stage.settle()
    #expect(try lab.stage.center(ofText: "Bob").x < bob.x - 73)
    try lab.stage.tap("Delete")
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("Bob"))
    #expect(try lab.stage.layoutTree().contains("Ann"))
  }

  @Test("a row follows the finger on its handle, others make way, and it stays where it is dropped")
  func moveHandle() throws {
    let lab = try Lab(390, 844) { Names() }
    try lab.stage.tap("Edit")
    try lab.stage.settle()
    let (ann, bob) = (try lab.stage.center(ofText: "Ann"), try lab.stage.center(ofText: "Bob"))
    try lab.stage.touchDown(at: CGPoint(x: 347, y: ann.y))
    try lab.stage.touchMove(to: CGPoint(x: 347, y: ann.y + 30))
    try lab.stage.advance(by: 1)
    #expect(abs(try lab.stage.center(ofText: "Ann").y - (ann.y + 30)) < 0.01)
    #expect(abs(try lab.stage.center(ofText: "Bob").y - ann.y) < 0.01)
    try lab.stage.touchUp()
    try lab.stage.settle()
    #expect(abs(try lab.stage.center(ofText: "Ann").y - bob.y) < 0.01)
    #expect(abs(try lab.stage.center(ofText: "Bob").y - ann.y) < 0.01)
  }

  @Test("a move that the system takes away leaves the rows as they were")
  func moveCancelled() throws {
    let lab = try Lab(390, 844) { Names() }
    try lab.stage.tap("Edit")
    try lab.stage.settle()
    let before = try lab.stage.layoutTree()
    let ann = try lab.stage.center(ofText: "Ann")
    try lab.stage.touchDown(at: CGPoint(x: 347, y: ann.y))
    try lab.stage.touchMove(to: CGPoint(x: 347, y: ann.y + 80))
    try lab.stage.touchCancel()
    try lab.stage.settle()
    #expect(try lab.stage.layoutTree() == before)
  }

  @Test("a picker that leads to a screen shows the options there, and choosing one goes back")
  func pickerPushes() throws {
    struct Screen: View {
      @State private var picked = "a"
      var body: some View {
        NavigationStack {
          Form {
            Picker("Letter", selection: $picked) { ForEach(["a", "b"], id: \.self) { Text($0) } }
              .pickerStyle(.navigationLink)
            Text("picked \(picked)")
          }
        }
      }
    }
    let lab = try Lab(390, 844) { Screen() }
    try lab.stage.tap("Letter")
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("picked"))
    try lab.stage.tap("b")
    try lab.stage.settle()
    #expect(try lab.stage.layoutTree().contains("picked b"))
  }

  @Test("a group that opens shows and hides its rows")
  func disclosure() throws {
    let lab = try Lab(390, 844) {
      List {
        DisclosureGroup("Group") {
          Text("Child")
          Text("Other")
        }
        Text("Below")
      }
    }
    #expect(try !lab.stage.layoutTree().contains("Child"))
    let below = try lab.stage.center(ofText: "Below").y
    try lab.stage.tap("Group")
    try lab.stage.settle()
    #expect(try lab.stage.center(ofText: "Below").y == below + 88)
    try lab.stage.tap("Group")
    try lab.stage.settle()
    #expect(try lab.stage.center(ofText: "Below").y == below)
    #expect(try !lab.stage.layoutTree().contains("Child"))
  }

  @Test("a sidebar's header opens and closes its section")
  func expandableSection() throws {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        List { Section("Head", isExpanded: $isOpen) { Text("Row") } }.listStyle(.sidebar)
      }
    }
    let lab = try Lab(390, 844) { Screen() }
    #expect(try lab.stage.layoutTree().contains("Row"))
    try lab.stage.tap("Head")
    try lab.stage.settle()
    #expect(try !lab.stage.layoutTree().contains("Row"))
  }

  @Test("rows added under an animation push the others down on the way")
  func insertion() throws {
    struct Screen: View {
      @State private var names = ["b"]
      var body: some View {
        VStack {
          Button("Add") { withAnimation(.linear(duration: 1)) { names.insert("a", at: 0) } }
          List(names, id: \.self) { Color.red.frame(height: 22).named($0) }
        }
      }
    }
    let lab = try Lab(390, 844) { Screen() }
    let before = try lab.frame("b").minY
    try lab.stage.tap("Add")
    try lab.stage.advance(by: 0.5)
    #expect(abs(try lab.frame("b").minY - before - 22) < 1e-6)
    try lab.stage.settle()
    #expect(try lab.frame("b").minY == before + 44)
    #expect(try lab.frame("a").minY == before)
  }

  @Test("content that grows while shown ends in the frames of a fresh list with it")
  func growth() throws {
    struct Screen: View {
      @State var count: Int
      var body: some View {
        VStack {
          Button("More") { withAnimation { count += 3 } }
          List { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
        }
      }
    }
    let lab = try Lab(390, 844) { Screen(count: 2) }
    try lab.stage.tap("More")
    try lab.stage.settle()
    let fresh = try Lab(390, 844) { Screen(count: 5) }
    #expect(try lab.stage.layoutTree() == fresh.stage.layoutTree())
  }
}
