import Raster
import Snapshots

/// `sheetshot frames`: the frames of a scene as files.
enum FramesCommand: Command {
  static let description = CommandDescription(
    name: "frames", summary: "Write the frames of a scene, one file each.", operands: "SCENE",
    operandCount: 1...1,
    options: [
      Option("output", letter: "o", value: "FOLDER", help: "Where to write; needed."),
      SceneOptions.from, SceneOptions.to,
      Option("fps", value: "N", help: "Frames a second; 60."),
      SceneOptions.device, SceneOptions.appearance, SceneOptions.scale,
      SceneOptions.sizeCategory, SceneOptions.jobs,
    ],
    details: ["The first and the last instant both have a frame; frame-0000.png is the first."])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    guard let folder = arguments.value("output") else {
      throw .missingOption(option: "output", command: "frames")
    }
    let rate = try arguments.whole("fps", in: 1...1000) ?? 60
    let threads = try SceneOptions.threads(arguments)
    let picture = try SceneOptions.picture(
      arguments.operands[0], try SceneOptions.single(arguments))
    let plan = try FramePlan(picture, arguments, .rate(rate))
    try Output.createFolder(folder)
    _ = try plan.take(threads: threads, console) { index, _, frame throws(CommandError) in
      let digits = String(index)
      let number = String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      let path = FileStore.join(folder, "frame-\(number).png")
      try Output.write(frame, to: path)
      console.print(path)
    }
    return .done
  }
}
