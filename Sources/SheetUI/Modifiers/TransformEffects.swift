public import Foundation
import Raster

/// Scales the picture of its child about an anchor.
struct ScaleEffect: LayoutBehavior {
  var scale: CGSize
  var anchor: UnitPoint

  var name: String { "scale" }
  func details(_ node: LayoutNode) -> [String] {
    ["\(ShortNumber.text(Double(scale.width)))×\(ShortNumber.text(Double(scale.height)))"]
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = CGRect(origin: context.origin, size: node.presentedSize(context))
    let transform = Affine.scaling(
      Double(scale.width), Double(scale.height), about: anchor.point(in: box))
    node.drawTransformed(transform, &context)
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let box = CGRect(origin: .zero, size: node.presentedFrame(at: search.time).size)
    let transform = Affine.scaling(
      Double(scale.width), Double(scale.height), about: anchor.point(in: box))
    return node.hitTransformed(transform, point, &search)
  }

  var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set {
      scale.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

/// Turns the picture of its child about an anchor.
struct RotationEffect: LayoutBehavior {
  var angle: Angle
  var anchor: UnitPoint

  var name: String { "rotation" }
  func details(_ node: LayoutNode) -> [String] { ["\(ShortNumber.text(angle.degrees))°"] }

  private func transform(in box: CGRect) -> Affine {
    let center = anchor.point(in: box)
    let (sine, cosine) = (PortableMath.sin(angle.radians), PortableMath.cos(angle.radians))
    return Affine.translation(-Double(center.x), -Double(center.y))
      .then(Affine(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      .then(.translation(Double(center.x), Double(center.y)))
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = CGRect(origin: context.origin, size: node.presentedSize(context))
    node.drawTransformed(transform(in: box), &context)
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let box = CGRect(origin: .zero, size: node.presentedFrame(at: search.time).size)
    return node.hitTransformed(transform(in: box), point, &search)
  }

  var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set {
      angle.animatableData = newValue.first
      anchor.animatableData = newValue.second
    }
  }
}

extension LayoutNode {
  /// Draws the children in a transformed space.
  func drawTransformed(_ transform: Affine, _ context: inout DrawContext) {
    guard transform != .identity else {
      drawChildren(&context)
      return
    }
    guard transform.inverted != nil else { return }
    context.group {
      $0.snapsToPixels = false
      drawChildren(&$0)
    } _: {
      $0.transform = transform
    }
  }

  /// Whether a point hits one of the children in a transformed space.
  func hitTransformed(
    _ transform: Affine, _ point: CGPoint, _ search: inout HitSearch
  ) -> Bool {
    guard let inner = transform.inverted?.apply(Point(point)) else { return false }
    return hitChildren(CGPoint(x: inner.x, y: inner.y), &search)
  }
}

nonisolated struct ScaleModifier: LayoutModifier {
  let scale: CGSize
  let anchor: UnitPoint

  func behavior(_ environment: EnvironmentValues) -> ScaleEffect {
    ScaleEffect(scale: scale, anchor: anchor)
  }
}

nonisolated struct RotationModifier: LayoutModifier {
  let angle: Angle
  let anchor: UnitPoint

  func behavior(_ environment: EnvironmentValues) -> RotationEffect {
    RotationEffect(angle: angle, anchor: anchor)
  }
}

extension View {
  /// Scales the view's picture; its place in the layout stays.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleModifier(scale: scale, anchor: anchor))
  }

  /// Scales the view's picture in both directions; its place in the layout stays.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }

  /// Scales the view's picture; its place in the layout stays.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }

  /// Turns the view's picture clockwise; its place in the layout stays.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationModifier(angle: angle, anchor: anchor))
  }
}
