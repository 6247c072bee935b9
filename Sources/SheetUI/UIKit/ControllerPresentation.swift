import Foundation

/// One view controller presented by another, from the call to the end of the way out.
///
/// A class, because both controllers and the layer refer to it while it changes its phase.
@MainActor
final class ControllerPresentation {
  enum Phase {
    case waiting
    case arriving
    case shown
    case leaving
  }

  let presented: UIViewController
  weak var presenting: UIViewController?
  private(set) var phase = Phase.waiting
  private let window: Window
  private let presenterHost: Host?
  private let style: UIModalPresentationStyle
  private var host: Host?
  private var completions: [() -> Void] = []
  private var next: (() -> Void)?

  private init(
    _ presented: UIViewController, by presenting: UIViewController, in window: Window
  ) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    presenterHost = presenting.stageHost
    style = presented.modalPresentationStyle
  }

  // MARK: Beginning

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let window = source.stageWindow else {
      warn("\(name(source)) presents \(name(presented)), but its view is not in a window.", nil)
      return
    }
    let presenting = source.presenter(for: presented.modalPresentationStyle)
    if let running = presenting.presentedLayer {
      guard running.phase == .leaving else {
        warn("\(name(presenting)) already presents \(name(running.presented)).", window)
        return
      }
      running.next = {
        present(presented, from: source, animated: animated, completion: completion)
      }
      return
    }
    guard presented.presentation == nil, presented.parent == nil else {
      warn("\(name(presented)) is already shown.", window)
      return
    }
    let layer = ControllerPresentation(presented, by: presenting, in: window)
    presented.presentation = layer
    presenting.presentedLayer = layer
    layer.enqueue { layer.begin(animated: animated, completion: completion) }
  }

  private static func name(_ controller: UIViewController) -> String {
    String(describing: type(of: controller))
  }

  private static func warn(_ text: String, _ window: Window?) {
    (window?.graph ?? Stage.current?.graph)?.warn(text)
  }

  /// Makes a change in a cycle of its own, without anybody's animation.
  private func enqueue(_ change: @escaping @MainActor () -> Void) {
    window.graph.queue.add(under: Transaction(), change)
  }

  private func begin(animated: Bool, completion: (() -> Void)?) {
    warnAboutStandIns()
    phase = .arriving
    let options = options
    let slot = LayerSlot()
    let view = PlatformView(view: presented.view)
    func inputs(_ environment: EnvironmentValues) -> _NodeInputs {
      var inputs = window.rootInputs(environment)
      inputs.environment.layer = slot
      options.adapt(&inputs.environment)
      return inputs
    }
    presented.viewWillAppear(animated)
    if hidesPresenter { presenting?.viewWillDisappear(animated) }
    let node = view.makeNode(inputs(window.environment))
    let host = Host(content: node, options: options)
    host.update = { node.update(view, inputs($0)) }
    host.presenter = presenterHost
    host.onTapBeside = { [presented] in
      if !presented.isModalInPresentation { presented.dismiss(animated: true) }
    }
    host.didLeave = { [self] in didLeave(animated: animated) }
    bind(host)
    slot.host = host
    self.host = host
    window.add(host, animated: animated)
    finish(animated: animated && options.animation != nil) { [self] in
      guard phase == .arriving else { return }
      phase = .shown
      presented.viewDidAppear(animated)
      if hidesPresenter { presenting?.viewDidDisappear(animated) }
      completion?()
    }
  }

  private func bind(_ host: Host) {
    if style.isBoundToContext, let context = presenting {
      host.contextFrame = { [weak context] in context?.viewIfLoaded?.frameInWindow }
    }
    host.preferredSize = { [weak presented] in presented?.preferredContentSize }
  }

  private func finish(animated: Bool, _ action: @escaping @MainActor () -> Void) {
    if animated {
      window.graph.clock.schedule(after: PresentationOptions.duration, action)
    } else {
      window.graph.afterLayout(action)
    }
  }

  // MARK: Ending

  /// Takes the layer away.
  func end(animated: Bool, completion: (() -> Void)?) {
    if let completion { completions.append(completion) }
    guard phase != .leaving else { return }
    let hasBegun = phase != .waiting
    phase = .leaving
    enqueue { [self] in
      guard hasBegun || host != nil, let host else { return didLeave(animated: animated) }
      phase = .leaving
      presented.viewWillDisappear(animated)
      if hidesPresenter { presenting?.viewWillAppear(animated) }
      window.remove(host, animated: animated) {}
    }
  }

  private func didLeave(animated: Bool) {
    presented.presentation = nil
    presenting?.presentedLayer = nil
    presented.viewDidDisappear(animated)
    if hidesPresenter { presenting?.viewDidAppear(animated) }
    for completion in completions { completion() }
    next?()
  }

  // MARK: Style

  private var hidesPresenter: Bool { style == .fullScreen || style == .currentContext }

  private var options: PresentationOptions {
    var options = PresentationOptions()
    options.placement = style.placement
    options.transition = presented.modalTransitionStyle.transition
    options.preferredSize = presented.preferredContentSize
    return options
  }

  private func warnAboutStandIns() {
    if style == .popover { Self.warn("A popover is shown as a form.", window) }
    switch presented.modalTransitionStyle {
    case .flipHorizontal, .partialCurl:
      Self.warn("Flips and curls are shown as a cross dissolve.", window)
    case .coverVertical, .crossDissolve: break
    }
  }
}

extension UIViewController {
  /// Which controller presents for this one: the context for styles that are bound to one, else the
  /// outermost one around.
  fileprivate func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let chain = selfAndAncestors
    let context = style.isBoundToContext ? chain.first(where: \.definesPresentationContext) : nil
    return context ?? chain.last ?? self
  }
}

extension UIView {
  /// The view's box in the window's space; nil while it isn't shown.
  var frameInWindow: CGRect? { (node as? UIViewNode)?.frameInWindow }
}
