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
  /// The distances of the indicator at the bottom; a still picture shows none.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether indicators keep out of what bars cover; a still picture shows none.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether the content can be pulled beyond its sides.
  open var bouncesHorizontally = true
  /// Whether the content can be pulled beyond its top and bottom.
  open var bouncesVertically = true
  /// Whether keys scroll; a stage has none.
  open var allowsKeyboardScrolling = true
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
  open var zoomScale: CGFloat = 1 { didSet { didZoom() } }
  /// Whether the scale can go beyond its ends.
  open var bouncesZoom = true
  /// What turns when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
      setNeedsLayout()
    }
  }
  /// The gesture that scrolls.
  public let panGestureRecognizer: UIPanGestureRecognizer = ScrollPan()
  /// The gesture that scales.
  public private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// The content's rectangle, for constraints.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(.content, of: self)
  /// The view's own rectangle, for constraints.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(.frame, of: self)

  /// Creates a view with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Creates a view; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    addGestureRecognizer(panGestureRecognizer)
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
  func didScroll() { refreshControl?.follow(self) }

  /// Places what is beside the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    refreshControl?.follow(self)
  }

  /// Called when something beside the content keeps another room.
  func insetDidChange() { followInset() }

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
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let new = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    UIViewAnimation.run(animated ? .easeInOut(duration: 0.3) : nil, lasting: 0.3) {
      zoomScale = new
    }
  }
  /// Sets scale and offset so that a rectangle of the content fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let fit = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(fit, animated: animated)
    let scale = zoomScale
    let target = CGPoint(
      x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
    let most = CGPoint(
      x: max(contentSize.width - bounds.width, 0), y: max(contentSize.height - bounds.height, 0))
    setContentOffset(
      CGPoint(x: min(max(target.x, 0), most.x), y: min(max(target.y, 0), most.y)),
      animated: animated)
  }
  /// Flashes the indicators; a still picture shows none.
  open func flashScrollIndicators() {}

  /// Whether a finger drags.
  open internal(set) var isDragging = false
  /// Whether a finger is down.
  open var isTracking: Bool { isDragging }
  /// Whether the content still moves after a drag.
  open var isDecelerating: Bool { false }
  /// Whether the scale is being changed.
  open internal(set) var isZooming = false

  /// The space around the content together with what bars cover, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var safe = safeAreaInsets
    safe.top += refreshControl?.kept ?? 0
    switch contentInsetAdjustmentBehavior {
    case .never:
      return UIEdgeInsets(
        top: contentInset.top + (refreshControl?.kept ?? 0), left: contentInset.left,
        bottom: contentInset.bottom, right: contentInset.right)
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
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Scales what the delegate names about its corner; the content grows with it.
  private func didZoom() {
    guard let view = scrollDelegate?.viewForZooming(in: self) else { return }
    let size = view.bounds.size
    view.transform = CGAffineTransform(scaleX: zoomScale, y: zoomScale)
    view.frame.origin = .zero
    contentSize = CGSize(width: size.width * zoomScale, height: size.height * zoomScale)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  private func clampLater() { setNeedsLayout() }

  override func makeRecognizers() -> [GestureRecognizer] { [ScrollViewRecognizer(self)] }
  override var boxName: String { "UIScrollView" }
}
