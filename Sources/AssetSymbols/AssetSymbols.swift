import Foundation
import PackagePlugin

/// Gives a target the Swift names of what is in its asset catalogs, as Xcode does: `Color(.brand)`.
@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let catalogs = Self.catalogs(in: target.directoryURL)
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Name the assets of \(target.name)",
        executable: try context.tool(named: "asset-symbols").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(Self.contents), outputFiles: [output])
    ]
  }

  private static func catalogs(in folder: URL) -> [URL] {
    files(in: folder).filter { $0.pathExtension == "xcassets" }
  }

  /// The files that say what a catalog holds.
  private static func contents(of catalog: URL) -> [URL] {
    files(in: catalog).filter { $0.lastPathComponent == "Contents.json" }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).sorted().map { folder.appending(path: $0) }
  }
}
