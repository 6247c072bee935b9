/// The previews of the running program, found among its types: every `PreviewProvider` and every
/// `#Preview`, without a line of code that lists them.
///
/// Providers that are generic types are not found, since nothing says what their arguments are.
@MainActor
package enum PreviewCatalog {
  /// Returns the previews of a module in a fixed order: those of the macro by file, line and column,
  /// then the providers by name.
  package static func previews(in module: String) -> [PreviewSubject] {
    let registries = registries.filter { $0.module == module }.map(\.type)
    let providers = providers.filter { $0.module == module }
    return PreviewSubject.all(of: registries)
      + providers.flatMap { PreviewSubject.all(of: $0.type) }
  }

  /// The modules that have previews, in order.
  package static var modules: [String] {
    Set(registries.map(\.module) + providers.map(\.module)).sorted()
  }

  /// Returns the module that a type is declared in.
  package static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static var registries: [(module: String, type: any PreviewRegistry.Type)] {
    ConformingTypes.of((any PreviewRegistry).self)
      .compactMap { $0 as? any PreviewRegistry.Type }
      .sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
      .map { (module(of: $0), $0) }
  }

  private static var providers: [(module: String, type: any _PreviewProvider.Type)] {
    ConformingTypes.of((any PreviewProvider).self)
      .compactMap { $0 as? any _PreviewProvider.Type }
      // Private types of one name in two files differ in what is reflected.
      .sorted { String(reflecting: $0) < String(reflecting: $1) }
      .map { (module(of: $0), $0) }
  }
}
