import Foundation

/// A view that goes through keyframes.
///
/// An endless one goes on while the stage's clock is moved, and a stage settles without waiting for
/// it. Pictures show the last of sixty steps a second.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>:
  _BuiltInView
where KeyframePath.Value == Value {
  /// What starts the keyframes.
  enum Start {
    /// The view itself, again and again if asked to.
    case repeating(Bool)
    /// A change of a value.
    case trigger(AnyEquatable)
  }

  let initial: Value
  let start: Start
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Creates a view that goes through keyframes again and again, or stays at its first value.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    start = .repeating(repeating)
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates a view that goes through keyframes once whenever a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    start = .trigger(AnyEquatable(trigger))
    (self.content, self.keyframes) = (content, keyframes)
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    KeyframeNode(view, inputs)
  }
}

/// Any equatable value.
struct AnyEquatable: Equatable {
  private let value: any Equatable

  init(_ value: some Equatable) { self.value = value }

  static func == (a: Self, b: Self) -> Bool {
    func isEqual<T: Equatable>(_ value: T) -> Bool { (b.value as? T) == value }
    return isEqual(a.value)
  }
}

/// The node of a view that goes through keyframes.
@MainActor
final class KeyframeNode<Value, Path: Keyframes, Content: View>: _TypedNode<
  KeyframeAnimator<Value, Path, Content>
>
where Path.Value == Value {
  private var child: _TypedNode<Content>?
  private var timeline: KeyframeTimeline<Value>?
  private var startTime = 0.0
  private var trigger: AnyEquatable?
  private var ticker = Ticker()

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  /// The value that is shown now.
  private var value: Value {
    guard let timeline else { return view.initial }
    let time = inputs.graph.time - startTime
    guard case .repeating = view.start, timeline.duration > 0 else {
      return timeline.value(time: time)
    }
    return timeline.value(time: time.truncatingRemainder(dividingBy: timeline.duration))
  }

  override func refresh() {
    switch view.start {
    case .repeating(let isOn):
      if !isOn { timeline = nil } else if timeline == nil { begin(from: view.initial) }
    case .trigger(let new):
      let old = trigger
      trigger = new
      if let old, old != new { begin(from: value) }
    }
    let value = value
    let content = inputs.graph.trackingObservation(of: self) { view.content(value) }
    let childInputs = inputs.child(of: self)
    child = content.node(updating: child, childInputs)
    goOn()
  }

  private func begin(from value: Value) {
    timeline = KeyframeTimeline(from: value, view.keyframes(value)._tracks)
    startTime = inputs.graph.time
  }

  /// Has the node evaluated again while its value moves.
  private func goOn() {
    guard let timeline, timeline.duration > 0 else { return ticker.stop(inputs.graph) }
    let isEndless = if case .repeating = view.start { true } else { false }
    let end = isEndless ? .infinity : startTime + timeline.duration
    if !isEndless { inputs.graph.noteAnimation(until: end) }
    ticker.tick(self, until: end)
  }

  override func didRemove() { ticker.stop(inputs.graph) }
}

/// Has a node evaluated sixty times a second.
@MainActor
struct Ticker {
  /// The steps of movements that evaluate views, in a second.
  private static let rate = 60.0
  private var event: Int?

  /// Evaluates a node again at the next step, or at the end of its movement, in seconds on the
  /// stage's clock; nobody waits for an infinite one.
  mutating func tick(_ node: _ViewNode, until end: Double) {
    let graph = node.inputs.graph
    stop(graph)
    guard graph.time < end else { return }
    let step = min(1 / Self.rate, end - graph.time)
    event = graph.clock.schedule(after: step, isBackground: end == .infinity) { [weak node] in
      guard let node, !node.isRemoved else { return }
      graph.queue.add { graph.invalidate(node) }
    }
  }

  /// Ends the evaluation.
  mutating func stop(_ graph: ViewGraph) {
    if let event { graph.clock.cancel(event) }
    event = nil
  }
}

extension View {
  /// Changes the view through keyframes again and again, or keeps it at the first value.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
  }

  /// Changes the view through keyframes once whenever a value changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(AnyView(self)), $0) }, keyframes: keyframes)
  }
}
