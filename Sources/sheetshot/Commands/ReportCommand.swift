import Snapshots

/// `sheetshot report`: one page from the results of several parts of a run.
enum ReportCommand: Command {
  static let description = CommandDescription(
    name: "report", summary: "Merge the results of shards into one page.", operands: "FOLDER…",
    operandCount: 1...10_000,
    options: [
      Option("output", letter: "o", value: "FOLDER", help: "Where to write the merged report."),
      ReportOptions.json,
    ],
    details: [
      "Each FOLDER is what “sheetshot verify --report FOLDER” has written, or what tests have left "
        + "in the folder that SNAPSHOT_ARTIFACTS names. Exit code 0 means that "
        + "all pictures are equal, 1 that one isn't, 2 trouble: a missing shard too."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    guard let output = arguments.value("output") else {
      throw .missingOption(option: "output", command: "report")
    }
    let folder = ReportFolder(output)
    let parts = arguments.operands.map { ReportFolder($0) }
    let merged = try ReportOptions.results { () throws(ResultsError) in
      let all = try read(parts)
      let merged = try merge(all, parts)
      for (results, part) in zip(all, parts) where part != folder {
        try folder.copyImages(of: results, from: part)
      }
      if parts.contains(folder) { try folder.replace(merged) } else { try folder.write(merged) }
      return merged
    }
    return try ReportOptions.finish(merged, in: folder, arguments, console)
  }

  private static func read(_ parts: [ReportFolder]) throws(ResultsError) -> [VerifyResults] {
    var all: [VerifyResults] = []
    for part in parts { all.append(try part.results()) }
    return all
  }

  private static func merge(
    _ all: [VerifyResults], _ parts: [ReportFolder]
  ) throws(ResultsError) -> VerifyResults {
    var merged = all[0]
    merged.isMerged = true
    for (results, part) in zip(all, parts).dropFirst() {
      try merged.merge(results, from: part.root)
    }
    return merged
  }
}
