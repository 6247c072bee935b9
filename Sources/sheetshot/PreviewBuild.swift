import Foundation
import Raster
import Snapshots

/// Builds and runs the program that takes the pictures of a package's previews.
struct PreviewBuild {
  /// The package with the previews.
  let package: String
  /// Its library product.
  let product: String
  /// Where the runner is built; nil for a folder beside its sources.
  let scratchPath: String?

  /// Takes the pictures into a folder and returns what the runner tells about them.
  ///
  /// - Parameters:
  ///   - output: The folder, which is made.
  ///   - options: The runner's arguments, beside the folder and the modules.
  ///   - console: Where the progress of the build goes.
  /// - Returns: The pictures, in order.
  /// - Throws: What can't be built or run.
  func run(
    into output: String, _ options: [String], _ console: Console
  ) throws(CommandError) -> [PreviewFile] {
    let manifest = try manifest()
    guard let library = manifest.libraries.first(where: { $0.name == product }) else {
      throw .unknownProduct(found: product, known: manifest.libraries.map(\.name))
    }
    guard let sheetshot = manifest.sheetshot else {
      throw .badOperand(found: package, allowed: "the package must depend on sheetshot")
    }
    let folder = cacheFolder
    let runner = PreviewRunnerPackage(
      folder: absolute(package), product: product, sheetshot: sheetshot)
    for file in runner.files {
      let path = FileStore.join(folder, file.path)
      try Output.createFolder(FileStore.folder(of: path))
      try Output.write(Array(file.text.utf8), to: path)
    }
    let program = try build(in: folder, console)
    let modules = library.modules.flatMap { ["module", $0] }
    let result = try ToolProcess.run([program, "output", output] + modules + options)
    guard result.status == 0 else {
      throw .tool(words: "the preview runner", reason: Self.end(of: result.errors))
    }
    return try list(in: output)
  }

  private func manifest() throws(CommandError) -> PackageManifest {
    guard FileStore.kind(of: FileStore.join(package, "Package.swift")) == .file else {
      throw .badOperand(found: package, allowed: "a folder with a Package.swift")
    }
    let words = ["swift", "package", "--package-path", package, "dump-package"]
    let result = try ToolProcess.run(words)
    guard result.status == 0, let manifest = PackageManifest(result.output) else {
      throw .tool(words: "swift package dump-package", reason: Self.end(of: result.errors))
    }
    return manifest
  }

  private func build(in folder: String, _ console: Console) throws(CommandError) -> String {
    var words = ["swift", "build", "--package-path", folder]
    words += ["--product", PreviewRunnerPackage.program]
    words += ["--scratch-path", scratchPath.map(absolute) ?? FileStore.join(folder, ".build")]
    console.report("building \(product)")
    let result = try ToolProcess.run(words, showsProgress: console.isTerminal)
    guard result.status == 0 else {
      let log = String(decoding: result.output, as: UTF8.self) + result.errors
      throw .tool(words: "swift build", reason: Self.end(of: log))
    }
    let bin = try ToolProcess.run(words + ["--show-bin-path"])
    let path = String(decoding: bin.output, as: UTF8.self).split(separator: "\n").last ?? ""
    return FileStore.join(String(path), PreviewRunnerPackage.program)
  }

  private func list(in output: String) throws(CommandError) -> [PreviewFile] {
    let path = FileStore.join(output, PreviewFile.listName)
    let bytes: [UInt8]
    do throws(FileError) { bytes = try FileStore.read(path) } catch { throw .file(error) }
    guard let files = PreviewFile.list(in: bytes) else {
      throw .tool(words: "the preview runner", reason: "its list is damaged")
    }
    return files
  }

  /// The folder of the runner's sources: one for each package and product.
  private var cacheFolder: String {
    let environment = ProcessInfo.processInfo.environment
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let key = SHA256.hexDigest(of: Array("\(absolute(package))\0\(product)".utf8)).prefix(16)
    return FileStore.join(caches ?? FileStore.join(home, ".cache"), "sheetshot/previews/\(key)")
  }

  private func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The last lines of what a program said, which tell the reason.
  private static func end(of log: String) -> String {
    let lines = log.split(separator: "\n")
    let errors = lines.filter { $0.contains("error:") }
    return (errors.isEmpty ? lines.suffix(5) : errors.prefix(5)).joined(separator: "\n")
  }
}
