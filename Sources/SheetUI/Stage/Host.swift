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
  /// Closes the layer on the user's behalf; answers whether it may be closed.
  var dismissByUser: @MainActor () -> Bool = { false }
  /// Whether the user may close the layer; asking has no effect.
  var canDismiss: @MainActor () -> Bool = { true }
  /// What the layer's content asks for.
  var settings: @MainActor () -> PresentationSettings = { PresentationSettings() }
  /// Called when a finger has brought a sheet to rest at another height.
  var didSelect: @MainActor (PresentationDetent) -> Void = { _ in }
  /// What a popover points at, in the window's space.
  var anchor: @MainActor () -> CGRect? = { nil }
  /// The scope that the content's changes run in, where it is the layer's own.
  var scope: TransactionScope?
  /// How the layer lies, where it is smaller than the window.
  private(set) var plan: CardPlan?
  /// The window's size at the last layout.
  private var plannedSize = CGSize.zero
  /// The height in use where the content keeps none.
  var selectedDetent: PresentationDetent?
  /// Where a finger holds the card's top edge, in points; nil while none does.
  var draggedTop: CGFloat?
  /// How the card moves to its next place, where a finger has just let go.
  var release: Animation?
  /// Says to whoever asked for the layer that it is to go; nil where a controller presents it.
  var reset: (() -> Void)?
  /// The layer that presents this one.
  weak var presenter: Host?
  /// The place of that layer, which may not be there yet while its content is made.
  weak var presenterSlot: LayerSlot?
  /// The frame of the context that the layer is bound to, in the window's space; nil for the
  /// options' own place.
  var contextFrame: () -> CGRect? = { nil }
  /// The size that a card's content asks for now, in points; nil for the options'.
  var preferredSize: () -> CGSize? = { nil }
  /// Called when the layer is gone.
  var didLeave: @MainActor () -> Void = {}
  /// Called after that, for others who wait for it.
  var completions: [() -> Void] = []
  /// Takes in the content's views where they are several.
  private let column = ImplicitStack(.vertical)
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
    prepare()
    box.safeArea = safeArea
    (box.behavior as? RootLayout)?.place(box, frame)
  }

  /// Makes the content ready to be measured.
  func prepare() {
    box.environment = environment
    box.setChildren(column.joined(content.outputs, content.inputs))
  }

  /// The size with which the content answers a proposal, in points.
  func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    for child in box.layoutChildren {
      let own = child.sizeThatFits(proposal)
      size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
    return size
  }

  /// Lays a card out by a new plan; it moves there from where it stands.
  func layout(by plan: CardPlan, window: CGSize, safeArea: SafeArea) {
    let frame = draggedTop.map { plan.frame(draggedTo: $0) } ?? plan.frame
    let isFirst = self.plan == nil
    let stays = plannedSize == window && frame != box.frame
    self.plan = plan
    plannedSize = window
    box.safeArea = safeArea.inside(frame)
    if isFirst {
      box.fixFrame(frame)
    } else {
      let animation = movement(isOwn: stays)
      if let animation, stays {
        scope?.setChange(isPermanent: false) { $0.animation = animation }
      }
      box.moveFrame(frame, animation: animation)
    }
    (box.behavior as? RootLayout)?.placeChildren(box, ProposedViewSize(frame.size))
  }

  /// The animation of a card's way to another place: the finger's, the change's own, the system's.
  private func movement(isOwn: Bool) -> Animation? {
    guard draggedTop == nil else { return nil }
    defer { release = nil }
    if let release { return release }
    guard content.inputs.graph.animatesChanges else { return nil }
    return box.scope.animation ?? (isOwn ? .systemTransition : nil)
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
    case .alert: .systemTransition
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
    let free = safeArea.rect.common(with: own)
    let area = free.isNull ? CGRect(origin: own.origin, size: .zero) : free
    let offer = ProposedViewSize(area.size)
    let size = child.sizeThatFits(offer)
    let origin = CGPoint(
      x: area.midX - size.width / 2 - own.minX, y: area.midY - size.height / 2 - own.minY)
    child.place(at: origin, proposal: offer, isPhysical: true)
  }
}
