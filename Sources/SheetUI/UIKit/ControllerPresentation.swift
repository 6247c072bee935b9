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
  private let window: StageWindow
  private let presenterHost: Host?
  private let style: UIModalPresentationStyle
  private var host: Host?
  private var completions: [() -> Void] = []
  /// The presentation's own controller.
  private let controller: UIPresentationController?
  /// Whether the controller comes from user code and has a container.
  private let isCustom: Bool
  /// The animation of user code for the way in.
  private let comingAnimator: (any UIViewControllerAnimatedTransitioning)?
  private var isDismissedByUser = false
  /// Runs changes along with the way in or out, while it lasts.
  private(set) var coordinator: TransitionCoordinator?
  private var next: (() -> Void)?

  private init(
    _ presented: UIViewController, by presenting: UIViewController, in window: StageWindow
  ) {
    self.presented = presented
    self.presenting = presenting
    self.window = window
    presenterHost = presenting.stageHost
    style = presented.modalPresentationStyle
    let own =
      presented.modalPresentationStyle == .custom
      ? presented.transitioningDelegate?.presentationController(
        forPresented: presented, presenting: presenting, source: presenting) : nil
    let animator = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenting, source: presenting)
    comingAnimator = animator
    isCustom = own != nil || animator != nil
    controller =
      own
      ?? (animator == nil
        ? presented.presentationController
        : UIPresentationController(presentedViewController: presented, presenting: presenting))
    if let own { presented.presentationObjects.other = own }
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

  private static func warn(_ text: String, _ window: StageWindow?) {
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
    let scope = TransactionScope(graph: window.graph)
    func inputs(_ environment: EnvironmentValues) -> _NodeInputs {
      var inputs = window.rootInputs(environment)
      inputs.scope = scope
      inputs.environment.layer = slot
      inputs.environment.presentation = presented.presentationState
      options.adapt(&inputs.environment)
      return inputs
    }
    presented.loadViewIfNeeded()
    coordinator = TransitionCoordinator(
      presented.view, isAnimated: animated && options.animation != nil)
    coordinator?.isHeld = animated && comingAnimator != nil
    presented.viewWillAppear(animated)
    if hidesPresenter { presenting?.viewWillDisappear(animated) }
    let host = makeHost(options, inputs, isAnimated: animated)
    host.presenter = presenterHost
    host.scope = scope
    bind(host)
    slot.host = host
    self.host = host
    let animator = animated ? comingAnimator : nil
    window.add(host, slot: slot, animated: animated && animator == nil)
    arrive(animated: animated, animator: animator, options, completion)
  }

  /// Has the layer arrive at the end of its way, which the system or user code animates.
  private func arrive(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    _ options: PresentationOptions, _ completion: (() -> Void)?
  ) {
    let arrived: @MainActor () -> Void = { [self] in
      guard phase == .arriving else { return }
      phase = .shown
      coordinator = nil
      if isCustom { controller?.presentationTransitionDidEnd(true) }
      presented.viewDidAppear(animated)
      if hidesPresenter { presenting?.viewDidDisappear(animated) }
      completion?()
    }
    if let animator {
      let interaction = presented.transitioningDelegate?.interactionControllerForPresentation(
        using: animator)
      run(animator, interaction, isComing: true) { [self] done in
        if done { arrived() } else { takeAway(animated: false) }
      }
    } else {
      finish(animated: animated && options.animation != nil, arrived)
    }
  }

  /// Runs an animation of user code, by itself or as a finger drives it.
  private func run(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?, isComing: Bool,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let controller, let container = controller.containerView else { return completion(true) }
    controller.isMoving = true
    let context = TransitionRun(animator, controller, in: container, isComing: isComing) {
      controller.isMoving = false
      animator.animationEnded($0)
      completion($0)
    }
    coordinator?.transition = context
    // What is changed while the container is made would be there at once.
    window.graph.afterLayout { [self] in
      context.start(interaction)
      coordinator?.isHeld = false
    }
  }

  /// Makes the layer: of an alert's parts, of the container around the controller's view, or of that.
  private func makeHost(
    _ options: PresentationOptions, _ inputs: @escaping (EnvironmentValues) -> _NodeInputs,
    isAnimated: Bool
  ) -> Host {
    func host<V: View>(_ view: V) -> Host {
      let node = view.makeNode(inputs(window.environment))
      let host = Host(content: node, options: options)
      host.update = { node.update(view, inputs($0)) }
      return host
    }
    if let alert = presented as? UIAlertController {
      let host = host(alert.content)
      host.background = options.background
      return host
    }
    guard isCustom, let controller else { return host(PlatformView(view: presented.view)) }
    let container = controller.makeContainer(
      window.size, window.safeArea.uiInsets(of: CGRect(origin: .zero, size: window.size)))
    controller.presentationTransitionWillBegin()
    if let view = controller.presentedView, comingAnimator == nil || !isAnimated {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    return host(PlatformView(view: container))
  }

  private func bind(_ host: Host) {
    if style.isBoundToContext, let context = presenting {
      host.contextFrame = { [weak context] in context?.viewIfLoaded?.frameInWindow }
    }
    host.preferredSize = { [weak presented] in presented?.preferredContentSize }
    host.settings = { [weak host, controller] in
      var result = host?.content.preference(PresentationSettingsKey.self) ?? PresentationSettings()
      if let controller { result.fill(from: controller.settings) }
      return result
    }
    host.didSelect = { [weak host] in host?.settings().selection?.wrappedValue = $0 }
    let popover = controller as? UIPopoverPresentationController
    host.anchor = { [popover, presented] in
      (popover ?? presented.popoverPresentationController)?.anchor
    }
    host.canDismiss = { [weak self] in self?.canDismiss ?? false }
    host.dismissByUser = { [weak self] in self?.dismissByUser() ?? false }
    host.didLeave = { [self] in didLeave(animated: true) }
  }

  private var canDismiss: Bool {
    guard (presented as? UIAlertController)?.preferredStyle != .alert else { return false }
    let isDisabled = host?.content.preference(InteractiveDismissDisabledKey.self) == true
    guard !presented.isModalInPresentation, !isDisabled else { return false }
    guard let controller, let delegate = controller.delegate else { return true }
    if let popover = controller as? UIPopoverPresentationController,
      let own = delegate as? any UIPopoverPresentationControllerDelegate,
      !own.popoverPresentationControllerShouldDismissPopover(popover)
    {
      return false
    }
    return delegate.presentationControllerShouldDismiss(controller)
  }

  private func dismissByUser() -> Bool {
    guard canDismiss else {
      if let controller {
        controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      }
      return false
    }
    isDismissedByUser = true
    if let controller { controller.delegate?.presentationControllerWillDismiss(controller) }
    presented.dismiss(animated: true)
    return true
  }

  /// Tells the delegate that the user has closed the presentation.
  private func tellDelegate() {
    guard isDismissedByUser, let controller, let delegate = controller.delegate else { return }
    if let popover = controller as? UIPopoverPresentationController {
      (delegate as? any UIPopoverPresentationControllerDelegate)?
        .popoverPresentationControllerDidDismissPopover(popover)
    }
    delegate.presentationControllerDidDismiss(controller)
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
      guard hasBegun || host != nil else { return didLeave(animated: animated) }
      takeAway(animated: animated)
    }
  }

  private func takeAway(animated: Bool) {
    guard let host else { return didLeave(animated: animated) }
    phase = .leaving
    coordinator = TransitionCoordinator(
      presented.view, isAnimated: animated && options.animation != nil)
    let animator =
      animated && isCustom
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    coordinator?.isHeld = animator != nil
    if isCustom { controller?.dismissalTransitionWillBegin() }
    presented.viewWillDisappear(animated)
    if hidesPresenter { presenting?.viewWillAppear(animated) }
    guard let animator else { return window.remove(host, animated: animated) {} }
    let interaction = presented.transitioningDelegate?.interactionControllerForDismissal(
      using: animator)
    run(animator, interaction, isComing: false) { [self] done in
      if done {
        enqueue { [self] in window.remove(host, animated: false) {} }
      } else {
        stay()
      }
    }
  }

  /// Stays, since the way out was cancelled.
  private func stay() {
    phase = .shown
    coordinator = nil
    controller?.dismissalTransitionDidEnd(false)
    controller?.containerView?.setNeedsLayout()
    presented.viewWillAppear(false)
    presented.viewDidAppear(false)
    completions = []
    next = nil
  }

  private func didLeave(animated: Bool) {
    coordinator = nil
    presented.presentation = nil
    presenting?.presentedLayer = nil
    if isCustom {
      controller?.dismissalTransitionDidEnd(true)
      controller?.dropContainer()
      presented.viewIfLoaded?.removeFromSuperview()
    }
    presented.viewDidDisappear(animated)
    if hidesPresenter { presenting?.viewDidAppear(animated) }
    tellDelegate()
    for completion in completions { completion() }
    next?()
  }

  // MARK: Style

  private var hidesPresenter: Bool { style == .fullScreen || style == .currentContext }

  private var options: PresentationOptions {
    if let alert = presented as? UIAlertController { return alert.options }
    var options = PresentationOptions()
    options.placement = style.placement
    options.transition = isCustom ? .crossDissolve : presented.modalTransitionStyle.transition
    options.preferredSize = presented.preferredContentSize
    options.arrowEdge = (controller as? UIPopoverPresentationController)?.edge
    return options
  }

  private func warnAboutStandIns() {
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
