import Testing

@Suite("#Preview")
struct PreviewMacroTests {
  @Test("becomes a type that tells its place and makes the preview")
  func registry() {
    let lines = MacroExpansion(
      of: """
        import SwiftUI

        #Preview("Title", traits: .landscapeLeft) { Text("A") }
        """
    ).lines
    #expect(lines[1].hasSuffix(": SheetUI.PreviewRegistry {"))
    #expect(
      Array(lines.dropFirst(2)) == [
        "static var fileID: Swift.String {", "\"App/Views.swift\"", "}",
        "static var line: Swift.Int {", "3", "}",
        "static var column: Swift.Int {", "1", "}",
        "@_Concurrency.MainActor static func makePreview() throws -> SheetUI.Preview {",
        "SheetUI.Preview(\"Title\", traits: .landscapeLeft) {", "Text(\"A\")", "}", "}", "}",
      ])
  }

  @Test("turns previewable declarations into properties of a view")
  func previewable() {
    let lines = MacroExpansion(
      of: """
        #Preview {
          @Previewable @State var on = true
          let title = "On" // said aloud
          @SwiftUI.Previewable @FocusState private var focus: Bool
          Toggle(title, isOn: $on)
        }
        """
    ).lines
    let body = lines.drop { !$0.hasPrefix("SheetUI.Preview(") }
    #expect(
      Array(body) == [
        "SheetUI.Preview() {",
        "struct __P_Previewable_Transform_Wrapper: SheetUI.View {",
        "@State var on = true", "@FocusState private var focus: Bool",
        "var body: some SheetUI.View {",
        "let title = \"On\" // said aloud", "Toggle(title, isOn: $on)", "}", "}",
        "return __P_Previewable_Transform_Wrapper()", "}", "}", "}",
      ])
  }

  @Test("lifts previewable declarations of a body that is an argument, and leaves functions alone")
  func argument() {
    let lifted = MacroExpansion(
      of: "#Preview(body: { @Previewable @State var a = 1; Text(\"\\(a)\") })")
    #expect(lifted.lines.contains("@State var a = 1"))
    let function = MacroExpansion(of: "#Preview(\"F\", body: makeView)")
    #expect(function.lines.contains("SheetUI.Preview(\"F\", body: makeView)"))
  }

  @Test("keeps the text of string literals over several lines")
  func multilineString() {
    let expansion = MacroExpansion(
      of: #"""
        #Preview {
          @Previewable @State var text = """
            one
              two
            """
          Text(text)
          Text("""
          three
            four
          """)
        }
        """#)
    for lines in [["one", "  two"], ["three", "  four"]] {
      let literal = ["\"\"\""] + lines + ["\"\"\""]
      let indented = literal.map { "            \($0)" }.joined(separator: "\n").drop { $0 == " " }
      #expect(expansion.text.contains(indented))
    }
  }

  @Test("has a type of its own for each preview of a file")
  func unique() {
    let lines = MacroExpansion(of: "#Preview { A() }\n#Preview { B() }").lines
    let types = lines.filter { $0.hasPrefix("struct ") }
    #expect(types.count == 2)
    #expect(Set(types).count == 2)
  }
}
