import Foundation
import SwiftData
import SwiftUI

/// A list that a sheet adds to, that another one edits in, and whose rows are swiped away.
struct ChoreList: View {
  @Environment(\.modelContext) private var modelContext
  @Query(sort: \Chore.title) private var chores: [Chore]
  @Query(filter: #Predicate<Chore> { $0.isDone }) private var done: [Chore]
  @State private var isAdding = false
  @State private var edited: Chore?

  var body: some View {
    NavigationStack {
      List {
        ForEach(chores) { chore in
          Button(chore.title) { edited = chore }
        }
        .onDelete { for index in $0 { modelContext.delete(chores[index]) } }
        Text("\(done.count) of \(chores.count) done")
      }
      .toolbar { Button("Add") { isAdding = true } }
      .sheet(isPresented: $isAdding) { ChoreForm() }
      .sheet(item: $edited) { ChoreEditor(chore: $0) }
    }
  }
}

struct ChoreForm: View {
  @Environment(\.modelContext) private var modelContext
  @Environment(\.dismiss) private var dismiss
  @State private var title = ""

  var body: some View {
    Form {
      TextField("What", text: $title)
      Button("Save") {
        modelContext.insert(Chore(title))
        dismiss()
      }
    }
  }
}

struct ChoreEditor: View {
  @Bindable var chore: Chore

  var body: some View {
    Form {
      TextField("What", text: $chore.title)
      Toggle("Done", isOn: $chore.isDone)
      Text("Now \(chore.summary)")
    }
  }
}

/// A list whose query is made from what it is given.
struct FoundChores: View {
  @Query private var chores: [Chore]

  init(search: String, descending: Bool = false) {
    let order: SortOrder = descending ? .reverse : .forward
    _chores = Query(
      filter: #Predicate<Chore> { search.isEmpty || $0.title.localizedStandardContains(search) },
      sort: [SortDescriptor(\.title, order: order)], animation: .default)
  }

  var body: some View { Text("found " + chores.map(\.title).joined(separator: ",")) }
}

/// One query of each form.
struct AllQueries: View {
  static var newest: FetchDescriptor<Chore> {
    var descriptor = FetchDescriptor<Chore>(sortBy: [SortDescriptor(\.title, order: .reverse)])
    descriptor.fetchLimit = 1
    return descriptor
  }

  let name: String
  @Query private var plain: [Chore]
  @Query(sort: \Chore.title) var byTitle: [Chore]
  @Query(sort: \.due, order: .reverse) var byDue: [Chore]
  @Query(sort: [SortDescriptor(\Chore.title), SortDescriptor(\Chore.due)]) var byBoth: [Chore]
  @Query(filter: #Predicate<Chore> { $0.isDone == false }) var open: [Chore]
  @Query(filter: #Predicate<Chore> { !$0.isDone }, sort: \Chore.title) var openByTitle: [Chore]
  @Query(
    filter: #Predicate<Chore> { chore in chore.tags.contains("a") },
    sort: \Chore.title, order: .reverse, animation: .bouncy) var tagged: [Chore]
  @Query(AllQueries.newest, animation: .default) var limited: [Chore]
  @Query(FetchDescriptor<Chore>(predicate: #Predicate { $0.title == "b" })) var named: [Chore]
  @Query(animation: .spring) var animated: [Chore]

  var body: some View {
    Text(name)
    ForEach(
      Array(
        [
          plain, byTitle, byDue, byBoth, open, openByTitle, tagged, limited, named, animated,
        ].enumerated()), id: \.offset
    ) { index, chores in
      Text("\(index): " + chores.map(\.title).joined())
    }
  }
}
