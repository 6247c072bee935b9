/// A side of a rectangle, in reading direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The side where reading starts.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The side where reading starts.
    public static let leading = Set(.leading)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Every side.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The upper and the lower side.
    public static let vertical: Set = [.top, .bottom]

    /// Whether a side is in the set.
    func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// A side on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The side where reading starts.
    public static let leading = Set(.leading)
    /// The side where reading ends.
    public static let trailing = Set(.trailing)
    /// Both sides.
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable, Codable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    /// The upper side.
    public static let top = Set(.top)
    /// The lower side.
    public static let bottom = Set(.bottom)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}
