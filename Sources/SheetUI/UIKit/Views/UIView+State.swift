import Foundation

extension UIView {
  /// The look as it was set.
  var currentState: LayerState {
    var state = LayerState(layer)
    if layerShowsBackground { state.background = backgroundColor?.color }
    if let drawnContent { state.content = .recording(drawnContent) }
    if let mask { state.mask = [LayerState(mask.layer)] }
    return state
  }

  /// The look as it is shown.
  var shownState: LayerState { shown ?? currentState }

  /// Takes the look of this moment for what is shown, so that an animation that begins before the view
  /// is first shown moves from here.
  func keepShown() {
    if shown == nil { shown = currentState }
    for view in subviews { view.keepShown() }
  }

  /// The graph that shows the view, or will when it takes the pending changes over.
  var stageGraph: ViewGraph? { node?.inputs.graph ?? superview?.stageGraph }

  /// Says that the picture is out of date: the look of this moment is shown when the change's turn
  /// comes, under the animation of the code that is running.
  func contentDidChange() {
    guard let graph = stageGraph else {
      (shown, queued) = (nil, nil)
      return
    }
    if graph.queue.isEvaluating {
      changeWhileEvaluating(graph)
      return
    }
    let state = currentState
    queued = QueuedLook(count: (queued?.count ?? 0) + 1, state: state)
    graph.queue.add(under: UIViewAnimation.transaction) { [weak self] in
      guard let self else { return }
      self.shown = state
      if let queued = self.queued {
        self.queued =
          queued.count > 1 ? QueuedLook(count: queued.count - 1, state: queued.state) : nil
      }
      if let node = self.node { graph.invalidate(node) }
    }
  }

  /// A change within a layout is shown with it; what isn't geometry takes another round.
  private func changeWhileEvaluating(_ graph: ViewGraph) {
    let (old, state) = (shownState, currentState)
    if let queued, queued.state == state {
      // The look waits for its turn, under its own animation; only the layout is new.
      if needsLayout { invalidateLater(graph) }
      return
    }
    shown = state
    var moved = old
    (moved.bounds, moved.position) = (state.bounds, state.position)
    guard moved != state || needsLayout, let node else { return }
    graph.queue.add(under: Transaction()) { [weak node] in
      if let node { graph.invalidate(node) }
    }
  }

  private func invalidateLater(_ graph: ViewGraph) {
    guard let node else { return }
    graph.queue.add(under: Transaction()) { [weak node] in
      if let node { graph.invalidate(node) }
    }
  }

  /// What the views and controllers around hand down.
  var environment: EnvironmentValues {
    var environment =
      node?.inputs.environment ?? superview?.environment
      ?? Stage.current?.window.environment ?? EnvironmentValues()
    adapt(&environment)
    return environment
  }

  /// Changes an environment as the view and its controller ask for.
  func adapt(_ environment: inout EnvironmentValues) {
    let styles = [overrideUserInterfaceStyle, controller?.overrideUserInterfaceStyle]
    if let scheme = styles.lazy.compactMap({ $0?.colorScheme }).first {
      environment.colorScheme = scheme
    }
    extras.traitOverrides.apply(to: &environment)
    if let least = extras.textSizes.least.flatMap({ DynamicTypeSize($0) }) {
      environment.dynamicTypeSize = max(environment.dynamicTypeSize, least)
    }
    if let most = extras.textSizes.most.flatMap({ DynamicTypeSize($0) }) {
      environment.dynamicTypeSize = min(environment.dynamicTypeSize, most)
    }
    if let tint = extras.tint { environment.tint = tint.color }
    if tintAdjustmentMode == .dimmed { environment.tint = Color(SystemColor.systemGray) }
    switch semanticContentAttribute {
    case .forceLeftToRight: environment.layoutDirection = .leftToRight
    case .forceRightToLeft: environment.layoutDirection = .rightToLeft
    default: break
    }
  }

  func maskDidChange(from old: UIView?) { contentDidChange() }

  func tellAboutTint() {
    tintColorDidChange()
    for view in subviews where view.extras.tint == nil { view.tellAboutTint() }
  }
}

/// The looks of a view that wait for their turn: how many, and the last one.
struct QueuedLook {
  let count: Int
  let state: LayerState
}
