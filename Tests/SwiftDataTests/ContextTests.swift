import Foundation
import SwiftData
import Testing

@Suite("Model contexts")
@MainActor
struct ContextTests {
  private func titles(_ context: ModelContext, _ descriptor: FetchDescriptor<Chore>) throws
    -> [String]
  {
    try context.fetch(descriptor).map(\.title)
  }

  private func filled(_ titles: String...) throws -> ModelContext {
    let context = try makeContext()
    for title in titles { context.insert(Chore(title, isDone: title.hasPrefix("d"))) }
    return context
  }

  @Test("find models in the order of their insertion")
  func plainOrder() throws {
    #expect(try titles(filled("c", "a", "b"), FetchDescriptor()) == ["c", "a", "b"])
  }

  @Test("sort texts by their numbers and letters, then by case; equal models oldest first")
  func textOrder() throws {
    let context = try filled("b10", "B2", "Änne", "anna", "Anna", "zoe", "_x", "3")
    let sorted = try titles(context, FetchDescriptor(sortBy: [SortDescriptor(\.title)]))
    #expect(sorted == ["_x", "3", "anna", "Anna", "Änne", "B2", "b10", "zoe"])
    let reversed = FetchDescriptor<Chore>(
      sortBy: [SortDescriptor(\.title, comparator: .localizedStandard, order: .reverse)])
    #expect(try titles(context, reversed) == sorted.reversed())
    let byDone = FetchDescriptor<Chore>(sortBy: [SortDescriptor(\.born)])
    #expect(try titles(context, byDone).first == "b10")
  }

  @Test("filter by predicates, and limit what they find")
  func predicates() throws {
    let context = try filled("dust", "Éclair", "dry", "wash")
    let text = "ECL"
    let named = FetchDescriptor<Chore>(
      predicate: #Predicate { $0.title.localizedStandardContains(text) })
    #expect(try titles(context, named) == ["Éclair"])
    var done = FetchDescriptor<Chore>(
      predicate: #Predicate { chore in chore.isDone == true && chore.due == nil },
      sortBy: [SortDescriptor(\.title)])
    #expect(try titles(context, done) == ["dry", "dust"])
    done.fetchLimit = 1
    done.fetchOffset = 1
    #expect(try titles(context, done) == ["dust"])
    #expect(try context.fetchCount(done) == 1)
  }

  @Test("delete all that a predicate is true for")
  func deletion() throws {
    let context = try filled("dust", "wash", "dry")
    try context.delete(model: Chore.self, where: #Predicate { $0.isDone })
    #expect(try titles(context, FetchDescriptor()) == ["wash"])
    try context.delete(model: Chore.self)
    #expect(try context.fetchCount(FetchDescriptor<Chore>()) == 0)
  }

  @Test("let a new model take the place of one that has the same unique value, when saved")
  func unique() throws {
    let context = try filled("a")
    let key = UUID()
    context.insert(Chore("old", key: key))
    context.insert(Chore("b"))
    context.insert(Chore("new", key: key))
    try context.save()
    #expect(try titles(context, FetchDescriptor()) == ["a", "new", "b"])
  }

  @Test("find a model by its identity")
  func identity() throws {
    let context = try filled("a")
    let chore = try #require(try context.fetch(FetchDescriptor<Chore>()).first)
    #expect(context.model(for: chore.id) === chore)
    #expect(context[chore.persistentModelID, as: Chore.self] === chore)
    #expect(context[chore.persistentModelID, as: Shelf.self] == nil)
  }

  @Test("post what was saved")
  func notifications() throws {
    let context = try filled("a")
    nonisolated(unsafe) var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { note in
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      posted += (note.userInfo?[key] as? [PersistentIdentifier])?.count ?? 0
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.transaction { context.insert(Chore("b")) }
    try context.save()
    #expect(posted == 2)
  }

  @Test("share the models of their container, and outlive it")
  func sharing() throws {
    var container: ModelContainer? = try ModelContainer(
      for: Schema([Chore.self]), configurations: [ModelConfiguration()])
    let main = try #require(container?.mainContext)
    main.insert(Chore("a"))
    let other = ModelContext(try #require(container))
    #expect(try titles(other, FetchDescriptor()) == ["a"])
    container = nil
    #expect(main.container.mainContext === main)
    #expect(try titles(main, FetchDescriptor()) == ["a"])
    main.container.deleteAllData()
    #expect(try titles(other, FetchDescriptor()).isEmpty)
  }
}
