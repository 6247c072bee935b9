import Testing

@Suite("@Entry")
struct EntryMacroTests {
  /// The expansion of a declaration in an extension, its first and last lines left out.
  private func lines(_ declaration: String, in container: String = "EnvironmentValues") -> [String]
  {
    let source = "extension \(container) {\n  @Entry \(declaration)\n}"
    return Array(MacroExpansion(of: source).lines.dropFirst().dropLast())
  }

  @Test("makes a key whose default has the written type")
  func typed() {
    let expanded = lines("var name: String = \"x\"")
    #expect(
      expanded == [
        "var name: String {", "get {", "self[__Key_name.self]", "}", "set {",
        "self[__Key_name.self] = newValue", "}", "}",
        "private struct __Key_name: SheetUI.EnvironmentKey {",
        "static var defaultValue: String {", "\"x\"", "}", "}",
      ])
  }

  @Test("leaves the type of the default to its value where none is written")
  func untyped() {
    let expanded = lines("public var count = 3")
    #expect(expanded.contains("@SheetUI.__EntryDefaultValue static var defaultValue = 3"))
  }

  @Test("takes nil for an optional without a value")
  func optional() {
    #expect(lines("var a: Int?").contains("nil"))
    #expect(lines("var a: Optional<Int>").contains("nil"))
  }

  @Test(
    "conforms to the key protocol of its collection",
    arguments: [
      ("EnvironmentValues", "EnvironmentKey"), ("SwiftUI.Transaction", "TransactionKey"),
      ("ContainerValues", "ContainerValueKey"), ("FocusedValues", "FocusedValueKey"),
    ])
  func containers(container: String, key: String) {
    let expanded = lines("var a: Int?", in: container)
    #expect(expanded.contains("private struct __Key_a: SheetUI.\(key) {"))
  }

  @Test("names what the focus may hold without the optional around it")
  func focused() {
    #expect(
      lines("var a: Binding<Int>?", in: "FocusedValues").contains(
        "typealias Value = Binding<Int>"))
  }

  @Test(
    "says once what is wrong",
    arguments: [
      ("extension EnvironmentValues { @Entry var a: Int }", "initial value"),
      ("extension FocusedValues { @Entry var a = 1 }", "needs a type"),
      ("extension EnvironmentValues { @Entry let a = 1 }", "stored 'var'"),
      ("extension Other { @Entry var a = 1 }", "belongs in an extension"),
      ("struct EnvironmentValues { @Entry var a = 1 }", "belongs in an extension"),
    ])
  func errors(source: String, words: String) {
    let messages = MacroExpansion(of: source).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains(words) == true)
  }
}
