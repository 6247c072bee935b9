public import Foundation
import Raster
import Synchronization

/// The pictures and colors that views find by name.
///
/// After its folders a library searches the resources of all package targets that are linked into the
/// program, because an app's code asks its main bundle for what a package's target keeps in its own.
///
/// A class, because what was read is kept for all stages that use the library. Files are read when
/// they are first asked for.
public final class AssetLibrary: Sendable {
  private struct Key: Hashable {
    let name: String
    let bundle: String?
    let traits: AssetTraits
  }

  private struct Memory {
    var folders: [String: AssetFolder] = [:]
    var pictures: [Key: Result<Picture?, AssetError>] = [:]
    var colors: [Key: Result<Color?, AssetError>] = [:]
    var warnings: [String] = []
  }

  /// The folders that are searched, in order.
  public let folders: [URL]
  private let memory = Mutex(Memory())
  private let strings = StringTables()

  /// Creates a library of folders that hold picture files, asset catalogs, or are catalogs.
  public init(folders: [URL]) { self.folders = folders }

  /// What could not be found or read so far, each once, in order.
  var warnings: [String] { memory.withLock(\.warnings) + strings.warnings }

  /// The words of a key in a language; nil where no folder and no bundle has any.
  func words(
    of key: String, number: Double?, table: String?, bundle: String?, _ locale: Locale
  ) -> String? {
    strings.words(
      of: key, number: number, table: table,
      in: paths(bundle), locale)
  }

  // MARK: Looking up

  /// The picture of a name in an environment, or nil where there is none.
  func picture(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) throws(AssetError) -> Picture? {
    let key = Key(name: name, bundle: bundle, traits: AssetTraits(environment))
    return try memory.withLock { memory in
      if let known = memory.pictures[key] { return known }
      let found = self.found(key, &memory) { folder throws(AssetError) in
        try folder.file(key.name, key.traits)?.picture()
      }
      memory.pictures[key] = found
      return found
    }
    .get()
  }

  /// The color of a name in an environment, or nil where there is none.
  func color(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> Raster.Color? {
    let key = Key(name: name, bundle: bundle, traits: AssetTraits(environment))
    let color = memory.withLock { memory in
      if let known = memory.colors[key] { return known }
      let found = self.found(key, &memory) { folder throws(AssetError) in
        try folder.color(key.name, key.traits)
      }
      memory.colors[key] = found
      note(found, name, &memory)
      return found
    }
    return (try? color.get())?.rasterColor(in: environment)
  }

  /// Remembers that a color could not be had; no accent color is the usual case.
  private func note(
    _ color: Result<Color?, AssetError>, _ name: String, _ memory: inout Memory
  ) {
    let text: String
    switch color {
    case .success(nil) where name != "AccentColor": text = "No color is named \(name)."
    case .success: return
    case .failure(let error): text = "\(error)."
    }
    if !memory.warnings.contains(text) { memory.warnings.append(text) }
  }

  /// The folders to search, in order.
  private func paths(_ bundle: String?) -> [String] {
    [bundle].compactMap(\.self) + folders.map(\.path) + Self.linkedResources
  }

  /// The folders in which the package manager has put targets' resources, by name.
  private static let linkedResources = resources(beside: Bundle.main.bundleURL)

  /// The folders of targets' resources in a folder of built products, by name.
  static func resources(beside products: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: products.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().map {
      products.appendingPathComponent($0).path
    }
  }

  /// What the first folder has that has anything.
  private func found<Asset>(
    _ key: Key, _ memory: inout Memory,
    _ find: (AssetFolder) throws(AssetError) -> Asset?
  ) -> Result<Asset?, AssetError> {
    for path in paths(key.bundle) {
      let folder = memory.folders[path] ?? AssetFolder(path: path)
      memory.folders[path] = folder
      do throws(AssetError) {
        if let asset = try find(folder) { return .success(asset) }
      } catch {
        return .failure(error)
      }
    }
    return .success(nil)
  }

  // MARK: Checking

  /// Makes sure that a picture can be shown on a device.
  ///
  /// - Throws: `AssetError` that names the file, or says that there is none.
  public func checkPicture(
    named name: String, in configuration: StageConfiguration
  ) throws(AssetError) {
    guard try picture(name, nil, configuration.environment) == nil else { return }
    throw .notFound(name: name, folders: folders.map(\.path))
  }

  /// Makes sure that a color can be shown on a device.
  ///
  /// - Throws: `AssetError` that names the file, or says that there is none.
  public func checkColor(
    named name: String, in configuration: StageConfiguration
  ) throws(AssetError) {
    let environment = configuration.environment
    let key = Key(name: name, bundle: nil, traits: AssetTraits(environment))
    if color(name, nil, environment) != nil { return }
    _ = try memory.withLock { $0.colors[key] }?.get()
    throw .notFound(name: name, folders: folders.map(\.path))
  }
}
