import Foundation
import Raster

/// Fills a shape with a style.
struct ShapeFill<S: Shape>: LayoutBehavior {
  var shape: S
  var style: _ResolvedStyle
  let rule: DisplayList.FillRule
  let direction: LayoutDirection

  static var keepsSizes: Bool { false }
  var name: String { ShapeName.text(of: S.self) }

  func details(_ node: LayoutNode) -> [String] {
    [style.summary] + ShapeName.corners(of: shape)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let path = shape.path(in: box, direction: direction)
    guard !path.isEmpty else { return }
    context.fill(path.raster, in: box, style, rule: rule)
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let size = node.presentedFrame(at: search.time).size
    let path = shape.path(in: CGRect(origin: .zero, size: size), direction: direction)
    return path.contains(point, eoFill: rule == .evenOdd)
  }

  var animatableData: AnimatablePair<S.AnimatableData, StyleVector> {
    get { AnimatablePair(shape.animatableData, StyleVector(style)) }
    set {
      shape.animatableData = newValue.first
      newValue.second.apply(to: &style)
    }
  }
}

/// Draws the line along a shape's outline.
struct ShapeStroke<S: Shape>: LayoutBehavior {
  var shape: S
  var style: _ResolvedStyle
  var strokeStyle: StrokeStyle
  let direction: LayoutDirection

  static var keepsSizes: Bool { false }
  var name: String { ShapeName.text(of: S.self) }

  func details(_ node: LayoutNode) -> [String] {
    ["stroke \(ShortNumber.text(strokeStyle.lineWidth))", style.summary]
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let path = shape.path(in: box, direction: direction)
    guard !path.isEmpty, strokeStyle.lineWidth > 0, !style.isClear else { return }
    if let paint = style.paint(in: box) {
      context.add(.stroke(path.raster, paint, strokeStyle.raster))
    } else {
      context.fill(path.strokedPath(strokeStyle).raster, in: box, style)
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let size = node.presentedFrame(at: search.time).size
    let path = shape.path(in: CGRect(origin: .zero, size: size), direction: direction)
    return path.strokedPath(strokeStyle).contains(point)
  }

  var animatableData:
    AnimatablePair<S.AnimatableData, AnimatablePair<StrokeStyle.AnimatableData, StyleVector>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(strokeStyle.animatableData, StyleVector(style)))
    }
    set {
      shape.animatableData = newValue.first
      strokeStyle.animatableData = newValue.second.first
      newValue.second.second.apply(to: &style)
    }
  }
}

/// Shapes' names for the layout tree.
enum ShapeName {
  /// Returns a type's name without underscores and generic arguments; a shape that only changes
  /// another one goes by that one's name.
  static func text<S: Shape>(of type: S.Type) -> String {
    if let wrapper = type as? any ShapeWrapper.Type { return wrapper.wrappedName }
    let name = String(describing: type).prefix { $0 != "<" }
    return String(name.drop { $0 == "_" })
  }

  /// Says the corners' radius of a rounded rectangle, in points.
  static func corners(of shape: some Shape) -> [String] {
    guard let rounded = shape as? RoundedRectangle else { return [] }
    return ["radius " + ShortNumber.text(Double(rounded.cornerSize.width))]
  }
}

/// A shape that only changes another one.
protocol ShapeWrapper {
  /// The other one's name.
  static var wrappedName: String { get }
}

extension _InsetShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Base.self) }
}

extension _StrokedShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}

extension _TrimmedShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}

extension _SizedShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}

extension OffsetShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}

extension RotatedShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}

extension ScaledShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}

extension TransformedShape: ShapeWrapper {
  static var wrappedName: String { ShapeName.text(of: Content.self) }
}
