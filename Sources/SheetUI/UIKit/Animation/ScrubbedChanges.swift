import Foundation

/// Changes of views that don't run by themselves but are shown as far as somebody says.
///
/// What code changes is done at once, without an animation, and undone: what shows is set between
/// the looks before and after. A layout that constraints ask for meanwhile shows the end.
@MainActor
final class ScrubbedChanges {
  /// The part of a view's look that animations change.
  private struct Look: Equatable {
    var bounds: CGRect
    var center: CGPoint
    var transform: CATransform3D
    var alpha: CGFloat
    var color: UIColor?
    var corner: CGFloat
    var border: CGFloat
    var shadow: Float

    @MainActor
    init(_ view: UIView) {
      let layer = view.layer
      (bounds, center) = (layer.bounds, layer.position)
      (transform, alpha) = (layer.transform, CGFloat(layer.opacity))
      (color, corner) = (view.backgroundColor, layer.cornerRadius)
      (border, shadow) = (layer.borderWidth, layer.shadowOpacity)
    }

    @MainActor
    func set(_ view: UIView) {
      let layer = view.layer
      if layer.bounds != bounds { view.bounds = bounds }
      if layer.position != center { layer.position = center }
      if layer.transform != transform { layer.transform = transform }
      if layer.opacity != Float(alpha) { layer.opacity = Float(alpha) }
      if view.backgroundColor != color { view.backgroundColor = color }
      if layer.cornerRadius != corner { layer.cornerRadius = corner }
      if layer.borderWidth != border { layer.borderWidth = border }
      if layer.shadowOpacity != shadow { layer.shadowOpacity = shadow }
    }

    @MainActor
    func mixed(with other: Look, by share: CGFloat) -> Look {
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
      var look = self
      look.bounds = CGRect(
        x: mix(bounds.minX, other.bounds.minX), y: mix(bounds.minY, other.bounds.minY),
        width: mix(bounds.width, other.bounds.width),
        height: mix(bounds.height, other.bounds.height))
      look.center = CGPoint(x: mix(center.x, other.center.x), y: mix(center.y, other.center.y))
      if transform != other.transform {
        look.transform = CATransform3DMakeAffineTransform(
          transform.affine.mixed(with: other.transform.affine, by: Double(share)))
      }
      look.alpha = mix(alpha, other.alpha)
      if color != other.color {
        let (a, b) = (color?.color ?? .clear, other.color?.color ?? .clear)
        look.color = UIColor(a.mix(with: b, by: Double(share), in: .device))
      }
      look.corner = mix(corner, other.corner)
      look.border = mix(border, other.border)
      look.shadow = Float(mix(CGFloat(shadow), CGFloat(other.shadow)))
      return look
    }
  }

  private var entries: [(view: UIView, from: Look, to: Look)] = []
  /// How far the changes show, as a share.
  private(set) var fraction: CGFloat = 0

  /// Does changes, which show as far as their animation says, and remembers them.
  func add(in extra: UIView? = nil, _ changes: () -> Void) {
    var views: [UIView] = []
    var known = Set<ObjectIdentifier>()
    func collect(_ view: UIView) {
      guard known.insert(ObjectIdentifier(view)).inserted else { return }
      views.append(view)
      for inner in view.subviews { collect(inner) }
    }
    for root in Stage.current?.window.rootViews ?? [] { collect(root) }
    if let extra { collect(extra.rootView) }
    let before = views.map { Look($0) }
    changes()
    for (view, from) in zip(views, before) {
      let to = Look(view)
      if to != from { entries.append((view, from, to)) }
    }
  }

  /// Shows a share of the changes, at once or under the animation of the code that is running.
  func show(_ fraction: CGFloat) {
    self.fraction = fraction
    for entry in entries {
      switch fraction {
      case 0: entry.from.set(entry.view)
      case 1: entry.to.set(entry.view)
      default: entry.from.mixed(with: entry.to, by: fraction).set(entry.view)
      }
    }
  }

  /// Goes on to an end by itself.
  func run(
    to end: CGFloat, _ animation: Animation, lasting duration: Double,
    completion: @escaping () -> Void
  ) {
    guard duration > 0, fraction != end else {
      show(end)
      UIViewAnimation.run(nil, lasting: 0, {}, completion: { _ in completion() })
      return
    }
    UIViewAnimation.run(
      animation, lasting: duration, { self.show(end) }, completion: { _ in completion() })
  }
}

extension StageWindow {
  /// The views of UIKit that are in no other one, of every layer.
  var rootViews: [UIView] {
    var found: [UIView] = []
    func search(_ node: _ViewNode) {
      if let view = (node as? UIViewNode)?.view.view, view.superview == nil {
        found.append(view)
      } else {
        for child in node.childNodes { search(child) }
      }
    }
    for host in hosts { search(host.content) }
    return found
  }
}
