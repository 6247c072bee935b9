import Snapshots

/// `sheetshot status`: what became of the pictures of the last run.
enum StatusCommand: Command {
  static let description = CommandDescription(
    name: "status", summary: "List what became of the pictures of the last verify.", operands: "",
    operandCount: 0...0, options: [ReportOptions.report, ReportOptions.json],
    details: ["Exit codes as those of verify."])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let folder = ReportOptions.folder(arguments)
    let results = try ReportOptions.results { () throws(ResultsError) in try folder.results() }
    if arguments.has("json") {
      console.print(JSONWriter.text(results.json))
    } else {
      for entry in results.entries { console.print("\(entry.outcome.rawValue) \(entry.id)") }
      console.print(results.summary)
    }
    return ReportOptions.code(of: results)
  }
}
