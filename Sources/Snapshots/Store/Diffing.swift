public import Foundation

/// How values of a format become files, come back from them and are compared.
public struct Diffing<Value> {
  /// What shows a difference: a file's name and its bytes.
  public struct Attachment: Equatable, Sendable {
    /// The name, with an extension.
    public var name: String
    /// The bytes.
    public var data: Data

    /// Creates an attachment.
    public init(name: String, data: Data) {
      self.name = name
      self.data = data
    }
  }

  /// Makes a file's bytes.
  public var toData: (Value) throws -> Data
  /// Reads a file's bytes.
  public var fromData: (Data) throws -> Value
  /// Compares a reference with a new value: nil where they are equal, else the difference in words
  /// and what shows it.
  public var diff: (_ reference: Value, _ value: Value) -> (String, [Attachment])? {
    didSet {
      diffInViews = nil
      isIdentical = nil
    }
  }

  /// Compares as `diff` does, and says which views of a layout tree lie where values differ.
  var diffInViews:
    ((_ reference: Value, _ value: Value, _ tree: LayoutTree) -> (String, [Attachment])?)?

  /// Tells whether a value needs no new file; nil where this is when there is no difference.
  ///
  /// What is only alike enough is recorded when everything is.
  var isIdentical: ((_ reference: Value, _ value: Value) -> Bool)?

  /// Creates a way to store and compare values.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ value: Value) -> (String, [Attachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Compares a reference with a new value, whose layout tree is known or not.
  func difference(
    _ reference: Value, _ value: Value, tree: LayoutTree?
  ) -> (String, [Attachment])? {
    guard let tree, let diffInViews else { return diff(reference, value) }
    return diffInViews(reference, value, tree)
  }
}
