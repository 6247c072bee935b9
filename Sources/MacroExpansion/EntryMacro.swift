package import SwiftSyntax
private import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Entry`: makes a variable a value of the environment, a transaction, a container or the focus,
/// by a key of its own.
package enum EntryMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let key = try Entry(declaration, in: context).key
    return [
      "get { self[\(raw: key).self] }",
      "set { self[\(raw: key).self] = newValue }",
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong is said once, by the accessors.
    guard let entry = try? Entry(declaration, in: context) else { return [] }
    return ["\(raw: entry.keyDeclaration)"]
  }
}

/// The default of a key whose type is told by its initial value: computed anew at each reading, so
/// that it need not be safe to share.
package enum EntryDefaultValueMacro: AccessorMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let value = declaration.as(VariableDeclSyntax.self)?.bindings.first?.initializer?.value
    else { return [] }
    return ["get { \(value.trimmed) }"]
  }
}
