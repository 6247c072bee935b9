internal import Raster

/// A change of one view.
struct LayoutChange: Equatable, Sendable {
  /// What changed, most telling first.
  enum Kind: Int, Comparable, Sendable {
    case removed, added, reworded, restyled, rewrapped, resized, moved

    /// Whether other views may have to make room.
    var affectsLayout: Bool { self != .restyled && self != .moved }

    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  var kind: Kind
  /// The view in the new tree; for a removed one, what it was in.
  var place: Int?
  /// The view's name.
  var name: String
  /// What follows the name.
  var words: String
  /// Where the view is, and where it was.
  var frames: [LayoutTree.Frame] = []
}

/// What changed between two layout trees, in words.
public struct LayoutChanges: Equatable, Sendable {
  /// The changes that explain the others, most telling first.
  public var causes: [String] = []
  /// Moves and sizes that follow from the causes.
  public var consequences: [String] = []
  /// The first frame of an animation that changed, in words; nil for a picture.
  public var frame: String?
  /// That frame's place, counted from 0; 0 for a picture.
  var frameIndex = 0

  /// Where the views of the causes are and were, in the causes' order.
  private(set) var causeFrames: [[LayoutTree.Frame]] = []
  /// The same of all consequences together.
  private(set) var consequenceFrames: [LayoutTree.Frame] = []

  /// The most changes in one line.
  private static let mostInLine = 6

  /// Creates the changes of no view.
  public init() {}

  /// Finds the changes from one tree to another.
  public init(from old: LayoutTree, to new: LayoutTree) {
    guard old != new else { return }
    self = ChangeFinder(TreeMatching(old, new)).changes()
  }

  /// Whether nothing changed.
  public var isEmpty: Bool { causes.isEmpty && consequences.isEmpty }

  /// The changes in one line, and what follows from them in another.
  public var lines: [String] {
    let follows = consequences.isEmpty ? [] : ["As a consequence: " + Self.line(consequences)]
    let lines = (causes.isEmpty ? [] : [Self.line(causes)]) + follows
    guard let frame, let first = lines.first else { return lines }
    return ["\(frame.prefix(1).uppercased())\(frame.dropFirst()): \(first)"] + lines.dropFirst()
  }

  /// Joins changes to a line; the same words for several views stand there once.
  private static func line(_ changes: [String]) -> String {
    var counts: [String: Int] = [:]
    for change in changes { counts[change, default: 0] += 1 }
    var known = Set<String>()
    let told = changes.filter { known.insert($0).inserted }.map { change in
      let count = counts[change] ?? 1
      return count > 1 ? "\(change) (\(count) times)" : change
    }
    let rest = told.count > mostInLine ? ["and \(told.count - mostInLine) more"] : []
    return (told.prefix(mostInLine) + rest).joined(separator: "; ")
  }
}

extension LayoutChanges {
  /// Adds a change, and whether it only follows from another one.
  mutating func append(_ change: LayoutChange, isConsequence: Bool) {
    let text = change.words.isEmpty ? change.name : "\(change.name) \(change.words)"
    if isConsequence {
      consequences.append(text)
      consequenceFrames += change.frames
    } else {
      causes.append(text)
      causeFrames.append(change.frames)
    }
  }

  /// Puts what lies where pixels changed before what doesn't.
  ///
  /// - Parameters:
  ///   - regions: Where pixels changed.
  ///   - scale: The pixels of a point.
  /// - Returns: Whether any change is where the largest region is.
  mutating func order(by regions: [PixelRect], scale: Double) -> Bool {
    func isTelling(_ frames: [LayoutTree.Frame], _ regions: [PixelRect]) -> Bool {
      frames.contains { frame in regions.contains { frame.touches($0, scale: scale) } }
    }
    let places = causes.indices.filter { isTelling(causeFrames[$0], regions) }
    let order = places + causes.indices.filter { !places.contains($0) }
    causes = order.map { causes[$0] }
    causeFrames = order.map { causeFrames[$0] }
    guard let largest = regions.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return true
    }
    return isTelling(causeFrames.flatMap(\.self) + consequenceFrames, [largest])
  }
}

extension LayoutTree.Frame {
  /// Whether the frame has pixels of a region.
  func touches(_ region: PixelRect, scale: Double) -> Bool {
    let edges = [x, y, x + width, y + height].map { Double($0) / 1000 * scale }
    return edges[0] < Double(region.maxX) && edges[2] > Double(region.minX)
      && edges[1] < Double(region.maxY) && edges[3] > Double(region.minY)
  }
}
