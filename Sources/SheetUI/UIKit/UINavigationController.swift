public import Foundation

/// Shows the topmost of a stack of view controllers under a bar.
///
/// The bar is that of SwiftUI's navigation; what a SwiftUI view in the topmost controller says about
/// it counts, as in UIKit. A push slides the page in from the trailing edge, and the one below aside by
/// three tenths of the width.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  private var stack: [UIViewController]
  /// Who hears of changes of the stack.
  weak var navigationDelegate: (any UINavigationControllerDelegate)?
  /// Whether the bar is left out.
  open var isNavigationBarHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the bar at the bottom is left out.
  open var isToolbarHidden = true { didSet { barDidChange() } }
  /// Whether the bar goes away as content is scrolled; it stays.
  open var hidesBarsOnSwipe = false
  /// Whether the bar goes away at a tap; it stays.
  open var hidesBarsOnTap = false
  /// Whether the bar goes away with the keyboard; it stays.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bar goes away on low screens; it stays.
  open var hidesBarsWhenVerticallyCompact = false
  /// The gesture that goes back, from the leading edge of the screen.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    PopGesture(self)
  /// What drives the next transition by hand; nil where it runs by itself.
  var slideDriver: SlideDriver?
  /// The transition that runs; nil for none.
  var transition: PageTransition?
  /// What holds the pages below the bars.
  let pages = UIView(frame: .zero)
  private var bar: UINavigationBar
  private var bottomBar: UIToolbar

  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// A controller goes from the top.
    case pop = 2
  }

  /// Creates a controller whose stack has one element.
  public init(rootViewController: UIViewController) {
    stack = [rootViewController]
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stack = []
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Creates a controller with an empty stack and bars of some kinds.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    stack = []
    let barType = navigationBarClass as? UINavigationBar.Type
    bar = barType?.init(coder: NSCoder()) ?? UINavigationBar()
    bottomBar = (toolbarClass as? UIToolbar.Type)?.init(coder: NSCoder()) ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Creates a controller with an empty stack.
  public required init?(coder: NSCoder) {
    stack = []
    (bar, bottomBar) = (UINavigationBar(), UIToolbar())
    super.init(coder: coder)
  }

  /// The bar.
  open var navigationBar: UINavigationBar { bar }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom.
  open var toolbar: UIToolbar! { bottomBar }

  // MARK: Stack

  /// The stack, from the root to what is shown.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// What is shown.
  open var topViewController: UIViewController? { stack.last }
  /// What is presented, else what is shown.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = stack
    stack = viewControllers
    let isPush = viewControllers.last.map { new in !old.contains { $0 === new } } ?? false
    for gone in old where !stack.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
    }
    for new in stack where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    showTop(insteadOf: old.last, animated: animated, isPush: isPush)
  }

  /// Shows a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Goes back by one.
  ///
  /// - Returns: The controller that was on top; nil where there was only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    setViewControllers(stack.dropLast(), animated: animated)
    return top
  }

  /// Goes back to the first.
  ///
  /// - Returns: The controllers that were on top of it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    let gone = Array(stack.dropFirst())
    setViewControllers([stack[0]], animated: animated)
    return gone
  }

  /// Goes back to a controller.
  ///
  /// - Returns: The controllers that were on top of it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = index(of: viewController), index < stack.count - 1 else { return nil }
    let gone = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return gone
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides the bar at the bottom.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// What the bar shows for the controller below the topmost one.
  var itemBelowTop: UINavigationItem? { stack.dropLast().last?.navigationItem }

  /// Whether the topmost title is in large letters: as the last controller up to it says that says
  /// something.
  var isTitleLarge: Bool {
    for controller in stack.reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never, .inline: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The place of a controller in the stack.
  func index(of controller: UIViewController) -> Int? { stack.firstIndex { $0 === controller } }

  // MARK: View

  /// Creates the view with the bar.
  open override func loadView() {
    let view = BarHoldingView(frame: UIScreen.main.bounds)
    self.view = view
    pages.frame = view.bounds
    view.addSubview(pages)
    view.addSubview(bar)
    view.addSubview(bottomBar)
    (bar.owner, bottomBar.owner) = (self, self)
    view.didPlace = { [weak self] _ in self?.followScrolling() }
    if let pop = interactivePopGestureRecognizer { view.addGestureRecognizer(pop) }
    showTop(insteadOf: nil, animated: false)
  }

  /// Tells the topmost controller too.
  open override func viewWillAppear(_ animated: Bool) {
    topViewController?.viewWillAppear(animated)
  }
  /// Tells the topmost controller too.
  open override func viewDidAppear(_ animated: Bool) { topViewController?.viewDidAppear(animated) }
  /// Tells the topmost controller too.
  open override func viewWillDisappear(_ animated: Bool) {
    topViewController?.viewWillDisappear(animated)
  }
  /// Tells the topmost controller too.
  open override func viewDidDisappear(_ animated: Bool) {
    topViewController?.viewDidDisappear(animated)
  }

  /// Places the bars at the top and the bottom.
  open override func viewWillLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    let (width, safe) = (view.bounds.width, view.safeAreaInsets)
    if pages.frame != view.bounds { pages.frame = view.bounds }
    measureBar(view)
    let isHidden = isNavigationBarHidden || bar.isHiddenByContent
    let height = isHidden ? 0 : bar.height(width)
    bar.isHidden = isHidden
    bar.frame = CGRect(x: 0, y: safe.top, width: width, height: height)
    let hasToolbar = !isToolbarHidden
    let low = NavigationBarMetrics.bottom
    bottomBar.isHidden = !hasToolbar
    bottomBar.below = safe.bottom
    bottomBar.frame = CGRect(
      x: 0, y: view.bounds.height - safe.bottom - low, width: width, height: low)
    guard let top = topViewController?.viewIfLoaded else { return }
    // A page on its way has its place already.
    if top.frame != view.bounds, transition == nil { top.frame = view.bounds }
    top.barInsets.top = height
    top.barInsets.bottom = hasToolbar ? low : 0
    top.setNeedsLayout()
  }

  /// Finds out what the bar's own layout has to know of its surroundings.
  private func measureBar(_ view: UIView) {
    let environment = view.environment
    let host = environment.layer?.host
    let isAtCardTop =
      host?.options?.placement.isCard == true
      && host?.box.frame.minY == view.frameInWindow?.minY
    let state = bar.state
    state.rowHeight = NavigationBarMetrics.row(environment, isInCard: isAtCardTop)
    state.margin = NavigationBarMetrics.margin(view.bounds.width, environment)
    state.topInset = view.safeAreaInsets.top
  }

  /// Takes over how far the topmost controller's content is scrolled.
  private func followScrolling() {
    guard let top = topViewController?.viewIfLoaded, let box = (top.node as? UIViewNode)?.box
    else { return }
    bar.state.scrolled = box.scrolledLength(below: box.globalOrigin.y + top.safeAreaInsets.top)
  }

  private func showTop(insteadOf old: UIViewController?, animated: Bool, isPush: Bool = true) {
    let isShown = stageWindow != nil
    transition?.finish()
    // The bar shows what the page says about it when it loads.
    if isViewLoaded { topViewController?.loadViewIfNeeded() }
    let run = isShown && animated && old != nil && old !== topViewController && isViewLoaded
    UIViewAnimation.run(run ? .systemTransition : nil, lasting: 0) { barDidChange() }
    guard isViewLoaded, old !== topViewController || topViewController?.view.superview !== pages
    else { return }
    let top = topViewController
    if let top { navigationDelegate?.navigationController(self, willShow: top, animated: animated) }
    if isShown {
      old?.viewWillDisappear(animated)
      top?.viewWillAppear(animated)
    }
    let shown = { [weak self] in
      old?.viewIfLoaded?.removeFromSuperview()
      guard isShown else { return }
      old?.viewDidDisappear(animated)
      top?.viewDidAppear(animated)
      if let self, let top {
        navigationDelegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    if run, let old, let top {
      let transition = PageTransition(self, from: old, to: top, isPush: isPush, end: shown)
      self.transition = transition
      transition.start()
    } else {
      if let view = top?.view {
        view.frame = pages.bounds
        pages.insertSubview(view, at: 0)
      }
      shown()
      if !isShown, let top {
        navigationDelegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    view.setNeedsLayout()
  }

  /// Takes the stack back to what it was, after a transition was cancelled.
  func restore(_ stack: [UIViewController]) {
    self.stack = stack
    for controller in stack where controller.parent !== self { addChild(controller) }
    barDidChange()
  }

  /// Takes a new title over.
  func barDidChange() {
    bottomBar.items = topViewController?.toolbarItems
    bar.contentDidChange()
    viewIfLoaded?.setNeedsLayout()
  }
}
