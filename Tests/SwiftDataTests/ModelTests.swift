import Foundation
import Observation
import SwiftData
import Synchronization
import Testing

@Suite("Models")
@MainActor
struct ModelTests {
  @Test("have the values that their initializers and defaults give them")
  func values() {
    let chore = Chore("Sweep", isDone: true)
    #expect(chore.title == "Sweep" && chore.isDone && chore.due == nil)
    #expect(chore.priority == .low && chore.place == Place() && chore.tags.isEmpty)
    #expect(chore.default == 1 && chore.born == 7 && chore.summary == "Sweep, done")
    chore.tags.append("a")
    chore.place.x = 2
    #expect(chore.tags == ["a"] && chore.place.x == 2)
  }

  @Test("call their properties' observers")
  func observers() {
    let chore = Chore("Sweep")
    chore.notes = "x"
    #expect(chore.changes == 1)
  }

  @Test("tell who observes a stored property when it changes, and only then")
  func observation() {
    let chore = Chore("Sweep")
    let calls = Mutex(0)
    withObservationTracking {
      _ = chore.summary
    } onChange: {
      calls.withLock { $0 += 1 }
    }
    chore.tags = ["a"]
    chore.isOpen = true
    #expect(calls.withLock { $0 } == 0)
    chore.title = "Mop"
    #expect(calls.withLock { $0 } == 1)
  }

  @Test("are equal to themselves only and keep their identity")
  func identity() throws {
    let (one, other) = (Chore("Sweep"), Chore("Sweep"))
    #expect(one == one && one != other && Set([one, one, other]).count == 2)
    let id = one.id
    try makeContext().insert(one)
    #expect(one.id == id && id == one.persistentModelID && id != other.id)
    #expect(id.entityName == "Chore" && id < other.id)
    let data = try JSONEncoder().encode(id)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == id)
  }

  @Test("know their context, and whether they changed or are deleted")
  func states() throws {
    let context = try makeContext()
    let chore = Chore("Sweep")
    #expect(chore.modelContext == nil && !chore.hasChanges)
    context.insert(chore)
    #expect(chore.modelContext === context && chore.hasChanges && context.hasChanges)
    try context.save()
    #expect(!chore.hasChanges && !context.hasChanges)
    chore.title = "Mop"
    #expect(chore.hasChanges && context.changedModelsArray.count == 1)
    context.delete(chore)
    #expect(chore.isDeleted && chore.modelContext == nil)
    try context.save()
    #expect(!chore.isDeleted)
  }

  @Test("inherit what their superclass keeps")
  func inheritance() throws {
    let context = try makeContext()
    context.insert(Animal(name: "Cat"))
    context.insert(Dog(name: "Rex"))
    #expect(try context.fetch(FetchDescriptor<Animal>()).map(\.name) == ["Cat", "Rex"])
    #expect(try context.fetch(FetchDescriptor<Dog>()).map(\.name) == ["Rex"])
    let entity = try #require(Schema([Dog.self]).entities.first)
    #expect(entity.attributesByName.keys.sorted() == ["name", "tricks"])
  }

  @Test("are described by a schema, with the classes that they lead to")
  func schema() throws {
    let schema = Schema([Shelf.self])
    #expect(schema.entities.map(\.name) == ["Shelf", "Volume", "Reader"])
    let chore = try #require(Schema([Chore.self]).entitiesByName["Chore"])
    #expect(chore.attributesByName["key"]?.isUnique == true)
    #expect(chore.attributesByName["image"]?.originalName == "picture")
    #expect(chore.attributesByName["isOpen"] == nil)
    let shelf = try #require(schema.entity(for: Shelf.self))
    #expect(shelf.relationshipsByName["volumes"]?.deleteRule == .cascade)
    #expect(Schema.Version(1, 2, 0) < Schema.Version(1, 10, 0))
  }
}
