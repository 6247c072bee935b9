/// What became of one picture, in a word that stands in files.
public enum VerifyOutcome: String, CaseIterable, Sendable {
  /// It is equal to its reference.
  case matches
  /// It differs from its reference.
  case different
  /// It has no reference, and none was written.
  case missing
  /// Its reference can't be used.
  case unreadable
  /// It can't be taken.
  case unusable
  /// Its reference can't be written.
  case unwritable
  /// A file whose name differs in case stands where its reference should be.
  case nameTaken = "name-taken"
  /// A reference was written, over an old one or for the first time.
  case recorded
  /// It was taken over as the new reference afterwards.
  case accepted

  /// What an outcome means for the run.
  public enum Group: String, CaseIterable, Sendable {
    /// Nothing has to be done.
    case passed
    /// A picture has to be looked at.
    case failed
    /// A picture was written and should be looked at.
    case recorded
    /// Something has to be repaired before pictures can be compared.
    case trouble
  }

  /// What it means for the run.
  public var group: Group {
    switch self {
    case .matches, .accepted: .passed
    case .different, .missing: .failed
    case .recorded: .recorded
    case .unreadable, .unusable, .unwritable, .nameTaken: .trouble
    }
  }

  /// Creates the word for a verdict.
  init(_ verdict: Verdict) {
    if verdict.isRerecorded {
      self = .recorded
      return
    }
    switch verdict.outcome {
    case .matches, .recorded(changed: false): self = .matches
    case .recorded(changed: true), .recordedMissing: self = .recorded
    case .missing: self = .missing
    case .different: self = .different
    case .unreadable: self = .unreadable
    case .unusable: self = .unusable
    case .unwritable: self = .unwritable
    case .nameTaken: self = .nameTaken
    }
  }
}
