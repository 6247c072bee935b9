public import Foundation
import Raster

/// Shows only what lies inside a shape laid over its child's box.
struct ClipEffect<S: Shape>: LayoutBehavior {
  var shape: S
  let style: FillStyle

  var name: String { "clip" }
  func details(_ node: LayoutNode) -> [String] {
    [ShapeName.text(of: S.self)] + ShapeName.corners(of: shape)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let path = shape.path(in: box, direction: node.environment.layoutDirection).raster
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.clip = path
      $0.clipRule = style.isEOFilled ? .evenOdd : .nonZero
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let size = node.presentedFrame(at: search.time).size
    let path = shape.path(
      in: CGRect(origin: .zero, size: size), direction: node.environment.layoutDirection)
    return path.contains(point, eoFill: style.isEOFilled) && node.hitChildren(point, &search)
  }

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

nonisolated struct ClipModifier<S: Shape>: LayoutModifier {
  let shape: S
  let style: FillStyle

  func behavior(_ environment: EnvironmentValues) -> ClipEffect<S> {
    ClipEffect(shape: shape, style: style)
  }
}

extension View {
  /// Shows only what lies inside a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }

  /// Shows only what lies inside the view's box.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the view's corners; the radius is in points.
  nonisolated public func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
