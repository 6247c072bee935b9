import Raster
import SheetUI
import Snapshots

/// `sheetshot render`: pictures of scenes.
enum RenderCommand: Command {
  static let description = CommandDescription(
    name: "render", summary: "Take pictures of scenes.", operands: "SCENE…",
    operandCount: 1...10_000,
    options: [
      Option(
        "output", letter: "o", value: "PATH",
        help: "A folder, or a file if it ends in .png; without it, the current folder."),
      SceneOptions.devices,
      SceneOptions.appearances,
      SceneOptions.scale, SceneOptions.sizeCategory,
      Option("at", value: "SECONDS", help: "Take the picture at this instant, or settled."),
      Option("naming", value: "HOW", help: "plain (a-dark.png) or docc (a~dark@3x.png)."),
      Option(flag: "index", help: "Write an index.html with all pictures beside them."),
      SceneOptions.jobs,
      Option(flag: "json", help: "Print what was written as JSON."),
    ],
    details: [
      "Writes one picture for each scene, device and appearance, and prints the paths, one a line. "
        + "All pictures are drawn, and all paths are checked, before anything is written."
    ])

  /// A picture and where it goes.
  private struct Job {
    let picture: ScenePicture
    let path: String
  }

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let instant = try instant(arguments)
    let threads = try SceneOptions.threads(arguments)
    let jobs = try plan(arguments)
    try prepare(jobs, arguments)
    var entries: [ContactSheet.Entry] = []
    var files: [[UInt8]] = []
    for (index, job) in jobs.enumerated() {
      console.report("\(index + 1)/\(jobs.count) \(job.path)")
      let (entry, file) = try draw(job, at: instant, threads: threads, console)
      entries.append(entry)
      files.append(file)
    }
    if let folder = folder(of: jobs, arguments) { try Output.createFolder(folder) }
    for (job, file) in zip(jobs, files) {
      try Output.write(file, to: job.path)
      if !arguments.has("json") { console.print(job.path) }
    }
    if arguments.has("index") {
      let path = try writeIndex(entries)
      if !arguments.has("json") { console.print(path) }
    }
    if arguments.has("json") {
      console.print(JSONWriter.text(["pictures": .array(entries.map(\.json))]))
    }
    return .done
  }

  private static func instant(_ arguments: Arguments) throws(CommandError) -> InstantSpec? {
    if arguments.value("at") == "settled" { return .settled }
    return try arguments.number("at", in: 0...3600).map { .seconds($0) }
  }

  private static func plan(_ arguments: Arguments) throws(CommandError) -> [Job] {
    let naming: PictureNaming =
      try arguments.word("naming", ["plain": .plain, "docc": .docc]) ?? .plain
    let variants = try SceneOptions.variants(arguments)
    var jobs: [Job] = []
    for file in arguments.operands {
      for variant in variants {
        let picture = try SceneOptions.picture(file, variant)
        let name = naming.fileName(
          scene: picture.name, variant: variant, stage: picture.scene.stage)
        jobs.append(Job(picture: picture, path: name))
      }
    }
    return try placed(jobs, arguments.value("output"))
  }

  private static func placed(
    _ jobs: [Job], _ output: String?
  ) throws(CommandError) -> [Job] {
    guard let output else { return jobs }
    guard output.hasSuffix(".png"), FileStore.kind(of: output) != .folder else {
      return jobs.map { Job(picture: $0.picture, path: FileStore.join(output, $0.path)) }
    }
    return jobs.map { Job(picture: $0.picture, path: output) }
  }

  private static func prepare(_ jobs: [Job], _ arguments: Arguments) throws(CommandError) {
    var paths = Set<String>()
    for job in jobs where !paths.insert(job.path).inserted { throw .sameOutput(path: job.path) }
    if let folder = folder(of: jobs, arguments) {
      try Output.checkFolder(folder)
      guard FileStore.kind(of: folder) == .folder else { return }
    }
    for path in paths.sorted() { try Output.check(path) }
  }

  /// The folder that the pictures go to, where one was named.
  private static func folder(of jobs: [Job], _ arguments: Arguments) -> String? {
    arguments.value("output").flatMap { output in
      jobs.contains { $0.path != output } ? output : nil
    }
  }

  private static func draw(
    _ job: Job, at instant: InstantSpec?, threads: Int, _ console: Console
  ) throws(CommandError) -> (entry: ContactSheet.Entry, file: [UInt8]) {
    let image: StraightImage
    let fingerprint: Fingerprint
    do throws(SceneError) {
      let runner = try job.picture.makeRunner()
      let instant = instant ?? job.picture.scene.instant
      image = StraightImage(try runner.picture(at: instant, threads: threads))
      fingerprint = job.picture.fingerprint(of: [image], by: runner)
      for warning in runner.warnings {
        console.complain("\(job.picture.file): warning: \(warning)")
      }
    } catch {
      throw .scene(error)
    }
    let entry = ContactSheet.Entry(
      path: job.path, picture: job.picture, size: image.size, pixelHash: fingerprint.pixelHash)
    return (entry, try Output.file(image, for: job.path, fingerprint: fingerprint.text))
  }

  /// Writes the page beside the first picture and returns its path.
  private static func writeIndex(
    _ entries: [ContactSheet.Entry]
  ) throws(CommandError) -> String {
    let folder = FileStore.folder(of: entries.first?.path ?? "")
    let path = FileStore.join(folder, "index.html")
    let html = ContactSheet(title: "Sheetshot", entries: entries).html
    try Output.write(Array(html.utf8), to: path)
    return path
  }
}
