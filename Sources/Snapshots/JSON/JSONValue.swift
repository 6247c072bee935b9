/// A value that is going to be written.
public indirect enum JSONValue: Equatable, Sendable {
  /// The word `null`.
  case null
  /// The word `true` or `false`.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A number; one that isn't finite is written as `null`.
  case number(Double)
  /// A string.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Named values, written in this order.
  case object([Member])

  /// One name and its value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public var key: String
    /// The value.
    public var value: JSONValue
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a boolean.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a list.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates named values in the order of the literal.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
  /// Creates a null.
  public init(nilLiteral: ()) { self = .null }
}

extension JSONValue {
  /// Creates named values from pairs.
  public static func object(_ pairs: [(String, JSONValue)]) -> JSONValue {
    .object(pairs.map { Member(key: $0.0, value: $0.1) })
  }

  /// Creates a list of whole numbers.
  public static func integers(_ numbers: [Int]) -> JSONValue {
    .array(numbers.map { .integer($0) })
  }
}
