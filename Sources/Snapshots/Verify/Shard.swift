/// One of several parts of a run, each on a machine of its own.
public struct Shard: Equatable, Sendable {
  /// Which part, counted from 1.
  public let index: Int
  /// How many parts there are.
  public let count: Int

  /// The most parts of a run.
  static let mostParts = 10_000

  /// Creates a part; nil where there is no such part.
  public init?(index: Int, count: Int) {
    guard (1...Self.mostParts).contains(count), (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Creates a part from words such as `2/5`.
  public init?(_ words: String) {
    let parts = words.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(index: index, count: count)
  }

  /// The part in words: `2/5`.
  public var words: String { "\(index)/\(count)" }

  /// Returns whether the part takes what stands at a place, counted from 0: every part takes one
  /// in turn, so that the costly variants of one scene are spread.
  public func takes(_ place: Int) -> Bool { place % count == index - 1 }
}
