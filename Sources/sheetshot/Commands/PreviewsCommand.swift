import Foundation
import Raster
import SheetUI
import Snapshots

/// `sheetshot previews`: pictures of a package's previews, or whether they are as their references.
enum PreviewsCommand: Command {
  static let description = CommandDescription(
    name: "previews", summary: "Take or compare pictures of a package's previews.", operands: "",
    operandCount: 0...0,
    options: [
      Option("package", value: "DIR", help: "The folder of the package; the current one."),
      Option("product", value: "NAME", help: "The library product with the previews."),
      Option("output", letter: "o", value: "FOLDER", help: "Write the pictures there."),
      Option(
        "references", value: "FOLDER", help: "Compare the pictures with those in this folder."),
      Option("record", value: "MODE", help: "When to write references; see “verify”."),
      ReportOptions.report,
      Option(
        "device", value: "ID", repeats: true,
        help: "Show previews on this device, and on more when given again."),
      Option("appearance", value: "MODE", help: "light, dark or both."),
      Option(
        "size-category", value: "ID", repeats: true,
        help: "The size of text, xSmall to accessibility5; may be given again."),
      Option("direction", value: "DIR", help: "ltr, rtl or both."),
      Option("filter", value: "TEXT", help: "Take only pictures whose name holds this text."),
      Option("scratch-path", value: "FOLDER", help: "Build the runner there."),
      ReportOptions.json,
    ],
    details: [
      "Every PreviewProvider and every #Preview of the product's modules is found and shown on a "
        + "stage, named after its type or file and its title. A device, appearance or size that "
        + "isn't the first one stands behind the name.",
      "Makes a small package in the user's cache folder that depends on the product, and builds "
        + "and runs it. Prints the paths, one a line; with --references, compares as “verify” does. "
        + "Exit code 0 means done or equal, 1 that a picture differs, is missing or was recorded, "
        + "2 trouble.",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    guard let product = arguments.value("product") else {
      throw .missingOption(option: "product", command: "previews")
    }
    guard arguments.has("output") || arguments.has("references") else {
      throw .missingOption(option: "output", command: "previews")
    }
    if arguments.has("output"), arguments.has("references") {
      throw .conflict("output", "references")
    }
    let options = try runnerOptions(arguments)
    let mode = try VerifyCommand.mode(arguments)
    let build = PreviewBuild(
      package: arguments.value("package") ?? ".", product: product,
      scratchPath: arguments.value("scratch-path"))
    let folder = FileManager.default.temporaryDirectory.path
    let drafts = FileStore.join(folder, "sheetshot-previews-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(atPath: drafts) }
    let files = try build.run(into: drafts, options, console)
    guard !files.isEmpty else { throw .noPreviews(product: product) }
    for file in files {
      for warning in file.warnings { console.complain("\(file.name): warning: \(warning)") }
    }
    guard let references = arguments.value("references") else {
      return try write(files, from: drafts, arguments, console)
    }
    let results = try verify(
      files, in: drafts, mode: mode, references: references, arguments)
    return try ReportOptions.finish(
      results, in: ReportOptions.folder(arguments), arguments, console)
  }

  private static func runnerOptions(_ arguments: Arguments) throws(CommandError) -> [String] {
    var options: [String] = []
    for device in try SceneOptions.devices(arguments) { options += ["device", device.id] }
    let appearances: [String] =
      try arguments.word(
        "appearance", ["light": ["light"], "dark": ["dark"], "both": ["light", "dark"]]) ?? []
    for appearance in appearances { options += ["appearance", appearance] }
    let directions: [String] =
      try arguments.word(
        "direction",
        [
          "ltr": ["leftToRight"], "rtl": ["rightToLeft"], "both": ["leftToRight", "rightToLeft"],
        ]) ?? []
    for direction in directions { options += ["direction", direction] }
    for size in arguments.values("size-category") {
      options += ["size-category", try SceneOptions.sizeCategory(size).rawValue]
    }
    if let filter = arguments.value("filter") { options += ["filter", filter] }
    return options
  }

  private static func write(
    _ files: [PreviewFile], from drafts: String, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    let folder = arguments.value("output") ?? "."
    try Output.createFolder(folder)
    var entries: [JSONValue] = []
    for file in files {
      let path = FileStore.join(folder, file.name + ".png")
      entries.append(.object([("path", .string(path)), ("preview", file.json)]))
      if let error = file.error {
        console.complain("sheetshot: error: can't show \(file.name): \(error)")
        continue
      }
      let draft = FileStore.join(drafts, file.name + ".png")
      let bytes: [UInt8]
      do throws(FileError) { bytes = try FileStore.read(draft) } catch { throw .file(error) }
      try Output.write(bytes, to: path)
      if !arguments.has("json") { console.print(path) }
    }
    if arguments.has("json") { console.print(JSONWriter.text(["previews": .array(entries)])) }
    return files.allSatisfy { $0.error == nil } ? .done : .trouble
  }

  private static func verify(
    _ files: [PreviewFile], in drafts: String, mode: RecordMode, references: String,
    _ arguments: Arguments
  ) throws(CommandError) -> VerifyResults {
    let folder = ReportOptions.folder(arguments)
    try ReportOptions.results { () throws(ResultsError) in try folder.prepare() }
    let verifier = SceneVerifier(references: references, mode: mode, folder: folder)
    var results = VerifyResults(
      references: references, shard: nil, isFiltered: arguments.has("filter"),
      planned: files.map(\.name), scenes: [])
    for file in files {
      let capture = SceneCapture(file, in: drafts, references: references)
      results.entries.append(verifier.verify(capture))
    }
    let finished = results
    try ReportOptions.results { () throws(ResultsError) in try folder.write(finished) }
    return finished
  }
}
