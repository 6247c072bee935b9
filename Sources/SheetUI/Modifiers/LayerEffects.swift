public import Foundation
import Raster

/// Draws a soft copy of its child's silhouette behind it.
struct ShadowEffect: LayoutBehavior {
  var style: _ResolvedStyle
  var radius: CGFloat
  var offset: CGSize

  var name: String { "shadow" }
  func details(_ node: LayoutNode) -> [String] {
    [style.summary, "radius \(ShortNumber.text(Double(radius)))"]
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard case .color(let color) = style, color.alpha > 0 else {
      node.drawChildren(&context)
      return
    }
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.shadow = DisplayList.Shadow(
        color: color, radius: max(Double(radius), 0),
        offset: Point(Double(offset.width), Double(offset.height)))
    }
  }

  var animatableData: AnimatablePair<StyleVector, AnimatablePair<CGFloat, CGSize.AnimatableData>> {
    get {
      AnimatablePair(StyleVector(style), AnimatablePair(radius, offset.animatableData))
    }
    set {
      newValue.first.apply(to: &style)
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }
}

/// Blurs its child's picture.
struct BlurEffect: LayoutBehavior {
  var radius: CGFloat

  var name: String { "blur" }
  func details(_ node: LayoutNode) -> [String] { [ShortNumber.text(Double(radius))] }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard radius > 0 else {
      node.drawChildren(&context)
      return
    }
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.blurRadius = Double(radius)
    }
  }

  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }
}

/// Shows its child through another view's opacity; the mask is the last child.
struct MaskLayout: LayoutBehavior {
  let alignment: Alignment

  var name: String { "mask" }

  private var decoration: DecorationLayout {
    DecorationLayout(alignment: alignment, isBehind: false)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    decoration.sizeThatFits(proposal, node)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    decoration.placeChildren(node, proposal)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    var mask = DrawContext(time: context.time, scale: context.scale, origin: context.origin)
    mask.snapsToPixels = context.snapsToPixels
    for child in node.children.dropFirst() { child.draw(&mask) }
    context.group {
      node.children.first?.draw(&$0)
    } _: {
      $0.mask = mask.items
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.children.first?.hit(point, &search) ?? false
  }
}

nonisolated struct ShadowModifier: LayoutModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func behavior(_ environment: EnvironmentValues) -> ShadowEffect {
    ShadowEffect(style: color._resolve(in: environment), radius: radius, offset: offset)
  }
}

nonisolated struct BlurModifier: LayoutModifier {
  let radius: CGFloat

  func behavior(_ environment: EnvironmentValues) -> BlurEffect { BlurEffect(radius: radius) }
}

extension View {
  /// Draws a shadow behind the view; `radius` is the Gaussian's standard deviation in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
  }

  /// Blurs the view; `radius` is the Gaussian's standard deviation in points.
  ///
  /// `opaque` is accepted as in SwiftUI, where it only promises that the view is opaque.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurModifier(radius: radius))
  }
}
