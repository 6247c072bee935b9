/// The arguments of a command after parsing.
struct Arguments: Equatable, Sendable {
  /// What isn't an option, in order.
  var operands: [String] = []
  /// The options given, in order; a flag's value is empty.
  var options: [Given] = []

  /// One option as it was given.
  struct Given: Equatable, Sendable {
    /// The option's name without dashes.
    let name: String
    /// Its value; empty for a flag.
    let value: String
  }

  /// Returns whether an option is there.
  func has(_ name: String) -> Bool { options.contains { $0.name == name } }

  /// Returns the value of an option, or `nil` when it isn't there.
  func value(_ name: String) -> String? { options.last { $0.name == name }?.value }

  /// Returns the values of a repeated option in the order given.
  func values(_ name: String) -> [String] { options.filter { $0.name == name }.map(\.value) }

  /// Returns a number between two bounds, or `nil` when the option isn't there.
  func number(
    _ name: String, in range: ClosedRange<Double>
  ) throws(CommandError) -> Double? {
    guard let text = value(name) else { return nil }
    // Swift reads hexadecimal numbers as well; nobody means them here.
    guard let number = Double(text), number.isFinite, range.contains(number),
      !text.lowercased().contains("x")
    else {
      throw .badValue(option: name, found: text, allowed: Self.words(range))
    }
    return number
  }

  /// Returns a whole number between two bounds, or `nil` when the option isn't there.
  func whole(_ name: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      let allowed = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw .badValue(option: name, found: text, allowed: allowed)
    }
    return number
  }

  /// Returns one of several words, or `nil` when the option isn't there.
  func word<Value>(
    _ name: String, _ table: KeyValuePairs<String, Value>
  ) throws(CommandError) -> Value? {
    guard let text = value(name) else { return nil }
    guard let pair = table.first(where: { $0.key == text }) else {
      let allowed = table.map { $0.key }.joined(separator: ", ")
      throw .badValue(option: name, found: text, allowed: "one of \(allowed)")
    }
    return pair.value
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
  }

  private static func plain(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }
}
