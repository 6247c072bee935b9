public import Foundation

/// A box with a background and other boxes in it.
///
/// What is drawn of a view: its background with the layer's corner radius, its opacity, and its
/// subviews. There is no Auto Layout: frames and autoresizing masks place subviews.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Which distances follow when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The box in the superview's space, in points.
  open var frame: CGRect {
    didSet {
      if frame.size != oldValue.size { didResize(from: oldValue.size) }
      if frame != oldValue { contentDidChange() }
    }
  }
  /// What the box is filled with; nil for nothing.
  open var backgroundColor: UIColor? { didSet { contentDidChange() } }
  /// The opacity of the view and everything in it.
  open var alpha: CGFloat = 1 { didSet { contentDidChange() } }
  /// Whether the view is left out of the picture.
  open var isHidden = false { didSet { contentDidChange() } }
  /// Whether subviews are cut off at the box.
  open var clipsToBounds = false { didSet { contentDidChange() } }
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true { didSet { contentDidChange() } }
  /// The tint for everything in the view; nil for the one around.
  open var tintColor: UIColor? { didSet { contentDidChange() } }
  /// The appearance for everything in the view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { contentDidChange() }
  }
  /// A number to find the view by.
  open var tag = 0
  /// What follows when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow when the size changes.
  open var autoresizesSubviews = true
  /// What the view says to assistive techniques and tests.
  open var accessibilityIdentifier: String? { didSet { contentDidChange() } }
  /// The view around.
  open private(set) weak var superview: UIView?
  /// The views in the box, back to front.
  open private(set) var subviews: [UIView] = []
  /// Corner radius and border.
  public let layer = CALayer()
  /// What bars, notch and home indicator cover of the view, in points; known after layout.
  open internal(set) var safeAreaInsets = UIEdgeInsets.zero

  /// The node that shows the view.
  weak var node: _ViewNode?
  /// The view controller whose view this is.
  weak var controller: UIViewController?
  /// What the bars of a container cover, in points.
  var barInsets = UIEdgeInsets.zero
  private var needsLayout = true
  private var isLayingOut = false

  /// Creates a view with a frame in the superview's space.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
    layer.owner = self
  }

  /// Creates a view without a size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view without a size; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    layer.owner = self
  }

  /// The box in the view's own space.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let middle = center
      frame = CGRect(
        x: middle.x - newValue.width / 2, y: middle.y - newValue.height / 2,
        width: newValue.width, height: newValue.height)
    }
  }

  /// The middle of the box in the superview's space.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The window that the view is in.
  open var window: UIWindow? { stageWindow?.uiWindow }

  /// The surroundings.
  open var traitCollection: UITraitCollection {
    if let node { return UITraitCollection(node.inputs.environment) }
    return superview?.traitCollection ?? .current
  }

  // MARK: Hierarchy

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place between the others.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    contentDidChange()
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.contentDidChange()
    self.superview = nil
  }

  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Called when the view has a new superview.
  open func didMoveToSuperview() {}

  // MARK: Layout

  /// Called to place subviews; the frame and safe area are known.
  open func layoutSubviews() {}

  /// Asks for another layout.
  open func setNeedsLayout() {
    needsLayout = true
    contentDidChange()
  }

  /// Does the layout now where one was asked for.
  open func layoutIfNeeded() {
    if needsLayout { runLayout() }
  }

  /// Asks for another drawing.
  open func setNeedsDisplay() { contentDidChange() }

  /// Brings content other than subviews up to date.
  ///
  /// - Returns: The content's node; nil for none.
  func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? { nil }

  /// The stage's window that shows the view.
  var stageWindow: Window? {
    node?.inputs.environment.window?.window ?? superview?.stageWindow
  }

  /// The name in the layout tree.
  var boxName: String { "UIView" }
}

extension UIView {
  /// Says that the picture is out of date.
  func contentDidChange() {
    guard !isLayingOut, let node else { return }
    let graph = node.inputs.graph
    graph.queue.add(under: Transaction()) { [weak node] in
      if let node { graph.invalidate(node) }
    }
  }

  /// Takes over the size and safe area that a layout found.
  func layOut(size: CGSize, safeArea: UIEdgeInsets) {
    isLayingOut = true
    defer { isLayingOut = false }
    if frame.size != size { frame.size = size }
    if safeAreaInsets != safeArea {
      safeAreaInsets = safeArea
      needsLayout = true
    }
    if needsLayout { runLayout() }
  }

  fileprivate func runLayout() {
    needsLayout = false
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  fileprivate func didResize(from oldSize: CGSize) {
    needsLayout = true
    guard autoresizesSubviews else { return }
    for view in subviews { view.superviewDidResize(from: oldSize, to: frame.size) }
  }

  /// Shares a superview's growth among the flexible lengths; what isn't flexible stays.
  private func superviewDidResize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.share(
      new.width - old.width, frame.minX, frame.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.share(
      new.height - old.height, frame.minY, frame.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  private static func share(
    _ growth: CGFloat, _ start: CGFloat, _ length: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let count = [flexible.0, flexible.1, flexible.2].count { $0 }
    guard count > 0 else { return (start, length) }
    let share = growth / CGFloat(count)
    return (
      start + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0)
    )
  }
}

/// What is drawn around a view's box.
@MainActor @preconcurrency
public final class CALayer {
  weak var owner: UIView?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0 { didSet { owner?.contentDidChange() } }
  /// Whether what is in the layer is cut off at its corners.
  public var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? false }
    set { owner?.clipsToBounds = newValue }
  }

  init() {}
}
