import MacroExpansion
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source text after its macros were expanded, and what the macros complained about.
struct MacroExpansion {
  let text: String
  let messages: [String]

  /// Expands the macros of a source text as the compiler would in module `App`, file `Views.swift`.
  init(of source: String) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/Sources/App/Views.swift")])
    let macros: [String: any Macro.Type] = [
      "Entry": EntryMacro.self, "Preview": PreviewMacro.self, "Previewable": PreviewableMacro.self,
      "Model": ModelMacro.self, "_PersistedProperty": PersistedPropertyMacro.self,
      "Attribute": PropertyMarkMacro.self, "Relationship": PropertyMarkMacro.self,
      "Transient": PropertyMarkMacro.self, "Unique": SchemaListMacro.self,
      "ModelActor": ModelActorMacro.self,
    ]
    let expanded = file.expand(
      macros: macros,
      contextGenerator: { node in
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    text = expanded.description
    messages = context.diagnostics.map(\.message)
  }

  /// The lines of the text without the space around them, empty ones left out.
  var lines: [String] {
    text.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " }
      return line.isEmpty ? nil : String(line)
    }
  }
}
