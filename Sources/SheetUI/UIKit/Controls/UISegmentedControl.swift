public import Foundation

/// Choices side by side, of which one is chosen.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// The place of a segment that isn't there.
  public static let noSegment = -1

  private struct Segment {
    var title: String?
    var image: UIImage?
    var action: UIAction?
    var isEnabled = true
    var width: CGFloat = 0
  }

  private var segments: [Segment] = [] { didSet { segmentsDidChange() } }
  private var attributes: [State: [NSAttributedString.Key: Any]] = [:]
  /// The chosen segment's place; `noSegment` for none.
  open var selectedSegmentIndex = noSegment { didSet { contentDidChange() } }
  /// The color of the chosen segment's plate.
  open var selectedSegmentTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether a choice goes at once.
  open var isMomentary = false
  /// Whether segments are as wide as their content; they are of one width.
  open var apportionsSegmentWidthsByContent = false

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a control of words and pictures.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    segments = (items ?? []).map { item in
      switch item {
      case let image as UIImage: Segment(image: image)
      case let action as UIAction: Segment(title: action.title, action: action)
      default: Segment(title: item as? String ?? "\(item)")
      }
    }
    bounds.size = intrinsicContentSize
  }

  /// Creates a control of actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame.width > 0 { self.frame = frame }
  }

  /// Creates a control without segments; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { extras.hugging[1] = .defaultHigh }

  private func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    contentDidChange()
  }

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Adds a segment of words.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
  }
  /// Adds a segment of a picture.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
  }
  /// Adds a segment of an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: action.title, image: action.image, action: action),
      at: min(max(segment, 0), segments.count))
  }
  /// Takes a segment away.
  open func removeSegment(at segment: Int, animated: Bool) {
    if segments.indices.contains(segment) { segments.remove(at: segment) }
  }
  /// Takes every segment away.
  open func removeAllSegments() { segments = [] }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    if segments.indices.contains(segment) { change(&segments[segment]) }
  }
  private func value<V>(_ segment: Int, _ value: (Segment) -> V?) -> V? {
    segments.indices.contains(segment) ? value(segments[segment]) : nil
  }

  /// Sets a segment's words.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.title = title }
  }
  /// Returns a segment's words.
  open func titleForSegment(at segment: Int) -> String? { value(segment) { $0.title } }
  /// Sets a segment's picture.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.image = image }
  }
  /// Returns a segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { value(segment) { $0.image } }
  /// Sets a segment's action.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.action) = (action.title, action) }
  }
  /// Returns a segment's action.
  open func actionForSegment(at segment: Int) -> UIAction? { value(segment) { $0.action } }
  /// Sets whether a segment can be chosen.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    value(segment) { $0.isEnabled } ?? false
  }
  /// Sets a segment's width, in points; segments are of one width.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }
  /// Returns a segment's width, in points; 0 for the content's.
  open func widthForSegment(at segment: Int) -> CGFloat { value(segment) { $0.width } ?? 0 }

  /// Sets how words are written in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    self.attributes[state] = attributes
    segmentsDidChange()
  }
  /// Returns how words are written in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }
  /// Sets the picture behind; not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {}
  /// Sets the picture between segments; not drawn.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
  private var look: SegmentLook {
    SegmentLook([self, AppearanceProxies.existing(UISegmentedControl.self)].compactMap(\.self))
  }

  /// The track is drawn with the segments.
  override var layerShowsBackground: Bool { false }

  private var box: some View {
    let (segments, look) = (segments, look)
    let selected = segments.indices.contains(selectedSegmentIndex) ? selectedSegmentIndex : nil
    return SegmentsBox(
      content: ForEach(segments.indices, id: \.self) { index in
        Self.face(segments[index], isSelected: index == selected, look)
      },
      selected: selected, look: look)
  }

  @ViewBuilder
  private static func face(
    _ segment: Segment, isSelected: Bool, _ look: SegmentLook
  ) -> some View {
    let color = (isSelected ? look.selectedColor : nil) ?? look.color ?? Color(SystemColor.label)
    let font =
      (isSelected ? look.selectedFont : nil) ?? look.font ?? .system(size: 13, weight: .medium)
    Group {
      if let image = segment.image {
        image.swiftUI()
      } else {
        Text(verbatim: segment.title ?? "").font(font).lineLimit(1)
      }
    }
    .foregroundStyle(color)
    .opacity(segment.isEnabled ? 1 : 0.5)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  /// As wide as the widest segment asks for, and 32 points high.
  open override var intrinsicContentSize: CGSize { ViewSketch(box, environment).size() }
  /// Returns the size that the segments ask for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let count = segments.count
    let view = box.modifier(SegmentTaps(count: count) { [weak self] in self?.choose($0) })
      .opacity(isEnabled ? 1 : 0.5)
      .allowsHitTesting(isEnabled)
    return show(view, node, contentInputs(inputs))
  }

  private func choose(_ segment: Int) {
    guard isEnabledForSegment(at: segment), segment != selectedSegmentIndex || isMomentary else {
      return
    }
    UIView.animate(withDuration: 0.2) { self.selectedSegmentIndex = segment }
    segments[segment].action?.perform(self)
    valueChanged()
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  override var boxName: String { "UISegmentedControl" }
}
