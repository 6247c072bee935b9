import SwiftData
import Testing

@Suite("Relationships between models")
@MainActor
struct RelationshipTests {
  @Test("keep a named inverse in step, from either side")
  func namedInverse() throws {
    let (first, second) = (Shelf(name: "a"), Shelf(name: "b"))
    let volume = Volume(title: "v")
    first.volumes.append(volume)
    #expect(volume.shelf === first)
    volume.shelf = second
    #expect(first.volumes.isEmpty && second.volumes == [volume])
    second.volumes = []
    #expect(volume.shelf == nil)
  }

  @Test("keep an inverse in step that is the only possible one, through optional arrays")
  func inferredInverse() {
    let (ann, bob) = (Reader(name: "Ann"), Reader(name: "Bob"))
    let volume = Volume(title: "v")
    volume.readers = [ann]
    bob.favorites = [volume]
    #expect(ann.favorites == [volume] && volume.readers == [ann, bob])
    ann.favorites = nil
    #expect(volume.readers == [bob])
  }

  @Test("are completed and followed when a model is inserted")
  func insertion() throws {
    let context = try makeContext()
    let shelf = Shelf(name: "a")
    let volume = Volume(title: "v", shelf: shelf)
    shelf.volumes = []
    volume.shelf = shelf
    context.insert(volume)
    #expect(shelf.volumes == [volume] && shelf.modelContext === context)
    let later = Volume(title: "w")
    later.shelf = shelf
    #expect(try context.fetch(FetchDescriptor<Volume>()) == [volume, later])
  }

  @Test("delete with a model what their rule says")
  func cascade() throws {
    let context = try makeContext()
    let shelf = Shelf(name: "a")
    context.insert(shelf)
    shelf.volumes = [Volume(title: "v"), Volume(title: "w")]
    context.delete(shelf.volumes[0])
    #expect(shelf.volumes.map(\.title) == ["w"])
    context.delete(shelf)
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 0)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }

  @Test("forbid saving a deletion that their rule denies")
  func deny() throws {
    let context = try makeContext()
    let shelf = Shelf(name: "a")
    shelf.owner = Reader(name: "Ann")
    context.insert(shelf)
    try context.save()
    context.delete(shelf)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(shelf.owner?.name == "Ann" && shelf.modelContext === context)
    shelf.owner = nil
    context.delete(shelf)
    try context.save()
  }

  @Test("come back with what is rolled back")
  func rollback() throws {
    let context = try makeContext()
    let shelf = Shelf(name: "a")
    shelf.volumes = [Volume(title: "v"), Volume(title: "w")]
    context.insert(shelf)
    try context.save()
    let volumes = shelf.volumes
    context.delete(volumes[0])
    volumes[1].title = "x"
    context.delete(shelf)
    context.rollback()
    #expect(shelf.volumes == volumes && volumes.allSatisfy { $0.shelf === shelf })
    #expect(volumes[1].title == "w" && !context.hasChanges)
    #expect(try context.fetch(FetchDescriptor<Volume>()) == volumes)
  }
}
