public import Foundation

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A box.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view's box.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// The box to point at in the window's space, for a view's box and frame there.
  @MainActor
  func frame(of node: LayoutNode, _ frame: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      let box = source.anchor(node).resolve(.zero)
      // The bounds of several boxes are their union.
      return box == node.globalFrame ? frame : box
    case .point(let point):
      return CGRect(
        x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0,
        height: 0)
    }
  }
}

extension LayoutNode {
  /// The frame in the root's space, without effects that only move the drawing.
  var globalFrame: CGRect { CGRect(origin: globalOrigin, size: frame.size) }
}
