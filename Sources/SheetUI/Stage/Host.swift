import Foundation

/// One layer of a window: the root content, or something presented over it.
///
/// A class, because a layer keeps its way in and out while it is shown.
@MainActor
final class Host {
  /// The content's node.
  let content: _ViewNode
  /// Where and how the layer appears; nil for the window's root.
  let options: PresentationOptions?
  /// What the layer's box is filled with; nil for nothing.
  var background: (any ShapeStyle)?
  /// Brings the content up to date with a new environment.
  var update: (EnvironmentValues) -> Void = { _ in }
  /// Called when the user taps beside a card that may be closed.
  var onTapBeside: () -> Void = {}
  /// The box of the whole layer, in the window's space.
  let box: LayoutNode
  /// How far the layer has arrived: 0 away, 1 there.
  private(set) var progress = AnimationTrack<Double>(1)
  /// Whether the layer is on its way out.
  private(set) var isLeaving = false

  init(content: _ViewNode, options: PresentationOptions?) {
    self.content = content
    self.options = options
    box = LayoutNode(graph: content.inputs.graph, inputs: content.inputs, behavior: RootLayout())
  }

  /// The environment of the layer's content.
  var environment: EnvironmentValues { content.inputs.environment }

  /// Starts the way in.
  func arrive(animated: Bool, at time: Double) {
    guard animated, let animation = options?.animation else { return }
    progress = AnimationTrack(0)
    progress.retarget(to: 1, animation: animation, at: time)
    content.inputs.graph.noteAnimation(until: progress.settlesAt)
  }

  /// Starts the way out.
  func leave(animated: Bool, at time: Double) {
    isLeaving = true
    let animation = animated ? options?.animation : nil
    progress.retarget(to: 0, animation: animation, at: time)
    content.inputs.graph.noteAnimation(until: progress.settlesAt)
  }

  /// Lays the layer out.
  func layout(in frame: CGRect, safeArea: SafeArea) {
    box.environment = environment
    box.setChildren(content.outputs)
    box.safeArea = safeArea
    (box.behavior as? RootLayout)?.place(box, frame)
  }
}

extension PresentationOptions {
  /// How long UIKit's transitions last, in seconds.
  static let duration = 0.4

  /// The movement of the transition; nil where there is none.
  ///
  /// UIKit's private system curve is modelled as the critically damped spring of 333.33 that its
  /// sheets use; what is left of it after `duration` is below 0.6 %.
  var animation: Animation? {
    switch transition {
    case .none: nil
    case .coverVertical, .crossDissolve: .systemTransition
    }
  }
}

/// Puts a layer's content into the middle of what is free of the layer's box.
struct RootLayout: LayoutBehavior {
  var name: String { "window" }

  /// Gives the box its frame and places the content.
  @MainActor func place(_ node: LayoutNode, _ frame: CGRect) {
    node.fixFrame(frame)
    placeChildren(node, ProposedViewSize(frame.size))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let own = node.frame
    let free = node.safeArea.rect.intersection(own)
    let area = free.isNull ? CGRect(origin: own.origin, size: .zero) : free
    let offer = ProposedViewSize(area.size)
    for child in node.layoutChildren {
      let size = child.sizeThatFits(offer)
      let origin = CGPoint(
        x: area.midX - size.width / 2 - own.minX, y: area.midY - size.height / 2 - own.minY)
      child.place(at: origin, proposal: offer, isPhysical: true)
    }
  }
}
