import Foundation

extension UIView {
  /// Where the constraints' space starts in the view's own: where the content of a scroll view does.
  var layoutOrigin: CGPoint { self is UIScrollView ? .zero : bounds.origin }

  /// Takes a solved frame over.
  ///
  /// - Returns: Whether it is a new one.
  func takeFrame(_ frame: CGRect) -> Bool {
    let center = CGPoint(
      x: frame.minX + layer.anchorPoint.x * frame.width,
      y: frame.minY + layer.anchorPoint.y * frame.height)
    let old = layer.bounds.size
    let isNew =
      abs(old.width - frame.width) > 1e-6 || abs(old.height - frame.height) > 1e-6
      || abs(layer.position.x - center.x) > 1e-6 || abs(layer.position.y - center.y) > 1e-6
    guard isNew else { return false }
    layer.bounds.size = frame.size
    layer.position = center
    if old != frame.size { didResize(from: old) }
    return true
  }

  /// Tells subviews what bars cover of them, as their frames stand.
  func handDownSafeArea() {
    for view in subviews {
      let (frame, insets) = (view.frame, safeInsets)
      let more = view.controller?.additionalSafeAreaInsets ?? .zero
      let bars = view.barInsets
      let new = UIEdgeInsets(
        top: max(insets.top - (frame.minY - bounds.minY), 0) + more.top + bars.top,
        left: max(insets.left - (frame.minX - bounds.minX), 0) + more.left + bars.left,
        bottom: max(insets.bottom - (bounds.maxY - frame.maxY), 0) + more.bottom + bars.bottom,
        right: max(insets.right - (bounds.maxX - frame.maxX), 0) + more.right + bars.right)
      if view.safeInsets != new {
        view.safeInsets = new
        view.needsLayout = true
        view.safeAreaInsetsDidChange()
        view.controller?.viewSafeAreaInsetsDidChange()
      }
      view.handDownSafeArea()
    }
  }
}
