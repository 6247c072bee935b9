internal import Foundation
internal import Raster
internal import SheetUI

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
  func picture(of subject: Subject) throws -> Bitmap {
    guard let stage = try stage(subject) else { return Bitmap(width: 0, height: 0) }
    return try stage.snapshot(at: time)
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
