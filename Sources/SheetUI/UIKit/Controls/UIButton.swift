public import Foundation

/// A control that is pressed.
@MainActor @preconcurrency
open class UIButton: UIControl, MeasuredContent {
  /// What a button looks like where nothing else is said.
  public enum ButtonType: Int, Sendable {
    /// Words in white.
    case custom = 0
    /// Words in the tint.
    case system = 1
    /// An i in a circle.
    case detailDisclosure = 2
    /// An i in a circle, light.
    case infoLight = 3
    /// An i in a circle, dark.
    case infoDark = 4
    /// A plus in a circle.
    case contactAdd = 5
    /// As `system`.
    case plain = 6
    /// A cross in a circle.
    case close = 7
  }

  /// The kind.
  public private(set) var buttonType = ButtonType.custom
  /// The look by parts; nil for titles and images by state.
  open var configuration: Configuration? { didSet { lookDidChange() } }
  /// Changes the look when the state changes.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { lookDidChange() } }
  /// Whether the configuration follows the state; it does.
  open var automaticallyUpdatesConfiguration = true
  /// The menu, which a tap opens where `showsMenuAsPrimaryAction` says so, else a long press.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// Whether the menu's choice is the title.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }
  /// The order in which a menu's entries stand; as they come.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// Whether the menu is open.
  var isMenuOpen = false { didSet { contentDidChange() } }
  /// Space around the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { lookDidChange() } }
  /// Space around the words, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { lookDidChange() } }
  /// Space around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { lookDidChange() } }
  /// Whether the picture darkens under a finger; the button fades.
  open var adjustsImageWhenHighlighted = true
  /// Whether the picture is lighter where the button can't be used; the button fades.
  open var adjustsImageWhenDisabled = true
  /// Whether the button lights up under a finger; it fades.
  open var showsTouchWhenHighlighted = false
  /// Whether a pointer changes over the button; without effect.
  open var isPointerInteractionEnabled = false
  /// What the button is for.
  open var role = Role.normal { didSet { lookDidChange() } }
  /// The words' look: font, lines and alignment are read from it.
  public private(set) lazy var titleLabel: UILabel? = TitleLabel(self)
  /// The picture's look; what is drawn of it is its content mode and tint.
  public private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var colors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Anything.
    case normal = 0
    /// What the return key does.
    case primary = 1
    /// Leaving everything as it is.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }

