import Foundation
import SheetUI

/// Something that is done to a stage at an instant: a part of an event.
enum SceneStep: Equatable {
  /// The sheet's binding is set.
  case present(Bool)
  /// A state is set.
  case set(String, Bool)
  /// A tap.
  case tap(EventSpec.Target)
  /// A finger comes down.
  case touchDown(CGPoint)
  /// The finger moves, at a velocity in points a second.
  case touchMove(CGPoint, velocity: CGSize)
  /// The finger leaves, at a velocity in points a second.
  case touchUp(velocity: CGSize)
  /// The finger is taken away.
  case touchCancel
  /// The keyboard comes or, for `nil`, goes; the inner `nil` is the device's own height.
  case keyboard(height: CGFloat??)
  /// The device is turned.
  case rotate(Device.Orientation)
}

/// A step with its instant and the place of its event in the file.
struct TimedStep {
  let time: Double
  let step: SceneStep
  let position: JSONPosition?
}

extension EventSpec {
  /// How often a second a moving finger is reported; a phone's touch screen does it 60 times.
  private static let reports = 60.0

  /// How long a scroll takes, in seconds.
  private static let scrollDuration = 0.2

  /// The event as steps in order of time.
  var steps: [TimedStep] {
    switch action {
    case .present(let isPresented): single(.present(isPresented))
    case .set(let state, let value): single(.set(state.name, value))
    case .tap(let target): single(.tap(target))
    case .keyboard(let height): single(.keyboard(height: .some(height.map { CGFloat($0) })))
    case .hideKeyboard: single(.keyboard(height: nil))
    case .rotate(let orientation): single(.rotate(orientation.value))
    case .drag(let drag): steps(of: drag)
    case .scroll(let x, let y, let dx, let dy):
      // The content follows the finger, so the finger goes the other way.
      steps(
        of: Drag(
          x: x, y: y, dx: -dx, dy: -dy, duration: Self.scrollDuration, end: .stopped))
    }
  }

  private func single(_ step: SceneStep) -> [TimedStep] {
    [TimedStep(time: time, step: step, position: position)]
  }

  private func steps(of drag: Drag) -> [TimedStep] {
    let velocity = CGSize(width: drag.dx / drag.duration, height: drag.dy / drag.duration)
    let count = max(1, Int((drag.duration * Self.reports).rounded()))
    var steps = single(.touchDown(CGPoint(x: drag.x, y: drag.y)))
    for index in 1...count {
      let share = Double(index) / Double(count)
      let point = CGPoint(x: drag.x + drag.dx * share, y: drag.y + drag.dy * share)
      let rests = index == count && drag.end != .released
      steps.append(
        TimedStep(
          time: time + drag.duration * share,
          step: .touchMove(point, velocity: rests ? .zero : velocity), position: position))
    }
    let end = time + drag.duration
    switch drag.end {
    case .released:
      steps.append(TimedStep(time: end, step: .touchUp(velocity: velocity), position: position))
    case .stopped:
      steps.append(TimedStep(time: end, step: .touchUp(velocity: .zero), position: position))
    case .cancelled:
      steps.append(TimedStep(time: end, step: .touchCancel, position: position))
    case .held: break
    }
    return steps
  }
}
