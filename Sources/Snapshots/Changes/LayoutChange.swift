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
}

/// What changed between two layout trees, in words.
public struct LayoutChanges: Equatable, Sendable {
  /// The changes that explain the others, most telling first.
  public var causes: [String] = []
  /// Moves and sizes that follow from the causes.
  public var consequences: [String] = []
  /// The first frame of an animation that changed, in words; nil for a picture.
  public var frame: String?

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

  private static func line(_ changes: [String]) -> String {
    let rest = changes.count > mostInLine ? ["and \(changes.count - mostInLine) more"] : []
    return (changes.prefix(mostInLine) + rest).joined(separator: "; ")
  }
}
