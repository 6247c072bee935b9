/// The outcome of comparing two sequences of frames.
public struct SequenceComparison: Equatable, Sendable {
  /// Two frames at one place.
  public struct Pair: Equatable, Sendable {
    /// The place, counted from 0.
    public var index: Int
    /// How the pictures differ.
    public var difference: ImageDifference
    /// What counted as the same.
    public var rules: ComparisonRules
    /// The columns of the second frame.
    public var width: Int
    /// How long each frame shows, where they have a time of their own.
    public var delays: [FrameDelay?]
    /// Whether both show for the same time; true where one of them has no time.
    public var hasSameDelay: Bool

    /// Whether pictures and times are the same.
    public var isIdentical: Bool { difference.isIdentical && hasSameDelay }
    /// Whether times are the same, and pictures as far as the rules ask.
    public var isAccepted: Bool { difference.isAccepted && hasSameDelay }
  }

  /// The number of frames of the first sequence.
  public private(set) var firstCount = 0
  /// The number of frames of the second sequence.
  public private(set) var secondCount = 0
  /// The frames that both have, in order.
  public private(set) var pairs: [Pair] = []

  /// Whether both sequences have the same frames for the same times.
  public var isIdentical: Bool {
    firstCount == secondCount && pairs.allSatisfy(\.isIdentical)
  }

  /// Whether both sequences have the same frames as far as the rules ask, for the same times.
  public var isAccepted: Bool {
    firstCount == secondCount && firstCount > 0 && pairs.allSatisfy(\.isAccepted)
  }
  /// The places at which frames differ.
  public var differingIndices: [Int] { pairs.filter { !$0.isIdentical }.map(\.index) }

  /// Compares frames as they come; each function returns nothing after its last.
  ///
  /// Only two frames are in memory at a time.
  ///
  /// - Parameters:
  ///   - first: Gives the reference's frames.
  ///   - second: Gives the other frames.
  ///   - rules: What counts as the same at a place, counted from 0.
  /// - Throws: What a function throws.
  public init<Failure: Error>(
    _ first: () throws(Failure) -> AnimationFrame?,
    _ second: () throws(Failure) -> AnimationFrame?,
    rules: (_ index: Int) -> ComparisonRules = { _ in .exact }
  ) throws(Failure) {
    while true {
      let (a, b) = (try first(), try second())
      if a != nil { firstCount += 1 }
      if b != nil { secondCount += 1 }
      if a == nil && b == nil { return }
      if let a, let b { pairs.append(Pair(a, b, index: pairs.count, rules(pairs.count))) }
    }
  }

  /// Compares the frames of two lists.
  ///
  /// - Parameters:
  ///   - first: The reference's frames.
  ///   - second: The other frames.
  ///   - rules: What counts as the same at a place, counted from 0.
  public init(
    _ first: [AnimationFrame], _ second: [AnimationFrame],
    rules: (_ index: Int) -> ComparisonRules = { _ in .exact }
  ) {
    firstCount = first.count
    secondCount = second.count
    pairs = zip(first, second).enumerated().map { Pair($1.0, $1.1, index: $0, rules($0)) }
  }
}

extension SequenceComparison.Pair {
  init(
    _ first: AnimationFrame, _ second: AnimationFrame, index: Int,
    _ rules: ComparisonRules = .exact
  ) {
    self.index = index
    difference = ImageComparison.compare(first.image, second.image, rules: rules)
    self.rules = rules
    width = second.image.width
    delays = [first.delay, second.delay]
    if let a = first.delay, let b = second.delay {
      hasSameDelay = a.isSameTime(as: b)
    } else {
      hasSameDelay = true
    }
  }
}
