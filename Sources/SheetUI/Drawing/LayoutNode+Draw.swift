import Foundation
import Raster

extension LayoutNode {
  /// Draws the node, with what is still moving as it is at the context's instant.
  func draw(_ context: inout DrawContext) {
    if isGone(at: context.time) || !graph.hasRoomForBox { return }
    let frame = presentedFrame(at: context.time)
    let outer = context.origin
    context.origin.x += frame.minX
    context.origin.y += frame.minY
    defer { context.origin = outer }
    let behavior = presentedBehavior(at: context.time)
    guard let effect = presence.effect(at: context.time, size: frame.size) else {
      behavior.draw(self, &context)
      return
    }
    drawMoving(behavior, effect, frame.size, &context)
  }

  /// Whether the box, or the only one that it surrounds, has left for good.
  func isGone(at time: Double) -> Bool {
    presence.isGone(at: time)
      || surroundsLeaving && !children.isEmpty && children.allSatisfy { $0.isGone(at: time) }
  }

  private func drawMoving(
    _ behavior: any HeldBehavior, _ effect: TransitionEffect, _ size: CGSize,
    _ context: inout DrawContext
  ) {
    guard effect.opacity > 0 else { return }
    context.origin.x += effect.offset.width
    context.origin.y += effect.offset.height
    guard effect.opacity < 1 || effect.scale != 1 || effect.blur > 0 else {
      behavior.draw(self, &context)
      return
    }
    let anchor = effect.anchor.point(in: CGRect(origin: context.origin, size: size))
    context.group {
      if effect.scale != 1 { $0.snapsToPixels = false }
      behavior.draw(self, &$0)
    } _: {
      $0.opacity = effect.opacity
      $0.blurRadius = effect.blur
      $0.transform = .scaling(effect.scale, effect.scale, about: anchor)
      $0.name = "transition"
    }
  }

  /// Draws the children, lower z-indices first, else in order.
  func drawChildren(_ context: inout DrawContext) {
    for child in childrenInZOrder { child.draw(&context) }
  }

  /// The children from back to front.
  var childrenInZOrder: [LayoutNode] {
    for child in children where child.traits.zIndex != 0 { return sortedChildren }
    return children
  }

  private var sortedChildren: [LayoutNode] {
    let order = children.indices.sorted {
      (children[$0].traits.zIndex, $0) < (children[$1].traits.zIndex, $1)
    }
    return order.map { children[$0] }
  }

  /// The size as it is shown at the context's instant.
  func presentedSize(_ context: DrawContext) -> CGSize { presentedFrame(at: context.time).size }
}

extension Affine {
  /// Returns the transform that scales about a point.
  static func scaling(_ x: Double, _ y: Double, about anchor: CGPoint) -> Affine {
    Affine.translation(-Double(anchor.x), -Double(anchor.y))
      .then(.scale(x, y))
      .then(.translation(Double(anchor.x), Double(anchor.y)))
  }
}

extension UnitPoint {
  /// The point at these shares of a rectangle.
  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}
