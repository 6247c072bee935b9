import Foundation

/// The window of a stage: a root layer and what is presented over it.
@MainActor
final class StageWindow {
  let graph: ViewGraph
  /// The environment that every layer starts from.
  var environment: EnvironmentValues
  /// The window's size, in points.
  var size: CGSize
  /// The free part of the window.
  var safeArea: SafeArea
  /// The layers, back to front.
  private(set) var hosts: [Host] = []
  /// The keyboard in front of the layers, nil before it first came up.
  private(set) var keyboard: KeyboardLayer?
  private let scope: TransactionScope
  /// Where layers are presented over the root, and who controls it.
  let rootSlot = LayerSlot()

  init(graph: ViewGraph, environment: EnvironmentValues, size: CGSize, safeArea: SafeArea) {
    self.graph = graph
    self.environment = environment
    self.size = size
    self.safeArea = safeArea
    scope = TransactionScope(graph: graph)
    graph.layoutHosts = { [unowned self] in layout() }
  }

  /// What a node right below the window gets.
  func rootInputs(_ environment: EnvironmentValues) -> _NodeInputs {
    _NodeInputs(graph: graph, environment: environment, scope: scope)
  }

  /// Where layers are presented over the root.
  var rootLayer: LayerSlot {
    rootSlot.host = hosts.first
    return rootSlot
  }

  /// Adds a layer in front; the root goes behind those that it presents while it is built.
  func add(_ host: Host, slot: LayerSlot? = nil, animated: Bool) {
    if host.options == nil {
      for other in hosts where other.presenter == nil { other.presenter = host }
      hosts.insert(host, at: 0)
    } else {
      // A layer goes behind those that its content has presented while it was made.
      let own = hosts.filter { $0.presenterSlot != nil && $0.presenterSlot === slot }
      for other in own { other.presenter = host }
      let index = hosts.firstIndex { other in own.contains { $0 === other } }
      hosts.insert(host, at: index ?? hosts.count)
    }
    host.arrive(animated: animated, at: graph.time)
  }

  /// Takes a layer away with all that it presents, and calls `completion` when they are gone.
  ///
  /// As in UIKit only the frontmost is seen to leave; those between go at once.
  func remove(_ host: Host, animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard hosts.contains(where: { $0 === host }), !host.isLeaving else { return }
    let chain = hosts.filter { !$0.isLeaving && $0.isPresented(by: host) }
    for member in chain.dropLast() { member.leave(animated: false, at: graph.time) }
    hosts.removeAll { member in chain.dropLast().contains { $0 === member } }
    guard let front = chain.last else { return }
    front.leave(animated: animated, at: graph.time)
    let finish: @MainActor () -> Void = { [weak self] in self?.drop(chain, completion) }
    if animated, front.options?.animation != nil {
      graph.clock.schedule(after: PresentationOptions.duration, finish)
    } else {
      finish()
    }
  }

  /// Forgets layers that have left; a change like any other, so that pictures of earlier instants
  /// are refused from then on.
  private func drop(_ chain: [Host], _ completion: @escaping @MainActor () -> Void) {
    graph.queue.add { [self] in
      hosts.removeAll { member in chain.contains { $0 === member } }
      for member in chain.reversed() { member.content.remove() }
      graph.afterLayout {
        for member in chain.reversed() {
          member.didLeave()
          for completion in member.completions { completion() }
        }
        completion()
      }
    }
  }

  /// The part of the window that is free of the keyboard's toolbar as well.
  var freeArea: SafeArea {
    var area = safeArea
    area.keyboardTop = area.keyboardTop.map { $0 - (keyboard?.toolbarHeight ?? 0) }
    return area
  }

  /// Brings every layer up to date with the window's environment.
  func updateRoots() {
    for host in hosts { host.update(environment) }
    keyboard?.update(environment)
  }

  private func layout() {
    if graph.hasColorSchemeWishes { for host in hosts { host.adoptColorScheme() } }
    if let keyboard {
      let front = hosts.last { !$0.isLeaving }
      keyboard.show(front?.content.preference(KeyboardItemsKey.self) ?? [], in: self)
    }
    for host in hosts { layout(host) }
    keyboard?.layout(in: size)
  }

  /// Moves the keyboard; a height of 0 takes it away.
  func moveKeyboard(to height: CGFloat) {
    if height > 0 {
      keyboard = KeyboardLayer(self, height: height, from: keyboard)
    } else {
      keyboard?.move(to: 0)
    }
  }
}
