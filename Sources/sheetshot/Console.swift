/// Where a command's words go: the terminal, or a buffer in tests.
final class Console {
  /// What has been printed, when nothing is passed on.
  private(set) var output = ""
  /// What has been complained about, when nothing is passed on.
  private(set) var errors = ""
  /// Whether someone is watching: progress goes only to a terminal.
  let isTerminal: Bool
  private let passOn: ((_ text: String, _ isError: Bool) -> Void)?

  /// Creates a console that keeps everything.
  init() {
    isTerminal = false
    passOn = nil
  }

  /// Creates a console that passes everything on.
  init(isTerminal: Bool, passOn: @escaping (_ text: String, _ isError: Bool) -> Void) {
    self.isTerminal = isTerminal
    self.passOn = passOn
  }

  /// Prints a line of results.
  func print(_ line: String) { write(line + "\n") }

  /// Prints text as it is.
  func write(_ text: String) {
    if let passOn { passOn(text, false) } else { output += text }
  }

  /// Prints a line about trouble or progress.
  func complain(_ line: String) {
    if let passOn { passOn(line + "\n", true) } else { errors += line + "\n" }
  }

  /// Prints a line about progress when someone is watching.
  func report(_ line: String) {
    if isTerminal { complain(line) }
  }
}
