public import Foundation

/// A view of a collection that is used again.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
  /// The name under which the collection uses the view again.
  open internal(set) var reuseIdentifier: String?

  /// Creates a view with a frame in the superview's space.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Called when the view gets its place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the place that the view would rather have.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  override var boxName: String { "UICollectionReusableView" }
}

/// An item of a collection.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// What holds the content.
  public let contentView: UIView = CellContent()
  /// Whether the item is chosen.
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  /// A view behind.
  open var backgroundView: UIView? { didSet { replace(oldValue, backgroundView) } }
  /// A view behind while the item is chosen.
  open var selectedBackgroundView: UIView? { didSet { contentDidChange() } }
  /// What the item shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  /// What is behind; its color is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { contentDidChange() } }
  /// Changes the configurations when the state changes.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var configuredView: (any UIView & UIContentView)?

  /// Creates an item with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  /// Creates an item; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// How the item stands.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    return state
  }
  /// Says that the configurations no longer fit the state.
  open func setNeedsUpdateConfiguration() {
    updateConfiguration(using: configurationState)
    contentDidChange()
  }
  /// Changes the configurations to fit a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
  }

  private func showConfiguration() {
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.updated(for: configurationState).makeContentView()
    if let configuredView { contentView.addSubview(configuredView) }
    setNeedsLayout()
  }

  /// The size that the content asks for at a width, in points.
  func fitting(_ width: CGFloat?) -> CGSize {
    if let configuredView {
      return configuredView.sizeThatFits(CGSize(width: width ?? 0, height: 0))
    }
    guard let width else {
      return contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let selected = isSelected || isHighlighted ? selectedBackgroundView?.backgroundColor : nil
    let color = (selected ?? backgroundConfiguration?.backgroundColor)?.color ?? .clear
    let radius = backgroundConfiguration?.cornerRadius ?? 0
    return show(RoundedRectangle(cornerRadius: radius).fill(color), node, inputs)
  }

  override func makeRecognizers() -> [GestureRecognizer] {
    let tap = TapRecognizer<Void>(count: 1) { _ in () }
    tap.ended.append { [weak self] in
      guard let self, let collection = superview as? UICollectionView else { return }
      collection.tapped(self)
    }
    return [tap]
  }

  override var boxName: String { "UICollectionViewCell" }
}

/// An item of a collection that looks like a row.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content is from the leading edge, in steps of its width.
  open var indentationLevel = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
  /// What stands at the ends.
  open var accessories: [UICellAccessory] = [] { didSet { contentDidChange() } }
  /// Where the line below begins.
  public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()
  /// What the collection tells of the line below; nil for none.
  var separator: (inset: CGFloat, color: UIColor)? { didSet { contentDidChange() } }
  /// The background where the cell has none of its own.
  var usualBackground: UIColor? { didSet { contentDidChange() } }

  /// Returns what a row shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  override var layerShowsBackground: Bool { false }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let ground =
      isSelected || isHighlighted
      ? UIColor.systemGray4
      : backgroundConfiguration?.backgroundColor ?? backgroundColor ?? usualBackground ?? .clear
    let face = CellFace(
      ground: ground.color, radius: nil, accessory: accessories.last?.kind ?? .none,
      separator: separator.map { ($0.inset, $0.color.color) })
    return show(face, node, inputs)
  }
}

/// What stands at an end of a row.
@MainActor @preconcurrency
public struct UICellAccessory {
  let kind: UITableViewCell.AccessoryType

  /// When something at an end shows.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the row is edited.
    case whenEditing
    /// While it isn't.
    case whenNotEditing
  }

  /// Returns a chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always
  ) -> UICellAccessory {
    UICellAccessory(kind: displayed == .whenEditing ? .none : .disclosureIndicator)
  }
  /// Returns a check mark.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    UICellAccessory(kind: displayed == .whenEditing ? .none : .checkmark)
  }
  /// Returns an i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: displayed == .whenEditing ? .none : .detailButton) }
  /// Returns a circle that deletes while rows are edited; nothing is drawn for that.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(kind: .none) }
  /// Returns a handle while rows are edited; nothing is drawn for that.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    UICellAccessory(kind: .none)
  }
}
