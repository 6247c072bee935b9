public import Foundation

/// Shows the topmost of a stack of view controllers under a bar.
///
/// The bar is 44 points high below the status bar and shows the title and, for a controller that
/// was pushed, a way back; like UIKit's over content that isn't scrolled it has no background. A
/// push or pop takes place at once, without the slide.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  private var stack: [UIViewController]
  /// Whether the bar is left out.
  open private(set) var isNavigationBarHidden = false
  private let bar = HostingBar()

  /// Creates a controller whose stack has one element.
  public init(rootViewController: UIViewController) {
    stack = [rootViewController]
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    addChild(rootViewController)
    rootViewController.didMove(toParent: self)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stack = []
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
  }

  /// Creates a controller with an empty stack.
  public required init?(coder: NSCoder) {
    stack = []
    super.init(coder: coder)
  }

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
    for gone in old where !stack.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.removeFromParent()
    }
    for new in stack where new.parent !== self {
      addChild(new)
      new.didMove(toParent: self)
    }
    showTop(insteadOf: old.last, animated: animated)
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

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// The place of a controller in the stack.
  func index(of controller: UIViewController) -> Int? { stack.firstIndex { $0 === controller } }

  // MARK: View

  /// Creates the view with the bar.
  open override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.addSubview(bar)
    bar.goBack = { [weak self] in self?.popViewController(animated: true) }
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

  /// Places the bar below the status bar.
  open override func viewWillLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    bar.isHidden = isNavigationBarHidden
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: HostingBar.height)
    guard let top = topViewController?.viewIfLoaded else { return }
    top.frame = view.bounds
    top.barInsets.top = isNavigationBarHidden ? 0 : HostingBar.height
  }

  private func showTop(insteadOf old: UIViewController?, animated: Bool) {
    barDidChange()
    guard isViewLoaded, old !== topViewController || topViewController?.view.superview !== view
    else { return }
    let isShown = stageWindow != nil
    if isShown {
      old?.viewWillDisappear(animated)
      topViewController?.viewWillAppear(animated)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if let top = topViewController?.view {
      top.frame = view.bounds
      view.insertSubview(top, at: 0)
    }
    view.setNeedsLayout()
    if isShown {
      old?.viewDidDisappear(animated)
      topViewController?.viewDidAppear(animated)
    }
  }

  /// Takes a new title over.
  func barDidChange() {
    bar.title = topViewController?.barTitle
    bar.backTitle = stack.count > 1 ? stack[stack.count - 2].barTitle ?? "Back" : nil
    bar.contentDidChange()
  }
}

extension UIViewController {
  /// What a bar shows for the controller.
  fileprivate var barTitle: String? { navigationItem.title }
}

/// What a navigation bar shows for a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
  private weak var controller: UIViewController?
  private var ownTitle: String?

  init(controller: UIViewController) { self.controller = controller }

  /// The title; the controller's where no other was set.
  open var title: String? {
    get { ownTitle ?? controller?.title }
    set {
      ownTitle = newValue
      controller?.navigationController?.barDidChange()
    }
  }
}

/// The bar of a navigation controller.
final class HostingBar: UIView {
  /// The height of a bar, in points.
  static let height: CGFloat = 44

  var title: String?
  var backTitle: String?
  var goBack: @MainActor () -> Void = {}

  override var boxName: String { "UINavigationBar" }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let content = BarContent(title: title, backTitle: backTitle, goBack: goBack)
    return content.reuse(node, inputs) ?? content.makeNode(inputs)
  }
}

/// What a navigation bar draws.
struct BarContent: View {
  let title: String?
  let backTitle: String?
  let goBack: @MainActor () -> Void

  var body: some View {
    ZStack {
      if let title { Text(verbatim: title).font(.headline).lineLimit(1) }
      if let backTitle {
        HStack {
          Button(action: goBack) {
            HStack(spacing: 5) {
              Image(systemName: "chevron.left").font(.headline)
              Text(verbatim: backTitle)
            }
          }
          Spacer()
        }
        .padding(.horizontal, 8)
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: HostingBar.height)
  }
}
