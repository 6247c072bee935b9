/// `sheetshot completions`: scripts that complete the command line.
enum CompletionsCommand: Command {
  static let description = CommandDescription(
    name: "completions", summary: "Print a script that completes command lines.",
    operands: "bash|zsh|fish", operandCount: 1...1, options: [],
    details: [
      "For bash, add to ~/.bashrc: source <(sheetshot completions bash). For zsh, write the "
        + "script to a file named _sheetshot in a folder of $fpath. For fish, write it to "
        + "~/.config/fish/completions/sheetshot.fish."
    ])

  static func run(_ arguments: Arguments, _ console: Console) throws(CommandError) -> ExitCode {
    switch arguments.operands.first {
    case "bash": console.write(bash)
    case "zsh": console.write(zsh)
    case "fish": console.write(fish)
    default:
      throw .badOperand(found: arguments.operands.first ?? "", allowed: "name bash, zsh or fish")
    }
    return .done
  }

  private static var descriptions: [CommandDescription] {
    Program.commands.map { $0.description }
  }

  private static var names: String { descriptions.map(\.name).joined(separator: " ") }

  private static var bash: String {
    let cases = descriptions.map { description in
      let options = description.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      return "    \(description.name)) options=\"\(options)\" ;;"
    }
    return """
      _sheetshot() {
        local word="${COMP_WORDS[COMP_CWORD]}" options=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
          return
        fi
        case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
        esac
        case "$word" in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _sheetshot sheetshot

      """
  }

  private static var zsh: String {
    let commands = descriptions.map { "    '\($0.name):\(escaped($0.summary))'" }
    let cases = descriptions.map { description in
      let options = description.allOptions.map { option in
        let argument = option.value.map { ":\($0.lowercased()):_files" } ?? ""
        let star = option.repeats ? "*" : ""
        return "'\(star)--\(option.name)[\(escaped(option.help))]\(argument)'"
      }
      return
        "    \(description.name)) _arguments \(options.joined(separator: " ")) '*:file:_files' ;;"
    }
    return """
      #compdef sheetshot
      _sheetshot() {
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local name="${words[2]}"
        shift words
        (( CURRENT-- ))
        case "$name" in
      \(cases.joined(separator: "\n"))
        esac
      }
      _sheetshot "$@"

      """
  }

  private static var fish: String {
    var lines: [String] = []
    for description in descriptions {
      lines.append(
        "complete -c sheetshot -n __fish_use_subcommand -a \(description.name) "
          + "-d '\(escaped(description.summary))'")
      for option in description.allOptions {
        let letter = option.letter.map { " -s \($0)" } ?? ""
        let required = option.value == nil ? "" : " -r"
        lines.append(
          "complete -c sheetshot -n '__fish_seen_subcommand_from \(description.name)' "
            + "-l \(option.name)\(letter)\(required) -d '\(escaped(option.help))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a text that can stand in single quotes and in zsh's descriptions.
  private static func escaped(_ text: String) -> String {
    String(text.map { "'[]:".contains($0) ? " " : $0 })
  }
}
