import Dispatch

/// Calls a closure with what a publisher sends while the view is there.
nonisolated struct OnReceiveModifier<P: Publisher>: _BuiltInModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    OnReceiveNode(view, inputs)
  }
}

/// The node that listens; the action is always the newest one.
///
/// As in SwiftUI, the subscription is made anew where the publisher may be another one: a class is
/// the same as long as it is the same object, a value as long as it is equal or can't be told.
@MainActor
final class OnReceiveNode<C: View, P: Publisher>: ModifierNode<C, OnReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var followed: P?
  private var isDelivering = false
  private var waiting: [P.Output] = []

  override func refresh() {
    super.refresh()
    if let followed, isSame(followed, view.modifier.publisher) { return }
    followed = view.modifier.publisher
    subscription = nil
    inputs.graph.afterLayout { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    guard !isRemoved, subscription == nil else { return }
    subscription = followed?.sink { [weak self] value in
      nonisolated(unsafe) let value = value
      if MainThread.isCurrent {
        MainActor.assumeIsolated { self?.deliver(value) }
      } else {
        DispatchQueue.main.async(execute: DispatchWorkItem { self?.receiveLater(value) })
      }
    }
  }

  nonisolated private func receiveLater(_ value: P.Output) {
    nonisolated(unsafe) let value = value
    MainActor.assumeIsolated { deliver(value) }
  }

  private func deliver(_ value: P.Output) {
    guard !isRemoved else { return }
    // What the action itself sends comes after it, as a change that a change has caused.
    guard !isDelivering, waiting.isEmpty else {
      waiting.append(value)
      if waiting.count == 1 {
        inputs.graph.afterLayout { [weak self] in self?.deliverWaiting() }
      }
      return
    }
    act(on: value)
  }

  private func deliverWaiting() {
    let values = waiting
    waiting = []
    for value in values where !isRemoved { act(on: value) }
  }

  private func act(on value: P.Output) {
    isDelivering = true
    view.modifier.action(value)
    isDelivering = false
  }

  private func isSame(_ old: P, _ new: P) -> Bool {
    if P.self is AnyObject.Type { return (old as AnyObject) === (new as AnyObject) }
    guard let old = old as? any Equatable else { return true }
    return areEqual(old, new)
  }

  private func areEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool { (new as? E) == old }

  override func didRemove() {
    subscription = nil
    super.didRemove()
  }
}

extension View {
  /// Calls a closure with what a publisher sends while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}
