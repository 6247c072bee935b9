/// The layout trees of an animation's frames, as one text.
///
/// Each frame has a line `# frame 2 at 0.10 s` and its tree. Where a tree has as many lines as the
/// one before, only changed lines follow, each behind its number: `12: Text (…)`.
public struct FrameTrees: Equatable, Sendable {
  /// One frame's tree.
  public struct Frame: Equatable, Sendable {
    /// The frame in words; empty for a picture that is no animation's.
    public var name: String
    /// The tree.
    public var tree: String
  }

  /// The frames in order.
  public private(set) var frames: [Frame] = []

  private static let headMark = "# "
  private static let changedMark = ", changed lines"

  /// Creates trees of no frame.
  public init() {}

  /// Adds the next frame's tree.
  ///
  /// - Parameters:
  ///   - tree: The tree, as a stage tells it.
  ///   - time: The frame's instant, in seconds.
  public mutating func append(_ tree: String, at time: Double) {
    frames.append(Frame(name: Self.name(frames.count, at: time), tree: tree))
  }

  /// The name of a frame, counted from 0: `frame 1 at 0.00 s`.
  static func name(_ index: Int, at time: Double) -> String {
    "frame \(index + 1) at \(FrameTimes.words(time))"
  }

  /// Reads the text of trees, or of one tree alone.
  ///
  /// - Throws: `LayoutTreeError` for the first line that can't be.
  public init(_ text: String) throws(LayoutTreeError) {
    guard text.hasPrefix(Self.headMark) else {
      frames = [Frame(name: "", tree: text)]
      return
    }
    var lines: [String] = []
    var isChanged = false
    for (index, line) in Self.lines(of: text).enumerated() {
      if line.hasPrefix(Self.headMark) {
        close(lines)
        isChanged = line.hasSuffix(Self.changedMark)
        let name = line.dropFirst(Self.headMark.count)
          .dropLast(isChanged ? Self.changedMark.count : 0)
        if !isChanged { lines = [] }
        frames.append(Frame(name: String(name), tree: ""))
      } else if !isChanged {
        lines.append(String(line))
      } else {
        try Self.change(line, in: &lines, at: index)
      }
    }
    close(lines)
  }

  private mutating func close(_ lines: [String]) {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].tree = lines.map { $0 + "\n" }.joined()
  }

  /// Replaces the line that a changed line names by its number, counted from 1.
  private static func change(
    _ line: Substring, in lines: inout [String], at index: Int
  ) throws(LayoutTreeError) {
    guard let mark = line.firstRange(of: ": "), let number = Int(line[..<mark.lowerBound]),
      lines.indices.contains(number - 1)
    else { throw LayoutTreeError(line: index + 1) }
    lines[number - 1] = String(line[mark.upperBound...])
  }

  /// The text.
  public var text: String {
    var text = ""
    var before: [Substring] = []
    for (index, frame) in frames.enumerated() {
      let lines = Self.lines(of: frame.tree)
      let isChanged = index > 0 && lines.count == before.count
      text += Self.headMark + frame.name + (isChanged ? Self.changedMark : "") + "\n"
      for (number, line) in lines.enumerated() where !isChanged || line != before[number] {
        text += (isChanged ? "\(number + 1): " : "") + line + "\n"
      }
      before = lines
    }
    return text
  }

  /// The lines of a text, without empty ones; line ends of both kinds.
  private static func lines(of text: String) -> [Substring] {
    text.split { $0 == "\n" || $0 == "\r\n" }
  }
}

extension FrameTrees {
  /// Finds what changed in the first frame whose tree did, from other trees to these.
  ///
  /// - Parameters:
  ///   - old: The reference's trees.
  ///   - places: The frames whose pixels differ, which are looked at before all others.
  /// - Returns: The changes of one frame.
  /// - Throws: `LayoutTreeError` for the first line that is none of a tree.
  func changes(
    from old: FrameTrees, at places: [Int] = []
  ) throws(LayoutTreeError) -> LayoutChanges {
    let count = min(old.frames.count, frames.count)
    for place in places.filter({ $0 < count }) + Array(0..<count) {
      let (before, after) = (old.frames[place], frames[place])
      guard before.tree != after.tree else { continue }
      var changes = LayoutChanges(
        from: try LayoutTree(before.tree), to: try LayoutTree(after.tree))
      guard !changes.isEmpty else { continue }
      if !after.name.isEmpty { changes.frame = after.name }
      changes.frameIndex = place
      return changes
    }
    return LayoutChanges()
  }
}

extension FrameTrees {
  /// Puts changes that lie where pixels changed first, and tells whether any lies where most did.
  ///
  /// - Parameters:
  ///   - pixels: Where pixels changed, by the frame's place.
  ///   - changes: The changes of one frame.
  /// - Returns: Whether any change is where most pixels changed.
  /// - Throws: The line that is none of a tree.
  func explains<Format>(
    _ pixels: [Int: Diffing<Format>.ChangedPixels], _ changes: inout LayoutChanges
  ) throws(LayoutTreeError) -> Bool {
    let place = changes.frameIndex
    guard let pixels = pixels[place] else { return pixels.isEmpty }
    guard let scale = try LayoutTree(frames[place].tree).scale(pixelWidth: pixels.width) else {
      return true
    }
    return changes.order(by: pixels.regions, scale: scale)
  }
}
