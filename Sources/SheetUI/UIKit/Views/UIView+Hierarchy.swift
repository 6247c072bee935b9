public import Foundation

extension UIView {
  /// Adds a view behind another one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    view.takeOut()
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Adds a view in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    view.takeOut()
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
    contentDidChange()
  }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
    contentDidChange()
  }

  /// Has two subviews change places.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
    contentDidChange()
  }

  /// Whether the view is another one or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the view, or the first one in it, that has a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.firstNonNil { $0.viewWithTag(tag) }
  }

  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      stageWindow?.graph.warn("\(Swift.type(of: view)) can't be in itself.")
      return
    }
    view.takeOut()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    if stageGraph != nil { view.keepShown() }
    view.needsLayout = true
    setNeedsUpdateConstraints()
    view.didMoveToSuperview()
    didAddSubview(view)
    if stageWindow != nil { view.tellAboutWindow() }
    setNeedsLayout()
  }

  func takeOut() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.removeConstraints(of: self)
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsUpdateConstraints()
    superview.setNeedsLayout()
    self.superview = nil
    (shown, queued) = (nil, nil)
    didMoveToSuperview()
  }

  /// Says that the view and everything in it has got into a window, or out of it.
  func tellAboutWindow() {
    didMoveToWindow()
    for view in subviews { view.tellAboutWindow() }
  }

  // MARK: Places

  /// Returns the place in the view's space of one in another view's; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let outer = view?.pathToRoot.applied(to: point) ?? point
    return outer.applying(pathToRoot.inverted())
  }

  /// Returns the place in another view's space of one in the view's; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = pathToRoot.applied(to: point)
    return view.map { outer.applying($0.pathToRoot.inverted()) } ?? outer
  }

  /// Returns the rectangle in the view's space of one in another view's; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let outer = view.map { rect.applying($0.pathToRoot) } ?? rect
    return outer.applying(pathToRoot.inverted())
  }

  /// Returns the rectangle in another view's space of one in the view's; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let outer = rect.applying(pathToRoot)
    return view.map { outer.applying($0.pathToRoot.inverted()) } ?? outer
  }

  /// The transform from the view's space to the window's.
  private var pathToRoot: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + layer.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.anchorPoint.y * bounds.height)
    let own = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    if let superview { return own.concatenating(superview.pathToRoot) }
    guard let origin = frameInWindow?.origin else { return own }
    return CGAffineTransform(
      translationX: origin.x - bounds.minX, y: origin.y - bounds.minY)
  }

  func findView(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    // Below 0.01 UIKit no longer finds a view.
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let found = view.hitTest(view.convert(point, from: self), with: event) { return found }
    }
    return self
  }
}

extension CGAffineTransform {
  fileprivate func applied(to point: CGPoint) -> CGPoint { point.applying(self) }
}
