internal import Raster

extension VerifyEntry {
  /// The most failing frames of an animation that are kept.
  private static let mostFrames = 100

  /// Takes over what became of a snapshot, and keeps the pictures that a report shows.
  mutating func take<Format>(
    _ verified: Verified<Format>, _ store: ReferenceStore, in folder: ReportFolder
  ) {
    let verdict = verified.verdict
    outcome = VerifyOutcome(verdict)
    masked = verdict.masked?.words ?? ""
    guard outcome != .matches else { return }
    message = verdict.message ?? ""
    images.actual = verdict.actualPath.map(folder.relative)
    images.difference = verdict.differencePath.map(folder.relative)
    images.triptych = verdict.triptychPath.map(folder.relative)
    let stem = FileStore.stem(of: reference)
    let suffix = FileStore.name(of: reference).dropFirst(stem.count)
    if let expected = verified.reference {
      images.expected = store.keep(expected, as: "\(stem).expected\(suffix)")
        .map(folder.relative)
    }
    if images.actual == nil, let now = try? FileStore.read(reference) {
      images.actual = store.keep(now, as: "\(stem)\(suffix)").map(folder.relative)
    }
    frames = verified.frames.prefix(Self.mostFrames).map { failure in
      var frame = Frame(index: failure.index, message: failure.message)
      for (suffix, bytes) in failure.files {
        let path = store.keep(bytes, as: "\(stem).frame-\(failure.index + 1)\(suffix)")
        frame.images.put(path.map(folder.relative), suffix)
      }
      return frame
    }
  }
}

extension VerifyEntry.Images {
  fileprivate mutating func put(_ path: String?, _ suffix: String) {
    switch suffix {
    case ".expected.png": expected = path
    case ".diff.png": difference = path
    default: actual = path
    }
  }
}
