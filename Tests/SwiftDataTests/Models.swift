import Foundation
public import SwiftData

enum Priority: Int, Codable, CaseIterable {
  case low, high
}

struct Place: Codable, Equatable {
  var x = 0.0
  var y = 0.0
}

/// A class with one property of each kind.
@Model
final class Chore {
  #Index<Chore>([\.title], [\.title, \.due])

  @Attribute(.unique) var key: UUID
  var title: String
  var isDone: Bool = false  // not at first
  var due: Date?
  var priority = Priority.low
  var place: Place = Place()
  var tags: [String] = []
  @Attribute(.externalStorage, originalName: "picture") var image: Data?
  @Transient var isOpen = false
  private(set) var changes = 0
  var notes: String = "" {
    didSet { changes += 1 }
  }
  let born = 7

  static var count: Int { 3 }
  var summary: String { isDone ? "\(title), done" : title }
  var `default`: Int = 1

  init(_ title: String, isDone: Bool = false, due: Date? = nil, key: UUID = UUID()) {
    self.key = key
    self.title = title
    self.isDone = isDone
    self.due = due
  }
}

@Model
final class Shelf {
  var name: String
  @Relationship(deleteRule: .cascade, inverse: \Volume.shelf) var volumes: [Volume] = []
  @Relationship(deleteRule: .deny) var owner: Reader?

  init(name: String) { self.name = name }
}

/// A book.
@Model
public class Volume {
  /// Its title.
  public var title: String
  var shelf: Shelf?
  var readers: [Reader]? = []

  init(title: String, shelf: Shelf? = nil) {
    self.title = title
    self.shelf = shelf
  }
}

@Model
class Reader {
  var name: String
  // The only way there and the only way back: each other's inverse without saying so.
  var favorites: [Volume]?

  init(name: String) { self.name = name }
}

@Model
class Animal {
  var name: String
  init(name: String) { self.name = name }
}

@available(macOS 26, *)
@Model
final class Dog: Animal {
  #Unique<Dog>([\.name, \.tricks])
  var tricks: [String] = []

  override init(name: String) { super.init(name: name) }
}

@MainActor
func makeContext() throws -> ModelContext {
  let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
  return try ModelContainer(
    for: Chore.self, Shelf.self, configurations: configuration
  ).mainContext
}
