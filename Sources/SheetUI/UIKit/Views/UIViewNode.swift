import Foundation
import Raster

/// Shows a UIKit view.
nonisolated struct PlatformView: _BuiltInView {
  let view: UIView
  /// Answers SwiftUI's proposals; nil for a view that takes whatever it is offered.
  var measure: (@MainActor (ProposedViewSize) -> CGSize)?

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    UIViewNode(view, inputs)
  }
}

/// The node of a UIKit view and its subviews.
@MainActor
final class UIViewNode: _TypedNode<PlatformView> {
  private(set) var content: _ViewNode?
  private var menu: _ViewNode?
  private var children: [_TypedNode<PlatformView>] = []
  private(set) var box: LayoutNode?

  override var showsPlatformView: Bool { true }

  override var childNodes: [_ViewNode] {
    [menu, content].compactMap(\.self) + children.map { $0 as _ViewNode }
  }

  override func refresh() {
    let uiView = view.view
    let isNew = uiView.node !== self
    uiView.node = self
    if isNew { uiView.didMoveToStage() }
    let inner = childInputs(uiView)
    uiView.drawIfNeeded(inner.environment)
    menu = uiView.updateContextMenu(menu, inner)
    content = uiView.updateContent(content, inner)
    updateChildren(uiView.subviews, inner)
    let behavior = UIViewLayout(uiView, inner.environment, measure: view.measure)
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
    uiView.adapt(&copy.environment)
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
    menu?.collectOutputs(into: &inner)
    content?.collectOutputs(into: &inner)
    for child in children { child.collectOutputs(into: &inner) }
    box.setChildren(inner)
    outputs.append(box)
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    let isOfBars = Q.self == BarPreferencesKey.self || Q.self == TabBarPreferencesKey.self
    if isOfBars, view.view.keepsBarPreferences { return }
    super.collectPreference(key, into: &value)
  }

  /// The box in the window's space.
  var frameInWindow: CGRect? {
    box.map { CGRect(origin: $0.globalOrigin, size: $0.frame.size) }
  }

  override func didRemove() {
    guard view.view.node === self else { return }
    view.view.node = nil
    (view.view.shown, view.view.queued) = (nil, nil)
  }
}

/// Lays out and draws a UIKit view's box.
struct UIViewLayout: LayoutBehavior {
  let view: UIView
  /// Whether SwiftUI decides about the size and place.
  var isHosted: Bool { measure != nil }
  private var look: LayerLook
  private let isTouchable: Bool
  private let measure: (@MainActor (ProposedViewSize) -> CGSize)?

  @MainActor
  init(
    _ view: UIView, _ environment: EnvironmentValues,
    measure: (@MainActor (ProposedViewSize) -> CGSize)?
  ) {
    self.view = view
    self.measure = measure
    look = LayerLook(view.shownState, environment)
    isTouchable = view.isUserInteractionEnabled
    name = view.boxName
  }

  let name: String

  func details(_ node: LayoutNode) -> [String] { look.details }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    measure?(proposal) ?? proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.frame.size
    let own = CGRect(origin: node.globalOrigin, size: size)
    node.safeArea = node.safeArea.inside(own).limited(by: node.safeArea, in: own)
    node.safeArea.container = node.safeArea.container.inset(by: view.insetsInside)
    view.takeOverKeyboard(node.safeArea.keyboardTop.map { max(own.maxY - $0, 0) } ?? 0)
    view.layOut(size: size, safeArea: node.safeArea.uiInsets(of: own))
    for child in node.layoutChildren {
      if let inner = child.behavior as? UIViewLayout, !inner.isHosted {
        let state = inner.view.shownState
        let origin = CGPoint(
          x: state.origin.x - view.shownState.bounds.minX,
          y: state.origin.y - view.shownState.bounds.minY)
        child.place(
          at: origin, proposal: ProposedViewSize(state.bounds.size), isPhysical: true)
      } else if view.contentFillsBounds {
        child.place(at: .zero, proposal: ProposedViewSize(size), isPhysical: true)
      } else {
        RootLayout.placeInMiddle(child, of: own, node.safeArea)
      }
    }
    view.didPlaceChildren(node)
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    var look = look
    look.animate(at: context.time)
    look.draw(node.presentedSize(context), &context) { node.drawChildren(&$0) }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    // Below 0.01 UIKit no longer finds a view.
    guard isTouchable, look.vector.opacity >= 0.01 else { return false }
    let box = CGRect(origin: .zero, size: node.presentedFrame(at: search.time).size)
    guard let inner = look.transform(in: box).inverted?.apply(Point(point)) else { return false }
    let place = CGPoint(x: inner.x, y: inner.y)
    return node.hitChildren(place, &search)
      || view.point(inside: place.shifted(by: view.bounds.origin), with: nil)
  }

  var animatableData: LayerVector {
    get { look.vector }
    set { look.vector = newValue }
  }
}

extension CGPoint {
  fileprivate func shifted(by other: CGPoint) -> CGPoint {
    CGPoint(x: x + other.x, y: y + other.y)
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

  /// Says, where the view has come into a window, so.
  fileprivate func didMoveToStage() {
    needsDisplay = true
    if superview == nil { didMoveToWindow() }
  }
}

extension SafeArea {
  /// The same area, which covers no more of a view that hangs out than of the view around.
  fileprivate func limited(by around: SafeArea, in own: CGRect) -> SafeArea {
    guard around.outer != .zero, !own.isEmpty else { return self }
    let (whole, free) = (around.outer, around.container)
    func most(_ length: CGFloat) -> CGFloat { max(length, 0) }
    let minX = min(container.minX, own.minX + most(free.minX - whole.minX))
    let minY = min(container.minY, own.minY + most(free.minY - whole.minY))
    let maxX = max(container.maxX, own.maxX - most(whole.maxX - free.maxX))
    let maxY = max(container.maxY, own.maxY - most(whole.maxY - free.maxY))
    var copy = self
    copy.container = CGRect(
      x: minX, y: minY, width: max(maxX - minX, 0), height: max(maxY - minY, 0))
    return copy
  }

  /// The insets of a frame's edges to what bars leave free; UIKit's don't know the keyboard.
  func uiInsets(of frame: CGRect) -> UIEdgeInsets {
    var area = self
    area.keyboardTop = nil
    let insets = area.insets(of: frame)
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}
