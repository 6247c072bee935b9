import Foundation
import Raster
import SwiftUI
import Testing

@testable import SheetUI

@MainActor
@Suite("Names of newer systems")
struct NewerNameTests {
  private let phone: Device

  init() throws { phone = try #require(Device.named("iphone-15")) }

  @Test("a shader is named in the tree, and the view is drawn without it")
  func shaders() throws {
    let plain = try Stage(phone) { Color.red.frame(width: 50, height: 50) }
    let shaded = try Stage(phone) {
      Color.red.frame(width: 50, height: 50)
        .colorEffect(ShaderLibrary.glow(.float(1), .color(.blue)))
        .layerEffect(
          ShaderLibrary.default.ripple(.float2(CGPoint.zero), .boundingRect),
          maxSampleOffset: .zero)
    }
    let tree = try shaded.layoutTree()
    #expect(tree.contains("colorEffect") && tree.contains("glow, not drawn"))
    #expect(tree.contains("layerEffect") && tree.contains("ripple, not drawn"))
    #expect(try shaded.snapshot() == plain.snapshot())
  }

  private struct Searching: View {
    @State private var text = ""
    @State private var submitted = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        List {
          Button("Find") { isFocused = true }
          Text("Text \(text), submitted \(submitted), \(isFocused ? "focused" : "free")")
        }
        .searchable(text: $text)
        .searchFocused($isFocused)
        .onSubmit(of: .search) { submitted = text }
        .navigationTitle("Things")
      }
    }
  }

  @Test("a search field takes the focus and typed text")
  func searching() throws {
    let stage = try Stage(phone) { Searching() }
    try stage.tap("Find")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Text , submitted , focused"))
    #expect(try stage.layoutTree().contains("\"Cancel\""))
    try stage.type("ab\n")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Text Ab, submitted Ab, free"))
    try stage.tap("Cancel")
    try stage.settle()
    #expect(try stage.layoutTree().contains("Text , submitted Ab, free"))
  }

  @Test("a tap on a search field brings the keyboard up")
  func tapping() throws {
    let stage = try Stage(phone) { Searching() }
    try stage.tap("Search")
    try stage.settle()
    try stage.type("c")
    #expect(try stage.layoutTree().contains("Text C, submitted , focused"))
  }

  @Test("flexible buttons are as wide as they can be")
  func buttons() throws {
    let stage = try Stage(phone) {
      Button("Wide") {}.buttonStyle(.bordered).buttonSizing(.flexible).padding(16)
    }
    let tree = try stage.layoutTree()
    #expect(tree.contains("361"), "\(tree)")
  }

  @Test("stored values are kept in the settings that a view names")
  func storage() throws {
    let name = "newer-names"
    let store = try #require(UserDefaults(suiteName: name))
    store.removePersistentDomain(forName: name)
    struct Counter: View {
      @AppStorage("count-of-newer-names") private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let stage = try Stage(phone) { Counter().defaultAppStorage(store) }
    try stage.tap("Count 0")
    #expect(try stage.layoutTree().contains("Count 1"))
    #expect(store.integer(forKey: "count-of-newer-names") == 1)
    #expect(UserDefaults.standard.object(forKey: "count-of-newer-names") == nil)
    store.removePersistentDomain(forName: name)
  }

  @Test("names of persons have lengths")
  func persons() {
    var name = PersonNameComponents()
    (name.givenName, name.middleName, name.familyName) = ("Ada", "King", "Lovelace")
    name.namePrefix = "Countess"
    #expect(name.formatted() == "Ada Lovelace")
    #expect(name.formatted(.name(style: .short)) == "Ada")
    #expect(name.formatted(.name(style: .long)) == "Countess Ada King Lovelace")
    #expect(name.formatted(.name(style: .abbreviated)) == "AL")
  }

  @Test("localized attributed strings have the looks of their Markdown")
  func attributed() {
    let text = AttributedString(localized: "A **bold** word")
    #expect(String(text.characters) == "A bold word")
    #expect(text.runs.count == 3)
  }

  private final class Item: NSObject {
    let name: String?
    let size: Int
    let isNew: Bool
    init(_ name: String?, _ size: Int, _ isNew: Bool) {
      (self.name, self.size, self.isNew) = (name, size, isNew)
    }
  }

  @Test("descriptors order by properties that may be missing, and by names")
  func descriptors() {
    let items = [Item("b", 1, true), Item(nil, 3, false), Item("a", 2, true)]
    func order(_ descriptor: NSSortDescriptor) -> [Int] {
      items.sorted { descriptor.compare($0, to: $1) == .orderedAscending }.map(\.size)
    }
    #expect(order(NSSortDescriptor(keyPath: \Item.name, ascending: true)) == [3, 2, 1])
    #expect(order(NSSortDescriptor(keyPath: \Item.size, ascending: false)) == [3, 2, 1])
    #expect(order(NSSortDescriptor(key: "name", ascending: false)) == [1, 2, 3])
    #expect(order(NSSortDescriptor(key: "isNew", ascending: true)).first == 3)
    #expect(order(NSSortDescriptor(key: "nothing", ascending: true)) == [1, 3, 2])
  }

  @Test("a view is mirrored where its behavior says so")
  func mirroring() throws {
    let content = HStack(spacing: 0) {
      Color.red.frame(width: 50, height: 50)
      Color.blue.frame(width: 50, height: 50)
    }
    func left(_ view: some View) throws -> UInt8 {
      let bitmap = try Stage(phone) { view.environment(\.layoutDirection, .leftToRight) }
        .snapshot()
      return bitmap.pixels[bitmap.height / 2 * bitmap.width + bitmap.width / 2 - 60].rgba.x
    }
    #expect(try left(content.layoutDirectionBehavior(.fixed)) == 255)
    #expect(try left(content.layoutDirectionBehavior(.mirrors)) == 255)
    #expect(try left(content.layoutDirectionBehavior(.mirrors(in: .leftToRight))) == 0)
  }
}
