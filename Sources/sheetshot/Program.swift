import Snapshots

/// The program: finds the command, and turns errors into words and an exit code.
@MainActor
enum Program {
  /// All commands in the order of the help text.
  static let commands: [any Command.Type] = [
    RenderCommand.self, FramesCommand.self, StripCommand.self, AnimateCommand.self,
    DiffCommand.self, VerifyCommand.self, PreviewsCommand.self, ReportCommand.self,
    AcceptCommand.self,
    StatusCommand.self, PruneCommand.self, InspectCommand.self, DevicesCommand.self,
    SymbolsCommand.self,
    SchemaCommand.self, CompletionsCommand.self,
  ]

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - words: The arguments without the program's own name.
  ///   - console: Where the words go.
  /// - Returns: What the shell is told.
  static func run(_ words: [String], _ console: Console) -> ExitCode {
    do throws(CommandError) {
      return try dispatch(words, console)
    } catch {
      if asksForJSON(words) { console.print(JSONWriter.text(error.json)) }
      console.complain(error.line)
      return .trouble
    }
  }

  private static func dispatch(
    _ words: [String], _ console: Console
  ) throws(CommandError) -> ExitCode {
    guard let first = words.first else {
      console.complain(help)
      return .trouble
    }
    if first == "--help" || first == "-h" {
      console.write(help)
      return .done
    }
    if first == "--version" { return printVersion(console) }
    if first == "help" { return try dispatch(words.dropFirst() + ["--help"], console) }
    guard let command = commands.first(where: { $0.description.name == first }) else {
      let nearest = NearestName.of(first, in: commands.map { $0.description.name })
      throw .unknownCommand(found: first, nearest: nearest)
    }
    let arguments = try ArgumentReader.read(Array(words.dropFirst()), for: command.description)
    if arguments.has("version") { return printVersion(console) }
    if arguments.has("help") {
      console.write(command.description.help)
      return .done
    }
    return try command.run(arguments, console)
  }

  private static func printVersion(_ console: Console) -> ExitCode {
    console.print("sheetshot \(LibraryVersion.current)")
    return .done
  }

  /// Whether the user wants errors as JSON; asked of the raw words, since they may be the error.
  private static func asksForJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains("--json")
  }

  /// The help text of the program.
  static var help: String {
    var lines = [
      "usage: sheetshot COMMAND [arguments]", "",
      "Turns sheet code and scene files into pictures, and compares pictures.", "", "commands:",
    ]
    lines += HelpText.table(commands.map { ($0.description.name, $0.description.summary) })
    lines += [
      "", "“sheetshot COMMAND --help” tells more; --version prints the version.",
      "Exit codes: 0 same or done, 1 a difference was found, 2 trouble.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
