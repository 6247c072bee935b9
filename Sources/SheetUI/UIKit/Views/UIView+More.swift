public import Foundation

/// Values of a view that say nothing about a still picture.
struct UIViewHints {
  var scale: CGFloat?
  var motionEffects: [UIMotionEffect] = []
  var restorationIdentifier: String?
  var largeContentTitle: String?
  var largeContentImage: UIImage?
  var showsLargeContentViewer = false
  var ignoresInvertColors = false
}

extension UIView {
  /// The pixels a point of what the view draws; the stage's count.
  public var contentScaleFactor: CGFloat {
    get { extras.hints.scale ?? traitCollection.displayScale }
    set { extras.hints.scale = newValue }
  }
  /// A name under which the view's state is kept; nothing is.
  public var restorationIdentifier: String? {
    get { extras.hints.restorationIdentifier }
    set { extras.hints.restorationIdentifier = newValue }
  }
  /// Words that show while a finger stays, for large text sizes; they don't.
  public var largeContentTitle: String? {
    get { extras.hints.largeContentTitle }
    set { extras.hints.largeContentTitle = newValue }
  }
  /// A picture that shows while a finger stays, for large text sizes; it doesn't.
  public var largeContentImage: UIImage? {
    get { extras.hints.largeContentImage }
    set { extras.hints.largeContentImage = newValue }
  }
  /// Whether something shows while a finger stays, for large text sizes; nothing does.
  public var showsLargeContentViewer: Bool {
    get { extras.hints.showsLargeContentViewer }
    set { extras.hints.showsLargeContentViewer = newValue }
  }
  /// Whether colors stay where users invert them; they don't on a stage.
  public var accessibilityIgnoresInvertColors: Bool {
    get { extras.hints.ignoresInvertColors }
    set { extras.hints.ignoresInvertColors = newValue }
  }
  /// Whether the view can get the focus of keys.
  public var canBecomeFocused: Bool { false }
  /// Whether the view has the focus of keys; a stage has none.
  public var isFocused: Bool { false }

  // MARK: Motion

  /// What moves with the device; a stage lies still.
  public var motionEffects: [UIMotionEffect] {
    get { extras.hints.motionEffects }
    set { extras.hints.motionEffects = newValue }
  }
  /// Has the view move with the device; a stage lies still.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Ends what moves with the device.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Layout

  /// Whether constraints leave something open; it is chosen the same way each time.
  public var hasAmbiguousLayout: Bool { false }
  /// Places the view in another way that constraints leave open; there is one.
  public func exerciseAmbiguityInLayout() {}
  /// Returns the constraints that the view's place along an axis depends on.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    selfAndSuperviews.flatMap(\.constraints).filter {
      $0.firstItem === self || $0.secondItem === self
    }
  }
  /// The view whose first baseline counts.
  public var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline counts.
  public var forLastBaselineLayout: UIView { self }
  /// Returns the rectangle that constraints align, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }
  /// Returns the frame for a rectangle that constraints align.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
  private var selfAndSuperviews: [UIView] { [self] + (superview?.selfAndSuperviews ?? []) }

  /// Returns a view that shows a part of this one as it is now.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0,
      let whole = snapshotView(afterScreenUpdates: afterUpdates)
    else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.clipsToBounds = true
    whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    view.addSubview(whole)
    return view
  }
}

/// Something that moves with the device; a stage lies still.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {}

/// Moves a value of a view with the device; a stage lies still.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// How the device is moved.
  public enum EffectType: Int, Sendable {
    /// From side to side.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The value.
  public let keyPath: String
  /// How the device is moved.
  public let type: EffectType
  /// The least value.
  open var minimumRelativeValue: Any?
  /// The greatest value.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Effects together.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
  /// Creates effects together.
  public override init() {}
}
