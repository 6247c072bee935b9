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
    let data: Data
    do {
      data = try diffing.toData(value)
    } catch {
      return (verdict(.unusable(reason: Self.reason(error)), file), [])
    }
    if let other = store.otherSpelling(of: file) {
      return (verdict(.nameTaken(by: other), file), [])
    }
    let candidate = Candidate(
      value: value, bytes: [UInt8](data), file: file, layoutTree: layoutTree)
    return verify(candidate)
  }

  /// A new value with its bytes and the name of its reference.
  private struct Candidate {
    let value: Format
    let bytes: [UInt8]
    let file: String
    let layoutTree: String?
  }

  private typealias Outcome = (verdict: Verdict, attachments: [Diffing<Format>.Attachment])

  private func verify(_ candidate: Candidate) -> Outcome {
    guard FileStore.kind(of: store.path(candidate.file)) != .missing else {
      return (unreferenced(candidate), [])
    }
    switch reference(candidate.file) {
    case .failure(let unreadable):
      if mode == .all { return (record(candidate, .recorded(changed: true)), []) }
      return (failed(candidate, .unreadable(reason: unreadable.reason)), [])
    case .success(let reference):
      return compare(candidate, reference)
    }
  }

  private func compare(_ candidate: Candidate, _ reference: Format) -> Outcome {
    if mode == .all {
      let isIdentical =
        diffing.isIdentical?(reference, candidate.value)
        ?? (diffing.diff(reference, candidate.value) == nil)
      // Equal pixels may have other bytes, which are as good: the file is left alone.
      return (
        isIdentical ? recordLayout(candidate) : record(candidate, .recorded(changed: true)), []
      )
    }
    let tree = candidate.layoutTree.flatMap { try? LayoutTree($0) }
    let difference = diffing.difference(reference, candidate.value, tree: tree)
    guard let (words, attachments) = difference else {
      // The picture decides: a tree of another shape that looks the same is no failure.
      return (verdict(.matches, candidate.file), [])
    }
    return (failed(candidate, .different(words), attachments), attachments)
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
    _ attachments: [Diffing<Format>.Attachment] = []
  ) -> Verdict {
    var verdict = verdict(outcome, candidate.file)
    addChanges(of: candidate, to: &verdict)
    verdict.actualPath = keep(candidate)
    let stem = FileStore.stem(of: candidate.file)
    for attachment in attachments {
      let path = store.keep([UInt8](attachment.data), as: "\(stem).\(attachment.name)")
      verdict.differencePath = verdict.differencePath ?? path
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
  private func addChanges(of candidate: Candidate, to verdict: inout Verdict) {
    let path = store.path(ReferenceStore.layoutFile(of: candidate.file))
    guard let text = candidate.layoutTree, FileStore.kind(of: path) != .missing else { return }
    do {
      let reference = String(decoding: try FileStore.read(path), as: UTF8.self)
      verdict.changes = LayoutChanges(from: try LayoutTree(reference), to: try LayoutTree(text))
    } catch {
      verdict.layoutTrouble = Self.reason(error)
    }
  }
}

extension Verifier {
  /// Why a reference can't be used.
  private struct Unreadable: Error {
    let reason: String
  }

  private func reference(_ file: String) -> Result<Format, Unreadable> {
    do {
      return .success(try diffing.fromData(Data(try FileStore.read(store.path(file)))))
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
