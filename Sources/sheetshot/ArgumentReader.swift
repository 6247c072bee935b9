import Snapshots

/// Parses the arguments of a command: `--name value`, `--name=value`, `-l value`, `--`.
struct ArgumentReader {
  private let description: CommandDescription
  private var rest: ArraySlice<String>
  private var result = Arguments()

  /// Returns the arguments of a command.
  ///
  /// - Parameters:
  ///   - arguments: The words behind the command's name.
  ///   - description: What the command takes.
  /// - Returns: The operands and options.
  /// - Throws: What is wrong with the first word that is wrong.
  static func read(
    _ arguments: [String], for description: CommandDescription
  ) throws(CommandError) -> Arguments {
    var reader = ArgumentReader(description: description, rest: arguments[...])
    while let word = reader.rest.popFirst() {
      try reader.read(word)
    }
    try reader.checkCount()
    return reader.result
  }

  private init(description: CommandDescription, rest: ArraySlice<String>) {
    self.description = description
    self.rest = rest
  }

  private mutating func read(_ word: String) throws(CommandError) {
    if word == "--" {
      result.operands += rest
      rest = []
    } else if word.hasPrefix("--") {
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let attached = word.contains("=") ? (parts.count > 1 ? parts[1] : "") : nil
      try add(try option(named: parts.first ?? ""), attached: attached)
    } else if word.hasPrefix("-"), word.count > 1, Double(word) == nil {
      let attached = word.count > 2 ? String(word.dropFirst(2)) : nil
      try add(try option(lettered: word), attached: attached)
    } else {
      result.operands.append(word)
    }
  }

  private func option(named name: String) throws(CommandError) -> Option {
    if let option = description.allOptions.first(where: { $0.name == name }) { return option }
    let nearest = NearestName.of(name, in: description.allOptions.map(\.name))
    throw .unknownOption(found: "--\(name)", nearest: nearest.map { "--\($0)" })
  }

  private func option(lettered word: String) throws(CommandError) -> Option {
    let letter = word.dropFirst().first
    if let option = description.allOptions.first(where: { $0.letter == letter }) { return option }
    // “-device” is a slip for “--device”.
    let nearest = NearestName.of(
      String(word.dropFirst()), in: description.allOptions.map(\.name))
    throw .unknownOption(found: word, nearest: word.count > 2 ? nearest.map { "--\($0)" } : nil)
  }

  private mutating func add(_ option: Option, attached: String?) throws(CommandError) {
    if !option.repeats, result.has(option.name) { throw .repeatedOption(option.name) }
    guard option.value != nil else {
      if let attached { throw .unexpectedValue(option: option.name, found: attached) }
      result.options.append(Arguments.Given(name: option.name, value: ""))
      return
    }
    let value: String
    if let attached { value = attached } else { value = try nextValue(of: option) }
    guard !value.isEmpty else { throw .missingValue(option: option.name) }
    result.options.append(Arguments.Given(name: option.name, value: value))
  }

  /// Takes the next word as a value, unless it looks like an option: then the value was forgotten.
  private mutating func nextValue(of option: Option) throws(CommandError) -> String {
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" || Double(next) != nil else {
      throw .missingValue(option: option.name)
    }
    rest.removeFirst()
    return next
  }

  private func checkCount() throws(CommandError) {
    if result.has("help") || result.has("version") { return }
    let count = result.operands.count
    if count < description.operandCount.lowerBound {
      throw .missingOperand(command: description.name, usage: description.operands)
    }
    if count > description.operandCount.upperBound {
      let extra = result.operands[description.operandCount.upperBound]
      throw .extraOperand(command: description.name, found: extra)
    }
  }
}
