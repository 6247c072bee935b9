public import Foundation

/// A header or footer of a table's section.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// What holds the content.
  public let contentView: UIView = CellContent()
  /// What the view shows.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  /// What is behind; its color is drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { contentDidChange() } }
  /// A view behind.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The name under which a table uses the view again.
  public let reuseIdentifier: String?
  private var configuredView: (any UIView & UIContentView)?
  private var ownLabel: UILabel?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// Creates a view with a frame in the superview's space.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Creates a view; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Called before the view is used again.
  open func prepareForReuse() {}
  /// Returns what a header shows.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// The text.
  open var textLabel: UILabel? {
    if let ownLabel { return ownLabel }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    ownLabel = label
    return label
  }

  private func showConfiguration() {
    configuredView?.removeFromSuperview()
    configuredView = contentConfiguration?.makeContentView()
    if let configuredView { contentView.addSubview(configuredView) }
    setNeedsLayout()
  }

  var margin: CGFloat { NavigationBarMetrics.margin(bounds.width, environment) }

  /// The height that the content asks for at a width, in points.
  func fittingHeight(_ width: CGFloat) -> CGFloat {
    if let configuredView {
      return configuredView.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    if let ownLabel {
      return ownLabel.sizeThatFits(CGSize(width: width - 2 * margin, height: 0)).height + 12
    }
    return contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
    ownLabel?.frame = contentView.bounds.insetBy(dx: margin, dy: 0)
  }

  override var boxName: String { "UITableViewHeaderFooterView" }
}
