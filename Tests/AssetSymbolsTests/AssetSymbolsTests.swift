import Foundation
import Testing

@testable import asset_symbols

/// The Swift names of assets.
struct AssetSymbolsTests {
  @Test(
    "names are written as Xcode writes them",
    arguments: [
      ("Brand", "brand"), ("BrandColor", "brand"), ("AccentColor", "accent"), ("Color", "color"),
      ("text-primary", "textPrimary"), ("Text Primary", "textPrimary"), ("my_color", "myColor"),
      ("URLIcon", "urlIcon"), ("URL", "url"), ("2xIcon", "_2xIcon"), ("default", "`default`"),
      ("Icons/Home", "home"), ("--", "_"),
    ])
  func names(_ name: String, _ symbol: String) {
    #expect(SymbolName.asset(name, without: "Color") == symbol)
  }

  @Test("a catalog's folders are read, and those that give a namespace are one")
  func catalog() throws {
    let catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("symbols-\(UUID().uuidString).xcassets")
    func add(_ path: String, _ text: String = "{}") throws {
      let url = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: catalog) }
    try add("Brand.colorset/Contents.json")
    try add("Red.colorset/Contents.json")
    try add("Plain/basket.imageset/Contents.json", "not JSON")
    try add("Icons/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
    try add("Icons/home.imageset/Contents.json")
    try add("App.appiconset/Contents.json")
    let names = AssetNames(catalog: catalog)
    #expect(names.colors == ["Brand", "Red"])
    #expect(names.images == ["basket"])
    #expect(names.spaces["Icons"]?.images == ["Icons/home"])
    let text = SymbolSource([names, names]).text
    #expect(text.contains("static var basket: ImageResource"))
    #expect(text.contains("name: \"Icons/home\", bundle: .main"))
    #expect(text.contains("static var brand: Color { Color(ColorResource.brand) }"))
    #expect(text.contains("static var red: ColorResource"))
    #expect(!text.contains("static var red: Color {"))
  }

  @Test("a folder that isn't there names nothing")
  func nothing() {
    #expect(AssetNames(catalog: URL(fileURLWithPath: "/nowhere")) == AssetNames())
    // Files that import Foundation alone see what it brings along on Apple's systems.
    #expect(SymbolSource([]).text.contains("@_exported import SwiftUI\n"))
  }
}
