/// What a command is called, takes and does: the source of parsing, help and completions.
struct CommandDescription: Sendable {
  /// The word behind `sheetshot`.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// The operands as the usage line shows them.
  let operands: String
  /// How many operands there may be.
  let operandCount: ClosedRange<Int>
  /// Its own options; `--help` and `--version` come on top.
  let options: [Option]
  /// More words for the help text, each a paragraph.
  var details: [String] = []

  /// All options.
  var allOptions: [Option] { options + Option.common }

  /// The help text.
  var help: String {
    var usage = "usage: sheetshot \(name)"
    if !operands.isEmpty { usage += " \(operands)" }
    if !options.isEmpty { usage += " [options]" }
    var lines = [usage, "", summary, ""]
    for detail in details { lines += HelpText.wrapped(detail) + [""] }
    lines.append("options:")
    lines += HelpText.table(allOptions.map { ($0.synopsis, $0.help) })
    return lines.joined(separator: "\n") + "\n"
  }
}
