internal import SwiftSyntax
private import SwiftSyntaxBuilder

/// A stored property of a model class, as far as `@Model` is concerned.
struct ModelProperty {
  /// The name as it is written, with its backticks.
  let name: String
  /// Whether the property can be set.
  private let isVariable: Bool
  /// The attribute that says how it is kept, `Attribute` or `Relationship`, with its arguments.
  private let mark: String?
  private let isTransient: Bool
  private let reference: String
  private let binding: PatternBindingSyntax

  /// Reads a declaration; nil where it is no stored property of an object.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, !binding.isComputed,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let modifiers = variable.modifiers.map(\.name.text)
    guard !modifiers.contains(where: { ["static", "class", "lazy", "override"].contains($0) })
    else { return nil }
    name = pattern.identifier.text
    self.binding = binding
    isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
    reference =
      variable.modifiers.first { ["weak", "unowned"].contains($0.name.text) }
      .map { $0.trimmedDescription + " " } ?? ""
    let attributes = variable.attributes.compactMap { $0.as(AttributeSyntax.self) }
    isTransient = attributes.contains { $0.lastName == "Transient" }
    mark = attributes.first { ["Attribute", "Relationship"].contains($0.lastName) }
      .map { "SwiftData.Schema.\($0.lastName)(\($0.arguments?.trimmedDescription ?? ""))" }
  }

  /// Whether the property gets storage of its own and is observed.
  var isTracked: Bool { isVariable && !isTransient }

  /// Whether the property is part of the schema.
  var isKept: Bool { !isTransient }

  /// The name without backticks.
  var plainName: String { name.filter { $0 != "`" } }

  /// The name of the storage.
  var storage: String { "_" + plainName }

  /// The storage, with the property's type, initial value and observers.
  var storageDeclaration: String {
    let parts = [
      binding.typeAnnotation?.trimmedDescription ?? "",
      binding.initializer.map { " " + $0.trimmedDescription } ?? "",
      binding.accessorBlock.map { " " + $0.trimmedDescription } ?? "",
    ]
    return "private \(reference)var \(storage)" + parts.joined()
  }

  /// What the schema says about the property of a class.
  func metadata(of type: String) -> String {
    let options = mark.map { ", metadata: \($0)" } ?? ""
    return """
      SwiftData.Schema.PropertyMetadata(
        name: "\(plainName)", keypath: \\\(type).\(name)\(options))
      """
  }
}

extension PatternBindingSyntax {
  /// Whether the property has a getter; one with observers only is stored.
  fileprivate var isComputed: Bool {
    guard let accessors = accessorBlock?.accessors else { return false }
    guard let list = accessors.as(AccessorDeclListSyntax.self) else { return true }
    return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension AttributeSyntax {
  /// The attribute's name without a module before it.
  fileprivate var lastName: String {
    attributeName.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
  }
}
