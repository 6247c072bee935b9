import Foundation

/// The names of the colors and pictures in a folder of an asset catalog.
struct AssetNames: Equatable {
  /// The assets' names, with those of the namespaces around them, by name.
  var colors: [String] = []
  /// The same of pictures.
  var images: [String] = []
  /// What lies in folders that give a namespace, by the folders' names.
  var spaces: [String: AssetNames] = [:]

  init() {}

  /// Reads a catalog; a folder that can't be read counts as empty.
  init(catalog: URL) { read(catalog, prefix: "") }

  private mutating func read(_ folder: URL, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let inner = folder.appendingPathComponent(name)
      let stem = (name as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "colorset": colors.append(prefix + stem)
      case "imageset": images.append(prefix + stem)
      case "" where Self.givesNamespace(inner):
        var space = spaces[name] ?? AssetNames()
        space.read(inner, prefix: prefix + name + "/")
        spaces[name] = space
      case "": read(inner, prefix: prefix)
      default: break
      }
    }
  }

  private static func givesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }
      var properties: Properties?
    }
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return false }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    return contents?.properties?.providesNamespace == true
  }

  /// Takes over what another catalog has.
  mutating func formUnion(_ other: AssetNames) {
    colors += other.colors
    images += other.images
    for (name, space) in other.spaces { spaces[name, default: AssetNames()].formUnion(space) }
  }
}
