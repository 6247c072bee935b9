/// What became of one snapshot, with all that a report shows of it.
package struct Verified<Format> {
  /// What became of it.
  package var verdict: Verdict
  /// What shows a difference.
  package var attachments: [Diffing<Format>.Attachment] = []
  /// The bytes of the reference, as they were before anything was written.
  var reference: [UInt8]?
  /// The frames of an animation that differ.
  var frames: [FrameFailure] = []

  init(_ verdict: Verdict) { self.verdict = verdict }
}
