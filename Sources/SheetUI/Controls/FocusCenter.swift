import Foundation

/// One place that can have the keyboard focus, for as long as its view is in the tree.
///
/// A class, because the focus is a reference to one particular place.
@MainActor
final class FocusTarget: TearDownSlot {
  /// The order of appearance, in which places are searched.
  let serial = SerialNumber.next()
  /// The node of the view that can be focused.
  weak var node: _ViewNode?
  /// What the views around want to know of the focus.
  var bindings: [FocusLink] = []
  /// Whether the keyboard comes up with the focus.
  var needsKeyboard = true
  /// Whether the view reacts to the user.
  var isEnabled = true
  /// Takes typed text.
  var insert: (String) -> Void = { _ in }
  /// Takes the last character back.
  var deleteBackward: () -> Void = {}
  /// Called when the focus comes and goes.
  var didChange: (Bool) -> Void = { _ in }
  private weak var center: FocusCenter?

  init(node: _ViewNode) {
    self.node = node
    center = node.inputs.graph.focus
    center?.register(self)
  }

  /// Forgets a place that has left the tree.
  func tearDown() { center?.unregister(self) }
}

/// A focus state, and the value that it has while one particular view is focused.
struct FocusLink {
  /// The identity of the state.
  let owner: ObjectIdentifier
  /// Whether the state names this view now.
  let matches: @MainActor () -> Bool
  /// Makes the state name this view.
  let activate: @MainActor () -> Void
  /// Makes the state name nothing.
  let clear: @MainActor () -> Void
}

/// A state that asks for the focus to move.
struct FocusRequest {
  /// The identity of the state.
  let owner: ObjectIdentifier
  /// Whether the state names a view at all.
  let namesView: @MainActor () -> Bool
  /// Makes the state name nothing.
  let clear: @MainActor () -> Void
}

/// Knows which view of a stage has the keyboard focus.
@MainActor
final class FocusCenter: PreferenceObserver {
  private unowned let graph: ViewGraph
  private var targets: [FocusTarget] = []
  private(set) weak var current: FocusTarget?
  private var requests: [FocusRequest] = []

  init(graph: ViewGraph) {
    self.graph = graph
    super.init()
    graph.addObserver(self)
  }

  func register(_ target: FocusTarget) { targets.append(target) }

  func unregister(_ target: FocusTarget) {
    targets.removeAll { $0 === target }
    if current === target { moveLater(to: nil) }
  }

  /// Notes that a state wants the focus elsewhere; done once the views are there.
  func request(_ request: FocusRequest) {
    requests.removeAll { $0.owner == request.owner }
    requests.append(request)
  }

  /// Does what was asked for before the layout.
  override func check() {
    guard !requests.isEmpty else { return }
    let pending = requests
    requests = []
    graph.afterLayout { [weak self] in
      for request in pending { self?.fulfil(request) }
    }
  }

  private func fulfil(_ request: FocusRequest) {
    let candidates = targets.filter { $0.isEnabled }.sorted { $0.serial < $1.serial }
    if request.namesView() {
      let match = candidates.first { target in
        target.bindings.contains { $0.owner == request.owner && $0.matches() }
      }
      if let match { focus(match) } else { request.clear() }
    } else if let current, current.bindings.contains(where: { $0.owner == request.owner }) {
      focus(nil)
    }
  }

  private func moveLater(to target: FocusTarget?) {
    graph.queue.add { [weak self, weak target] in
      self?.graph.afterLayout { self?.focus(target) }
    }
  }

  /// Moves the focus and tells everyone who wants to know; the keyboard follows.
  func focus(_ target: FocusTarget?) {
    let old = current
    current = target
    if old !== target {
      let kept = Set(target?.bindings.map(\.owner) ?? [])
      for link in old?.bindings ?? [] where !kept.contains(link.owner) && link.matches() {
        link.clear()
      }
      old?.didChange(false)
    }
    for link in target?.bindings ?? [] where !link.matches() { link.activate() }
    if old !== target { target?.didChange(true) }
    if let old { refresh(old) }
    if let target { refresh(target) }
    moveKeyboard(old, target)
  }

  private func moveKeyboard(_ old: FocusTarget?, _ target: FocusTarget?) {
    guard let stage = Stage.current, stage.graph === graph else { return }
    if target?.needsKeyboard == true {
      stage.setKeyboard(height: stage.configuration.screen.keyboardHeight)
    } else if old?.needsKeyboard == true {
      stage.setKeyboard(height: 0)
    }
  }

  private func refresh(_ target: FocusTarget) {
    guard let node = target.node, !node.isRemoved else { return }
    graph.queue.add { [graph] in graph.invalidate(node) }
  }

  /// Moves the focus to the next place in the order of appearance.
  func focusNext() {
    let order = targets.filter { $0.isEnabled }.sorted { $0.serial < $1.serial }
    guard let current, let index = order.firstIndex(where: { $0 === current }) else { return }
    focus(index + 1 < order.count ? order[index + 1] : nil)
  }
}

private enum FocusLinksKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: [FocusLink] = []
}

extension EnvironmentValues {
  /// The focus states that the views around have for what is in them.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }
}

/// Makes the view that declares it a place that can be focused.
struct FocusableProperty: DynamicProperty {
  private(set) var target: FocusTarget?

  /// Whether the view has the focus.
  @MainActor var isFocused: Bool {
    guard let target else { return false }
    return target.node?.inputs.graph.focus.current === target
  }

  @MainActor mutating func _attach(_ context: inout _PropertyContext) {
    let node = context.node
    let target = context.slot { FocusTarget(node: node) }
    target.bindings = node.inputs.environment.focusLinks
    target.isEnabled = node.inputs.environment.isEnabled
    self.target = target
  }

  /// Takes the focus.
  @MainActor func focus() {
    guard let target else { return }
    target.node?.inputs.graph.focus.focus(target)
  }

  /// Gives the focus away, if the view has it.
  @MainActor func resign() {
    guard isFocused else { return }
    target?.node?.inputs.graph.focus.focus(nil)
  }
}
