public import SheetUI

/// Why a scene file can't be used, and where in it.
public struct SceneError: Error, Equatable, Sendable {
  /// What is wrong, with what was found and what is allowed.
  public enum Kind: Equatable, Sendable {
    /// The file isn't JSON.
    case json(JSONError.Kind)
    /// The file can't be read.
    case unreadable(reason: String)
    /// An object has a name that nothing is known by.
    case unknownKey(found: String, owner: String, nearest: String?)
    /// An object lacks a name.
    case missingKey(key: String, owner: String)
    /// A value is of another kind than it has to be.
    case wrongType(key: String?, found: String, expected: String)
    /// A word is none of those allowed.
    case unknownValue(key: String?, found: String, allowed: [String], nearest: String?)
    /// A number lies outside its range.
    case outOfRange(key: String?, found: Double, allowed: String)
    /// A list has the wrong number of items.
    case wrongCount(key: String?, found: Int, allowed: String)
    /// There are more views than allowed, repeated ones counted again and again.
    case tooManyViews(allowed: Int)
    /// A string has not the form that it has to have.
    case malformed(key: String?, found: String, expected: String)
    /// An object has to name exactly one of several things.
    case needsOne(owner: String, found: [String])
    /// Two things that exclude each other.
    case conflict(String)
    /// No device has this identifier.
    case unknownDevice(found: String, nearest: String?)
    /// An image that the scene names can't be used.
    case image(path: String, reason: String)
    /// A state variable that the scene doesn't declare.
    case unknownState(found: String, nearest: String?)
    /// The stage can't show or do what the scene asks for.
    case stage(StageError)
  }

  /// What is wrong.
  public var kind: Kind
  /// Where in the file, if it is at a place.
  public var position: JSONPosition?
  /// The file's path as it was given, if the scene is from a file.
  public var file: String?

  /// Creates an error.
  public init(_ kind: Kind, at position: JSONPosition?, in file: String? = nil) {
    self.kind = kind
    self.position = position
    self.file = file
  }

  /// Returns the error with the name of the value in whose place it happened, if it has none yet.
  func named(_ name: String) -> SceneError {
    var error = self
    switch kind {
    case .wrongType(nil, let found, let expected):
      error.kind = .wrongType(key: name, found: found, expected: expected)
    case .unknownValue(nil, let found, let allowed, let nearest):
      error.kind = .unknownValue(key: name, found: found, allowed: allowed, nearest: nearest)
    case .outOfRange(nil, let found, let allowed):
      error.kind = .outOfRange(key: name, found: found, allowed: allowed)
    case .wrongCount(nil, let found, let allowed):
      error.kind = .wrongCount(key: name, found: found, allowed: allowed)
    case .malformed(nil, let found, let expected):
      error.kind = .malformed(key: name, found: found, expected: expected)
    default: break
    }
    return error
  }
}
