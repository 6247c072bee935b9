internal import Foundation

/// What a package's manifest says, as far as its previews' runner needs it.
public struct PackageManifest: Equatable, Sendable {
  /// The package's name.
  public let name: String
  /// The library products with the modules that belong to them.
  public let libraries: [Library]
  /// The line of a manifest that depends on this package's own `sheetshot`; nil where it doesn't.
  public let sheetshot: String?

  /// A library product.
  public struct Library: Equatable, Sendable {
    /// The product's name.
    public let name: String
    /// The modules that belong to it.
    public let modules: [String]
  }

  /// Reads what `swift package dump-package` prints; nil where it is something else.
  public init?(_ bytes: [UInt8]) {
    let limits = JSONReader.Limits(bytes: 1 << 26)
    guard let root = try? JSONReader.read(bytes, limits: limits), let name = root.text("name"),
      let products = root.member("products")?.items
    else { return nil }
    self.name = name
    libraries = products.compactMap { product in
      guard product.member("type")?.member("library") != nil, let name = product.text("name") else {
        return nil
      }
      let modules = (product.member("targets")?.items ?? []).compactMap(\.string)
      return Library(name: name, modules: modules)
    }
    sheetshot =
      (root.member("dependencies")?.items ?? []).lazy
      .compactMap { Self.dependency($0) }.first
  }

  private static func dependency(_ node: JSONNode) -> String? {
    if let local = node.member("fileSystem")?.items?.first, isSheetshot(local),
      let path = local.text("path")
    {
      return ".package(name: \"sheetshot\", path: \(path.debugDescription))"
    }
    guard let remote = node.member("sourceControl")?.items?.first, isSheetshot(remote),
      let requirement = remote.member("requirement").flatMap(requirement)
    else { return nil }
    let location = remote.member("location")
    if let url = location?.member("remote")?.items?.first?.text("urlString") {
      return ".package(url: \(url.debugDescription), \(requirement))"
    }
    guard let path = location?.member("local")?.items?.first?.string else { return nil }
    return ".package(url: \(path.debugDescription), \(requirement))"
  }

  private static func isSheetshot(_ dependency: JSONNode) -> Bool {
    // A local folder may have any name, and its package be called by the manifest.
    dependency.text("identity") == "sheetshot"
      || dependency.text("nameForTargetDependencyResolutionOnly") == "sheetshot"
  }

  private static func requirement(_ node: JSONNode) -> String? {
    for key in ["exact", "branch", "revision"] {
      if let value = node.member(key)?.items?.first?.string {
        return "\(key): \(value.debugDescription)"
      }
    }
    guard let range = node.member("range")?.items?.first, let lower = range.text("lowerBound"),
      let upper = range.text("upperBound")
    else { return nil }
    return "\(lower.debugDescription)..<\(upper.debugDescription)"
  }
}
