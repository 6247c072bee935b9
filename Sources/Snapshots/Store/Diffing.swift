public import Foundation
internal import Raster

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
  public var toData: (Value) throws -> Data { didSet { own = Own() } }
  /// Reads a file's bytes.
  public var fromData: (Data) throws -> Value { didSet { own = Own() } }
  /// Compares a reference with a new value: nil where they are equal, else the difference in words
  /// and what shows it.
  public var diff: (_ reference: Value, _ value: Value) -> (String, [Attachment])? {
    didSet { own = Own() }
  }

  /// What formats of this module know beyond that.
  var own = Own()

  /// Creates a way to store and compare values.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (_ reference: Value, _ value: Value) -> (String, [Attachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// Compares a reference with a new value, whose layout trees are known or not.
  func difference(_ reference: Value, _ value: Value, _ trees: Trees) -> Difference? {
    if let difference = own.difference { return difference(reference, value, trees) }
    return diff(reference, value).map { Difference(words: $0, attachments: $1) }
  }
}

extension Diffing {
  /// The texts of the layout trees of a new value and of its reference.
  struct Trees {
    var new: String?
    var reference: String?
  }

  /// How a new value differs from its reference.
  struct Difference {
    var words: String
    var attachments: [Attachment] = []
    /// What differs where, for failures that no change of the layout explains.
    var headline: String?
    /// The frames of an animation that differ.
    var frames: [FrameFailure] = []
    /// Where pixels changed, by the frame's place; the only one's is 0.
    var changed: [Int: ChangedPixels] = [:]
  }

  /// Where pixels of a picture changed.
  struct ChangedPixels {
    var regions: [PixelRect]
    /// The columns of the picture, which tell the scale of its layout tree.
    var width: Int
  }

  /// What formats of this module know beyond the functions of all formats.
  struct Own {
    /// Compares as `diff` does, and says which views lie where values differ.
    var difference: ((_ reference: Value, _ value: Value, _ trees: Trees) -> Difference?)?
    /// Tells whether a value needs no new file; nil where this is when there is no difference.
    ///
    /// What is only alike enough is recorded when everything is.
    var isIdentical: ((_ reference: Value, _ value: Value) -> Bool)?
    /// Tells by a file's seal that the value was written to it, without reading the value.
    var isSealed: ((_ value: Value, _ file: [UInt8]) -> Bool)?
    /// Why a value can't be compared at all; nil where it can.
    var trouble: ((_ value: Value, _ tree: LayoutText) -> String?)?
    /// What isn't compared of a value.
    var masked: ((_ value: Value, _ tree: LayoutText) -> MaskCoverage?)?
  }
}
