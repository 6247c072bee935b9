public import Foundation

/// Shows one of several controllers over a tab bar.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// Who decides about and hears of choices.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  public let tabBar = UITabBar()
  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet { controllersDidChange(from: oldValue ?? []) }
  }
  /// The place of the controller that is shown.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { showSelected(oldValue) } } }
  /// Whether the bar is left out.
  open private(set) var isTabBarHidden = false
  /// Controllers that the user may rearrange; there is no place to do that.
  open var customizableViewControllers: [UIViewController]?

  /// Creates a controller without parts.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a controller without parts; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get {
      let all = viewControllers ?? []
      return all.indices.contains(selectedIndex) ? all[selectedIndex] : nil
    }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) {
        selectedIndex = index
      }
    }
  }

  /// Replaces the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows or hides the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  private func controllersDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = new.map(\.tabBarItem)
    if !new.indices.contains(selectedIndex) { selectedIndex = 0 }
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { placeSelected() }
  }

  private func showSelected(_ old: Int) {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded else { return }
    let all = viewControllers ?? []
    let before = all.indices.contains(old) ? all[old] : nil
    let isShown = stageWindow != nil
    if isShown {
      before?.viewWillDisappear(false)
      selectedViewController?.viewWillAppear(false)
    }
    before?.viewIfLoaded?.removeFromSuperview()
    placeSelected()
    if isShown {
      before?.viewDidDisappear(false)
      selectedViewController?.viewDidAppear(false)
    }
  }

  private func placeSelected() {
    guard let shown = selectedViewController?.view else { return }
    shown.frame = view.bounds
    view.insertSubview(shown, at: 0)
    view.setNeedsLayout()
  }

  /// Creates the view with the bar.
  open override func loadView() {
    let view = BarHoldingView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    self.view = view
    view.addSubview(tabBar)
    tabBar.didChoose = { [weak self] in self?.choose($0) }
    placeSelected()
  }

  private func choose(_ item: UITabBarItem) {
    guard let controller = viewControllers?.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Tells the shown controller too.
  open override func viewWillAppear(_ animated: Bool) {
    selectedViewController?.viewWillAppear(animated)
  }
  /// Tells the shown controller too.
  open override func viewDidAppear(_ animated: Bool) {
    selectedViewController?.viewDidAppear(animated)
  }
  /// Tells the shown controller too.
  open override func viewWillDisappear(_ animated: Bool) {
    selectedViewController?.viewWillDisappear(animated)
  }
  /// Tells the shown controller too.
  open override func viewDidDisappear(_ animated: Bool) {
    selectedViewController?.viewDidDisappear(animated)
  }

  /// Places the bar at the bottom.
  open override func viewWillLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    let isHidden = isTabBarHidden || selectedViewController?.hidesTabBar == true
    let height = TabBarMetrics.height(view.environment)
    let below = view.safeAreaInsets.bottom
    tabBar.isHidden = isHidden
    tabBar.below = below
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - below - height, width: view.bounds.width,
      height: height + below)
    guard let shown = selectedViewController?.viewIfLoaded else { return }
    shown.frame = view.bounds
    shown.barInsets.bottom = isHidden ? 0 : height
  }
}

extension UIViewController {
  fileprivate var hidesTabBar: Bool {
    (self as? UINavigationController)?.topViewController?.hidesBottomBarWhenPushed
      ?? hidesBottomBarWhenPushed
  }

  /// The tab bar controller around, if any.
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
}

/// The view of a controller whose bars show what SwiftUI views in it say.
final class BarHoldingView: UIView {
  var didPlace: (@MainActor (LayoutNode) -> Void)?

  override var keepsBarPreferences: Bool { true }
  override func didPlaceChildren(_ node: LayoutNode) { didPlace?(node) }
}

/// Decides about and hears of choices.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be shown.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has chosen a controller.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
