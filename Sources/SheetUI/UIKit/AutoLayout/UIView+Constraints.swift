public import Foundation

extension UIView {
  // MARK: Constraints

  /// The active constraints that the view keeps.
  public var constraints: [NSLayoutConstraint] { extras.constraints }

  /// Lets a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner == nil else { return }
    constraint.owner = self
    extras.constraints.append(constraint)
    setNeedsUpdateConstraints()
  }

  /// Lets constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint no longer count.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    extras.constraints.removeAll { $0 === constraint }
    setNeedsUpdateConstraints()
  }

  /// Lets constraints no longer count.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Drops the constraints that a subtree has with the views around, as taking it out does.
  func removeConstraints(of view: UIView) {
    func reaches(_ item: AnyObject?) -> Bool {
      NSLayoutConstraint.view(of: item)?.isDescendant(of: view) == true
    }
    for constraint in extras.constraints
    where reaches(constraint.firstItem) || reaches(constraint.secondItem) {
      removeConstraint(constraint)
    }
    superview?.removeConstraints(of: view)
  }

  /// Asks for constraints to be brought up to date and solved.
  public func setNeedsUpdateConstraints() {
    setNeedsUpdateConstraintsQuietly()
    rootView.contentDidChange()
  }

  /// Asks for constraints to be solved by a layout that comes anyway.
  func setNeedsUpdateConstraintsQuietly() {
    wantsConstraintUpdate = true
    rootView.needsConstraintPass = true
  }

  /// Whether constraints wait to be brought up to date.
  public func needsUpdateConstraints() -> Bool { wantsConstraintUpdate }

  /// Brings constraints up to date now.
  public func updateConstraintsIfNeeded() { updateConstraintsDown() }

  func updateConstraintsDown() {
    for view in subviews { view.updateConstraintsDown() }
    guard wantsConstraintUpdate else { return }
    wantsConstraintUpdate = false
    controller?.updateViewConstraints()
    updateConstraints()
  }

  func solveConstraints() {
    needsConstraintPass = false
    updateConstraintsDown()
    ConstraintPass.run(self)
    needsConstraintPass = false
  }

  // MARK: Content

  /// How much the content resists growing along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    extras.hugging[axis.rawValue]
  }

  /// Sets how much the content resists growing along an axis.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    extras.hugging[axis.rawValue] = priority
    setNeedsUpdateConstraints()
  }

  /// How much the content resists being compressed along an axis.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { extras.resistance[axis.rawValue] }

  /// Sets how much the content resists being compressed along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    extras.resistance[axis.rawValue] = priority
    setNeedsUpdateConstraints()
  }

  /// Returns the size that satisfies the constraints in the view and is nearest to another one.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints in the view, with a priority for each of the
  /// lengths that are asked for.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintPass.fittingSize(
      self, targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Guides

  /// What bars leave free of the view.
  public var safeAreaLayoutGuide: UILayoutGuide {
    let guide = extras.safeAreaGuide ?? UILayoutGuide(.safeArea, of: self)
    extras.safeAreaGuide = guide
    guide.layoutFrame = bounds.inset(by: safeAreaInsets)
    return guide
  }

  /// What lies within the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    let guide = extras.marginsGuide ?? UILayoutGuide(.margins, of: self)
    extras.marginsGuide = guide
    guide.layoutFrame = bounds.inset(by: layoutMargins)
    return guide
  }

  /// What is narrow enough to be read well; here, what lies within the margins.
  public var readableContentGuide: UILayoutGuide {
    let guide = extras.readableGuide ?? UILayoutGuide(.margins, of: self)
    extras.readableGuide = guide
    return guide
  }

  /// The guides that were added.
  public var layoutGuides: [UILayoutGuide] { extras.guides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView = self
    extras.guides.append(layoutGuide)
    setNeedsUpdateConstraints()
  }

  /// Takes a guide away.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    extras.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    setNeedsUpdateConstraints()
  }

  // MARK: Margins

  /// The margins, in points: 8 unless set; at the root of a controller 16, and 20 on wide screens.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { extras.margins ?? defaultMargins }
    set {
      extras.margins = newValue
      setNeedsUpdateConstraints()
      layoutMarginsDidChange()
      setNeedsLayout()
    }
  }

  private var defaultMargins: NSDirectionalEdgeInsets {
    guard controller != nil else { return NSDirectionalEdgeInsets(all: 8) }
    let side: CGFloat = bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins together with what bars cover, in points; left and right are the screen's.
  public var layoutMargins: UIEdgeInsets {
    get {
      let (margins, isMirrored) = (directionalLayoutMargins, isRightToLeft)
      let safe = insetsLayoutMarginsFromSafeArea ? safeAreaInsets : .zero
      return UIEdgeInsets(
        top: margins.top + safe.top,
        left: (isMirrored ? margins.trailing : margins.leading) + safe.left,
        bottom: margins.bottom + safe.bottom,
        right: (isMirrored ? margins.leading : margins.trailing) + safe.right)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isRightToLeft ? newValue.right : newValue.left,
        bottom: newValue.bottom, trailing: isRightToLeft ? newValue.left : newValue.right)
    }
  }

  /// Whether the content reads from right to left.
  var isRightToLeft: Bool { environment.layoutDirection == .rightToLeft }

  /// Which way the content reads.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    isRightToLeft ? .rightToLeft : .leftToRight
  }
}
