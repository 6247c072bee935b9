import CoreData
import SheetUI
import SwiftUI
import Testing

private final class Task: NSManagedObject, Identifiable {
  var title: String?
  var due: Date?
  var isDone = false
}

@Suite("Objects of Core Data")
@MainActor
struct CoreDataTests {
  private let phone: Device
  private let container = NSPersistentContainer(name: "Tasks")

  init() throws {
    phone = try #require(Device.named("iphone-15"))
    container.loadPersistentStores { _, error in #expect(error == nil) }
    for (title, day) in [("b", 2.0), ("a", 3), ("c", 1)] {
      let task = Task(context: container.viewContext)
      (task.title, task.due) = (title, Date(timeIntervalSince1970: day * 86_400))
    }
    let undated = Task(context: container.viewContext)
    undated.title = "d"
    try container.viewContext.save()
  }

  private struct TaskList: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Task.due, ascending: true)],
      animation: .default)
    private var dated: FetchedResults<Task>
    @FetchRequest(
      entity: Task.entity(), sortDescriptors: [NSSortDescriptor(key: "title", ascending: false)],
      predicate: NSPredicate(format: "title != %@", "c"))
    private var named: FetchedResults<Task>
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)]) private var plain:
      FetchedResults<Task>
    @SectionedFetchRequest(sectionIdentifier: \.isDone, sortDescriptors: [])
    private var sections: SectionedFetchResults<Bool, Task>
    @State private var isAdding = false

    var body: some View {
      VStack {
        Text("dated " + words(dated))
        Text("named " + words(named))
        Text("plain " + words(plain))
        Text("\(sections.count) sections, \(sections.first?.count ?? 0) open")
        Button("Add") { isAdding = true }
        Button("Delete") {
          context.delete(plain[0])
          try? context.save()
        }
        Button("Filter") { plain.nsPredicate = NSPredicate(format: "title > %@", "b") }
      }
      .sheet(isPresented: $isAdding) { Adder().environment(\.managedObjectContext, context) }
    }

    private func words(_ tasks: FetchedResults<Task>) -> String {
      tasks.map { $0.title ?? "" }.joined()
    }
  }

  private struct Adder: View {
    @Environment(\.managedObjectContext) private var context
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Save") {
        let task = Task(context: context)
        task.title = "bb"
        task.isDone = true
        try? context.save()
        dismiss()
      }
    }
  }

  @Test("are found in their order, by all kinds of requests")
  func requests() throws {
    let tree = try stage().layoutTree()
    for words in ["dated dcba", "named dba", "plain abcd", "1 sections, 4 open"] {
      #expect(tree.contains("\"\(words)\""), "\(words) in \(tree)")
    }
  }

  private func stage() throws -> Stage {
    try Stage(phone) { TaskList().environment(\.managedObjectContext, container.viewContext) }
  }

  @Test("that a sheet puts in, a list takes out or a request leaves out are followed")
  func changes() throws {
    let stage = try stage()
    try stage.tap("Add")
    try stage.settle()
    try stage.tap("Save")
    try stage.settle()
    #expect(try stage.layoutTree().contains("\"plain abbbcd\""))
    #expect(try stage.layoutTree().contains("2 sections"))
    try stage.tap("Delete")
    #expect(try stage.layoutTree().contains("\"plain bbbcd\""))
    try stage.tap("Filter")
    #expect(try stage.layoutTree().contains("\"plain bbcd\""))
  }

  @Test("that weren't saved can be rolled back")
  func rollback() throws {
    let context = container.viewContext
    #expect(!context.hasChanges)
    let request: NSFetchRequest<Task> = Task.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Task.title, ascending: true)]
    context.delete(try context.fetch(request)[1])
    _ = Task(context: container.newBackgroundContext())
    #expect(context.hasChanges)
    #expect(try context.count(for: request) == 4)
    context.rollback()
    #expect(try context.fetch(request).map(\.title) == ["a", "b", "c", "d"])
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try context.fetch(request).map(\.title) == ["b", "c"])
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Task")
    try context.execute(NSBatchDeleteRequest(fetchRequest: all))
    #expect(try context.count(for: request) == 0)
  }

  @Test("without a class of their own have values by name")
  func nameless() throws {
    let context = container.viewContext
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    thing.setValue(3, forKey: "size")
    let request = NSFetchRequest<NSManagedObject>(entityName: "Thing")
    #expect(try context.fetch(request).map { $0.value(forKey: "size") as? Int } == [3])
  }
}
