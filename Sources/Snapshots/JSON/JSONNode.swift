/// A value that was read from a text, with the place where it begins.
public struct JSONNode: Equatable, Sendable {
  /// What the value is.
  public enum Content: Equatable, Sendable {
    /// The word `null`.
    case null
    /// The word `true` or `false`.
    case bool(Bool)
    /// A finite number.
    case number(Double)
    /// A string, its escapes resolved.
    case string(String)
    /// A list.
    case array([JSONNode])
    /// Named values in the order of the text; no name occurs twice.
    case object([JSONMember])
  }

  /// The value.
  public var content: Content
  /// The place of its first character.
  public var position: JSONPosition

  /// Creates a value.
  public init(_ content: Content, at position: JSONPosition) {
    self.content = content
    self.position = position
  }

  /// The kind of the value, in words for messages.
  public var kindName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One name and its value in an object.
public struct JSONMember: Equatable, Sendable {
  /// The name.
  public var key: String
  /// The place of the name's opening quote.
  public var keyPosition: JSONPosition
  /// The value.
  public var value: JSONNode

  /// Creates a member.
  public init(key: String, keyPosition: JSONPosition, value: JSONNode) {
    self.key = key
    self.keyPosition = keyPosition
    self.value = value
  }
}
