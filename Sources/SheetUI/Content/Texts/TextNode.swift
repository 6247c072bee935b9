import Foundation

/// The node of a text; one that tells the time is evaluated again when its words change.
///
/// A stage settles without waiting for that.
@MainActor
final class TextNode: _TypedNode<Text> {
  private var box: LayoutNode?
  private var event: Int?

  override func refresh() {
    let behavior = view.behavior(inputs.environment)
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
    scheduleUpdate()
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let box { outputs.append(box) }
  }

  private func scheduleUpdate() {
    let graph = inputs.graph
    if let event { graph.clock.cancel(event) }
    // Most texts stay as they are, and need not ask for the time.
    event = view.nextChange(after: inputs.environment.currentDate).map { delay in
      graph.clock.schedule(after: delay, isBackground: true) { [weak self] in
        graph.queue.add { if let self, !self.isRemoved { graph.invalidate(self) } }
      }
    }
  }

  override func didRemove() { if let event { inputs.graph.clock.cancel(event) } }
}

extension Text {
  /// The time until the words are others because time has passed, in seconds; nil for never.
  func nextChange(after now: @autoclosure () -> Date) -> Double? {
    var next: Double?
    func note(_ delay: Double?) {
      if let delay { next = min(next ?? delay, delay) }
    }
    for piece in pieces {
      switch piece.content {
      case .moment(let moment): note(moment.nextChange(after: now()))
      case .localized(let key, _, _):
        for case .text(let text) in key.arguments { note(text.nextChange(after: now())) }
      default: break
      }
    }
    return next
  }
}

extension Text.Moment {
  /// Keeps an instant at which a second is over from lying right before that, by a rounding error.
  private static let margin = 1e-6

  /// The time until the words are others, in seconds; nil where they stay.
  func nextChange(after now: Date) -> Double? {
    switch self {
    case .date(let date, let style):
      switch style.kind {
      case .time, .date: return nil
      case .relative, .offset, .timer: return Self.toNextSecond(date.timeIntervalSince(now))
      }
    case .interval: return nil
    case .timer(let range, let pause, let countsDown, _):
      guard pause == nil, now < range.upperBound else { return nil }
      if now < range.lowerBound { return range.lowerBound.timeIntervalSince(now) + Self.margin }
      return Self.toNextSecond(
        (countsDown ? range.upperBound : range.lowerBound).timeIntervalSince(now))
    }
  }

  /// The time until the whole seconds of a distance in time change, while it becomes less.
  private static func toNextSecond(_ distance: Double) -> Double {
    let share = distance - distance.rounded(.down)
    return (share > margin ? share : 1) + margin
  }
}
