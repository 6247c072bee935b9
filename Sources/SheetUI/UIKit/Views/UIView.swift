public import Foundation

/// A box with a look and other boxes in it.
///
/// What is drawn of a view: its layer, what `draw(_:)` draws, and its subviews. Frames, autoresizing
/// masks and constraints place subviews.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The kind of the view's layer.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether the view needs constraints; without effect, since they are always solved.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view's layer.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// What the box is filled with; nil for nothing.
  open var backgroundColor: UIColor? { didSet { contentDidChange() } }
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true { didSet { contentDidChange() } }
  /// The appearance for everything in the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { contentDidChange() }
  }
  /// The reading direction for everything in the view.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { contentDidChange() }
  }
  /// How the content follows when the size changes.
  open var contentMode = UIView.ContentMode.scaleToFill { didSet { contentDidChange() } }
  /// Whether the tint turns gray, as behind an alert.
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic {
    didSet { contentDidChange() }
  }
  /// A number to find the view by.
  open var tag = 0
  /// What follows when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow when the size changes.
  open var autoresizesSubviews = true
  /// Whether the frame and the autoresizing mask place the view, rather than constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// Whether the view promises to cover what is behind; without effect on the picture.
  open var isOpaque = true
  /// Whether touches of several fingers reach the view; a stage has one finger.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps others from getting touches; a stage has one finger.
  open var isExclusiveTouch = false
  /// Whether the view is cleared before it is drawn; it always is.
  open var clearsContextBeforeDrawing = true
  /// Whether subviews keep to the margins of the views around.
  open var preservesSuperviewLayoutMargins = false { didSet { setNeedsLayout() } }
  /// Whether the margins grow by what bars cover.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { setNeedsLayout() } }
  /// A view that hides everything that it doesn't cover.
  open var mask: UIView? { didSet { maskDidChange(from: oldValue) } }
  /// What the view says to assistive techniques and tests.
  open var accessibilityIdentifier: String? { didSet { contentDidChange() } }
  /// The view around.
  open internal(set) weak var superview: UIView?
  /// The views in the box, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The gestures of the view.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions of the view.
  open var interactions: [any UIInteraction] = []

  /// The node that shows the view.
  weak var node: _ViewNode?
  /// The view controller whose view this is.
  weak var controller: UIViewController?
  /// What the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero
  /// What changes seldom.
  var extras = UIViewExtras()
  /// The look that is shown; it is behind while a change waits for its turn.
  var shown: LayerState?
  /// What is shown next; nil for nothing.
  var queued: QueuedLook?
  var needsLayout = true
  var needsDisplay = true
  var needsConstraintPass = false
  var wantsConstraintUpdate = true
  var safeInsets = UIEdgeInsets.zero
  var recording: CGRecording?

  /// Creates a view with a frame in the superview's space.
  public init(frame: CGRect) {
    super.init()
    layer.bounds.size = frame.size
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view without a size; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init() }

  private func makeLayer() -> CALayer {
    let type = Self.layerClass as? CALayer.Type ?? CALayer.self
    let layer = type.init()
    layer.owner = self
    return layer
  }

  // MARK: Geometry

  /// The box in the superview's space, in points; around the picture where it is transformed.
  open var frame: CGRect {
    get { layer.frame }
    set {
      let old = layer.bounds.size
      layer.frame = newValue
      if layer.bounds.size != old { didResize(from: old) }
    }
  }

  /// The box in the view's own space.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      let old = layer.bounds.size
      layer.bounds = newValue
      if newValue.size != old { didResize(from: old) }
    }
  }

  /// The middle of the box in the superview's space.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// What the view's picture goes through, about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// What the view's picture goes through in space; its part in the plane is drawn.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// What position and transform refer to, as shares of the box.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The opacity of the view and everything in it.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view is left out of the picture.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.subviewVisibilityDidChange()
    }
  }

  /// Whether subviews are cut off at the box.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint for everything in the view; that of the views around where none was set.
  open var tintColor: UIColor! {
    get { extras.tint ?? superview?.tintColor ?? .tintColor }
    set {
      extras.tint = newValue
      tellAboutTint()
      contentDidChange()
    }
  }

  /// The window that the view is in.
  open var window: UIWindow? { stageWindow?.uiWindow }

  /// The surroundings.
  open var traitCollection: UITraitCollection { UITraitCollection(environment) }

  /// What bars, notch and home indicator cover of the view, in points; known after layout.
  open var safeAreaInsets: UIEdgeInsets { safeInsets }

  /// The size that the content asks for, in points; `noIntrinsicMetric` where it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// How far the content's box is from the frame, for constraints.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the size that answers an offer: the box's own unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the box the size that fits its content.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  // MARK: Hierarchy

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place between the others.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { takeOut() }

  /// Called before the view gets a superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has a new superview, or none.
  open func didMoveToSuperview() {}
  /// Called before the view gets into a window, or out of it.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the view has got into a window, or out of it.
  open func didMoveToWindow() {}
  /// Called when the view has a new subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before the view loses a subview.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout and drawing

  /// Called to place subviews; the frame and safe area are known.
  open func layoutSubviews() {}
  /// Called when bars cover another part of the view.
  open func safeAreaInsetsDidChange() {}
  /// Called when the margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called when the tint has changed.
  open func tintColorDidChange() {}
  /// Called when the surroundings have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called to add and change constraints before they are solved.
  open func updateConstraints() {}

  /// Draws into the current graphics context.
  open func draw(_ rect: CGRect) {}

  /// Asks for another layout.
  open func setNeedsLayout() {
    needsLayout = true
    contentDidChange()
  }

  /// Does the layout now where one was asked for.
  open func layoutIfNeeded() { runPendingLayout() }

  /// Asks for another drawing.
  open func setNeedsDisplay() {
    needsDisplay = true
    contentDidChange()
  }

  /// Asks for another drawing of a part.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Says that the size that the content asks for has changed.
  open func invalidateIntrinsicContentSize() {
    setNeedsUpdateConstraints()
    if superview == nil { contentDidChange() }
  }

  /// Returns the view that a point in the view's space hits; nil where it misses the view.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findView(point, event) }

  /// Returns whether a gesture of the view may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Whether a point in the view's space lies in the box.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The responder that gets what this one doesn't handle.
  open override var next: UIResponder? { controller ?? superview ?? super.next }

  /// Brings content other than subviews up to date.
  ///
  /// - Returns: The content's node; nil for none.
  func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? { nil }

  /// Whether the content fills the box, rather than what bars leave free of it.
  var contentFillsBounds: Bool { true }
  /// Constraints that the view brings itself, beside those that were activated.
  var ownConstraints: [NSLayoutConstraint] { [] }
  /// Whether what SwiftUI views in the view say about bars goes no further up.
  var keepsBarPreferences: Bool { false }
  /// Creates what follows a finger on the view, the first one before the others.
  func makeRecognizers() -> [GestureRecognizer] { [] }
  /// Whether the layer draws the background color, rather than the content.
  var layerShowsBackground: Bool { true }
  /// Called when the boxes in the view's box are placed.
  func didPlaceChildren(_ node: LayoutNode) {}
  /// Called when a subview was hidden or shown.
  func subviewVisibilityDidChange() {}
  /// What kinds of views draw into the layer beyond what every view draws.
  var drawnContent: CGRecording? { recording }

  /// The stage's window that shows the view.
  var stageWindow: StageWindow? {
    node?.inputs.environment.window?.window ?? superview?.stageWindow
  }

  /// The name in the layout tree.
  var boxName: String { "UIView" }
}
