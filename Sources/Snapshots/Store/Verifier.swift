internal import Foundation
internal import Raster

/// Compares a value with its reference, and records it where the mode says so.
public struct Verifier<Format> {
  /// Where the references are.
  public var store: ReferenceStore
  /// When a reference is written.
  public var mode: RecordMode
  /// How values are stored and compared.
  public var diffing: Diffing<Format>

  /// Creates a verifier.
  public init(store: ReferenceStore, mode: RecordMode, diffing: Diffing<Format>) {
    self.store = store
    self.mode = mode
    self.diffing = diffing
  }

  /// Compares a value with the reference in a file of the store.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - file: The reference's file name.
  ///   - layoutTree: The boxes of what a picture shows, which lie beside it in a file.
  /// - Returns: What became of it, and what shows a difference.
  public func verify(
    _ value: Format, file: String, layoutTree: String? = nil
  ) -> (verdict: Verdict, attachments: [Diffing<Format>.Attachment]) {
    let verified = verified(value, file: file, layoutTree: LayoutText(layoutTree))
    return (verified.verdict, verified.attachments)
  }

  /// Compares as `verify` does, and tells all that a report shows.
  package func verified(
    _ value: Format, file: String, layoutTree: LayoutText
  ) -> Verified<Format> {
    if let reason = diffing.own.trouble?(value, layoutTree) {
      return Verified(verdict(.unusable(reason: reason), file))
    }
    if let other = store.otherSpelling(of: file) {
      return Verified(verdict(.nameTaken(by: other), file))
    }
    let candidate = Candidate(value: value, file: file, layout: layoutTree)
    var outcome = verify(candidate)
    outcome.verdict.masked = diffing.own.masked?(value, layoutTree)
    return outcome
  }

  /// Whether a reference says itself that it holds a value, so that nothing has to be encoded,
  /// decoded or compared.
  func isUnchanged(_ value: Format, _ file: String) -> Bool {
    guard store.otherSpelling(of: file) == nil, let bytes = try? read(file).get() else {
      return false
    }
    return diffing.own.isSealed?(value, bytes) == true
  }

  /// A new value with the name of its reference.
  private struct Candidate {
    let value: Format
    let file: String
    let layout: LayoutText
    var bytes: [UInt8] = []
    var layoutTree: String? { layout.text }
  }

  private func verify(_ candidate: Candidate) -> Verified<Format> {
    let isThere = FileStore.kind(of: store.path(candidate.file)) != .missing
    let file = isThere ? read(candidate.file) : nil
    // Nothing is encoded or decoded where the file says that it holds these very pixels.
    if let bytes = try? file?.get(), diffing.own.isSealed?(candidate.value, bytes) == true {
      return Verified(
        mode == .all ? recordLayout(candidate) : verdict(.matches, candidate.file))
    }
    var candidate = candidate
    do {
      candidate.bytes = [UInt8](try diffing.toData(candidate.value))
    } catch {
      return Verified(verdict(.unusable(reason: Self.reason(error)), candidate.file))
    }
    guard let file else { return Verified(unreferenced(candidate)) }
    switch file.flatMap(decoded) {
    case .failure(let unreadable):
      if mode == .all { return Verified(record(candidate, .recorded(changed: true))) }
      return Verified(failed(candidate, .unreadable(reason: unreadable.reason)))
    case .success(let reference):
      var verified = compare(candidate, reference)
      verified.reference = try? file.get()
      return verified
    }
  }

  private func compare(_ candidate: Candidate, _ reference: Format) -> Verified<Format> {
    if mode == .all {
      let isIdentical =
        diffing.own.isIdentical?(reference, candidate.value)
        ?? (diffing.diff(reference, candidate.value) == nil)
      // Equal pixels may have other bytes, which are as good: the file is left alone.
      return Verified(
        isIdentical ? recordLayout(candidate) : record(candidate, .recorded(changed: true)))
    }
    let trees = Diffing<Format>.Trees(
      new: candidate.layoutTree, reference: referenceTree(candidate))
    guard let difference = diffing.difference(reference, candidate.value, trees) else {
      // The picture decides: a tree of another shape that looks the same is no failure.
      return Verified(verdict(.matches, candidate.file))
    }
    var verified = Verified<Format>(
      failed(candidate, .different(difference.words), difference))
    verified.attachments = difference.attachments
    verified.frames = difference.frames
    return verified
  }

  private func unreferenced(_ candidate: Candidate) -> Verdict {
    switch mode {
    case .never:
      var verdict = verdict(.missing, candidate.file)
      verdict.actualPath = keep(candidate)
      return verdict
    case .all: return record(candidate, .recorded(changed: true))
    case .failed, .missing: return record(candidate, .recordedMissing)
    }
  }

