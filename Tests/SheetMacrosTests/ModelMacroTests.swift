import Testing

@Suite("@Model")
struct ModelMacroTests {
  private func lines(_ members: String, of head: String = "final class Item") -> [String] {
    MacroExpansion(of: "@Model \(head) {\n\(members)\n}").lines
  }

  @Test("gives a stored property storage of its own and accessors around it")
  func property() {
    let expanded = lines("  private(set) var name: String = \"x\"  // said")
    let expected = [
      "@storageRestrictions(initializes: _name)", "init(initialValue) {", "_name = initialValue",
      "_$state.access(self, keyPath: \\.name)", "return _name",
      "_$state.set(self, \\.name, from: _name, to: newValue) {", "_name = $0",
      "private var _name: String = \"x\"",
    ]
    for line in expected { #expect(expanded.contains(line), "\(line) in \(expanded)") }
  }

  @Test(
    "leaves alone what is not stored or not kept",
    arguments: [
      "var a: Int { 1 }", "var a: Int { get { 1 } set {} }", "static var a = 1", "let a = 1",
      "lazy var a = 1", "@Transient var a = 1", "func a() {}",
    ])
  func others(member: String) {
    #expect(!lines(member).contains { $0.contains("_a") })
  }

  @Test("keeps a property's observers and its backticks")
  func observers() {
    let expanded = lines("var `in`: Int = 1 { didSet { print(1) } }")
    #expect(expanded.contains { $0.hasPrefix("private var _in: Int = 1 {") })
    #expect(expanded.contains("_$state.access(self, keyPath: \\.`in`)"))
  }

  @Test("lists the properties with their attributes, but not those that are transient")
  func metadata() {
    let text = lines(
      """
      #Unique<Item>([\\.a, \\.b])
      @Attribute(.unique, originalName: "z") var a: Int
      @SwiftData.Relationship(deleteRule: .cascade, inverse: \\Part.item) var b: [Part]
      @Transient var c = 1
      let d: Int
      """
    ).joined(separator: " ")
    #expect(
      text.contains(
        "name: \"a\", keypath: \\Item.a, "
          + "metadata: SwiftData.Schema.Attribute(.unique, originalName: \"z\"))"))
    #expect(
      text.contains(
        "keypath: \\Item.b, metadata: "
          + "SwiftData.Schema.Relationship(deleteRule: .cascade, inverse: \\Part.item))"))
    #expect(text.contains("name: \"d\", keypath: \\Item.d)") && !text.contains("\"c\""))
    #expect(text.contains("unique: [\\.a, \\.b] as [Swift.PartialKeyPath<Item>])"))
  }

  @Test(
    "makes members as accessible as the class, and overridable unless it is final",
    arguments: [
      ("final class Item", "nonisolated static var schemaMetadata:"),
      ("class Item", "nonisolated class var schemaMetadata:"),
      ("public final class Item", "public nonisolated static var schemaMetadata:"),
      ("open class Item: Codable", "public nonisolated class var schemaMetadata:"),
    ])
  func access(head: String, line: String) {
    let expanded = lines("init() {}", of: head)
    #expect(expanded.contains(line))
    #expect(expanded.contains { $0.hasSuffix("nonisolated let _$state = SwiftData._ModelState()") })
  }

  @Test("adds to what a superclass keeps")
  func subclass() {
    let expanded = lines("var a = 1\ninit() { super.init() }", of: "final class Item: Base")
    #expect(expanded.contains("nonisolated override static var schemaMetadata:"))
    #expect(expanded.contains("return super.schemaMetadata + ["))
    #expect(!expanded.contains { $0.contains("_ModelState") })
  }

  @Test("is for classes only")
  func error() {
    let messages = MacroExpansion(of: "@Model struct Item {\n  var a = 1\n}").messages
    #expect(messages == ["'@Model' can only be applied to 'class' types"])
  }

  @Test("of an actor gives it a container, unless it has an initializer for that")
  func actor() {
    let expanded = MacroExpansion(of: "@ModelActor public actor Keeper {\n}").lines
    #expect(expanded.contains("public init(modelContainer: SwiftData.ModelContainer) {"))
    let without = MacroExpansion(of: "@ModelActor(disableGenerateInit: true) actor Keeper {\n}")
    #expect(!without.text.contains("init("))
    #expect(without.text.contains("nonisolated let modelContainer: SwiftData.ModelContainer"))
  }
}
