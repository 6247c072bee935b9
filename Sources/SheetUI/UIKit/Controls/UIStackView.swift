public import Foundation

/// Lines views up along an axis, by constraints of its own.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How lengths along the axis are shared.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack, by how much they resist.
    case fill = 0
    /// Views are equally long.
    case fillEqually = 1
    /// Views are as long as their contents' shares.
    case fillProportionally = 2
    /// Distances between views are equal.
    case equalSpacing = 3
    /// Distances between middles are equal.
    case equalCentering = 4
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// At the start.
    case leading = 1
    /// By the baselines of first lines.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the end.
    case trailing = 4
    /// By the baselines of last lines.
    case lastBaseline = 5

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The system's spacing, in points.
  public static let spacingUseSystem: CGFloat = 8
  /// No spacing of a view's own.
  public static let spacingUseDefault: CGFloat = -.greatestFiniteMagnitude

  /// The views, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsArrangement() } }
  /// How lengths along the axis are shared.
  open var distribution = Distribution.fill { didSet { setNeedsArrangement() } }
  /// How views lie across the axis.
  open var alignment = Alignment.fill { didSet { setNeedsArrangement() } }
  /// The least distance between views, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsArrangement() } }
  /// Whether distances are between baselines; they are between edges here.
  open var isBaselineRelativeArrangement = false
  /// Whether views keep to the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsArrangement() } }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint]?
  /// Constraints hold their guides weakly.
  fileprivate var gapGuides: [UILayoutGuide] = []

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates an empty stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack; archives hold nothing that could be read here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place between the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Takes a view out of the row; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsArrangement()
  }

  /// Drops a view that is no longer a subview.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the distance behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The distance behind a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func setNeedsArrangement() {
    arrangement = nil
    setNeedsUpdateConstraints()
  }

  override func subviewVisibilityDidChange() { setNeedsArrangement() }
  override var ownConstraints: [NSLayoutConstraint] {
    if let arrangement { return arrangement }
    let new = makeArrangement()
    arrangement = new
    return new
  }
  override var boxName: String { "UIStackView" }
}

// MARK: Constraints

extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The stack's own wishes yield to what must hold, but to little else.
  private static let strong = UILayoutPriority(999.5)
  /// The wish to be no longer than needed across the axis.
  private static let weak = UILayoutPriority(49)

  // Reason: a constraint relates that many things, and the defaults leave most calls short.
  private func relate(
    _ a: AnyObject, _ first: Attribute, _ b: AnyObject?, _ second: Attribute,
    by relation: NSLayoutConstraint.Relation = .equal, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: a, attribute: first, relatedBy: relation, toItem: b, attribute: second,
      multiplier: multiplier, constant: constant)
    constraint.priority = Self.strong
    return constraint
  }

  private func makeArrangement() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let outer: AnyObject = isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self
    let hidden = arrangedSubviews.filter(\.isHidden).flatMap { view in
      [Attribute.width, .height].map { relate(view, $0, nil, .notAnAttribute) }
    }
    guard let first = views.first, let last = views.last else {
      return hidden
    }
    let (start, end): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result = hidden
    result.append(relate(first, start, outer, start))
    result.append(relate(last, end, outer, end))
    for (a, b) in zip(views, views.dropFirst()) {
      let isExact = distribution != .equalSpacing && distribution != .equalCentering
      result.append(
        relate(b, start, a, end, by: isExact ? .equal : .greaterThanOrEqual, plus: space(after: a)))
    }
    result += distributing(views)
    for view in views { result += aligning(view, outer) }
    if alignment == .firstBaseline || alignment == .lastBaseline, axis == .horizontal {
      let line: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      result += views.dropFirst().map { relate($0, line, first, line) }
    }
    return result
  }

  private func space(after view: UIView) -> CGFloat {
    let own = customSpacing(after: view)
    return own == Self.spacingUseDefault ? spacing : own
  }

  private func distributing(_ views: [UIView]) -> [NSLayoutConstraint] {
    let length: Attribute = axis == .horizontal ? .width : .height
    let (start, end): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    guard let first = views.first else { return [] }
    switch distribution {
    case .fill: return []
    case .fillEqually:
      return views.dropFirst().map { relate($0, length, first, length) }
    case .fillProportionally:
      func own(_ view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return max(axis == .horizontal ? size.width : size.height, 1)
      }
      return views.dropFirst().map {
        relate($0, length, first, length, times: own($0) / own(first))
      }
    case .equalSpacing:
      guard views.count > 2 else { return [] }
      // Gaps are equal to the first one: b.start − a.end = second.start − first.end, through guides.
      return gaps(views, start, end, length)
    case .equalCentering:
      guard views.count > 2 else { return [] }
      let middle: Attribute = axis == .horizontal ? .centerX : .centerY
      return gaps(views, middle, middle, length)
    }
  }

  private func gaps(
    _ views: [UIView], _ start: Attribute, _ end: Attribute, _ length: Attribute
  ) -> [NSLayoutConstraint] {
    let guides = zip(views, views.dropFirst()).map { _ in UILayoutGuide() }
    for guide in guides { guide.owningView = self }
    gapGuides = guides
    let (near, far): (Attribute, Attribute) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var result: [NSLayoutConstraint] = []
    for (index, guide) in guides.enumerated() {
      result.append(relate(guide, near, views[index], end))
      result.append(relate(guide, far, views[index + 1], start))
    }
    return result + guides.dropFirst().map { relate($0, length, guides[0], length) }
  }

  private func aligning(_ view: UIView, _ outer: AnyObject) -> [NSLayoutConstraint] {
    let isRow = axis == .horizontal
    let (near, far): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    let middle: Attribute = isRow ? .centerY : .centerX
    // Across the axis the stack is as long as its longest view, and hugs it.
    let inside = [
      relate(view, near, outer, near, by: .greaterThanOrEqual),
      relate(view, far, outer, far, by: .lessThanOrEqual),
    ]
    let hug = relate(outer, isRow ? .height : .width, nil, .notAnAttribute)
    hug.priority = Self.weak
    switch alignment {
    case .fill: return [relate(view, near, outer, near), relate(view, far, outer, far)]
    case .leading: return [relate(view, near, outer, near), inside[1], hug]
    case .trailing: return [inside[0], relate(view, far, outer, far), hug]
    case .center: return inside + [relate(view, middle, outer, middle), hug]
    case .firstBaseline, .lastBaseline: return inside + [hug]
    }
  }
}
