import Foundation

extension UIView {
  /// The view at the top of the superviews.
  var rootView: UIView { superview?.rootView ?? self }

  /// Takes over the size and safe area that a layout found, and places subviews where needed.
  ///
  /// Only a view without a superview is sized from outside.
  func layOut(size: CGSize, safeArea: UIEdgeInsets) {
    if superview == nil, layer.bounds.size != size {
      let old = layer.bounds.size
      layer.bounds.size = size
      layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
      didResize(from: old)
    }
    takeOverSafeArea(safeArea)
    tellAboutTraits()
    if needsLayout || needsConstraintPass { runLayout() }
  }

  private func takeOverSafeArea(_ insets: UIEdgeInsets) {
    guard safeInsets != insets else { return }
    safeInsets = insets
    needsLayout = true
    if hasGuides { setNeedsUpdateConstraintsQuietly() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
  }

  /// Takes over how much the keyboard covers at the bottom, in points.
  func takeOverKeyboard(_ overlap: CGFloat) {
    guard extras.keyboardOverlap != overlap else { return }
    extras.keyboardOverlap = overlap
    guard extras.keyboardGuide != nil else { return }
    needsLayout = true
    setNeedsUpdateConstraintsQuietly()
  }

  private var hasGuides: Bool {
    extras.safeAreaGuide != nil || extras.marginsGuide != nil || extras.readableGuide != nil
  }

  /// Does one layout of the view: constraints, then what the view itself places.
  func runLayout() {
    if superview == nil, needsConstraintPass { solveConstraints() }
    guard needsLayout else { return }
    needsLayout = false
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    if superview == nil, needsConstraintPass { solveConstraints() }
  }

  /// Lays out the whole tree that the view is in, as far as layouts were asked for.
  func runPendingLayout() {
    if let superview {
      superview.runPendingLayout()
      return
    }
    runLayoutDown()
  }

  private func runLayoutDown() {
    if needsLayout || needsConstraintPass { runLayout() }
    for view in subviews { view.runLayoutDown() }
  }

  func didResize(from oldSize: CGSize) {
    needsLayout = true
    needsDisplay = true
    setNeedsUpdateConstraintsQuietly()
    guard autoresizesSubviews else { return }
    let size = layer.bounds.size
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.superviewDidResize(from: oldSize, to: size)
    }
  }

  /// Shares a superview's growth among the flexible lengths; what isn't flexible stays.
  private func superviewDidResize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    var frame = frame
    (frame.origin.x, frame.size.width) = Self.share(
      new.width - old.width, frame.minX, frame.width,
      (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    (frame.origin.y, frame.size.height) = Self.share(
      new.height - old.height, frame.minY, frame.height,
      (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  private static func share(
    _ growth: CGFloat, _ start: CGFloat, _ length: CGFloat, _ flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    let count = [flexible.0, flexible.1, flexible.2].count { $0 }
    guard count > 0 else { return (start, length) }
    let share = growth / CGFloat(count)
    return (
      start + (flexible.0 ? share : 0), max(length + (flexible.1 ? share : 0), 0)
    )
  }

  /// Calls who wants to know of changed surroundings.
  func tellAboutTraits() {
    let new = traitCollection
    guard let old = extras.lastTraits else {
      extras.lastTraits = new
      return
    }
    guard !old.isEqual(new) else { return }
    extras.lastTraits = new
    traitCollectionDidChange(old)
    controller?.traitCollectionDidChange(old)
    for handler in extras.traitHandlers { handler.action(old) }
  }
}
