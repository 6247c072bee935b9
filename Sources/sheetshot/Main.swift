import Glibc

/// The entry of the program.
@main
@MainActor
enum Main {
  static func main() {
    // A closed pipe (“sheetshot devices | head -1”) ends the program quietly.
    signal(SIGPIPE, SIG_DFL)
    let console = Console(isTerminal: isatty(STDERR_FILENO) == 1) { text, isError in
      write(text, to: isError ? STDERR_FILENO : STDOUT_FILENO)
    }
    let code = Program.run(Array(CommandLine.arguments.dropFirst()), console)
    exit(code.rawValue)
  }

  private static func write(_ text: String, to file: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
