public import Foundation

/// A control that is on or off: 51 × 31 points, as up to iOS 18.
@MainActor @preconcurrency
open class UISwitch: UIControl {
  /// How a switch looks.
  public enum Style: Int, Sendable {
    /// The system's.
    case automatic = 0
    /// A box with a mark; drawn as a switch.
    case checkbox = 1
    /// A switch.
    case sliding = 2
  }

  /// Whether the switch is on.
  open var isOn = false { didSet { contentDidChange() } }
  /// The color while it is on.
  open var onTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the thumb.
  open var thumbTintColor: UIColor? { didSet { contentDidChange() } }
  /// How the switch looks.
  open var preferredStyle = Style.automatic
  /// The words of a box with a mark; not drawn.
  open var title: String?

  private static let size = CGSize(width: 51, height: 31)
  private static let thumb: CGFloat = 27

  /// Creates a switch at a place; its size is the system's.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  /// Creates a switch; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { extras.hugging = [.defaultHigh, .defaultHigh] }

  /// Turns the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The system's size.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func touchUpInside() {
    isOn.toggle()
    super.touchUpInside()
    valueChanged()
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let face = Capsule()
      .fill(
        isOn
          ? onTintColor?.color ?? ProxyLooks.switchOn ?? .green
          : Color(SystemColor.secondarySystemFill)
      )
      .frame(width: Self.size.width, height: Self.size.height)
      .overlay(alignment: .leading) {
        Circle().fill(thumbTintColor?.color ?? ProxyLooks.switchThumb ?? .white)
          .frame(width: Self.thumb, height: Self.thumb)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
          .offset(x: isOn ? Self.size.width - Self.thumb - 2 : 2)
      }
      .opacity(isEnabled ? 1 : 0.5)
    let press = Pressable(
      content: face, isEnabled: isEnabled, pressing: { _ in },
      action: { [weak self] in self?.touchUpInside() })
    return show(press, node, contentInputs(inputs))
  }

  override var boxName: String { "UISwitch" }
}

/// Shows how far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// 4 points high.
    case `default` = 0
    /// For bars.
    case bar = 1
  }

  /// How far, 0...1.
  open var progress: Float = 0 { didSet { contentDidChange() } }
  /// The color of what is done.
  open var progressTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of what is to do.
  open var trackTintColor: UIColor? { didSet { contentDidChange() } }
  /// How it looks.
  open var progressViewStyle = Style.default
  /// The progress that it follows; without effect.
  open var observedProgress: Progress?

  /// Creates a view of a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets how far it is.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// As high as the system's: 4 points.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 4)
  }
  /// Returns the width of the offer and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let share = CGFloat(min(max(progress, 0), 1))
    let done = progressTintColor?.color ?? ProxyLooks.progress ?? tintColor.color
    let track = (trackTintColor ?? .systemFill).color
    let view = GeometryReader { geometry in
      Capsule().fill(track)
        .overlay(alignment: .leading) {
          Capsule().fill(done).frame(width: geometry.size.width * share)
        }
    }
    return show(view, node, inputs)
  }

  override var boxName: String { "UIProgressView" }
}

/// Turns while something goes on: twelve spokes, as they stand at the start.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// Whether it is left out while nothing goes on.
  open var hidesWhenStopped = true { didSet { contentDidChange() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color.
  open var color: UIColor! = .systemGray { didSet { contentDidChange() } }
  /// Whether it turns.
  open private(set) var isAnimating = false { didSet { contentDidChange() } }

  /// Creates an indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    bounds.size = intrinsicContentSize
    extras.hugging = [.defaultHigh, .defaultHigh]
  }

  /// Lets it turn.
  open func startAnimating() { isAnimating = true }
  /// Stops it.
  open func stopAnimating() { isAnimating = false }

  /// The style's size.
  open override var intrinsicContentSize: CGSize {
    let length: CGFloat = style == .large ? 37 : 20
    return CGSize(width: length, height: length)
  }
  /// Returns the style's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let length = intrinsicContentSize.width
    let isSeen = isAnimating || !hidesWhenStopped
    let ink = (color ?? .systemGray).color
    let view = Spinner(color: ink, side: length)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .opacity(isSeen ? 1 : 0)
    return show(view, node, inputs)
  }

  override var boxName: String { "UIActivityIndicatorView" }
}
