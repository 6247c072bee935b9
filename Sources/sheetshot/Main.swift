import Glibc

/// The entry of the program.
@main
@MainActor
enum Main {
  static func main() {
    // A closed pipe (“sheetshot devices | head -1”) ends the program quietly.
    signal(SIGPIPE, SIG_DFL)
    var outputError: Int32?
    let console = Console(isTerminal: isatty(STDERR_FILENO) == 1) { text, isError in
      let error = write(text, to: isError ? STDERR_FILENO : STDOUT_FILENO)
      if !isError, outputError == nil { outputError = error }
    }
    let code = Program.run(Array(CommandLine.arguments.dropFirst()), console)
    // A result that couldn't be told, as on a full disk, is no success.
    if let outputError {
      console.complain("sheetshot: error: can't print: \(String(cString: strerror(outputError)))")
      exit(ExitCode.trouble.rawValue)
    }
    exit(code.rawValue)
  }

  /// Writes a text and returns the system's error number if that fails.
  private static func write(_ text: String, to file: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
