public import Raster

/// What became of one snapshot.
public struct Verdict: Equatable, Sendable {
  /// The kinds of verdicts.
  public enum Outcome: Equatable, Sendable {
    /// The value is equal to its reference.
    case matches
    /// Everything is recorded; `changed` is false where the reference was equal and was left alone.
    case recorded(changed: Bool)
    /// There was no reference and one was written.
    case recordedMissing
    /// There is no reference and none may be written.
    case missing
    /// The value differs from its reference; the difference in words.
    case different(String)
    /// The reference can't be used; why.
    case unreadable(reason: String)
    /// The new value can't be made or stored; why.
    case unusable(reason: String)
    /// A reference can't be written; why.
    case unwritable(reason: String)
    /// A file of another name stands where the reference should be.
    case nameTaken(by: String)
  }

  /// What happened.
  public var outcome: Outcome
  /// The reference's path.
  public var referencePath: String
  /// Whether a reference that failed was replaced by the new value.
  public var isRerecorded = false
  /// The new value's path, where it was kept for a look.
  public var actualPath: String?
  /// The path of the picture of differences, where there is one.
  public var differencePath: String?
  /// The path of reference, new picture and differences side by side, where there is one.
  public var triptychPath: String?

  /// What changed in the layout, where both layout trees are there.
  public var changes: LayoutChanges?
  /// Where pixels changed, in a line, for failures that no change of the layout explains.
  public var headline: String?
  /// Whether the headline tells more than the changes, which are elsewhere.
  var isHeadlineFirst = false
  /// What wasn't compared, where something is masked.
  public var masked: MaskCoverage?
  /// Why the layout tree beside the reference can't be used, where it is damaged.
  public var layoutTrouble: String?

  /// Creates a verdict.
  public init(_ outcome: Outcome, referencePath: String) {
    self.outcome = outcome
    self.referencePath = referencePath
  }

  /// Whether the value is equal to its reference; everything else is a failure.
  public var isSuccess: Bool { outcome == .matches }
}
