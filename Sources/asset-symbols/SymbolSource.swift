/// The Swift source with the names of some catalogs.
struct SymbolSource {
  private let names: AssetNames

  init(_ catalogs: [AssetNames]) {
    names = catalogs.reduce(into: AssetNames()) { $0.formUnion($1) }
  }

  /// The source's text, the same for equal names.
  var text: String {
    let colors = symbols(names.colors, "Color")
    let images = symbols(names.images, "Image")
    let own = colors.filter { !Self.taken.contains($0.symbol) }
    // Handed on to all files of the module: Apple's Foundation brings observable objects and
    // networking along, and files that import it alone use them.
    let imports = "import Foundation\n@_exported import SwiftUI\nimport UIKit\n"
    func styles(_ symbol: String) -> String {
      "static var \(symbol): Color { Color(ColorResource.\(symbol)) }"
    }
    return imports
      + Self.block("ColorResource", members(of: "Color", names, indent: "  "))
      + Self.block("ImageResource", members(of: "Image", names, indent: "  "))
      + Self.block("Color", own, styles)
      + Self.block("ShapeStyle where Self == Color", own, styles)
      + Self.block("UIColor", own) { "static var \($0): UIColor { UIColor(resource: .\($0)) }" }
      + Self.block("UIImage", images) { "static var \($0): UIImage { UIImage(resource: .\($0)) }" }
  }

  private static func block(_ head: String, _ lines: String) -> String {
    "\nextension \(head) {\n\(lines)}\n"
  }

  private static func block(
    _ head: String, _ symbols: [Symbol], _ line: (String) -> String
  ) -> String {
    block(head, symbols.map { "  " + line($0.symbol) + "\n" }.joined())
  }

  private struct Symbol {
    let symbol: String
    let name: String
  }

  /// The names' symbols in order; of two that are written alike, the first one.
  private func symbols(_ names: [String], _ word: String) -> [Symbol] {
    var known: Set<String> = []
    return names.sorted().compactMap { name in
      let symbol = SymbolName.asset(name, without: word)
      return known.insert(symbol).inserted ? Symbol(symbol: symbol, name: name) : nil
    }
  }

  private func members(of kind: String, _ names: AssetNames, indent: String) -> String {
    let own = symbols(kind == "Color" ? names.colors : names.images, kind)
    var text = own.map { asset in
      """
      \(indent)static var \(asset.symbol): \(kind)Resource {
      \(indent)  \(kind)Resource(name: \(String(reflecting: asset.name)), bundle: .main)
      \(indent)}

      """
    }.joined()
    for (name, space) in names.spaces.sorted(by: { $0.key < $1.key }) {
      text += "\(indent)enum \(SymbolName.space(name)) {\n"
      text += members(of: kind, space, indent: indent + "  ")
      text += "\(indent)}\n"
    }
    return text
  }

  /// Names that colors or styles have already, so that they get none of these.
  private static let taken: Set<String> = [
    "accent", "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray",
    "darkText", "fill", "foreground", "gray", "green", "indigo", "label", "lightGray", "lightText",
    "link", "magenta", "mint", "opaqueSeparator", "orange", "pink", "placeholder",
    "placeholderText", "primary", "purple", "quaternary", "quaternaryLabel", "quinary", "red",
    "secondary", "secondaryLabel", "selection", "separator", "systemBackground", "systemBlue",
    "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGreen", "systemIndigo",
    "systemMint", "systemOrange", "systemPink", "systemPurple", "systemRed", "systemTeal",
    "systemYellow", "teal", "tertiary", "tertiaryLabel", "tint", "tintColor", "white", "yellow",
  ]
}
