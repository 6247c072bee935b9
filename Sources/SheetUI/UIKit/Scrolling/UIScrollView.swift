public import Foundation

/// Shows a part of content that may be larger.
///
/// `contentOffset` says which part; fingers move it, indicators aren't drawn, and the offset starts
/// where bars end, as `contentInsetAdjustmentBehavior` asks for.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// When what bars cover is kept free at the ends.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Where the content scrolls up and down.
    case automatic = 0
    /// Along the directions in which the content scrolls.
    case scrollableAxes = 1
    /// Never.
    case never = 2
    /// Always.
    case always = 3
  }

  /// When a drag takes the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Never.
    case none = 0
    /// When it begins.
    case onDrag = 1
    /// As the finger goes.
    case interactive = 2
  }

  /// The look of indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark with a light border.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// How fast scrolling comes to rest.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of the velocity that is left a millisecond later.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual one.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Who hears of scrolling.
  weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { clampLater() } } }
  /// Space around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { adjust(from: oldValue) } }
  /// When what bars cover is kept free at the ends.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { setNeedsLayout() }
  }
  /// Whether fingers scroll.
  open var isScrollEnabled = true
  /// Whether scrolling rests at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether the content can be pulled beyond its ends.
  open var bounces = true
  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled from side to side.
  open var alwaysBounceHorizontal = false
  /// Whether an indicator flashes at the side; a still picture shows none.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator flashes at the bottom; a still picture shows none.
  open var showsHorizontalScrollIndicator = true
  /// The look of indicators; a still picture shows none.
  open var indicatorStyle = IndicatorStyle.default
  /// The distances of indicators; a still picture shows none.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The distances of the indicator at the side; a still picture shows none.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// When a drag takes the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast scrolling comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Whether one direction is kept during a drag.
  open var isDirectionalLockEnabled = false
  /// Whether touches wait until it is known that they don't scroll.
  open var delaysContentTouches = true
  /// Whether touches can become a scroll.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The smallest scale.
  open var minimumZoomScale: CGFloat = 1
  /// The largest scale.
  open var maximumZoomScale: CGFloat = 1
  /// The scale of what the delegate names.
  open var zoomScale: CGFloat = 1 {
    didSet {
      scrollDelegate?.viewForZooming(in: self)?.transform = CGAffineTransform(
        scaleX: zoomScale, y: zoomScale)
    }
  }
  /// Whether the scale can go beyond its ends.
  open var bouncesZoom = true
  /// What turns when the content is pulled down; not drawn here.
  open var refreshControl: UIRefreshControl?
  /// The gesture that scrolls.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The content's rectangle, for constraints.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
  /// The view's own rectangle, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

  /// Creates a view with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a view; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at the view's top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      didScroll()
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// Called when the content has moved.
  func didScroll() {}

  /// Moves the content, over 0.3 s where it is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard animated else {
      self.contentOffset = contentOffset
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.contentOffset = contentOffset
    } completion: {
      [weak self] _ in
      if let self { self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Moves the content as little as it takes to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < start ? low : high > start + length ? high - length : start
    }
    let target = CGPoint(
      x: moved(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: moved(contentOffset.y, bounds.height, rect.minY, rect.maxY))
    setContentOffset(target, animated: animated)
  }

  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Flashes the indicators; a still picture shows none.
  open func flashScrollIndicators() {}

  /// Whether a finger drags.
  open internal(set) var isDragging = false
  /// Whether a finger is down.
  open var isTracking: Bool { isDragging }
  /// Whether the content still moves after a drag.
  open var isDecelerating: Bool { false }
  /// Whether the scale is being changed.
  open var isZooming: Bool { false }

  /// The space around the content together with what bars cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return contentInset
    case .automatic, .scrollableAxes:
      return UIEdgeInsets(
        top: contentInset.top + safe.top, left: contentInset.left,
        bottom: contentInset.bottom + safe.bottom, right: contentInset.right)
    case .always:
      return UIEdgeInsets(
        top: contentInset.top + safe.top, left: contentInset.left + safe.left,
        bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }
  }

  private var lastInset = UIEdgeInsets.zero

  /// Called when what bars cover of the view has changed.
  open func adjustedContentInsetDidChange() {}

  /// Keeps the start of the content at the end of the bars.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInset()
  }

  private func adjust(from old: UIEdgeInsets) { if contentInset != old { followInset() } }

  /// Moves a content that is at its start to its new start.
  private func followInset() {
    let (old, new) = (lastInset, adjustedContentInset)
    lastInset = new
    guard old != new else { return }
    if contentOffset.y == -old.top { bounds.origin.y = -new.top }
    if contentOffset.x == -old.left { bounds.origin.x = -new.left }
    adjustedContentInsetDidChange()
  }

  private func clampLater() { setNeedsLayout() }

  override func makeRecognizers() -> [GestureRecognizer] { [ScrollViewRecognizer(self)] }
  override var boxName: String { "UIScrollView" }
}

extension UIScrollView: _ScrollDelegating {}

/// What scroll views have in common with kinds whose delegate has a narrower type.
@MainActor @preconcurrency
public protocol _ScrollDelegating: AnyObject {}

// A property of a class could not be declared again by a kind of it with another type, as UIKit's
// text, table and collection views do.
extension _ScrollDelegating where Self: UIScrollView {
  /// Who hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

/// Hears of scrolling.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a drag ends, to change where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content moves on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated move has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is scaled; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called before the scale changes.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale has changed for good.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Scales nothing.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}
