public import Foundation
public import Raster

extension Stage {
  /// How many pixels a picture may have at the most, as for decoding.
  static let mostPixels = 64_000_000

  /// What is shown at an instant, as plain drawing items in points.
  ///
  /// The instant is in seconds on the stage's clock; nil stands for now.
  public func displayList(at instant: Double? = nil) throws(StageError) -> DisplayList {
    if let instant { try reach(instant) }
    let list = window.displayList(at: instant ?? clock.now)
    guard !graph.isTooDeep, list.isNested(atMost: Self.mostGroups) else { throw .tooDeep }
    return list
  }

  /// How many groups may lie in each other: each takes some kilobytes of the renderer's stack.
  private static let mostGroups = 300

  /// The picture at an instant, in device pixels.
  ///
  /// The instant is in seconds on the stage's clock; nil stands for now. The number of threads
  /// changes nothing about the picture.
  public func snapshot(at instant: Double? = nil, threads: Int = 1) throws(StageError) -> Bitmap {
    let list = try displayList(at: instant)
    let scale = configuration.displayScale
    let width = (window.size.width * scale).rounded()
    let height = (window.size.height * scale).rounded()
    guard width >= 1, height >= 1, width * height <= CGFloat(Self.mostPixels) else {
      throw .tooManyPixels(requested: Int(min(width * height, 1e15)), allowed: Self.mostPixels)
    }
    return Renderer(scale: Double(scale), threads: threads)
      .render(list, width: Int(width), height: Int(height), background: .black)
  }

  /// The picture at an instant as a PNG file.
  ///
  /// The instant is in seconds on the stage's clock; nil stands for now.
  public func png(at instant: Double? = nil) throws -> Data {
    Data(try PNGEncoder.encode(snapshot(at: instant)))
  }

  /// The pictures at several instants, in the order in which they are given.
  public func frames(
    at instants: [Double], threads: Int = 1
  ) throws(StageError) -> [Bitmap] {
    var pictures: [Int: Bitmap] = [:]
    let order = instants.indices.sorted { (instants[$0], $0) < (instants[$1], $1) }
    for index in order {
      pictures[index] = try snapshot(at: instants[index], threads: threads)
    }
    return instants.indices.compactMap { pictures[$0] }
  }

  /// Moves on to an instant where something is due before it.
  ///
  /// An instant after the last thing that happened needs no move: what is shown there is known.
  private func reach(_ instant: Double) throws(StageError) {
    guard instant.isFinite else { throw .invalidTime(instant) }
    guard instant >= graph.lastChange else {
      throw .timeInThePast(requested: instant, now: graph.lastChange)
    }
    if let next = clock.nextDue, next <= instant { try advance(to: instant) }
  }
}
