import Snapshots

/// `sheetshot prune`: finds references that nothing belongs to.
enum PruneCommand: Command {
  static let description = CommandDescription(
    name: "prune", summary: "Find references that no picture belongs to.", operands: "",
    operandCount: 0...0,
    options: [
      ReportOptions.report,
      Option(flag: "delete", help: "Delete them; without it, they are only listed."),
    ],
    details: [
      "Looks at the plan of the last verify, in which the pictures of all shards stand, and those "
        + "that a filter left out. References of scenes that lie beside those of the plan and "
        + "weren't named stay. For tests that SNAPSHOT_ARTIFACTS told of, it looks beside the test "
        + "files after a run of all tests; those of disabled tests are listed too. Prints one path "
        + "a line; exit code 1 means that some are left."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let folder = ReportOptions.folder(arguments)
    let results = try ReportOptions.results { () throws(ResultsError) in try folder.results() }
    guard OrphanSearch.isPossible(results) else {
      let reason = "it tells of no run of all tests that came to its end; run them without a filter"
      throw .results(.malformed(path: folder.path("assertions.jsonl"), reason: reason))
    }
    do throws(FileError) {
      let search = try OrphanSearch(results)
      if arguments.has("delete") { try search.delete() }
      for path in search.orphans { console.print(path) }
      for path in search.unknown {
        console.complain("\(path): its scene or test file wasn't part of the run")
      }
      return search.orphans.isEmpty || arguments.has("delete") ? .done : .differs
    } catch {
      throw .file(error)
    }
  }
}
