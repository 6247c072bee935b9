internal import Raster
internal import SheetUI
internal import Snapshots

/// Which instants of an animation are taken.
struct AnimationPlan {
  let start: Double
  let end: SnapshotInstant
  let rate: Int

  /// The most frames of one animation: a minute at 60 a second.
  static let mostFrames = 3600
  /// The most frames a second that can be told apart in a file's hundredths and thousandths.
  static let allowedRates = 1...1000

  /// A plan that can't be carried out.
  enum Trouble: Error, CustomStringConvertible {
    case rate(Int)
    case frames(Int)
    case order(start: Double, end: Double)

    var description: String {
      switch self {
      case .rate(let rate):
        "\(rate) frames a second are asked for; allowed: "
          + "\(allowedRates.lowerBound) to \(allowedRates.upperBound)"
      case .frames(let count): "\(count) frames are asked for; allowed: \(mostFrames)"
      case .order(let start, let end):
        "the animation starts at \(start) s and ends at \(end) s; it must start at 0 or later and "
          + "not end before it starts"
      }
    }
  }

  /// Checks the numbers.
  func check() throws(Trouble) {
    guard Self.allowedRates.contains(rate) else { throw .rate(rate) }
    guard start.isFinite, start >= 0 else { throw .order(start: start, end: start) }
    guard case .seconds(let end) = end else { return }
    guard end.isFinite, end >= start else { throw .order(start: start, end: end) }
    let count = (end - start) * Double(rate) + 1
    guard count < Double(Self.mostFrames) + 1 else { throw .frames(Int(min(count, 1e15))) }
  }
}

extension TakenSnapshot<FrameSequence> {
  /// Takes the frames of a stage in the order of time, each with its layout tree.
  ///
  /// Until nothing moves means up to the first frame after the last movement.
  @MainActor
  init(_ stage: Stage, _ plan: AnimationPlan, limit: Double) throws {
    try plan.check()
    let delay = try FrameDelay(1, over: plan.rate)
    var frames = FrameSequence()
    var trees = FrameTrees()
    while true {
      let time = plan.start + Double(frames.count) / Double(plan.rate)
      if case .seconds(let end) = plan.end, time > end + 1e-6 { break }
      try stage.advance(to: max(time, stage.time))
      frames.append(AnimationFrame(image: StraightImage(try stage.snapshot()), delay: delay))
      trees.append(try stage.layoutTree(), at: time)
      guard plan.end == .settled else { continue }
      if try stage.isSettled { break }
      guard time <= limit else { throw StageError.neverSettles }
      guard frames.count < AnimationPlan.mostFrames else {
        throw AnimationPlan.Trouble.frames(frames.count + 1)
      }
    }
    self.init(format: frames, layoutTree: LayoutText(trees.text))
  }
}

extension Stage {
  /// Whether nothing moves and nothing is due any more.
  fileprivate var isSettled: Bool {
    get throws {
      do {
        try settle(limit: 0)
        return true
      } catch StageError.neverSettles {
        return false
      }
    }
  }
}
