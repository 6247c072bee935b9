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
  /// - Returns: What became of it, and what shows a difference.
  public func verify(
    _ value: Format, file: String
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
    return verify(Candidate(value: value, bytes: [UInt8](data), file: file))
  }

  /// A new value with its bytes and the name of its reference.
  private struct Candidate {
    let value: Format
    let bytes: [UInt8]
    let file: String
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
      let difference = diffing.diff(reference, candidate.value)
      if mode == .all {
        // Equal pixels may have other bytes, which are as good: the file is left alone.
        guard difference != nil else {
          return (verdict(.recorded(changed: false), candidate.file), [])
        }
        return (record(candidate, .recorded(changed: true)), [])
      }
      guard let (words, attachments) = difference else {
        return (verdict(.matches, candidate.file), [])
      }
      return (failed(candidate, .different(words), attachments), attachments)
    }
  }

  private func unreferenced(_ candidate: Candidate) -> Verdict {
    switch mode {
    case .never:
      var verdict = verdict(.missing, candidate.file)
      verdict.actualPath = store.keep(candidate.bytes, as: candidate.file)
      return verdict
    case .all: return record(candidate, .recorded(changed: true))
    case .failed, .missing: return record(candidate, .recordedMissing)
    }
  }

  private func record(_ candidate: Candidate, _ outcome: Verdict.Outcome) -> Verdict {
    do throws(FileError) {
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
    verdict.actualPath = store.keep(candidate.bytes, as: candidate.file)
    let stem = FileStore.stem(of: candidate.file)
    for attachment in attachments {
      let path = store.keep([UInt8](attachment.data), as: "\(stem).\(attachment.name)")
      verdict.differencePath = verdict.differencePath ?? path
    }
    guard mode == .failed else { return verdict }
    let recording = record(candidate, outcome)
    if recording.outcome != outcome { return recording }
    verdict.isRerecorded = true
    return verdict
  }

  private func verdict(_ outcome: Verdict.Outcome, _ file: String) -> Verdict {
    Verdict(outcome, referencePath: store.path(file))
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
    default: "\(error)"
    }
  }
}
