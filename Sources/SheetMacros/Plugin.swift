private import MacroExpansion
@_spi(PluginMessage) private import SwiftCompilerPluginMessageHandling
private import SwiftSyntaxMacros

/// The program that the compiler runs to expand the macros: it answers messages on standard input.
@main
struct Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    let listener = CompilerPluginMessageListener(connection: connection, provider: Provider())
    try listener.main()
  }
}

/// The macros, by the names that their declarations use.
private struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    let known: [String: any Macro.Type] = [
      "EntryMacro": EntryMacro.self,
      "ModelMacro": ModelMacro.self,
      "ModelActorMacro": ModelActorMacro.self,
      "PersistedPropertyMacro": PersistedPropertyMacro.self,
      "PropertyMarkMacro": PropertyMarkMacro.self,
      "SchemaListMacro": SchemaListMacro.self,
      "EntryDefaultValueMacro": EntryDefaultValueMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self,
    ]
    guard let macro = known[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }
}

/// A declaration names a macro that is not here.
private struct UnknownMacro: Error, CustomStringConvertible {
  let name: String

  var description: String { "there is no macro \(name)" }
}
