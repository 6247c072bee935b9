internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The collections whose extensions may declare an `@Entry`.
enum EntryContainer: String {
  case environmentValues = "EnvironmentValues"
  case transaction = "Transaction"
  case containerValues = "ContainerValues"
  case focusedValues = "FocusedValues"

  /// Finds out which type the innermost extension around the macro extends.
  init?(around context: some MacroExpansionContext) {
    guard let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType,
      let name = extended.trimmedDescription.split(separator: ".").last
    else { return nil }
    self.init(rawValue: String(name))
  }

  /// The protocol of the collection's keys.
  var keyProtocol: String {
    switch self {
    case .environmentValues: "EnvironmentKey"
    case .transaction: "TransactionKey"
    case .containerValues: "ContainerValueKey"
    case .focusedValues: "FocusedValueKey"
    }
  }
}

/// Why a variable can't be an `@Entry`.
enum EntryError: Error, CustomStringConvertible {
  case elsewhere
  case noDefault
  case noType
  case notOneVariable

  var description: String {
    switch self {
    case .elsewhere:
      """
      '@Entry' belongs in an extension of EnvironmentValues, Transaction, ContainerValues or \
      FocusedValues
      """
    case .noDefault: "'@Entry' needs an initial value, unless its type is optional"
    case .noType: "'@Entry' needs a type in an extension of FocusedValues"
    case .notOneVariable: "'@Entry' belongs before one stored 'var' with a name"
    }
  }
}
