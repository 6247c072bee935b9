import Snapshots

/// `sheetshot schema`: the JSON Schema of scene files.
enum SchemaCommand: Command {
  static let description = CommandDescription(
    name: "schema", summary: "Print the JSON Schema of scene files.", operands: "",
    operandCount: 0...0, options: [],
    details: [
      "Editors complete and check scene files with it; the schema and the reader come from one table."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    console.print(JSONWriter.text(SceneSchema.document, layout: .indented))
    return .done
  }
}
