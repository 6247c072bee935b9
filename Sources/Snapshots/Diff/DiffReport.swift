public import Raster

/// What the comparison of two pictures, or of two rows of pictures, has shown.
public struct DiffReport: Equatable, Sendable {
  /// The outcome in one word.
  public enum Outcome: String, Sendable {
    /// Every pixel is the same.
    case identical
    /// Pixels differ, but no more than the rules allow.
    case within
    /// More pixels differ than allowed.
    case different
    /// Pictures have different sizes.
    case sizeMismatch = "size-mismatch"
  }

  /// The comparison of two pictures of a row.
  public struct Frame: Equatable, Sendable {
    /// The file's name in folders, or the place counted from 0.
    public var name: String
    /// The outcome; `nil` where only one row has the picture.
    public var difference: ImageDifference?
    /// The sizes of both pictures; `nil` for one that isn't there.
    public var sizes: [PixelSize?]
    /// How long each shows, where that differs.
    public var delays: [FrameDelay] = []
    /// What changed between the layout trees beside both files, where both are there.
    public var layoutChanges: [String] = []

    /// Whether pixels and times are the same.
    public var isIdentical: Bool { difference == .identical && delays.isEmpty }

    /// Whether the times are the same, and the pixels as far as the rules ask.
    public var isAccepted: Bool { difference?.isAccepted == true && delays.isEmpty }
  }

  /// All pictures compared, in order.
  public var frames: [Frame]
  /// Whether more than one picture was compared with one.
  public var isSequence: Bool
  /// What counted as the same.
  public var rules = ComparisonRules.exact

  /// The outcome in one word, which is the worst of all pictures'.
  public var outcome: Outcome {
    if frames.allSatisfy(\.isIdentical) { return .identical }
    if frames.allSatisfy(\.isAccepted) { return .within }
    let hasMismatch = frames.contains { frame in
      if case .sizeMismatch = frame.difference { true } else { false }
    }
    return hasMismatch ? .sizeMismatch : .different
  }

  /// The number of pixels that differ, in all pictures.
  public var differingPixels: Int {
    frames.reduce(0) { $0 + ($1.statistics?.differingPixels ?? $1.lonePixels) }
  }

  /// The number of pixels, in all pictures.
  public var totalPixels: Int { frames.reduce(0) { $0 + $1.totalPixels } }

  /// The number of pixels under masks, in all pictures.
  public var maskedPixels: Int { frames.reduce(0) { $0 + $1.maskedPixels } }

  /// The part of the compared pixels that differs, 0...1; never 0 where one does.
  public var share: Double {
    let compared = totalPixels - maskedPixels
    return compared == 0 ? 0 : Double(differingPixels) / Double(compared)
  }

  /// Whether two pictures have no pixel that could be compared.
  public var isAnythingUncompared: Bool {
    frames.contains { frame in
      if case .nothingCompared = frame.difference { true } else { false }
    }
  }

  /// The largest difference of any channel, 0...255.
  public var maxChannelDelta: Int {
    frames.map { $0.statistics?.maxChannelDelta ?? ($0.difference == nil ? 255 : 0) }.max() ?? 0
  }

  /// The first picture that isn't accepted, or else the first that differs, or the first one.
  public var leading: Frame? {
    frames.first { !$0.isAccepted } ?? frames.first { !$0.isIdentical } ?? frames.first
  }

  /// What differs beside pixels, in words.
  public var changes: [String] {
    frames.flatMap { frame -> [String] in
      var changes: [String] = []
      if frame.difference == nil {
        let side = frame.sizes[0] == nil ? "second" : "first"
        changes.append("\(frame.name) is only in the \(side)")
      }
      if let a = frame.delays.first, let b = frame.delays.last {
        changes.append("\(frame.name): delay \(a.words) → \(b.words)")
      }
      let label = isSequence ? "\(frame.name): " : ""
      changes += frame.layoutChanges.map { label + $0 }
      return changes
    }
  }
}

extension DiffReport.Frame {
  /// The numbers, where both pictures are there and differ.
  var statistics: DifferenceStatistics? { difference?.statistics }

  /// The pixels under masks.
  var maskedPixels: Int {
    if case .nothingCompared(let pixels) = difference { return pixels }
    return statistics?.maskedPixels ?? 0
  }

  /// The pixels of a picture that only one row has.
  var lonePixels: Int {
    difference == nil ? sizes.compactMap(\.self).reduce(0) { $0 + $1.width * $1.height } : 0
  }

  /// The pixels that at least one picture has.
  var totalPixels: Int {
    if let statistics { return statistics.totalPixels }
    if difference == nil { return lonePixels }
    return sizes[0].map { $0.width * $0.height } ?? 0
  }
}

extension FrameDelay {
  /// The delay as a fraction of a second.
  var words: String { "\(numerator)/\(denominator) s" }
}
