import Snapshots

/// The options and the closing words of every command about a run's results.
enum ReportOptions {
  /// The folder of a run's results.
  static let report = Option(
    "report", value: "FOLDER",
    help: "The folder of the results and the page; SNAPSHOT_ARTIFACTS or sheetshot-report.")
  /// Results for programs.
  static let json = Option(flag: "json", help: "Print the result as JSON.")

  /// Returns the folder that the options name.
  static func folder(_ arguments: Arguments) -> ReportFolder {
    let artifacts = SnapshotEnvironment.process.namedArtifactsFolder
    return ReportFolder(arguments.value("report") ?? artifacts ?? "sheetshot-report")
  }

  /// Does something with results, whose errors become the command's.
  static func results<Value>(
    _ body: () throws(ResultsError) -> Value
  ) throws(CommandError) -> Value {
    do throws(ResultsError) { return try body() } catch { throw .results(error) }
  }

  /// Prints what became of a run, tells the engine that runs it, and returns the exit code.
  static func finish(
    _ results: VerifyResults, in folder: ReportFolder, _ arguments: Arguments, _ console: Console
  ) throws(CommandError) -> ExitCode {
    if arguments.has("json") {
      console.print(JSONWriter.text(results.json))
    } else {
      for entry in results.entries where entry.outcome.group != .passed {
        console.print("\(entry.outcome.rawValue) \(entry.id): \(entry.headline)")
      }
      console.print(results.summary)
      console.print(folder.page)
    }
    try tellGitHub(results, console)
    return code(of: results)
  }

  /// Returns what the shell is told about a run.
  static func code(of results: VerifyResults) -> ExitCode {
    switch results.worst {
    case .passed: .done
    // A run that wrote a reference has compared nothing: it must not pass for one that did.
    case .failed, .recorded: .differs
    case .trouble: .trouble
    }
  }

  private static func tellGitHub(
    _ results: VerifyResults, _ console: Console
  ) throws(CommandError) {
    guard GitHubReport.isRunning else { return }
    let report = GitHubReport(results)
    for line in report.annotations { console.complain(line) }
    guard let path = GitHubReport.summaryPath else { return }
    do throws(FileError) {
      try FileStore.append(Array(report.summary.utf8), to: path)
    } catch {
      throw .file(error)
    }
  }
}
