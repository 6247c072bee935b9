import Raster
import Snapshots

/// Which frames of a scene are taken, and the taking of them one by one.
@MainActor
struct FramePlan {
  /// The scene.
  let picture: ScenePicture
  /// The instants in seconds, in order.
  let times: [Double]
  /// The frames a second, where they are regular.
  let rate: Int

  /// How the frames are spread.
  enum Spread {
    /// A number of frames a second, the one at the end included.
    case rate(Int)
    /// A number of frames a second that last until the end together.
    case lasting(Int)
    /// A number of frames, the first at the start and the last at the end.
    case count(Int)
  }

  /// Most frames of one export: a minute at 60 a second.
  static let mostFrames = 3600

  /// Finds the instants that the options ask for.
  init(_ picture: ScenePicture, _ arguments: Arguments, _ spread: Spread) throws(CommandError) {
    self.picture = picture
    let start = try arguments.number("from", in: 0...3600) ?? 0
    let (end, isSettled) = try Self.end(picture, arguments)
    guard end >= start else {
      throw .badValue(option: "to", found: "\(end)", allowed: "\(start) or more")
    }
    switch spread {
    case .count(let count):
      rate = 0
      times = FrameTimes.spread(from: start, through: end, count: count)
    case .rate(let rate), .lasting(let rate):
      self.rate = rate
      // What has settled is seen only in a frame that isn't earlier.
      let end = isSettled ? FrameTimes.roundedUp(end, from: start, rate: rate) : end
      let all = FrameTimes.regular(from: start, through: end, rate: rate)
      if case .lasting = spread, !isSettled, all.count > 1 {
        times = all.filter { $0 < end - 1e-6 }
      } else {
        times = all
      }
    }
    guard times.count <= Self.mostFrames else {
      throw .tooManyFrames(found: times.count, allowed: Self.mostFrames)
    }
    if !isSettled { try Self.rehearse(picture, until: end) }
  }

  /// Plays the scene without drawing: what goes wrong in it goes wrong before a frame is written.
  private static func rehearse(
    _ picture: ScenePicture, until end: Double
  ) throws(CommandError) {
    do throws(SceneError) {
      try picture.makeRunner().play(until: end)
    } catch {
      throw .scene(error)
    }
  }

  private static func end(
    _ picture: ScenePicture, _ arguments: Arguments
  ) throws(CommandError) -> (time: Double, isSettled: Bool) {
    if let word = arguments.value("to"), word != "settled" {
      return (try arguments.number("to", in: 0...3600) ?? 0, false)
    }
    do throws(SceneError) {
      return (try picture.makeRunner().settle(), true)
    } catch {
      throw .scene(error)
    }
  }

  /// Takes the frames in order and hands each on.
  ///
  /// - Returns: What a file with all frames says about them.
  func take(
    threads: Int, _ console: Console,
    _ use: (_ index: Int, _ time: Double, _ frame: Bitmap) throws(CommandError) -> Void
  ) throws(CommandError) -> Fingerprint {
    let runner = try scene { () throws(SceneError) in try picture.makeRunner() }
    var hashes: [String] = []
    for (index, time) in times.enumerated() {
      console.report("frame \(index + 1)/\(times.count)")
      let frame = try scene { () throws(SceneError) in
        try runner.picture(at: .seconds(time), threads: threads)
      }
      hashes.append(SHA256.hexDigest(of: StraightImage(frame).samples))
      try use(index, time, frame)
    }
    for warning in runner.warnings { console.complain("\(picture.file): warning: \(warning)") }
    return picture.fingerprint(ofHashes: hashes, by: runner)
  }

  private func scene<Value>(
    _ body: () throws(SceneError) -> Value
  ) throws(CommandError) -> Value {
    do throws(SceneError) { return try body() } catch { throw .scene(error) }
  }
}