  /// Creates a button without a look.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    let symbols: [ButtonType: String] = [
      .detailDisclosure: "info.circle", .infoLight: "info.circle", .infoDark: "info.circle",
      .contactAdd: "plus.circle",
    ]
    if buttonType == .close { configuration = Self.closing }
    if let name = symbols[buttonType] { setImage(UIImage(systemName: name), for: .normal) }
  }

  /// Creates a button of a kind with an action.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { adopt(primaryAction) }
  }

  /// Creates a button with a look and an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    if let primaryAction { adopt(primaryAction) }
  }

  /// Returns a button of the system with a picture.
  public class func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    return button
  }

  private func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  // MARK: By state

  /// Sets the words in a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    lookDidChange()
  }
  /// Sets the words with their looks in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    lookDidChange()
  }
  /// Sets the color of the words in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    lookDidChange()
  }
  /// Sets the picture in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    lookDidChange()
  }
  /// Sets the picture behind in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    lookDidChange()
  }
  /// Sets the shadow of the words in a state; not drawn.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  /// Sets how symbols are drawn in a state: applied to the picture.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    guard let configuration, let image = images[state] else { return }
    setImage(image.withConfiguration(configuration), for: state)
  }

  private func value<V>(_ values: [State: V], _ state: State) -> V? {
    values[state] ?? values[state.subtracting(.highlighted)] ?? values[.normal]
  }

  /// Returns the words in a state.
  open func title(for state: State) -> String? { value(titles, state) }
  /// Returns the words with their looks in a state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    value(attributedTitles, state)
  }
  /// Returns the color of the words in a state.
  open func titleColor(for state: State) -> UIColor? { value(colors, state) }
  /// Returns the picture in a state.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// Returns the picture behind in a state.
  open func backgroundImage(for state: State) -> UIImage? { value(backgrounds, state) }
  /// The words now.
  open var currentTitle: String? { title(for: state) }
  /// The color of the words now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? defaultColor }
  /// The words with their looks now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private var defaultColor: UIColor {
    if buttonType == .custom { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }

  // MARK: Drawing

  func lookDidChange() {
    configurationUpdateHandlerIsRunning = true
    invalidateIntrinsicContentSize()
    contentDidChange()
  }
  private var configurationUpdateHandlerIsRunning = false

  /// Changes the look to fit the state.
  open func updateConfiguration() {}
  /// Says that the look no longer fits the state.
  open func setNeedsUpdateConfiguration() { stateDidChange() }

  override func stateDidChange() {
    updateConfiguration()
    configurationUpdateHandler?(self)
    super.stateDidChange()
  }

  /// The size of words, picture and the space around.
  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }
  /// Returns the size of words, picture and the space around.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(width: size.width > 0 ? size.width : nil)
  }

  func contentSize(width: CGFloat?) -> CGSize {
    let size = sketch.size(ProposedViewSize(width: width, height: nil))
    // A button of words alone is as high as UIKit's: its content and 6 points above and below.
    guard configuration == nil, contentEdgeInsets == .zero, currentImage == nil else { return size }
    return CGSize(width: max(size.width, 30), height: size.height + 12)
  }

  private var sketch: ViewSketch<ButtonFace> { ViewSketch(face(isMeasured: true), environment) }
  var firstBaseline: CGFloat { sketch.baselines()?.first ?? bounds.height }
  var lastBaseline: CGFloat {
    sketch.baselines().map { max(bounds.height - $0.last, 0) } ?? 0
  }

  private func face(isMeasured: Bool) -> ButtonFace {
    var parts =
      configuration.map { ButtonParts($0, self) }
      ?? ButtonParts(
        title: currentAttributedTitle.map { Text($0) }
          ?? currentTitle.map { Text(verbatim: $0) },
        image: currentImage, color: currentTitleColor.color, tint: tintColor.color,
        font: titleFont)
    parts.insets = configuration?.contentInsets.uiInsets ?? contentEdgeInsets
    if configuration == nil {
      parts.backgroundImage = currentBackgroundImage
      parts.lines = titleLabel?.numberOfLines ?? 1
      parts.alignment = titleLabel?.textAlignment ?? .natural
    }
    return ButtonFace(
      parts: parts, horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
      isMeasured: isMeasured, opacity: faceOpacity)
  }

  private var titleFont: Font {
    if let own = (titleLabel as? TitleLabel)?.ownFont { return own.font }
    return .system(size: buttonType == .custom ? 18 : 15)
  }

  private var faceOpacity: Double {
    // Reported: plain buttons fade to about a fifth under a finger, filled ones to three quarters.
    guard isHighlighted else { return 1 }
    return configuration?.isFilled == true ? 0.75 : 0.2
  }

  private func press(_ isDown: Bool) {
    guard isHighlighted != isDown else { return }
    isHighlighted = isDown
    if isDown { sendActions(for: .touchDown) }
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let press = Pressable(
      content: face(isMeasured: false), isEnabled: isEnabled,
      pressing: { [weak self] in self?.press($0) },
      action: { [weak self] in self?.tap() })
    return show(press.modifier(menuPresenter), node, contentInputs(inputs))
  }

  override func makeRecognizers() -> [GestureRecognizer] { menuPress.map { [$0] } ?? [] }
  override var boxName: String { "UIButton" }
}

/// The label of a button, which tells it of another font.
private final class TitleLabel: UILabel {
  private weak var button: UIButton?
  private(set) var ownFont: UIFont?

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    didSet {
      ownFont = font
      button?.lookDidChange()
    }
  }
  override var numberOfLines: Int { didSet { button?.lookDidChange() } }
  override var textAlignment: NSTextAlignment { didSet { button?.lookDidChange() } }
}

/// Something that a finger can press.
struct Pressable<Content: View>: View {
  let content: Content
  let isEnabled: Bool
  let pressing: @MainActor (Bool) -> Void
  let action: @MainActor () -> Void

  var body: some View {
    content
      .contentShape(Rectangle())
      .gesture(PressGesture(pressing: pressing).onEnded { action() })
      .allowsHitTesting(isEnabled)
  }
}
