import Foundation

/// Writes the Swift names of what is in asset catalogs, as Xcode does for its targets.
@main
enum AssetSymbols {
  /// Takes the file to write to and the catalogs to read.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard let output = arguments.first else { return fail("no file to write to") }
    let names = arguments.dropFirst().map(AssetNames.init(catalog:))
    do {
      try Data(SymbolSource(names).text.utf8).write(to: output, options: .atomic)
    } catch {
      fail("can't write \(output.path)")
    }
  }

  private static func fail(_ words: String) {
    FileHandle.standardError.write(Data("asset-symbols: \(words)\n".utf8))
    exit(2)
  }
}
