import SheetUI
import Snapshots

/// `sheetshot symbols`: the names of the system symbols that can be drawn.
enum SymbolsCommand: Command {
  static let description = CommandDescription(
    name: "symbols", summary: "List the system symbols that can be drawn.", operands: "[WORD]",
    operandCount: 0...1, options: [Option(flag: "json", help: "Print the names as JSON.")],
    details: [
      "With a word, only names that contain it are listed. Another name is drawn as a visible "
        + "placeholder, with a warning."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    let word = arguments.operands.first ?? ""
    let names = SymbolLibrary.names.filter { word.isEmpty || $0.contains(word) }
    if arguments.has("json") {
      console.print(JSONWriter.text(["symbols": .array(names.map { .string($0) })]))
    } else {
      for name in names { console.print(name) }
    }
    return .done
  }
}
