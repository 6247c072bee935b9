import Snapshots

/// `sheetshot accept`: takes new pictures over as references.
enum AcceptCommand: Command {
  static let description = CommandDescription(
    name: "accept", summary: "Take pictures that a report shows over as references.",
    operands: "ID…", operandCount: 0...100_000,
    options: [
      Option(flag: "all", help: "Take over every new picture of the report."),
      ReportOptions.report,
    ],
    details: [
      "An ID is a picture's name in “sheetshot status” and on the page. Prints the references that "
        + "were written, one a line. Run it in the folder in which verify ran."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let ids = arguments.operands
    guard arguments.has("all") != !ids.isEmpty else {
      if ids.isEmpty { throw .missingOperand(command: "accept", usage: "ID… or --all") }
      throw .extraOperand(command: "accept --all", found: ids[0])
    }
    let acceptance = Acceptance(ReportOptions.folder(arguments))
    let paths = try ReportOptions.results { () throws(ResultsError) in
      try acceptance.accept(ids.isEmpty ? nil : ids)
    }
    for path in paths { console.print(path) }
    return .done
  }
}
