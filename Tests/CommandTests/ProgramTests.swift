import Snapshots
import Testing

@testable import sheetshot

@MainActor
@Suite("Program")
struct ProgramTests {
  private func run(_ words: String...) -> (code: ExitCode, output: String, errors: String) {
    let console = Console()
    let code = Program.run(words, console)
    return (code, console.output, console.errors)
  }

  @Test("every command has a help text within 80 columns that names all its options")
  func help() {
    #expect(run("--help").code == .done)
    for command in Program.commands {
      let description = command.description
      let result = run(description.name, "--help")
      #expect(result.code == .done)
      #expect(result.errors.isEmpty)
      #expect(run("help", description.name).output == result.output)
      #expect(run("--help").output.contains("  \(description.name) "))
      for line in result.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      for option in description.allOptions {
        #expect(result.output.contains("--\(option.name)"), "\(description.name)")
      }
    }
  }

  @Test("every command knows the version")
  func version() {
    let expected = "sheetshot \(LibraryVersion.current)\n"
    #expect(run("--version").output == expected)
    for command in Program.commands {
      #expect(run(command.description.name, "--version").output == expected)
    }
  }

  @Test("a wrong word is trouble, and the nearest one is named")
  func unknownCommand() {
    let result = run("devics")
    #expect(result.code == .trouble)
    #expect(
      result.errors == "sheetshot: error: unknown command “devics”; did you mean “devices”?\n")
    #expect(result.output.isEmpty)
    #expect(run("devices", "--jsn").errors.contains("did you mean “--json”?"))
  }

  @Test("no words at all are trouble, with the help text")
  func nothing() {
    let result = run()
    #expect(result.code == .trouble)
    #expect(result.errors.hasPrefix("usage:"))
  }

  @Test("errors are JSON as well where it was asked for")
  func errorsAsJSON() throws {
    let result = run("devices", "--json", "extra")
    #expect(result.code == .trouble)
    let expected: JSONValue = [
      "error": [
        "kind": "usage", "message": "devices can't take “extra” as well", "file": nil, "line": nil,
        "column": nil,
      ]
    ]
    #expect(result.output == JSONWriter.text(expected) + "\n")
    #expect(!result.errors.isEmpty)
  }

  @Test("the device list names each device once, and as JSON it is JSON")
  func devices() throws {
    let result = run("devices")
    #expect(result.output.contains("iphone-13 "))
    let json = try JSONReader.read(run("devices", "--json").output)
    guard case .object(let members) = json.content else {
      Issue.record("The list is an object.")
      return
    }
    #expect(members.map(\.key) == ["devices", "aliases"])
  }

  @Test("completions name every command", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) {
    let result = run("completions", shell)
    #expect(result.code == .done)
    for command in Program.commands { #expect(result.output.contains(command.description.name)) }
  }

  @Test("an unknown shell is trouble")
  func unknownShell() {
    #expect(run("completions", "tcsh").code == .trouble)
  }
}
