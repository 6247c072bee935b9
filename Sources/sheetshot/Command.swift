/// What a finished command tells the shell, as `diff(1)` does.
enum ExitCode: Int32, Sendable {
  /// Done, or no difference.
  case done = 0
  /// A difference was found.
  case differs = 1
  /// Trouble.
  case trouble = 2
}

/// One of the commands of the program.
@MainActor
protocol Command {
  /// What it is called, takes and does.
  static var description: CommandDescription { get }

  /// Does its work.
  ///
  /// - Parameters:
  ///   - arguments: What the user asked for.
  ///   - console: Where the words go.
  /// - Returns: What the shell is told.
  /// - Throws: Why it can't be done; nothing is left half done then.
  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode
}
