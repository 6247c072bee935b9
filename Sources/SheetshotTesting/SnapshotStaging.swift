internal import Foundation
internal import Raster
internal import SheetUI
internal import Snapshots

/// Puts something on a stage for a snapshot.
struct SnapshotStaging {
  /// The surroundings; nil where they leave no room.
  let configuration: StageConfiguration?
  /// When the snapshot is taken.
  let instant: SnapshotInstant
  /// The most virtual seconds until nothing moves.
  let limit: Double

  /// A function that puts the subject on a stage.
  typealias Subject = @MainActor (StageConfiguration) throws -> Stage

  /// The subject's picture; without pixels where there is no room.
  @MainActor
  func picture(of subject: Subject) throws -> TakenSnapshot<Bitmap> {
    guard let stage = try stage(subject) else {
      return TakenSnapshot(format: Bitmap(width: 0, height: 0))
    }
    return try TakenSnapshot(stage, at: time)
  }

  /// The subject's pictures at several instants; none where there is no room.
  @MainActor
  func frames(of subject: Subject, _ plan: AnimationPlan) throws -> TakenSnapshot<FrameSequence> {
    guard let stage = try stage(subject) else { throw NoRoom() }
    return try TakenSnapshot(stage, plan, limit: limit)
  }

  /// What is drawn for the subject, as text.
  @MainActor
  func displayList(of subject: Subject) throws -> String {
    guard let stage = try stage(subject) else { throw NoRoom() }
    return DisplayListPrinter.text(of: try stage.displayList(at: time))
  }

  /// The subject's layout tree.
  @MainActor
  func layoutTree(of subject: Subject) throws -> String {
    guard let stage = try stage(subject) else { throw NoRoom() }
    return try stage.layoutTree(at: time)
  }

  /// A view without size has no tree.
  struct NoRoom: Error, CustomStringConvertible {
    let description = "the view has no size"
  }

  private var time: Double? {
    if case .seconds(let time) = instant { time } else { nil }
  }

  @MainActor
  private func stage(_ subject: Subject) throws -> Stage? {
    guard let configuration else { return nil }
    let stage = try subject(configuration)
    if instant == .settled { try stage.settle(limit: limit) }
    return stage
  }
}

extension TakenSnapshot<Bitmap> {
  /// Takes a stage's picture together with its layout tree, which is printed when it is needed.
  @MainActor
  init(_ stage: Stage, at time: Double? = nil) throws {
    self.init(
      format: try stage.snapshot(at: time),
      layoutTree: LayoutText { MainThread.run { try? stage.layoutTree(at: time) } })
  }
}
