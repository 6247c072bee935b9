import SheetUI
import Snapshots

/// `sheetshot verify`: compares pictures of scenes with their references.
enum VerifyCommand: Command {
  static let description = CommandDescription(
    name: "verify", summary: "Compare pictures of scenes with their references.",
    operands: "SCENE…", operandCount: 1...100_000,
    options: [
      Option("references", value: "FOLDER", help: "The folder of the references."),
      Option("record", value: "MODE", help: "When to write references; see above."),
      ReportOptions.report, SceneOptions.devices,
      SceneOptions.appearances,
      SceneOptions.scale, SceneOptions.sizeCategory,
      Option("filter", value: "TEXT", help: "Take only pictures whose name holds this text."),
      Option("shard", value: "I/N", help: "Take only the part I of N of the pictures."),
      Option(
        "jobs", value: "N",
        help: "Draw with N threads, compare with N others; the results are the same."),
      Option(
        "fps", value: "N", help: "Compare an animation of N frames a second, not one picture."),
      SceneOptions.from, SceneOptions.to,
      ReportOptions.json,
    ] + ComparisonOptions.withViews,
    details: [
      "The reference of a picture is FOLDER/NAME.png, named as “sheetshot render” names it. The "
        + "modes are all, failed, missing (the default) and never (the default where CI is set); "
        + "SNAPSHOT_TESTING_RECORD has the last word.",
      "Writes results.json, junit.xml and a page, index.html, with the pictures of all failures. "
        + "Exit code 0 means that all pictures are equal, 1 that one differs, is missing or was "
        + "recorded, 2 trouble.",
      "Pictures are compared exactly, unless options say otherwise; see “sheetshot diff --help”. A "
        + "mask that names no view of a scene is a failure; for some scenes only, write it into the "
        + "scene's file. An animation, by --fps or by the scene's own frames, has an animated PNG "
        + "file for a reference, and is compared frame by frame.",
      "Without --shard, the part comes from TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel) or "
        + "CI_NODE_INDEX and CI_NODE_TOTAL (GitLab). “--shard /N” takes its place from "
        + "JOB_COMPLETION_INDEX (Kubernetes).",
    ])

  /// A picture and its name.
  private struct Job {
    let id: String
    let picture: ScenePicture
  }

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    guard let references = arguments.value("references") else {
      throw .missingOption(option: "references", command: "verify")
    }
    let mode = try mode(arguments)
    let shard = try shard(arguments)
    let threads = try SceneOptions.threads(arguments)
    let frames = try frames(arguments)
    let jobs = try plan(arguments)
    let folder = ReportOptions.folder(arguments)
    var verifier = SceneVerifier(references: references, mode: mode, folder: folder)
    verifier.rules = try ComparisonOptions.rulesWithoutMasks(arguments)
    verifier.masks = try ComparisonOptions.masks(arguments)
    try ReportOptions.results { () throws(ResultsError) in try folder.prepare() }
    var results = VerifyResults(
      references: references, shard: shard, isFiltered: arguments.has("filter"),
      planned: jobs.map(\.id), scenes: unique(jobs.map(\.picture.file)))
    let queue = VerifyQueue(verifier, threads: threads)
    for (place, job) in chosen(jobs, shard, arguments.value("filter")).enumerated() {
      console.report(job.id)
      let capture = SceneCapture(
        job.picture, id: job.id, frames: frames, verifier: verifier, threads: threads)
      for warning in capture.warnings {
        console.complain("\(job.picture.file): warning: \(warning)")
      }
      queue.add(capture, at: place)
    }
    results.entries = queue.finished()
    // A copy, because the closure could run at any time for all the compiler knows.
    let finished = results
    try ReportOptions.results { () throws(ResultsError) in try folder.write(finished) }
    return try ReportOptions.finish(finished, in: folder, arguments, console)
  }

  private static func frames(_ arguments: Arguments) throws(CommandError) -> FramesSpec? {
    guard let rate = try arguments.whole("fps", in: FramesSpec.allowedRates) else {
      for name in ["from", "to"] where arguments.has(name) {
        throw .missingOption(option: "fps", command: "verify --\(name)")
      }
      return nil
    }
    let start = try arguments.number("from", in: 0...3600) ?? 0
    guard let word = arguments.value("to"), word != "settled" else {
      return FramesSpec(from: start, rate: rate)
    }
    let end = try arguments.number("to", in: 0...3600) ?? 0
    guard end >= start else {
      throw .badValue(option: "to", found: word, allowed: "\(start) or more")
    }
    return FramesSpec(from: start, to: .seconds(end), rate: rate)
  }

  /// Returns when references are written.
  static func mode(_ arguments: Arguments) throws(CommandError) -> RecordMode {
    let asked: RecordMode? = try arguments.word(
      "record", ["all": .all, "failed": .failed, "missing": .missing, "never": .never])
    do throws(SnapshotEnvironment.InvalidValue) {
      return try SnapshotEnvironment.process.recordMode(asked)
    } catch {
      throw .environment(error.message)
    }
  }

  private static func shard(_ arguments: Arguments) throws(CommandError) -> Shard? {
    let environment = ShardEnvironment.process
    let shard: Shard?
    do throws(ShardError) {
      shard = try environment.shard(arguments.value("shard"))
    } catch {
      throw .environment(error.message)
    }
    if shard != nil, let path = environment.statusPath { try Output.write([], to: path) }
    return shard
  }

  private static func plan(_ arguments: Arguments) throws(CommandError) -> [Job] {
    let variants = try SceneOptions.variants(arguments)
    var jobs: [Job] = []
    var names = Set<String>()
    for file in arguments.operands {
      let scene = try SceneOptions.picture(file, SceneVariant())
      for variant in variants {
        var picture = scene
        picture.variant = variant
        let name = PictureNaming.plain.fileName(
          scene: picture.name, variant: variant, stage: picture.scene.stage)
        try reserve(name, &names)
        jobs.append(Job(id: FileStore.stem(of: name), picture: picture))
      }
    }
    return jobs
  }

  /// Checks that no two pictures share a file, also on systems that don't tell case apart, nor a
  /// picture with what is kept of another one.
  private static func reserve(
    _ name: String, _ names: inout Set<String>
  ) throws(CommandError) {
    let stem = FileStore.stem(of: name).lowercased()
    for file in [stem, stem + ".diff", stem + ".expected", stem + ".triptych"] {
      guard names.insert(file).inserted else { throw .sameOutput(path: name) }
    }
  }

  private static func chosen(_ jobs: [Job], _ shard: Shard?, _ filter: String?) -> [Job] {
    let kept = filter.map { text in jobs.filter { $0.id.contains(text) } } ?? jobs
    guard let shard else { return kept }
    return kept.enumerated().filter { shard.takes($0.offset) }.map(\.element)
  }

  private static func unique(_ files: [String]) -> [String] {
    var known = Set<String>()
    return files.filter { known.insert($0).inserted }
  }
}
