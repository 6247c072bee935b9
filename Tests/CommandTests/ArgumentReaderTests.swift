import Testing

@testable import sheetshot

@Suite("Argument reader")
struct ArgumentReaderTests {
  private static let description = CommandDescription(
    name: "draw", summary: "Draws.", operands: "FILE…", operandCount: 1...2,
    options: [
      Option("output", letter: "o", value: "PATH", help: "Where to."),
      Option("device", value: "ID", repeats: true, help: "On what."),
      Option(flag: "json", help: "As JSON."),
    ])

  private func read(_ words: String...) throws(CommandError) -> Arguments {
    try ArgumentReader.read(words, for: Self.description)
  }

  private func error(_ words: String...) -> CommandError? {
    do throws(CommandError) {
      _ = try ArgumentReader.read(words, for: Self.description)
      return nil
    } catch {
      return error
    }
  }

  @Test("values stand behind a space, an equals sign or a letter")
  func values() throws {
    for words in [["-o", "x"], ["-ox"], ["--output", "x"], ["--output=x"]] {
      let arguments = try ArgumentReader.read(["f"] + words, for: Self.description)
      #expect(arguments.value("output") == "x", "\(words)")
      #expect(arguments.operands == ["f"])
    }
    #expect(try read("f", "--output=a=b").value("output") == "a=b")
  }

  @Test("options may stand anywhere, and repeated ones keep their order")
  func order() throws {
    let arguments = try read("--device", "a", "f", "--json", "--device=b", "g")
    #expect(arguments.operands == ["f", "g"])
    #expect(arguments.values("device") == ["a", "b"])
    #expect(arguments.has("json"))
  }

  @Test("two dashes end the options, and one dash is an operand")
  func dashes() throws {
    #expect(try read("--", "--json", "-o").operands == ["--json", "-o"])
    #expect(try read("-").operands == ["-"])
    #expect(try read("-1.5", "-o", "-2").value("output") == "-2")
  }

  @Test("what is wrong is named")
  func errors() {
    #expect(error("f", "--jsn") == .unknownOption(found: "--jsn", nearest: "--json"))
    #expect(error("f", "-device") == .unknownOption(found: "-device", nearest: "--device"))
    #expect(error("f", "-x") == .unknownOption(found: "-x", nearest: nil))
    #expect(error("f", "--output") == .missingValue(option: "output"))
    #expect(error("f", "--output=") == .missingValue(option: "output"))
    #expect(error("f", "--output", "--json") == .missingValue(option: "output"))
    #expect(error("f", "--json=1") == .unexpectedValue(option: "json", found: "1"))
    #expect(error("f", "-oa", "-ob") == .repeatedOption("output"))
    #expect(error() == .missingOperand(command: "draw", usage: "FILE…"))
    #expect(error("a", "b", "c") == .extraOperand(command: "draw", found: "c"))
  }

  @Test("help needs no operands")
  func help() throws {
    #expect(try read("--help").has("help"))
    #expect(try read("--version").has("version"))
  }

  @Test("numbers have to be numbers in range")
  func numbers() throws {
    let arguments = try read("f", "-o", "7")
    #expect(try arguments.number("output", in: 0...10) == 7)
    #expect(try arguments.whole("output", in: 0...10) == 7)
    #expect(try arguments.number("device", in: 0...10) == nil)
    let allowed = "a number from 8 to 10"
    #expect(throws: CommandError.badValue(option: "output", found: "7", allowed: allowed)) {
      try arguments.number("output", in: 8...10)
    }
    for word in ["nan", "inf", "x", "1e999"] {
      let arguments = try read("f", "-o", word)
      #expect(throws: CommandError.self) { try arguments.number("output", in: 0...10) }
    }
  }
}
