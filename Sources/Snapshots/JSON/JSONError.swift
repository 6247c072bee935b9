/// Why a text isn't the JSON that is read here.
public struct JSONError: Error, Equatable, Sendable {
  /// What is wrong, with what was found.
  public enum Kind: Equatable, Sendable {
    /// The text isn't UTF-8; the offset counts bytes.
    case invalidUTF8(offset: Int)
    /// The text ended where something had to follow.
    case unexpectedEnd(expected: String)
    /// A character stands where something else had to.
    case unexpectedCharacter(found: String, expected: String)
    /// A word that stands for no finite number (`NaN`, `Infinity`).
    case notFinite(found: String)
    /// A word that means nothing.
    case unknownWord(found: String)
    /// A number in a form that JSON doesn't have.
    case malformedNumber(found: String)
    /// A number too large for a `Double`.
    case numberOutOfRange(found: String)
    /// A raw control character inside a string.
    case controlCharacter(code: UInt32)
    /// A backslash followed by something that is no escape.
    case badEscape(found: String)
    /// A `\u` escape for half of a surrogate pair.
    case loneSurrogate(found: String)
    /// A string without its closing quote.
    case unterminatedString
    /// A comment without its end.
    case unterminatedComment
    /// A name that the same object has already.
    case duplicateKey(key: String, first: JSONPosition)
    /// More nested arrays and objects than allowed.
    case tooDeep(allowed: Int)
    /// More bytes than allowed.
    case tooLong(found: Int, allowed: Int)
  }

  /// What is wrong.
  public var kind: Kind
  /// Where it is wrong.
  public var position: JSONPosition

  /// Creates an error.
  public init(_ kind: Kind, at position: JSONPosition) {
    self.kind = kind
    self.position = position
  }
}