  private func record(_ candidate: Candidate, _ outcome: Verdict.Outcome) -> Verdict {
    do throws(FileError) {
      // The tree first: a picture without its tree would not be written again.
      try writeLayout(candidate)
      try store.write(candidate.bytes, candidate.file)
      return verdict(outcome, candidate.file)
    } catch {
      return verdict(.unwritable(reason: error.reason), candidate.file)
    }
  }

  /// Keeps what shows a failure and replaces the reference where the mode says so.
  private func failed(
    _ candidate: Candidate, _ outcome: Verdict.Outcome,
    _ difference: Diffing<Format>.Difference? = nil
  ) -> Verdict {
    var verdict = verdict(outcome, candidate.file)
    verdict.headline = difference?.headline
    addChanges(of: candidate, difference, to: &verdict)
    verdict.actualPath = keep(candidate)
    let stem = FileStore.stem(of: candidate.file)
    for attachment in difference?.attachments ?? [] {
      let path = store.keep([UInt8](attachment.data), as: "\(stem).\(attachment.name)")
      if attachment.name == "triptych.png" {
        verdict.triptychPath = path
      } else {
        verdict.differencePath = verdict.differencePath ?? path
      }
    }
    guard mode == .failed else { return verdict }
    let recording = record(candidate, outcome)
    guard recording.outcome == outcome else { return recording }
    verdict.isRerecorded = true
    return verdict
  }

  private func verdict(_ outcome: Verdict.Outcome, _ file: String) -> Verdict {
    Verdict(outcome, referencePath: store.path(file))
  }
}

// MARK: Layout trees

extension Verifier {
  /// Writes the layout tree where there is one and it isn't what the file says.
  private func writeLayout(_ candidate: Candidate) throws(FileError) {
    guard let layoutTree = candidate.layoutTree else { return }
    try store.write(Array(layoutTree.utf8), ReferenceStore.layoutFile(of: candidate.file))
  }

  /// Records the layout tree of a picture that is as its reference.
  private func recordLayout(_ candidate: Candidate) -> Verdict {
    do throws(FileError) {
      try writeLayout(candidate)
      return verdict(.recorded(changed: false), candidate.file)
    } catch {
      return verdict(.unwritable(reason: error.reason), candidate.file)
    }
  }

  /// Keeps a new value and its layout tree for a look, and returns the value's path.
  private func keep(_ candidate: Candidate) -> String? {
    if let layoutTree = candidate.layoutTree {
      _ = store.keep(Array(layoutTree.utf8), as: ReferenceStore.layoutFile(of: candidate.file))
    }
    return store.keep(candidate.bytes, as: candidate.file)
  }

  /// Compares the layout tree with that beside the reference, where both are there.
  private func addChanges(
    of candidate: Candidate, _ difference: Diffing<Format>.Difference?, to verdict: inout Verdict
  ) {
    let path = store.path(ReferenceStore.layoutFile(of: candidate.file))
    guard let text = candidate.layoutTree, FileStore.kind(of: path) != .missing else { return }
    do {
      let trees = try FrameTrees(text)
      let reference = try FrameTrees(String(decoding: try FileStore.read(path), as: UTF8.self))
      let frames = difference?.frames.map(\.index) ?? []
      var changes = try trees.changes(from: reference, at: frames)
      if let difference, !changes.isEmpty {
        verdict.isHeadlineFirst = try !trees.explains(difference.changed, &changes)
      }
      verdict.changes = changes
    } catch {
      verdict.layoutTrouble = Self.reason(error)
    }
  }

  /// The text of the layout tree beside the reference, where one is there.
  private func referenceTree(_ candidate: Candidate) -> String? {
    guard candidate.layoutTree != nil else { return nil }
    let path = store.path(ReferenceStore.layoutFile(of: candidate.file))
    return (try? FileStore.read(path)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Verifier {
  /// Why a reference can't be used.
  private struct Unreadable: Error {
    let reason: String
  }

  private func read(_ file: String) -> Result<[UInt8], Unreadable> {
    do {
      return .success(try FileStore.read(store.path(file)))
    } catch {
      return .failure(Unreadable(reason: Self.reason(error)))
    }
  }

  private func decoded(_ bytes: [UInt8]) -> Result<Format, Unreadable> {
    do {
      return .success(try diffing.fromData(Data(bytes)))
    } catch {
      return .failure(Unreadable(reason: Self.reason(error)))
    }
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let error as CodecError: error.message
    case let error as FileError: error.reason
    case let error as LayoutTreeError: error.message
    default: "\(error)"
    }
  }
}
