public import Foundation

/// Two buttons that count up and down: 94 × 32 points, as up to iOS 18.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// The number.
  open var value: Double = 0 { didSet { contentDidChange() } }
  /// The least.
  open var minimumValue: Double = 0 { didSet { contentDidChange() } }
  /// The greatest.
  open var maximumValue: Double = 100 { didSet { contentDidChange() } }
  /// What a tap adds.
  open var stepValue: Double = 1
  /// Whether changes are told while the finger is down.
  open var isContinuous = true
  /// Whether a long press goes on; a stage's taps are short.
  open var autorepeat = true
  /// Whether the number goes on from one end at the other.
  open var wraps = false { didSet { contentDidChange() } }

  /// Creates a stepper at a place; its size is the system's.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// Creates a stepper; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    extras.hugging = [.defaultHigh, .defaultHigh]
    bounds.size = Self.size
  }

  private static let size = CGSize(width: 94, height: 32)
  /// The system's size.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// Returns the system's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// Sets the picture of the button that counts up; the system's is drawn.
  open func setIncrementImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture of the button that counts down; the system's is drawn.
  open func setDecrementImage(_ image: UIImage?, for state: State) {}

  private func change(_ step: Double) {
    var next = value + step
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    value = min(max(next, minimumValue), max(maximumValue, minimumValue))
    valueChanged()
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let canCountUp = wraps || value < maximumValue
    let canCountDown = wraps || value > minimumValue
    let view = Stepper(
      label: { EmptyView() },
      onIncrement: canCountUp ? { [weak self] in self?.change(self?.stepValue ?? 0) } : nil,
      onDecrement: canCountDown ? { [weak self] in self?.change(-(self?.stepValue ?? 0)) } : nil
    )
    .labelsHidden()
    .disabled(!isEnabled)
    return show(view, node, contentInputs(inputs))
  }

  override var boxName: String { "UIStepper" }
}
