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
  var configuredView: (any UIView & UIContentView)?

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

  /// The width of what is beside the content, in points.
  var sideWidth: CGFloat { 0 }

  /// The size that the content asks for at a width, in points.
  func fitting(_ width: CGFloat?) -> CGSize {
    let width = width.map { max($0 - sideWidth, 0) }
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
    return [tap] + [itemMenuPress].compactMap(\.self)
  }

  override var boxName: String { "UICollectionViewCell" }
}

extension UICollectionViewCell {
  /// A press that opens the item's menu; nil where nobody makes one.
  fileprivate var itemMenuPress: GestureRecognizer? {
    guard (superview as? UICollectionView)?.delegate != nil else { return nil }
    let press = MenuPress(beside: self) {}
    press.open = { [weak self, weak press] in
      guard let self, let collection = superview as? UICollectionView,
        let path = collection.indexPath(for: self),
        let configuration = collection.delegate?.collectionView(
          collection, contextMenuConfigurationForItemsAt: [path],
          point: press?.location(in: collection) ?? .zero)
      else { return }
      openContextMenu(configuration)
    }
    return GestureFollower(press)
  }
}

/// An item of a collection that looks like a row.
@MainActor @preconcurrency
open class UICollectionViewListCell: UICollectionViewCell {
  /// How far the content is from the leading edge, in steps of its width.
  open var indentationLevel = 0
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10
  /// What stands at the ends.
  open var accessories: [UICellAccessory] = [] { didSet { setNeedsLayout() } }
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

  /// The marks at a side, as far as they are shown now.
  private func marks(isLeading: Bool) -> [CellMark] {
    let isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return accessories.filter { $0.isLeading == isLeading && $0.isShown(isEditing) }
      .compactMap(\.mark)
  }

  override var sideWidth: CGFloat {
    marks(isLeading: true).reduce(0) { $0 + $1.width }
      + CellMark.width(of: marks(isLeading: false))
  }

  /// Places the content beside the marks.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (start, end) = (
      marks(isLeading: true).reduce(0) { $0 + $1.width },
      CellMark.width(of: marks(isLeading: false))
    )
    contentView.frame = CGRect(
      x: start, y: 0, width: max(bounds.width - start - end, 0), height: bounds.height)
    configuredView?.frame = contentView.bounds
    placeCustomAccessories()
  }

  private func placeCustomAccessories() {
    let isEditing = (superview as? UICollectionView)?.isEditing ?? false
    var x = bounds.width - 16
    for accessory in accessories.reversed() where accessory.isShown(isEditing) {
      guard let view = accessory.view else { continue }
      if view.superview !== self { addSubview(view) }
      let size = view.bounds.size == .zero ? view.fittingSize : view.bounds.size
      x -= accessory.isLeading ? 0 : size.width
      view.frame = CGRect(
        x: accessory.isLeading ? 16 : x, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      x -= 8
    }
  }

  override var layerShowsBackground: Bool { false }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let ground =
      isSelected || isHighlighted
      ? UIColor.systemGray4
      : backgroundConfiguration?.backgroundColor ?? backgroundColor ?? usualBackground ?? .clear
    let face = CellFace(
      ground: ground.color, radius: nil, leading: marks(isLeading: true),
      trailing: marks(isLeading: false), separator: separator.map { ($0.inset, $0.color.color) })
    return show(face, node, inputs)
  }
}
