import Raster
import Snapshots

/// `sheetshot diff`: compares pictures, animations or folders of pictures.
enum DiffCommand: Command {
  static let description = CommandDescription(
    name: "diff", summary: "Compare two pictures, animations or folders of pictures.",
    operands: "A B", operandCount: 2...2,
    options: [
      Option(
        "output", letter: "o", value: "PATH",
        help: "Write a picture of the differences; a folder, where more than one is compared."),
      Option(flag: "json", help: "Print the result as JSON."),
    ] + ComparisonOptions.all,
    details: [
      "Pixels are the same when red, green, blue and alpha are, or when both are fully "
        + "transparent. Exit code 0 means the same, 1 different, 2 trouble.",
      "The threshold says how much one pixel may change, --max-pixels and --max-ratio how many "
        + "pixels may change by more than that. Each preset has the formulas of the tool it is "
        + "named for; without options of its own every one of them accepts no differing pixel.",
      "Files in two folders belong together by name; frames of animations by place, and their "
        + "delays are compared too.",
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let output = arguments.value("output")
    let rules = try ComparisonOptions.rules(arguments)
    var pictures: [(name: String, picture: Bitmap)] = []
    let report: DiffReport
    do throws(ImageFileError) {
      let a = try FrameSource(arguments.operands[0])
      let b = try FrameSource(arguments.operands[1])
      let gallery: PictureDiff.Gallery? = output == nil ? nil : { pictures.append(($0, $1)) }
      report = try PictureDiff(a, b, rules: rules, gallery: gallery).report()
    } catch {
      throw .image(error)
    }
    if report.isAnythingUncompared {
      let found = arguments.values("mask").joined(separator: " ")
      throw .badValue(option: "mask", found: found, allowed: "masks that leave a pixel to compare")
    }
    if let output { try write(pictures, to: output, isFolder: report.isSequence) }
    if arguments.has("json") {
      console.print(JSONWriter.text(report.json))
    } else {
      for line in report.lines { console.print(line) }
    }
    return report.outcome == .identical || report.outcome == .within ? .done : .differs
  }

  private static func write(
    _ pictures: [(name: String, picture: Bitmap)], to output: String, isFolder: Bool
  ) throws(CommandError) {
    guard !pictures.isEmpty else { return }
    if isFolder { try Output.createFolder(output) }
    for (name, picture) in pictures {
      let file = name.hasSuffix(".png") ? name : "\(name).png"
      try Output.write(picture, to: isFolder ? FileStore.join(output, file) : output)
    }
  }
}
