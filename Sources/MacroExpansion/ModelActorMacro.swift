package import SwiftSyntax
private import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@ModelActor`: gives an actor a model context of its own.
package enum ModelActorMacro: MemberMacro, ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isPublic = declaration.modifiers.contains { $0.name.text == "public" }
    let access = isPublic ? "public " : ""
    var members: [DeclSyntax] = [
      "\(raw: access)nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: SwiftData.ModelContainer",
    ]
    guard !node.disablesInit else { return members }
    members.append(
      """
      \(raw: access)init(modelContainer: SwiftData.ModelContainer) {
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
          modelContext: SwiftData.ModelContext(modelContainer))
        self.modelContainer = modelContainer
      }
      """)
    return members
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty else { return [] }
    let text: DeclSyntax = "extension \(type.trimmed): SwiftData.ModelActor {}"
    return text.as(ExtensionDeclSyntax.self).map { [$0] } ?? []
  }
}

extension AttributeSyntax {
  /// Whether the attribute says `disableGenerateInit: true`.
  fileprivate var disablesInit: Bool {
    arguments?.as(LabeledExprListSyntax.self)?.contains {
      $0.label?.text == "disableGenerateInit" && $0.expression.trimmedDescription == "true"
    } == true
  }
}
