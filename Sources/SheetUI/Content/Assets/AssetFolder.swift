import Foundation
import Raster

/// The pictures and colors that lie in one folder, loose or in asset catalogs.
struct AssetFolder: Sendable {
  private let path: String
  /// The folders of the catalogs' assets, by name and kind: `close.imageset`.
  private let assets: [String: String]

  /// How deep groups in a catalog may be nested.
  private static let mostLevels = 32

  /// Looks through a folder's catalogs; one that doesn't exist has nothing.
  init(path: String) {
    self.path = path
    var assets: [String: String] = [:]
    let catalogs =
      path.hasSuffix(".xcassets")
      ? [path]
      : Self.entries(path).filter { $0.hasSuffix(".xcassets") }.map { path + "/" + $0 }
    for catalog in catalogs { Self.collect(catalog, "", 0, &assets) }
    self.assets = assets
  }

  private static func entries(_ path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private static func collect(
    _ folder: String, _ prefix: String, _ level: Int, _ assets: inout [String: String]
  ) {
    guard level <= mostLevels else { return }
    for entry in entries(folder) {
      let path = folder + "/" + entry
      if entry.hasSuffix(".imageset") || entry.hasSuffix(".colorset") {
        if assets[prefix + entry] == nil { assets[prefix + entry] = path }
      } else if !entry.contains(".") {
        let group = try? contents(path)
        let isNamespace = group?.properties?.providesNamespace == true
        collect(path, isNamespace ? prefix + entry + "/" : prefix, level + 1, &assets)
      }
    }
  }

  /// Reads the description in an asset's folder.
  private static func contents(_ folder: String) throws(AssetError) -> AssetContents {
    let path = folder + "/Contents.json"
    let bytes = try AssetFile.bytes(path)
    do {
      return try JSONDecoder().decode(AssetContents.self, from: Data(bytes))
    } catch {
      throw .contents(path: path, reason: "it is no description of an asset")
    }
  }

  /// The color of a name, or nil where the folder has none.
  func color(_ name: String, _ traits: AssetTraits) throws(AssetError) -> SheetUI.Color? {
    guard let folder = assets[name + ".colorset"] else { return nil }
    let variants = (try Self.contents(folder).colors ?? []).filter { $0.color != nil }
    guard let variant = variants.best(traits) else {
      throw .contents(path: folder, reason: "it has no color for this device and appearance")
    }
    if let color = variant.color?.color { return color }
    let reason = variant.color?.reference.map { "the system color \($0) can't be looked up" }
    throw .contents(path: folder, reason: reason ?? "the color is written in an unknown form")
  }

  /// The file of a picture and how to show it, or nil where the folder has none.
  func file(_ name: String, _ traits: AssetTraits) throws(AssetError) -> AssetFile? {
    guard let folder = assets[name + ".imageset"] else { return looseFile(name, traits) }
    let contents = try Self.contents(folder)
    let variants = (contents.images ?? []).filter { $0.filename != nil }
    guard let variant = variants.best(traits), let filename = variant.filename else {
      throw .contents(path: folder, reason: "it has no picture for this device and appearance")
    }
    return AssetFile(
      path: folder + "/" + filename, scale: variant.scaleNumber,
      isTemplate: contents.properties?.intent == "template")
  }

  /// A file beside others: `name@2x~ipad.png`, `name@2x.png`, `name.png`.
  private func looseFile(_ name: String, _ traits: AssetTraits) -> AssetFile? {
    // A name stays inside of its folder.
    guard !name.isEmpty, !name.split(separator: "/").contains("..") else { return nil }
    let stem = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    let scales = (1...3).sorted { traits.penalty(scale: $0) < traits.penalty(scale: $1) }
    for device in ["~" + traits.idiom, ""] {
      for scale in scales {
        let mark = scale == 1 ? "" : "@\(scale)x"
        let file = path + "/" + stem + mark + device + ".png"
        if FileManager.default.fileExists(atPath: file) {
          return AssetFile(path: file, scale: scale, isTemplate: false)
        }
      }
    }
    return nil
  }
}

/// A picture's file and how it is shown.
struct AssetFile {
  /// The file.
  let path: String
  /// Pixels a point.
  let scale: Int
  /// Whether only the picture's opacity counts.
  let isTemplate: Bool

  /// Reads a whole file.
  static func bytes(_ path: String) throws(AssetError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    return [UInt8](data)
  }

  /// Decodes the picture.
  func picture() throws(AssetError) -> Picture {
    let bytes = try Self.bytes(path)
    do throws(CodecError) {
      let bitmap = try PNGDecoder.decodeBitmap(bytes)
      return Picture(bitmap: bitmap, scale: Double(scale), isTemplate: isTemplate)
    } catch {
      throw .picture(path: path, error)
    }
  }
}
