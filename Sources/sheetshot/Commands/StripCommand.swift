import Raster
import Snapshots

/// `sheetshot strip`: the frames of a scene side by side on one picture.
enum StripCommand: Command {
  static let description = CommandDescription(
    name: "strip", summary: "Write frames of a scene side by side on one picture.",
    operands: "SCENE", operandCount: 1...1,
    options: [
      Option("output", letter: "o", value: "OUT.png", help: "Where to write; needed."),
      SceneOptions.from, SceneOptions.to,
      Option("frames", value: "N", help: "The number of frames, evenly spread; 6."),
      Option("fps", value: "N", help: "Frames a second, instead of their number."),
      Option("columns", value: "N", help: "Frames in a row; all, but 8 at the most."),
      Option("gap", value: "PT", help: "The room around frames in points; 16."),
      Option(flag: "labels", help: "Write each frame's instant under it."),
      SceneOptions.device, SceneOptions.appearance,
      Option("scale", value: "N", help: "Pixels a point, 0.1 to 8; 1."),
      SceneOptions.sizeCategory, SceneOptions.jobs,
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    guard let path = arguments.value("output") else {
      throw .missingOption(option: "output", command: "strip")
    }
    var variant = try SceneOptions.single(arguments)
    variant.scale = variant.scale ?? 1
    let picture = try SceneOptions.picture(arguments.operands[0], variant)
    let threads = try SceneOptions.threads(arguments)
    try Output.check(path)
    let plan = try FramePlan(picture, arguments, try spread(arguments))
    let strip = try strip(arguments, picture, count: plan.times.count)
    let label = FrameLabel(
      width: picture.width, scale: picture.scale, appearance: picture.appearance)
    var frames: [Bitmap] = []
    let fingerprint = try plan.take(threads: threads, console) {
      _, time, frame throws(CommandError) in
      guard arguments.has("labels") else { return frames.append(frame) }
      do throws(SceneError) {
        let words = FrameTimes.words(time)
        frames.append(try label.labeled(frame, words, background: strip.background))
      } catch {
        throw .scene(error)
      }
    }
    try Output.write(strip.drawn(frames), to: path, fingerprint: fingerprint.text)
    console.print(path)
    return .done
  }

  private static func spread(_ arguments: Arguments) throws(CommandError) -> FramePlan.Spread {
    if arguments.has("fps"), arguments.has("frames") { throw .conflict("fps", "frames") }
    if let rate = try arguments.whole("fps", in: 1...1000) { return .rate(rate) }
    return .count(try arguments.whole("frames", in: 1...500) ?? 6)
  }

  private static func strip(
    _ arguments: Arguments, _ picture: ScenePicture, count: Int
  ) throws(CommandError) -> Strip {
    let columns = try arguments.whole("columns", in: 1...500) ?? min(8, count)
    let gap = try arguments.number("gap", in: 0...1000) ?? 16
    let strip = Strip(
      columns: columns, gap: Int((gap * picture.scale).rounded()),
      background: Strip.background(picture.appearance))
    let size = strip.size(count: count, cell: picture.pixelSize)
    guard size.width * size.height <= Strip.mostPixels else {
      throw .tooManyPixels(found: size.width * size.height, allowed: Strip.mostPixels)
    }
    return strip
  }
}
