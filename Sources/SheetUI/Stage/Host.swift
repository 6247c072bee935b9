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
  /// The appearance that the content had before it asked for another one.
  var usualColorScheme: ColorScheme?
  /// Called when the user taps beside a card that may be closed.
  var onTapBeside: () -> Void = {}
  /// Says to whoever asked for the layer that it is to go; nil where a controller presents it.
  var reset: (() -> Void)?
  /// The layer that presents this one.
  weak var presenter: Host?
  /// The frame of the context that the layer is bound to, in the window's space; nil for the
  /// options' own place.
  var contextFrame: () -> CGRect? = { nil }
  /// The size that a card's content asks for now, in points; nil for the options'.
  var preferredSize: () -> CGSize? = { nil }
  /// Called when the layer is gone.
  var didLeave: @MainActor () -> Void = {}
  /// Called after that, for others who wait for it.
  var completions: [() -> Void] = []
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

  /// Whether a layer is this one or presents it, directly or through others.
  func isPresented(by host: Host) -> Bool {
    self === host || presenter?.isPresented(by: host) == true
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
  /// sheets use; what is left of it after `duration` is below 0.6 %. A fade takes the curve of
  /// UIKit's view animations, ease in and out, which is half way at half the time.
  var animation: Animation? {
    switch transition {
    case .none: nil
    case .coverVertical: .systemTransition
    case .crossDissolve: .easeInOut(duration: Self.duration)
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
    for child in node.layoutChildren {
      if child.behavior is UIViewLayout {
        child.place(at: .zero, proposal: ProposedViewSize(own.size), isPhysical: true)
      } else {
        Self.placeInMiddle(child, of: own, node.safeArea)
      }
    }
  }

  /// Offers a child what is free of a box in the window's space and puts it into the middle of that.
  @MainActor
  static func placeInMiddle(_ child: LayoutNode, of own: CGRect, _ safeArea: SafeArea) {
    let free = safeArea.rect.intersection(own)
    let area = free.isNull ? CGRect(origin: own.origin, size: .zero) : free
    let offer = ProposedViewSize(area.size)
    let size = child.sizeThatFits(offer)
    let origin = CGPoint(
      x: area.midX - size.width / 2 - own.minX, y: area.midY - size.height / 2 - own.minY)
    child.place(at: origin, proposal: offer, isPhysical: true)
  }
}
