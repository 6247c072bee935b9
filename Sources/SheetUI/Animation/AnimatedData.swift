/// A modifier whose data are interpolated.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// The moving data of a view or modifier that is described by its body.
///
/// The body is evaluated again sixty times a second while the data move.
@MainActor
struct AnimatedData {
  private var track: Any?
  private var ticker = Ticker()

  /// Returns a view or modifier with its data as they are now.
  mutating func present<V>(_ value: V, _ node: _ViewNode) -> V {
    guard let animatable = value as? any Animatable else { return value }
    return present(animatable, node) as? V ?? value
  }

  private mutating func present<A: Animatable>(_ value: A, _ node: _ViewNode) -> any Animatable {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
    guard var moving = track as? AnimationTrack<A.AnimatableData> else {
      track = AnimationTrack(value.animatableData)
      return value
    }
    let graph = node.inputs.graph
    moving.retarget(
      to: value.animatableData, animation: node.inputs.scope.animation, at: graph.time)
    track = moving
    guard !moving.isSettled(at: graph.time), let end = moving.settlesAt else { return value }
    graph.noteAnimation(until: end)
    ticker.tick(node, until: end)
    var presented = value
    presented.animatableData = moving.value(at: graph.time)
    return presented
  }

  /// Ends the movement.
  mutating func tearDown(_ graph: ViewGraph) { ticker.stop(graph) }
}
