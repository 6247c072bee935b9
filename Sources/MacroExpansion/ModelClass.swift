internal import SwiftSyntax
private import SwiftSyntaxBuilder

/// What `@Model` knows about the class that it stands before.
struct ModelClass {
  private let declaration: ClassDeclSyntax

  /// Reads the declaration; throws a `ModelError` where it is no class.
  init(_ declaration: some DeclGroupSyntax) throws {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else { throw ModelError() }
    self.declaration = declaration
  }

  /// The access that members need which a protocol asks for, with a space after it.
  var access: String {
    let names = declaration.modifiers.map(\.name.text)
    if names.contains("public") || names.contains("open") { return "public " }
    return names.contains("package") ? "package " : ""
  }

  /// The class's `@available`, each on a line of its own.
  var availability: String {
    declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription == "available" }
      .map { $0.trimmedDescription + "\n" }.joined()
  }

  /// Whether the class inherits from another model.
  ///
  /// The list of what it inherits does not tell classes from protocols; but a model needs an
  /// initializer, and that of a subclass calls the superclass's.
  var isSubclass: Bool {
    declaration.inheritanceClause != nil
      && declaration.memberBlock.members.contains { member in
        member.decl.as(InitializerDeclSyntax.self)?.body?.trimmedDescription
          .contains("super.init") == true
      }
  }

  private var isFinal: Bool { declaration.modifiers.contains { $0.name.text == "final" } }

  /// The property that lists what the schema says about each property.
  func metadata(overriding: Bool) -> String {
    let type = declaration.name.text
    let entries = declaration.memberBlock.members.compactMap { ModelProperty($0.decl) }
      .filter(\.isKept).map { $0.metadata(of: type) + ",\n" }
    let unique = uniqueness.map { "SwiftData.Schema.PropertyMetadata(unique: \($0)),\n" }
    let kind = isFinal ? "static" : "class"
    let inherited = overriding ? "super.schemaMetadata + " : ""
    return """
      \(access)nonisolated \(overriding ? "override " : "")\(kind) var schemaMetadata:
        [SwiftData.Schema.PropertyMetadata] {
        return \(inherited)[
        \((entries + unique).joined())
        ]
      }
      """
  }

  /// The arrays of key paths of each `#Unique` of the class.
  private var uniqueness: [String] {
    declaration.memberBlock.members.flatMap { member -> [String] in
      guard let list = member.decl.as(MacroExpansionDeclSyntax.self),
        list.macroName.text == "Unique"
      else { return [] }
      let root = list.genericArgumentClause?.arguments.first?.argument.trimmedDescription
      return list.arguments.map { argument in
        let paths = argument.expression.trimmedDescription
        guard let root else { return paths }
        return "\(paths) as [Swift.PartialKeyPath<\(root)>]"
      }
    }
  }
}

/// `@Model` stands before something else than a class.
struct ModelError: Error, CustomStringConvertible {
  var description: String { "'@Model' can only be applied to 'class' types" }
}
