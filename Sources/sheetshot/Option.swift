/// One option of a command.
struct Option: Equatable, Sendable {
  /// The name behind two dashes.
  let name: String
  /// The letter behind one dash, if there is a short form.
  let letter: Character?
  /// The word for its value in help texts; `nil` for an option that is only there or not.
  let value: String?
  /// Whether it may be given more than once.
  let repeats: Bool
  /// What it does, in one line.
  let help: String

  /// Creates an option with a value.
  init(
    _ name: String, letter: Character? = nil, value: String, repeats: Bool = false, help: String
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// Creates an option without a value.
  init(flag name: String, letter: Character? = nil, help: String) {
    self.name = name
    self.letter = letter
    value = nil
    repeats = false
    self.help = help
  }

  /// The option as help texts show it: `-o, --output PATH`.
  var synopsis: String {
    let short = letter.map { "-\($0), " } ?? "    "
    return short + "--\(name)" + (value.map { " \($0)" } ?? "") + (repeats ? "…" : "")
  }

  /// What every command understands.
  static let common = [
    Option(flag: "help", letter: "h", help: "Print this text."),
    Option(flag: "version", help: "Print the version."),
  ]
}
