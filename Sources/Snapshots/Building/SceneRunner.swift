import Foundation
public import Raster
import SheetUI

/// Plays a scene on a stage and takes pictures of it.
///
/// Pictures are taken in order of time; a runner that has passed an instant can't go back to it.
@MainActor
public final class SceneRunner {
  private let scene: SceneSpec
  private let file: String?
  private let stage: Stage
  private let model: SceneModel
  private var steps: ArraySlice<TimedStep>
  /// The last picture's instant; nil for the rest.
  private var instant: Double?

  /// Sets a scene up at its start.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - resources: The pictures that it names.
  ///   - variant: What replaces the scene's own settings.
  ///   - file: The path that errors name.
  /// - Throws: Why the stage can't be set up.
  public init(
    _ scene: SceneSpec, resources: SceneResources, variant: SceneVariant = SceneVariant(),
    file: String? = nil
  ) throws(SceneError) {
    self.scene = scene
    self.file = file
    let model = SceneModel(scene.states)
    self.model = model
    let steps = scene.timeline.flatMap(\.steps).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
    self.steps = steps.map(\.element)[...]
    let root = UIHostingController(
      rootView: SceneRoot(model: model, scene: scene, resources: resources))
    if case .custom(let sheet) = scene.sheet {
      model.present(sheet, from: root, images: resources.images)
    }
    do throws(StageError) {
      stage = try Stage(variant.configuration(of: scene.stage), rootViewController: root)
    } catch {
      throw SceneError(.stage(error), at: nil, in: file)
    }
  }

  /// Warnings about what can't be drawn as the scene asks, each once.
  public var warnings: [String] { stage.warnings }

  /// The font files that what is shown is set in, each with its hash.
  var fontFiles: [String] { stage.fontFiles.map { "\($0.name) \($0.sha256)" } }

  /// Takes the picture at the scene's own instant.
  public func picture(threads: Int = 1) throws(SceneError) -> Bitmap {
    try picture(at: scene.instant, threads: threads)
  }

  /// Takes the picture at an instant.
  ///
  /// - Parameters:
  ///   - instant: A time that hasn't passed yet, or the rest after the last event.
  ///   - threads: How many threads draw; the picture doesn't depend on it.
  /// - Returns: The picture in device pixels.
  /// - Throws: Why there is no such picture.
  public func picture(at instant: InstantSpec, threads: Int = 1) throws(SceneError) -> Bitmap {
    switch instant {
    case .settled:
      _ = try settle()
      self.instant = nil
      return try staged { () throws(StageError) in try stage.snapshot(threads: threads) }
    case .seconds(let time):
      try play(until: time)
      self.instant = time
      return try staged { () throws(StageError) in
        try stage.snapshot(at: time, threads: threads)
      }
    }
  }

  /// Returns the layout of what the last picture shows, as text.
  func layoutTree() throws(SceneError) -> String {
    try staged { () throws(StageError) in try stage.layoutTree(at: instant) }
  }

  /// Plays all events and waits until nothing moves.
  ///
  /// - Returns: The instant, in seconds.
  /// - Throws: `SceneError` with the kind `stage` if something moves without end.
  public func settle() throws(SceneError) -> Double {
    try play(until: .infinity)
    try staged { () throws(StageError) in try stage.settle() }
    return stage.time
  }

  /// Plays the events up to an instant, without taking a picture.
  public func play(until time: Double) throws(SceneError) {
    while let next = steps.first, next.time <= time {
      steps.removeFirst()
      try staged(at: next.position) { () throws(StageError) in
        try stage.advance(to: max(next.time, stage.time))
        try perform(next.step)
      }
    }
  }

  private func perform(_ step: SceneStep) throws(StageError) {
    switch step {
    case .present(let isPresented): try stage.perform { model.isPresented = isPresented }
    case .set(let state, let value): try stage.perform { model.states[state] = value }
    case .tap(.point(let x, let y)): try stage.tap(at: CGPoint(x: x, y: y))
    case .tap(.text(let text)): try stage.tap(text)
    case .tap(.identifier(let identifier)): try stage.tap(id: identifier)
    case .touchDown(let point): try stage.touchDown(at: point)
    case .touchMove(let point, let velocity): try stage.touchMove(to: point, velocity: velocity)
    case .touchUp(let velocity): try stage.touchUp(velocity: velocity)
    case .touchCancel: try stage.touchCancel()
    case .keyboard(let height?): try stage.showKeyboard(height: height)
    case .keyboard(nil): try stage.hideKeyboard()
    case .rotate(let orientation): try stage.rotate(to: orientation)
    }
  }

  private func staged<Value>(
    at position: JSONPosition? = nil, _ body: () throws(StageError) -> Value
  ) throws(SceneError) -> Value {
    do throws(StageError) {
      return try body()
    } catch {
      throw SceneError(.stage(error), at: position, in: file)
    }
  }
}
