import Raster
import Snapshots

/// `sheetshot animate`: a scene as an animated PNG file.
enum AnimateCommand: Command {
  static let description = CommandDescription(
    name: "animate", summary: "Write a scene as an animated PNG file.", operands: "SCENE",
    operandCount: 1...1,
    options: [
      Option("output", letter: "o", value: "OUT.png", help: "Where to write; needed."),
      SceneOptions.from, SceneOptions.to,
      Option("fps", value: "N", help: "Frames a second; 60."),
      Option("loops", value: "N", help: "How often it plays; 0, without end, is the default."),
      SceneOptions.device, SceneOptions.appearance, SceneOptions.scale,
      SceneOptions.sizeCategory, SceneOptions.jobs,
    ],
    details: [
      "Each frame shows for exactly 1/N of a second. With --to S all frames together last from "
        + "--from to S; with --to settled the last frame is the settled one."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    guard let path = arguments.value("output") else {
      throw .missingOption(option: "output", command: "animate")
    }
    let rate = try arguments.whole("fps", in: 1...1000) ?? 60
    let loops = try arguments.whole("loops", in: 0...65_535) ?? 0
    let threads = try SceneOptions.threads(arguments)
    let picture = try SceneOptions.picture(
      arguments.operands[0], try SceneOptions.single(arguments))
    try Output.check(path)
    let plan = try FramePlan(picture, arguments, .lasting(rate))
    let bytes = try encoded(plan, plays: loops, threads: threads, to: path, console)
    try Output.write(bytes, to: path)
    console.print(path)
    return .done
  }

  /// Takes the frames and encodes each at once: only what changes from one to the next is kept.
  private static func encoded(
    _ plan: FramePlan, plays: Int, threads: Int, to path: String, _ console: Console
  ) throws(CommandError) -> [UInt8] {
    var encoder = try codec(path) { () throws(CodecError) in try APNGEncoder(plays: plays) }
    let fingerprint = try plan.take(threads: threads, console) {
      _, _, frame throws(CommandError) in
      try codec(path) { () throws(CodecError) in
        try encoder.append(frame, delay: try FrameDelay(1, over: plan.rate))
      }
    }
    encoder.fingerprint = fingerprint.text
    return try codec(path) { () throws(CodecError) in try encoder.finish() }
  }

  private static func codec<Value>(
    _ path: String, _ body: () throws(CodecError) -> Value
  ) throws(CommandError) -> Value {
    do throws(CodecError) { return try body() } catch { throw .picture(error, path: path) }
  }
}
