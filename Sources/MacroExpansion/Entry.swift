internal import SwiftSyntax
private import SwiftSyntaxBuilder
internal import SwiftSyntaxMacros

/// What `@Entry` knows about the variable that it stands before.
struct Entry {
  /// The variable's name.
  private let name: String
  /// The type that was written, if one was.
  private let type: TypeSyntax?
  /// The initial value that was written, if one was.
  private let value: ExprSyntax?
  /// The collection that the variable extends.
  private let container: EntryContainer

  /// Reads the variable; throws an `EntryError` where no key can be made for it.
  init(
    _ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw EntryError.notOneVariable }
    guard let container = EntryContainer(around: context) else { throw EntryError.elsewhere }
    name = pattern.identifier.text.filter { $0 != "`" }
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    self.container = container
    guard value != nil || type?.wrapped != nil else { throw EntryError.noDefault }
    guard type != nil || container != .focusedValues else { throw EntryError.noType }
  }

  /// The name of the key's type.
  var key: String { "__Key_\(name)" }

  /// The key's type.
  var keyDeclaration: String {
    """
    private struct \(key): SheetUI.\(container.keyProtocol) {
      \(members)
    }
    """
  }

  private var members: String {
    if container == .focusedValues {
      return "typealias Value = \(type?.wrapped ?? type ?? "Never")"
    }
    let initial = value?.description ?? "nil"
    guard let type else {
      return "@SheetUI.__EntryDefaultValue static var defaultValue = \(initial)"
    }
    return "static var defaultValue: \(type) { \(initial) }"
  }
}

extension TypeSyntax {
  /// What an optional type wraps.
  fileprivate var wrapped: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional",
      let argument = name.genericArgumentClause?.arguments.first
    else { return nil }
    return TypeSyntax("\(argument.argument.trimmed)")
  }
}
