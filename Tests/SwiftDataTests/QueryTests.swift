import SheetUI
import SwiftData
import SwiftUI
import Testing

@Suite("Queries of views")
@MainActor
struct QueryTests {
  private let container: ModelContainer
  private let phone: Device

  init() throws {
    phone = try #require(Device.named("iphone-13"))
    container = try ModelContainer(
      for: Chore.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for title in ["b", "a", "c"] {
      container.mainContext.insert(Chore(title, isDone: title == "a"))
    }
  }

  private func stage(@ViewBuilder _ content: () -> some View) throws -> Stage {
    try Stage(phone) { content().modelContainer(container) }
  }

  @Test("have all the forms that there are")
  func forms() throws {
    let chores = try container.mainContext.fetch(FetchDescriptor<Chore>())
    chores[0].due = Date(timeIntervalSince1970: 1)
    chores[1].tags = ["a"]
    chores[2].tags = ["a"]
    let tree = try stage { AllQueries(name: "All") }.layoutTree()
    let lines = [
      "0: bac", "1: abc", "2: bac", "3: abc", "4: bc", "5: bc", "6: ca", "7: c", "8: b", "9: bac",
    ]
    for line in lines { #expect(tree.contains("\"\(line)\""), "\(line) in \(tree)") }
  }

  @Test("show what a sheet adds, in its place")
  func adding() throws {
    let stage = try stage { ChoreList() }
    #expect(try stage.layoutTree().contains("1 of 3 done"))
    try stage.tap("Add")
    try stage.settle()
    try stage.tap("What")
    try stage.type("aa")
    try stage.tap("Save")
    try stage.settle()
    #expect(try stage.layoutTree().contains("1 of 4 done"))
    let ys = try ["a", "Aa", "b"].map { try stage.center(ofText: $0).y }
    #expect(ys == ys.sorted())
  }

  @Test("follow what a sheet changes in a model")
  func editing() throws {
    let stage = try stage { ChoreList() }
    try stage.tap("c")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Now c"))
    try stage.tap(at: CGPoint(x: 340, y: stage.center(ofText: "Done").y))
    try stage.settle()
    let tree = try stage.layoutTree()
    #expect(tree.contains("Now c, done") && tree.contains("2 of 3 done"))
  }

  @Test("leave out what is swiped away")
  func deleting() throws {
    let stage = try stage { ChoreList() }
    let row = try stage.center(ofText: "b")
    try stage.drag(from: CGPoint(x: 330, y: row.y), by: CGSize(width: -300, height: 0))
    try stage.settle()
    #expect(try stage.layoutTree().contains("1 of 2 done"))
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Chore>()) == 2)
  }

  @Test("made in an initializer follow what the view is given")
  func initializer() throws {
    struct Screen: View {
      @State private var search = ""
      @State private var descending = false
      var body: some View {
        VStack {
          FoundChores(search: search, descending: descending)
          Button("Search") { search = "B" }
          Button("Turn") { descending = true }
        }
      }
    }
    let stage = try stage { Screen() }
    #expect(try stage.layoutTree().contains("found a,b,c"))
    try stage.tap("Turn")
    #expect(try stage.layoutTree().contains("found c,b,a"))
    try stage.tap("Search")
    #expect(try stage.layoutTree().contains("\"found b\""))
    try stage.perform { container.mainContext.insert(Chore("bb")) }
    #expect(try stage.layoutTree().contains("found bb,b"))
  }

  @Test("that are animated move their views when models change")
  func animation() throws {
    struct Screen: View {
      @Query(animation: .linear(duration: 1)) private var chores: [Chore]
      var body: some View {
        Color.red.frame(width: CGFloat(chores.count) * 50, height: 20).accessibilityIdentifier(
          "bar")
      }
    }
    let stage = try stage { Screen() }
    try stage.perform { container.mainContext.insert(Chore("d")) }
    let at = try [0, 0.5, 1].map { try "\(stage.displayList(at: $0))" }
    #expect(Set(at).count == 3)
  }

  @Test("use the container that a modifier makes, once")
  func modifier() throws {
    struct Adder: View {
      @Environment(\.modelContext) private var context
      @Query private var chores: [Chore]
      @State private var count = 0
      var body: some View {
        Button("More") {
          count += 1
          context.insert(Chore("x"))
        }
        Text("\(chores.count) by \(count)")
      }
    }
    struct Root: View {
      @State private var isOn = false
      let setUp: () -> Void
      var body: some View {
        VStack {
          Toggle("On \(isOn)", isOn: $isOn)
          Adder()
        }
        .modelContainer(for: [Chore.self, Shelf.self], inMemory: true) { result in
          setUp()
          guard case .success(let container) = result else { return }
          container.mainContext.insert(Chore("first"))
        }
      }
    }
    var calls = 0
    let stage = try Stage(phone) { Root { calls += 1 } }
    try stage.tap("More")
    try stage.tap("On false")
    try stage.tap("More")
    #expect(try stage.layoutTree().contains("3 by 2"))
    #expect(calls == 1)
  }

  @Test("work in an app whose scene has a container, and without any container")
  func scenes() throws {
    struct Shop: App {
      var body: some Scene {
        WindowGroup { ChoreList() }.modelContainer(for: Chore.self, inMemory: true)
      }
    }
    let app = try Stage(StageConfiguration(device: phone), app: Shop.self)
    #expect(try app.layoutTree().contains("0 of 0 done"))
    let bare = try Stage(phone) { ChoreList() }
    #expect(try bare.layoutTree().contains("0 of 0 done"))
  }
}
