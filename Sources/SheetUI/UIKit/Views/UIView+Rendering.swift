public import Foundation

extension UIView {
  /// Draws the view and everything in it into the current graphics context, as it is shown.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    render(into: context)
    context.restoreGState()
    return true
  }

  /// Draws the view and everything in it, its top left corner at the context's origin.
  func render(into context: CGContext) {
    layoutIfNeeded()
    context.draw { inner in
      if let box = (self.node as? UIViewNode)?.box {
        box.drawAlone(&inner)
      } else {
        ViewSketch(PlatformView(view: self), self.environment)
          .draw(in: CGRect(origin: .zero, size: self.bounds.size), &inner)
      }
    }
  }

  /// Returns a view that shows this one as it is now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      drawHierarchy(in: bounds, afterScreenUpdates: afterUpdates)
    }
    let view = UIImageView(image: image)
    view.frame = bounds
    return view
  }
}

extension LayoutNode {
  /// Draws the box at the context's origin, wherever it is in its parent.
  fileprivate func drawAlone(_ context: inout DrawContext) {
    let outer = context.origin
    let own = presentedFrame(at: context.time).origin
    context.origin = CGPoint(x: outer.x - own.x, y: outer.y - own.y)
    draw(&context)
    context.origin = outer
  }
}

extension CALayer {
  /// Draws the layer into a context: the view's whole picture where it is a view's layer.
  public func render(in ctx: CGContext) {
    if let owner { return owner.render(into: ctx) }
    let look = LayerLook(LayerState(self), ctx.environment)
    let size = bounds.size
    ctx.draw { look.draw(size, &$0) { _ in } }
  }
}
