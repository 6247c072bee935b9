public import Foundation

/// Shows one of several controllers, which a finger turns over like pages.
///
/// Pages change at once where the system slides or curls them.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// Along which axis pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Over each other.
    case vertical = 1
  }
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// Like paper.
    case pageCurl = 0
    /// As they are scrolled.
    case scroll = 1
  }
  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }
  /// Where paper is bound.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// At the start.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the end.
    case max = 3
  }
  /// Names an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where paper is bound.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocation")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacing")
  }

  /// Who says which page comes before and after another.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Who hears of turned pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Along which axis pages lie.
  public let navigationOrientation: NavigationOrientation
  /// The pages that show.
  open private(set) var viewControllers: [UIViewController]? = []
  /// Whether paper has content on both sides; without effect.
  open var isDoubleSided = false
  /// Where paper is bound; nowhere.
  open var spineLocation: SpineLocation { .none }
  private let dots = UIPageControl()

  /// Creates a controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without pages; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers ?? []
    let new = viewControllers ?? []
    for gone in old where !new.contains(where: { $0 === gone }) {
      gone.willMove(toParent: nil)
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    self.viewControllers = new
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    showPages()
    completion?(true)
  }

  /// Creates the view.
  open override func loadView() {
    let view = PagesView(frame: UIScreen.main.bounds)
    view.turn = { [weak self] in self?.turn($0) }
    view.isVertical = navigationOrientation == .vertical
    self.view = view
    view.addSubview(dots)
    showPages()
  }

  private func showPages() {
    guard isViewLoaded else { return }
    for page in viewControllers ?? [] where page.view.superview !== view {
      view.insertSubview(page.view, at: 0)
    }
    view.setNeedsLayout()
  }

  /// Turns a page on or back.
  private func turn(_ direction: NavigationDirection) {
    guard let dataSource, let shown = viewControllers?.first else { return }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: shown)
      : dataSource.pageViewController(self, viewControllerBefore: shown)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: direction, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
  }

  /// Places the pages over the view, and dots below where the data source counts pages.
  open override func viewWillLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    let count = dataSource?.presentationCount(for: self) ?? 0
    // UIKit's dots take 37 points at the bottom.
    let dotsHeight: CGFloat = count > 0 && transitionStyle == .scroll ? 37 : 0
    dots.isHidden = dotsHeight == 0
    dots.numberOfPages = count
    dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    dots.frame = CGRect(
      x: 0, y: bottom - dotsHeight, width: view.bounds.width, height: dotsHeight)
    var frame = view.bounds
    if dotsHeight > 0 { frame.size.height = bottom - dotsHeight }
    for page in viewControllers ?? [] { page.viewIfLoaded?.frame = frame }
  }
}

/// The view of a page controller, which follows fingers.
private final class PagesView: UIView {
  var turn: (UIPageViewController.NavigationDirection) -> Void = { _ in }
  var isVertical = false

  override func makeRecognizers() -> [GestureRecognizer] {
    let drag = DragGesture(minimumDistance: 10)._makeRecognizer().recognizer
    drag.ended.append { [weak self] value in
      guard let self else { return }
      let way =
        isVertical ? value.predictedEndTranslation.height : value.predictedEndTranslation.width
      let length = isVertical ? bounds.height : bounds.width
      guard abs(way) > length / 2 else { return }
      turn((way < 0) != (isRightToLeft && !isVertical) ? .forward : .reverse)
    }
    return [drag]
  }
}

/// Says which page comes before and after another.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns how many dots there are.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the dot of the page that shows.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Hears of turned pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before a page is turned by a finger.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a page was turned by a finger.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
