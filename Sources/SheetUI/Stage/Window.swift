import Foundation
import Raster

/// The window of a stage: a root layer and what is presented over it.
@MainActor
final class Window {
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
    _NodeInputs(graph: graph, parent: nil, environment: environment, scope: scope)
  }

  /// Where layers are presented over the root.
  var rootLayer: LayerSlot {
    rootSlot.host = hosts.first
    return rootSlot
  }

  /// Adds a layer in front; the root goes behind those that it presents while it is built.
  func add(_ host: Host, animated: Bool) {
    if host.options == nil {
      for other in hosts where other.presenter == nil { other.presenter = host }
      hosts.insert(host, at: 0)
    } else {
      hosts.append(host)
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

  /// The frame of a layer, in the window's space.
  func frame(of host: Host) -> CGRect {
    let whole = CGRect(origin: .zero, size: size)
    guard var options = host.options else { return whole }
    options.preferredSize = host.preferredSize() ?? options.preferredSize
    if let frame = host.contextFrame() { return frame }
    switch options.placement {
    case .window, .opaqueWindow: return whole
    case .page, .form:
      return CardMetrics.frame(
        options, window: size, safeArea: safeArea, idiom: host.environment.idiom)
    }
  }

  /// Brings every layer up to date with the window's environment.
  func updateRoots() {
    for host in hosts { host.update(environment) }
    keyboard?.update(environment)
  }

  private func layout() {
    if graph.hasColorSchemeWishes { for host in hosts { host.adoptColorScheme() } }
    for host in hosts {
      let frame = frame(of: host)
      host.layout(in: frame, safeArea: safeArea.inside(frame))
    }
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

  // MARK: Drawing

  /// Draws the layers as they are at an instant.
  func displayList(at time: Double) -> DisplayList {
    var context = DrawContext(time: time, scale: environment.displayScale)
    let first = hosts.lastIndex { $0.hidesEverythingBehind(at: time) } ?? 0
    for host in hosts.dropFirst(first) { draw(host, &context) }
    keyboard?.draw(&context)
    return DisplayList(context.items)
  }

  private func draw(_ host: Host, _ context: inout DrawContext) {
    guard let options = host.options else {
      drawContent(host, &context)
      return
    }
    let progress = host.progress.value(at: context.time)
    if options.placement.isCard { drawDimming(host, progress, &context) }
    switch options.transition {
    case .none:
      drawContent(host, &context)
    case .crossDissolve:
      let opacity = min(max(progress, 0), 1)
      guard opacity > 0 else { return }
      guard opacity < 1 else { return drawContent(host, &context) }
      context.group {
        drawContent(host, &$0)
      } _: {
        $0.opacity = opacity
      }
    case .coverVertical:
      let outer = context.origin
      context.origin.y += (1 - progress) * (size.height - host.box.frame.minY)
      drawContent(host, &context)
      context.origin = outer
    }
  }

  private func drawDimming(_ host: Host, _ progress: Double, _ context: inout DrawContext) {
    let opacity = CardMetrics.dimming(host.environment.colorScheme) * min(max(progress, 0), 1)
    let whole = CGRect(origin: .zero, size: size)
    context.fill(whole, Color.black.opacity(opacity), host.environment)
  }

  private func drawContent(_ host: Host, _ context: inout DrawContext) {
    let frame = context.snapped(host.box.frame.offsetBy(dx: context.origin.x, dy: context.origin.y))
    guard let card = host.card else {
      if let background = host.background {
        context.fill(frame, background, host.environment)
      }
      host.box.draw(&context)
      return
    }
    let isFloating = frame.maxY < size.height
    let radius = Double(CardMetrics.cornerRadius)
    let radii = RoundedRect.Radii(
      topLeft: radius, topRight: radius, bottomRight: isFloating ? radius : 0,
      bottomLeft: isFloating ? radius : 0)
    let outline = context.snapped(
      card.box.frame.offsetBy(dx: context.origin.x, dy: context.origin.y))
    context.group {
      if let background = host.background { $0.fill(frame, background, host.environment) }
      host.box.draw(&$0)
    } _: {
      $0.clip = Raster.Path(
        roundedRect: RoundedRect(Rect(outline), radii: radii, style: .continuous))
      $0.name = "card"
    }
  }
}

extension Host {
  /// The card whose corners cut the layer off: itself, or the one that its context lies in.
  fileprivate var card: Host? {
    if options?.placement.isCard == true { return self }
    return contextFrame() == nil ? nil : presenter?.card
  }

  /// Whether nothing behind the layer is to be seen.
  func hidesEverythingBehind(at time: Double) -> Bool {
    options?.placement == .opaqueWindow && progress.isSettled(at: time) && !isLeaving
  }
}

extension PresentationOptions.Placement {
  /// Whether the layer is a card with dimmed surroundings.
  var isCard: Bool { self == .page || self == .form }
}

extension SafeArea {
  /// The free part of a card: what the card's frame shares with it, and nothing less at the sides
  /// where the card ends before.
  func inside(_ frame: CGRect) -> SafeArea {
    var copy = self
    copy.outer = frame
    copy.container = container.intersection(frame)
    if copy.container.isNull { copy.container = frame }
    return copy
  }
}
