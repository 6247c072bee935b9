public import Raster

/// Compares two files, or two folders of files, pixel by pixel.
public struct PictureDiff {
  /// Makes use of a picture of differences: the frame's name and the picture.
  public typealias Gallery = (_ name: String, _ picture: Bitmap) -> Void

  private let first: FrameSource
  private let second: FrameSource
  private let rules: ComparisonRules
  private let gallery: Gallery?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - first: The one side.
  ///   - second: The other side.
  ///   - rules: What counts as the same.
  ///   - gallery: Gets a picture of the differences of each pair that differs, if it is wanted.
  public init(
    _ first: FrameSource, _ second: FrameSource, rules: ComparisonRules = .exact,
    gallery: Gallery? = nil
  ) {
    self.first = first
    self.second = second
    self.rules = rules
    self.gallery = gallery
  }

  /// Compares everything.
  ///
  /// Files in two folders belong together by their names; frames otherwise by their place.
  public func report() throws(ImageFileError) -> DiffReport {
    if case .folder(let a, let names) = first, case .folder(let b, let others) = second {
      return try folders(a, names, b, others)
    }
    return try sequences()
  }

  private func folders(
    _ a: String, _ names: [String], _ b: String, _ others: [String]
  ) throws(ImageFileError) -> DiffReport {
    var frames: [DiffReport.Frame] = []
    for name in Set(names + others).sorted() {
      let (one, other) = try images(
        names.contains(name) ? FileStore.join(a, name) : nil,
        others.contains(name) ? FileStore.join(b, name) : nil)
      var frame = compare(name, one, other)
      frame.addLayoutChanges(from: FileStore.join(a, name), to: FileStore.join(b, name))
      frames.append(frame)
    }
    return DiffReport(frames: frames, isSequence: true, rules: rules)
  }

  private func sequences() throws(ImageFileError) -> DiffReport {
    var (a, b) = (try first.makeReader(), try second.makeReader())
    if case .file(let one) = first, case .file(let other) = second, !a.isAnimation, !b.isAnimation {
      let images = try images(one, other)
      var frame = compare("0", images.0, images.1)
      frame.addLayoutChanges(from: one, to: other)
      return DiffReport(frames: [frame], isSequence: false, rules: rules)
    }
    var frames: [DiffReport.Frame] = []
    while true {
      let (one, other) = (try a.next(), try b.next())
      guard one != nil || other != nil else { break }
      var frame = compare("\(frames.count)", one?.image, other?.image)
      if let a = one?.delay, let b = other?.delay, !a.isSameTime(as: b) { frame.delays = [a, b] }
      frames.append(frame)
    }
    return DiffReport(frames: frames, isSequence: true, rules: rules)
  }

  /// Reads two files at the same time.
  private func images(
    _ a: String?, _ b: String?
  ) throws(ImageFileError) -> (StraightImage?, StraightImage?) {
    try PNGDecoder.pair(
      { () throws(ImageFileError) in try a.map(Self.image) },
      { () throws(ImageFileError) in try b.map(Self.image) })
  }

  private static func image(_ path: String) throws(ImageFileError) -> StraightImage {
    try ImageFile.decoded(at: path) { bytes throws(CodecError) in try PNGDecoder.decode(bytes) }
  }

  private func compare(
    _ name: String, _ a: StraightImage?, _ b: StraightImage?
  ) -> DiffReport.Frame {
    let sizes = [a?.size, b?.size]
    guard let a, let b else { return DiffReport.Frame(name: name, difference: nil, sizes: sizes) }
    let comparison = ImageComparison(a, b, rules: rules)
    if let gallery, !comparison.difference.isIdentical { gallery(name, comparison.picture()) }
    return DiffReport.Frame(name: name, difference: comparison.difference, sizes: sizes)
  }
}
