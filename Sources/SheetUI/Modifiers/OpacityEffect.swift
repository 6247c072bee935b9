import Foundation
import Raster

/// Makes its child translucent as one picture.
struct OpacityEffect: LayoutBehavior {
  var opacity: Double

  var name: String { "opacity" }
  func details(_ node: LayoutNode) -> [String] { [ShortNumber.text(opacity)] }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let opacity = min(max(opacity, 0), 1)
    guard opacity > 0 else { return }
    if opacity == 1 {
      node.drawChildren(&context)
    } else {
      context.group {
        node.drawChildren(&$0)
      } _: {
        $0.opacity = opacity
      }
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    opacity > 0 && node.hitChildren(point, &search)
  }

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }
}

nonisolated struct OpacityModifier: LayoutModifier {
  let opacity: Double

  func behavior(_ environment: EnvironmentValues) -> OpacityEffect {
    OpacityEffect(opacity: opacity)
  }
}

extension View {
  /// Makes the view translucent as one picture; 0 is invisible, 1 opaque.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityModifier(opacity: opacity))
  }

  /// Hides the view; it keeps its place.
  nonisolated public func hidden() -> some View { modifier(OpacityModifier(opacity: 0)) }
}
