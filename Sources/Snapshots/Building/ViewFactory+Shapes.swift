import Foundation
import SheetUI

extension ViewFactory {
  /// Returns a shape as a view, filled and outlined.
  func shape(_ spec: ShapeSpec, fill: StyleSpec?, stroke: StrokeSpec?) -> AnyView {
    switch spec {
    case .rectangle: drawn(Rectangle(), fill, stroke)
    case .circle: drawn(Circle(), fill, stroke)
    case .ellipse: drawn(Ellipse(), fill, stroke)
    case .capsule: drawn(Capsule(), fill, stroke)
    case .roundedRectangle(let radius, let style):
      drawn(RoundedRectangle(cornerRadius: radius, style: style.value), fill, stroke)
    }
  }

  private func drawn<S: InsettableShape & View>(
    _ shape: S, _ fill: StyleSpec?, _ stroke: StrokeSpec?
  ) -> AnyView {
    switch (fill, stroke) {
    case (nil, nil): AnyView(shape)
    case (let fill?, nil): AnyView(shape.fill(fill.style))
    case (nil, let stroke?): outlined(shape, stroke)
    case (let fill?, let stroke?):
      AnyView(shape.fill(fill.style).overlay { outlined(shape, stroke) })
    }
  }

  private func outlined<S: InsettableShape & View>(_ shape: S, _ stroke: StrokeSpec) -> AnyView {
    let width = CGFloat(stroke.lineWidth)
    return stroke.isInside
      ? AnyView(shape.strokeBorder(stroke.style.style, lineWidth: width))
      : AnyView(shape.stroke(stroke.style.style, lineWidth: width))
  }

  /// Returns a view clipped to a shape.
  func clipped(_ view: AnyView, to spec: ShapeSpec) -> AnyView {
    switch spec {
    case .rectangle: AnyView(view.clipShape(Rectangle()))
    case .circle: AnyView(view.clipShape(Circle()))
    case .ellipse: AnyView(view.clipShape(Ellipse()))
    case .capsule: AnyView(view.clipShape(Capsule()))
    case .roundedRectangle(let radius, let style):
      AnyView(view.clipShape(RoundedRectangle(cornerRadius: radius, style: style.value)))
    }
  }
}
