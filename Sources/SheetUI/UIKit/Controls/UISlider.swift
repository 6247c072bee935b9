public import Foundation

/// A control for a number between two ends.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// The number.
  open var value: Float = 0 { didSet { contentDidChange() } }
  /// The least.
  open var minimumValue: Float = 0 { didSet { contentDidChange() } }
  /// The greatest.
  open var maximumValue: Float = 1 { didSet { contentDidChange() } }
  /// The color before the thumb.
  open var minimumTrackTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color behind the thumb.
  open var maximumTrackTintColor: UIColor? { didSet { contentDidChange() } }
  /// The color of the thumb.
  open var thumbTintColor: UIColor? { didSet { contentDidChange() } }
  /// The picture at the start.
  open var minimumValueImage: UIImage? { didSet { contentDidChange() } }
  /// The picture at the end.
  open var maximumValueImage: UIImage? { didSet { contentDidChange() } }
  /// Whether changes are told while the finger is down.
  open var isContinuous = true

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) {
    self.value = min(max(value, minimumValue), maximumValue)
  }
  /// Sets a picture in place of the knob.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbs[state] = image
    contentDidChange()
  }
  /// Returns the picture in place of the knob.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbs[state] }
  /// The picture in place of the knob at the moment.
  open var currentThumbImage: UIImage? { thumbs[state] ?? thumbs[.normal] }
  private var thumbs: [State: UIImage] = [:]

  /// As high as the system's: 31 points; as wide as it is asked to be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 31)
  }
  /// Returns the width of the offer and the system's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  private var share: CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    let value = min(max(value, minimumValue), maximumValue)
    return CGFloat((value - minimumValue) / (maximumValue - minimumValue))
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let view = HStack(spacing: 8) {
      if let minimumValueImage {
        Image(uiImage: minimumValueImage).foregroundStyle(tintColor.color)
      }
      track
      if let maximumValueImage {
        Image(uiImage: maximumValueImage).foregroundStyle(tintColor.color)
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .allowsHitTesting(isEnabled)
    return show(view, node, contentInputs(inputs))
  }

  /// The track with its knob, which follows a finger.
  private var track: some View {
    let share = share
    let low = minimumTrackTintColor?.color ?? ProxyLooks.sliderMinimum ?? tintColor.color
    let high = maximumTrackTintColor?.color ?? ProxyLooks.sliderMaximum ?? UIColor.systemFill.color
    let size = currentThumbImage?.size ?? CGSize(width: 28, height: 28)
    return GeometryReader { geometry in
      let way = geometry.size.width - size.width
      ZStack(alignment: .leading) {
        Capsule().fill(high).frame(height: 4)
        Capsule().fill(low).frame(width: size.width / 2 + way * share, height: 4)
        self.knob.frame(width: size.width, height: size.height).offset(x: way * share)
      }
      .frame(width: geometry.size.width, height: geometry.size.height)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .onChanged { [weak self] in
            self?.follow(($0.location.x - size.width / 2) / max(way, 1))
          }
          .onEnded { [weak self] _ in self?.letGo() })
    }
  }

  @ViewBuilder private var knob: some View {
    if let image = currentThumbImage {
      Image(uiImage: image)
    } else {
      Circle().fill(thumbTintColor?.color ?? ProxyLooks.sliderThumb ?? .white)
        .shadow(color: .black.opacity(0.2), radius: 4, y: 2)
    }
  }

  private func follow(_ share: CGFloat) {
    setValue(
      minimumValue + Float(min(max(share, 0), 1)) * (maximumValue - minimumValue), animated: false)
    if !isFollowing { sendActions(for: .touchDown) }
    isFollowing = true
    if isContinuous { valueChanged() }
  }

  private var isFollowing = false

  /// Tells of the end of a drag, and of the value where it wasn't told on the way.
  private func letGo() {
    isFollowing = false
    if !isContinuous { valueChanged() }
    sendActions(for: .touchUpInside)
  }

  override var boxName: String { "UISlider" }
}
