// A shopping list as apps keep one: models, a list that follows them, a sheet that adds and one that
// edits.
import SwiftData
import SwiftUI

@Model
final class Shop {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Grocery.shop)
    var groceries: [Grocery] = []

    init(name: String) {
        self.name = name
    }
}

@Model
final class Grocery {
    @Attribute(.unique) var id = UUID()
    var name: String
    var amount: Int
    var isBought = false
    var added: Date
    var shop: Shop?

    init(name: String, amount: Int = 1, added: Date = .now, shop: Shop? = nil) {
        self.name = name
        self.amount = amount
        self.added = added
        self.shop = shop
    }
}

public struct GroceryScreen: View {
    @Environment(\.modelContext) private var modelContext
    @Query(sort: [SortDescriptor(\Grocery.name)], animation: .default)
    private var groceries: [Grocery]
    @Query(filter: #Predicate<Grocery> { !$0.isBought }) private var missing: [Grocery]
    @State private var isAdding = false
    @State private var edited: Grocery?

    public init() {}

    @MainActor public static var sample: some View {
        GroceryScreen().modelContainer(.groceries)
    }

    public var body: some View {
        NavigationStack {
            List {
                Section("\(missing.count) to buy") {
                    ForEach(groceries) { grocery in
                        GroceryRow(grocery: grocery)
                            .contentShape(Rectangle())
                            .onTapGesture { edited = grocery }
                    }
                    .onDelete(perform: delete)
                }
            }
            .navigationTitle("Groceries")
            .toolbar {
                Button("New") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) {
                NewGrocery()
                    .presentationDetents([.medium])
            }
            .sheet(item: $edited) { grocery in
                GroceryEditor(grocery: grocery)
            }
        }
    }

    private func delete(at offsets: IndexSet) {
        withAnimation {
            for index in offsets {
                modelContext.delete(groceries[index])
            }
        }
    }
}

struct GroceryRow: View {
    let grocery: Grocery

    var body: some View {
        HStack {
            Image(systemName: grocery.isBought ? "checkmark.circle.fill" : "circle")
            Text(grocery.name)
            Spacer()
            Text("\(grocery.amount) ×")
                .foregroundStyle(.secondary)
        }
    }
}

struct NewGrocery: View {
    @Environment(\.modelContext) private var modelContext
    @Environment(\.dismiss) private var dismiss
    @Query(sort: \Shop.name) private var shops: [Shop]
    @State private var name = "Cheese"
    @State private var amount = 1
    @State private var shop: Shop?

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                Stepper("Amount: \(amount)", value: $amount, in: 1...20)
                Picker("Shop", selection: $shop) {
                    Text("Any").tag(nil as Shop?)
                    ForEach(shops) { shop in
                        Text(shop.name).tag(shop as Shop?)
                    }
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled(name.isEmpty)
                }
            }
        }
    }

    private func save() {
        modelContext.insert(Grocery(name: name, amount: amount, shop: shop))
        try? modelContext.save()
        dismiss()
    }
}

struct GroceryEditor: View {
    @Bindable var grocery: Grocery

    var body: some View {
        Form {
            TextField("Name", text: $grocery.name)
            Toggle("Bought", isOn: $grocery.isBought)
            LabeledContent("Shop", value: grocery.shop?.name ?? "Any")
        }
    }
}

extension ModelContainer {
    @MainActor static var groceries: ModelContainer {
        do {
            let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
            let container = try ModelContainer(for: Grocery.self, Shop.self, configurations: configuration)
            let market = Shop(name: "Market")
            container.mainContext.insert(market)
            for name in ["Pears", "Bread"] {
                container.mainContext.insert(Grocery(name: name, shop: market))
            }
            return container
        } catch {
            fatalError("There is no container: \(error)")
        }
    }
}

#Preview {
    GroceryScreen()
        .modelContainer(.groceries)
}
