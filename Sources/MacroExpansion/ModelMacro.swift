package import SwiftSyntax
private import SwiftSyntaxBuilder
package import SwiftSyntaxMacros

/// `@Model`: makes a class one whose objects are kept by a model context, and observes its stored
/// properties.
package enum ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
  package static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let model = try ModelClass(declaration)
    guard !model.isSubclass else { return ["\(raw: model.metadata(overriding: true))"] }
    return [
      "\(raw: model.access)nonisolated let _$state = SwiftData._ModelState()",
      "\(raw: model.metadata(overriding: false))",
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(ClassDeclSyntax.self), let property = ModelProperty(member),
      property.isTracked
    else { return [] }
    return ["@_PersistedProperty"]
  }

  package static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let model = try? ModelClass(declaration) else { return [] }
    return protocols.compactMap { name in
      let text: DeclSyntax =
        "\(raw: model.availability)extension \(type.trimmed): \(name.trimmed) {}"
      return text.as(ExtensionDeclSyntax.self)
    }
  }
}

/// What `@Model` adds to each stored property: storage of its own, and accessors that tell who reads
/// and who writes.
package enum PersistedPropertyMacro: AccessorMacro, PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration), property.isTracked else { return [] }
    let (name, storage) = (property.name, property.storage)
    return [
      """
      @storageRestrictions(initializes: \(raw: storage))
      init(initialValue) { \(raw: storage) = initialValue }
      """,
      """
      get {
        _$state.access(self, keyPath: \\.\(raw: name))
        return \(raw: storage)
      }
      """,
      """
      set {
        _$state.set(self, \\.\(raw: name), from: \(raw: storage), to: newValue) {
          \(raw: storage) = $0
        }
      }
      """,
    ]
  }

  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration), property.isTracked else { return [] }
    return ["\(raw: property.storageDeclaration)"]
  }
}

/// `@Attribute`, `@Relationship` and `@Transient`: marks that `@Model` acts on; by themselves they
/// declare nothing.
package enum PropertyMarkMacro: PeerMacro {
  package static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// `#Index` and `#Unique`: lists of key paths that declare nothing by themselves.
package enum SchemaListMacro: DeclarationMacro {
  package static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
