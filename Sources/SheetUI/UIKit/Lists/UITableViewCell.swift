public import Foundation

/// A row of a table.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// How texts and picture lie.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text, and a second one at the trailing end.
    case value1 = 1
    /// A text in the tint, and a second one beside it.
    case value2 = 2
    /// A text, and a second one below.
    case subtitle = 3
  }

  /// What stands at the trailing end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// An i in a circle, and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// An i in a circle.
    case detailButton = 4
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As others.
    case none = 0
    /// On gray.
    case blue = 1
    /// On gray.
    case gray = 2
    /// On gray.
    case `default` = 3
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// Deletes it.
    case delete = 1
    /// Adds one.
    case insert = 2
  }

  /// A line below a row.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// Of a pixel.
    case singleLine = 1
    /// Of a pixel.
    case singleLineEtched = 2
  }

  /// How texts and picture lie.
  public let style: CellStyle
  /// The name under which a table uses the cell again.
  public let reuseIdentifier: String?
  /// What holds the content.
  public let contentView: UIView = CellContent()
  /// What stands at the trailing end.
  open var accessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// A view at the trailing end.
  open var accessoryView: UIView? { didSet { replace(oldValue, accessoryView) } }
  /// What stands at the trailing end while the table is edited; not shown.
  open var editingAccessoryType = AccessoryType.none { didSet { partsDidChange() } }
  /// A view at the trailing end while the table is edited; not shown.
  open var editingAccessoryView: UIView?
  /// How a chosen row looks.
  open var selectionStyle = SelectionStyle.default { didSet { contentDidChange() } }
  /// Whether the row is chosen.
  open var isSelected = false { didSet { contentDidChange() } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { contentDidChange() } }
  /// Whether the row is being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { partsDidChange() } } }
  /// Whether the row can be moved while the table is edited; without effect.
  open var showsReorderControl = false
  /// What can be done with the row while the table is edited; nil for nothing.
  var edit: CellEdit? { didSet { if edit != oldValue { partsDidChange() } } }
  /// What a swipe reveals at the moment.
  var swipe: CellSwipe? { didSet { partsDidChange() } }
  /// What the row shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  /// What is behind.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { contentDidChange() } }
  /// Changes the configurations when the state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the background follows the state; it does.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Whether the content follows the state; it does.
  open var automaticallyUpdatesContentConfiguration = true
  /// A view behind.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView, atBack: true) } }
  /// A view behind while the row is chosen; its color is drawn.
  open var selectedBackgroundView: UIView?
  /// How far the content is from the leading edge, in steps of its width.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The space beside the line below, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: -1, bottom: 0, right: 0) {
    didSet { contentDidChange() }
  }
  /// Whether the focus goes with the choice; without effect.
  open var focusStyle = 0
  /// What the table tells of the line below; nil for none.
  var separator: (inset: CGFloat, color: UIColor)? { didSet { contentDidChange() } }
  /// Whether there is a line over the row, from side to side.
  var hasTopLine = false { didSet { if hasTopLine != oldValue { contentDidChange() } } }
  /// The background where the cell has none of its own.
  var usualBackground: UIColor? { didSet { contentDidChange() } }
  private var configuredView: (any UIView & UIContentView)?
  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Creates a row of a text with a frame in the superview's space.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a row; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    (style, reuseIdentifier) = (.default, nil)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the row is used again.
  open func prepareForReuse() {}
  /// Chooses the row or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    setNeedsUpdateConfiguration()
  }
  /// Puts a finger on the row or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
    setNeedsUpdateConfiguration()
  }
  /// Edits the row or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// How the row stands.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isEditing = isEditing
    return state
  }
  /// Says that the configurations no longer fit the state.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Changes the configurations to fit a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Returns what a row of the style shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }
  /// Returns what is behind a row.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Texts and picture

  /// The text.
  open var textLabel: UILabel? {
    if ownTextLabel == nil { ownTextLabel = makeLabel(.preferredFont(forTextStyle: .body)) }
    return ownTextLabel
  }
  /// The second text; nil where the style has none.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if ownDetailLabel == nil {
      // Reported: 12 points below a text, and the text's own size beside it.
      ownDetailLabel = makeLabel(
        style == .subtitle
          ? .preferredFont(forTextStyle: .caption1)
          : .preferredFont(forTextStyle: .body))
      if style == .value1 { ownDetailLabel?.textColor = .secondaryLabel }
    }
    return ownDetailLabel
  }
  /// The picture.
  open var imageView: UIImageView? {
    if ownImageView == nil {
      let view = UIImageView()
      contentView.addSubview(view)
      ownImageView = view
    }
    return ownImageView
  }

  private func makeLabel(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    contentView.addSubview(label)
    return label
  }

  private func replace(_ old: UIView?, _ new: UIView?, atBack: Bool = false) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: atBack ? 0 : subviews.count) }
    partsDidChange()
  }

  private func partsDidChange() {
    setNeedsLayout()
    contentDidChange()
  }

  private func showConfiguration() {
    guard let configuration = contentConfiguration?.updated(for: configurationState) else {
      configuredView?.removeFromSuperview()
      configuredView = nil
      return
    }
    if let configuredView, configuredView.supports(configuration) {
      configuredView.configuration = configuration
    } else {
      configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      configuredView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }

  // MARK: Layout

  private var accessoryWidth: CGFloat {
    if let accessoryView, !isEditing { return accessoryView.bounds.width + 24 }
    return CellMark.width(of: trailingMarks)
  }

  /// How far the content moves aside for the marks before it, in points.
  private var editingIndent: CGFloat {
    edit?.isIndented == false ? 0 : leadingMarks.reduce(0) { $0 + $1.width }
  }

  var margin: CGFloat { NavigationBarMetrics.margin(bounds.width, environment) }
  /// The margin of content at its trailing end, in points: an accessory has its own.
  var endMargin: CGFloat { accessoryWidth > 0 ? 0 : margin }

  /// The height that the content asks for at a width, in points.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    let free = width - accessoryWidth - editingIndent
    if let configuredView {
      return configuredView.sizeThatFits(CGSize(width: free, height: 0)).height
    }
    if !ownParts.isEmpty { return max(legacyHeight(free), 44) }
    let fitted = contentView.systemLayoutSizeFitting(
      CGSize(width: free, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return max(fitted.height, 44)
  }

  private var ownParts: [UIView] {
    [ownTextLabel, ownDetailLabel, ownImageView].compactMap { $0 as UIView? }
  }

  private func legacyHeight(_ width: CGFloat) -> CGFloat {
    let free = CGSize(width: max(width - textStart - margin, 0), height: 0)
    let first = ownTextLabel.map { $0.sizeThatFits(free).height } ?? 0
    let second = ownDetailLabel.map { $0.sizeThatFits(free).height } ?? 0
    // Reported: 11 points above and below texts, and 3 between them.
    return style == .subtitle && second > 0 ? first + second + 3 + 16 : max(first, second) + 22
  }

  private var start: CGFloat { margin + CGFloat(indentationLevel) * indentationWidth }
  private var textStart: CGFloat {
    guard let image = ownImageView?.image else { return start }
    return start + min(image.size.width, 120) + 16
  }

  /// Places content and accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    backgroundView?.frame = bounds
    let (shift, indent) = (swipe?.offset ?? 0, editingIndent)
    contentView.frame = CGRect(
      x: shift + indent, y: 0, width: max(size.width - accessoryWidth - indent, 0),
      height: size.height)
    configuredView?.frame = contentView.bounds
    if let accessoryView {
      let own = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: size.width - own.width - 16 + shift, y: (size.height - own.height) / 2, width: own.width,
        height: own.height)
    }
    if !ownParts.isEmpty { placeLegacyParts(contentView.bounds.size) }
  }

  private func placeLegacyParts(_ size: CGSize) {
    if let view = ownImageView, let image = view.image {
      let height = min(image.size.height, size.height)
      view.frame = CGRect(
        x: start, y: (size.height - height) / 2, width: min(image.size.width, 120), height: height)
    }
    let x = textStart
    let free = CGSize(width: max(size.width - x - endMargin, 0), height: 0)
    let first = ownTextLabel?.sizeThatFits(free) ?? .zero
    guard let second = ownDetailLabel, second.text?.isEmpty == false else {
      ownTextLabel?.frame = CGRect(x: x, y: 0, width: free.width, height: size.height)
      return
    }
    let own = second.sizeThatFits(free)
    if style == .subtitle {
      let top = (size.height - first.height - own.height - 3) / 2
      ownTextLabel?.frame = CGRect(x: x, y: top, width: free.width, height: first.height)
      second.frame = CGRect(
        x: x, y: top + first.height + 3, width: free.width, height: own.height)
    } else {
      ownTextLabel?.frame = CGRect(x: x, y: 0, width: first.width, height: size.height)
      second.frame = CGRect(
        x: x + free.width - own.width, y: 0, width: own.width, height: size.height)
    }
  }

  // MARK: Drawing

  private var ground: UIColor {
    if (isSelected || isHighlighted) && selectionStyle != .none {
      return selectedBackgroundView?.backgroundColor ?? .systemGray4
    }
    return backgroundConfiguration?.backgroundColor ?? backgroundColor ?? usualBackground ?? .clear
  }

  override var layerShowsBackground: Bool { false }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let own = separatorInset.left
    let line = separator.map {
      (
        (own >= 0 ? own : $0.inset > 0 ? max($0.inset, textStart) : 0) + editingIndent,
        $0.color.color
      )
    }
    let face = CellFace(
      ground: ground.color, radius: backgroundConfiguration?.cornerRadius,
      leading: leadingMarks, trailing: trailingMarks, separator: line,
      topLine: hasTopLine ? separator?.color.color : nil, margin: margin, swipe: swipe)
    return show(face, node, inputs)
  }

  override func makeRecognizers() -> [GestureRecognizer] {
    let tap = TapRecognizer<Void>(count: 1) { _ in () }
    tap.ended.append { [weak self] in
      guard let self, let table = superview as? UITableView else { return }
      table.tapped(self)
    }
    return [CellSwipeRecognizer(self), tap] + [rowMenuPress].compactMap(\.self)
  }
  override var boxName: String { "UITableViewCell" }
}
