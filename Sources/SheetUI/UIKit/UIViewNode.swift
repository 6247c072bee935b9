import Foundation
import Raster

/// Shows a UIKit view.
nonisolated struct PlatformView: _BuiltInView {
  let view: UIView

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    UIViewNode(view, inputs)
  }
}

/// The node of a UIKit view and its subviews.
@MainActor
final class UIViewNode: _TypedNode<PlatformView> {
  private var content: _ViewNode?
  private var children: [_TypedNode<PlatformView>] = []
  private var box: LayoutNode?

  override var childNodes: [_ViewNode] {
    (content.map { [$0] } ?? []) + children.map { $0 as _ViewNode }
  }

  override func refresh() {
    let uiView = view.view
    uiView.node = self
    let inner = childInputs(uiView)
    content = uiView.updateContent(content, inner)
    updateChildren(uiView.subviews, inner)
    let behavior = UIViewLayout(uiView, inner.environment)
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
    box?.traits.identifier = uiView.accessibilityIdentifier
    isDirty = false
  }

  private func childInputs(_ uiView: UIView) -> _NodeInputs {
    var copy = inputs.child(of: self)
    let styles = [uiView.overrideUserInterfaceStyle, uiView.controller?.overrideUserInterfaceStyle]
    if let scheme = styles.lazy.compactMap({ $0?.colorScheme }).first {
      copy.environment.colorScheme = scheme
    }
    if let tint = uiView.tintColor { copy.environment.tint = tint.color }
    if let controller = uiView.controller {
      copy.environment.presentation = controller.presentationState
    }
    return copy
  }

  private func updateChildren(_ views: [UIView], _ inputs: _NodeInputs) {
    let old = children
    children = views.map { subview in
      let next = PlatformView(view: subview)
      if let known = old.first(where: { $0.view.view === subview }) {
        known.update(next, inputs)
        return known
      }
      return next.makeNode(inputs)
    }
    for node in old where !children.contains(where: { $0 === node }) { node.remove() }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box else { return }
    var inner: [LayoutNode] = []
    content?.collectOutputs(into: &inner)
    for child in children { child.collectOutputs(into: &inner) }
    box.setChildren(inner)
    outputs.append(box)
  }

  /// The box in the window's space.
  var frameInWindow: CGRect? {
    box.map { CGRect(origin: $0.globalOrigin, size: $0.frame.size) }
  }

  override func didRemove() {
    if view.view.node === self { view.view.node = nil }
  }
}

/// Lays out and draws a UIKit view's box.
struct UIViewLayout: LayoutBehavior {
  let view: UIView
  private let background: _ResolvedStyle
  private let opacity: Double
  private let cornerRadius: Double
  private let clips: Bool
  private let isTouchable: Bool

  @MainActor
  init(_ view: UIView, _ environment: EnvironmentValues) {
    self.view = view
    background = .color((view.backgroundColor?.color ?? .clear).rasterColor(in: environment))
    opacity = view.isHidden ? 0 : min(max(Double(view.alpha), 0), 1)
    cornerRadius = max(Double(view.layer.cornerRadius), 0)
    clips = view.clipsToBounds
    isTouchable = view.isUserInteractionEnabled
    name = view.boxName
  }

  let name: String

  func details(_ node: LayoutNode) -> [String] {
    (background.isClear ? [] : [background.summary])
      + (opacity < 1 ? ["opacity \(ShortNumber.text(opacity))"] : [])
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.frame.size
    let own = CGRect(origin: node.globalOrigin, size: size)
    node.safeArea = node.safeArea.inside(own)
    node.safeArea.container = node.safeArea.container.inset(by: view.insetsInside)
    view.layOut(size: size, safeArea: node.safeArea.uiInsets(of: own))
    for child in node.layoutChildren {
      if let subview = (child.behavior as? UIViewLayout)?.view {
        child.place(
          at: subview.frame.origin, proposal: ProposedViewSize(subview.frame.size),
          isPhysical: true)
      } else {
        RootLayout.placeInMiddle(child, of: own, node.safeArea)
      }
    }
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard opacity > 0 else { return }
    let box = context.box(node.presentedSize(context))
    let outline =
      cornerRadius > 0
      ? Raster.Path(
        roundedRect: RoundedRect(
          Rect(box), radii: RoundedRect.Radii(cornerRadius), style: .circular))
      : Raster.Path(rect: Rect(box))
    let fill = background
    guard opacity < 1 || clips else {
      context.fill(outline, in: box, fill)
      node.drawChildren(&context)
      return
    }
    context.group {
      $0.fill(outline, in: box, fill)
      node.drawChildren(&$0)
    } _: {
      $0.opacity = opacity
      if clips { $0.clip = outline }
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    // Below 0.01 UIKit no longer finds a view.
    guard isTouchable, opacity >= 0.01 else { return false }
    return node.hitChildren(point, &search) || node.boxContains(point, search)
  }
}

extension UIView {
  /// What bars and the controller cover in the view beyond the safe area around, in points.
  fileprivate var insetsInside: UIEdgeInsets {
    let more = controller?.additionalSafeAreaInsets ?? .zero
    return UIEdgeInsets(
      top: barInsets.top + more.top, left: barInsets.left + more.left,
      bottom: barInsets.bottom + more.bottom, right: barInsets.right + more.right)
  }
}

extension SafeArea {
  /// The insets of a frame's edges to what bars leave free; UIKit's don't know the keyboard.
  func uiInsets(of frame: CGRect) -> UIEdgeInsets {
    var area = self
    area.keyboardTop = nil
    let insets = area.insets(of: frame)
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
