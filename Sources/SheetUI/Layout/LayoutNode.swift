import Foundation

/// A box of the layout tree: measured, placed, drawn and hit through its behavior.
///
/// A class, because a box keeps its identity, and with it its running animations, from one layout
/// to the next. Frames are in points, relative to the parent box, y growing downwards.
@MainActor
final class LayoutNode {
  let graph: ViewGraph
  /// What the box got from above at its last update.
  private var inputs: _NodeInputs
  /// The place's transaction scope at the last update.
  var scope: TransactionScope { inputs.scope }
  /// The environment at the last update.
  var environment: EnvironmentValues {
    _read { yield inputs.environment }
    _modify { yield &inputs.environment }
  }
  /// The box around, or nil.
  ///
  /// Not weak, because every weak reference slows each counting of what it points to: the box around
  /// takes itself out when its children change and when it goes. Boxes live on the main actor alone.
  nonisolated(unsafe) private(set) unowned(unsafe) var parent: LayoutNode?
  /// The children in order, those that are on their way out included.
  private(set) var children: [LayoutNode] = []
  /// The children that take part in layout.
  private(set) var layoutChildren: [LayoutNode] = []
  /// Values that containers read, such as the layout priority.
  var traits: LayoutTraits {
    _read { yield sharedTraits.value }
    _modify { yield &sharedTraits.value }
  }
  private var sharedTraits = noTraits
  /// How the box comes and goes.
  var presence: Presence {
    _read { yield sharedPresence.value }
    _modify { yield &sharedPresence.value }
  }
  private var sharedPresence = alwaysPresent
  // What nearly all boxes have.
  private static let noTraits = CopyOnWrite(LayoutTraits())
  private static let alwaysPresent = CopyOnWrite(Presence())
  /// Whether the box is around one that is on its way out.
  var surroundsLeaving = false
  /// Whether the box no longer takes part in layout.
  var isLeaving: Bool { presence.isLeaving || surroundsLeaving }
  /// What the box does.
  var behavior: any LayoutBehavior { held.value }
  // Not checked at run time for overlapping accesses: none holds on to it, and it is asked for more
  // often than anything else.
  @exclusivity(unchecked) private var held: any HeldBehavior
  /// The behavior's running animations, nil where none was ever started.
  private var attributes: (any AttributeTrack)?
  /// The frame's running animations, nil where none was ever started.
  private var frameTrack: AnimationTrack<FrameVector>?
  /// Whether the box has had a frame.
  private var hasFrame = false
  @exclusivity(unchecked) private var sizes = MeasurementCache<ProposedViewSize, CGSize>()
  /// Whether all sizes of a layout are kept, not only the last one.
  private var keepsSizes = true
  /// Whether the box's own behavior sets alignment guides.
  private var setsGuides = false
  /// Whether the box or one in it sets alignment guides, besides the baselines of texts.
  private(set) var holdsGuides = false
  /// What a stack has worked out, as it is asked for the same to be measured, aligned and placed.
  var stackMemory: StackMemory?
  /// The target frame in the parent's space.
  private(set) var frame = CGRect.zero
  /// What only few boxes have; nil where there is nothing of it.
  var rarities: Rarities?
  /// Whether the box was placed for the first time.
  private(set) var isNewlyPlaced = false
  /// Whether the layout around has placed the box.
  var isPlacedByLayout = false
  /// The safe area that the box's children see, set while placing.
  var safeArea = SafeArea()

  init(graph: ViewGraph, inputs: _NodeInputs, behavior: any LayoutBehavior) {
    self.graph = graph
    self.inputs = inputs
    held = behavior.held
    note(type(of: behavior))
  }

  /// Reads what is the same for all behaviors of a type.
  private func note(_ type: any LayoutBehavior.Type) {
    keepsSizes = type.keepsSizes
    guard setsGuides != type.setsGuides else { return }
    setsGuides = type.setsGuides
    holdsGuides = setsGuides || children.contains { $0.holdsGuides }
  }

  /// Takes new inputs and a new behavior over; changed animatable data start to move.
  func update<B: LayoutBehavior>(_ inputs: _NodeInputs, _ behavior: B) {
    self.inputs = inputs
    if B.AnimatableData.self != EmptyAnimatableData.self {
      moveAttributes(to: behavior)
    } else {
      attributes = nil
    }
    held = behavior.held
    note(B.self)
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// Sets the children, in order.
  func setChildren(_ newChildren: [LayoutNode]) {
    if keepsChildren(newChildren) { return }
    for child in children where child.parent === self { child.parent = nil }
    children = newChildren
    var isLeaving = false
    holdsGuides = setsGuides
    for child in newChildren {
      child.parent = self
      if child.holdsGuides { holdsGuides = true }
      if child.isLeaving { isLeaving = true }
    }
    layoutChildren = isLeaving ? newChildren.filter { !$0.isLeaving } : newChildren
    if isLeaving {
      graph.leavingBoxes += newChildren.filter {
        $0.isLeaving && $0.traits.transition?.driver != nil
      }
    }
  }

  /// Whether the box has these very children already, and none of them is on its way out.
  ///
  /// Children are set before each layout, and nearly always they are the same ones.
  private func keepsChildren(_ newChildren: [LayoutNode]) -> Bool {
    guard newChildren.count == children.count, newChildren.count == layoutChildren.count
    else { return false }
    var hasGuides = setsGuides
    for (index, child) in newChildren.enumerated() {
      guard child === children[index], child.parent === self, !child.isLeaving else { return false }
      if child.holdsGuides { hasGuides = true }
    }
    holdsGuides = hasGuides
    return true
  }

  /// Takes over what containers read from a box that this one is around.
  func adoptTraits(of inner: LayoutNode) {
    sharedTraits = inner.sharedTraits
    // An identifier stays with the view that was given it.
    if traits.identifier != nil || traits.isRowTarget { traits = traits.surrounding }
    surroundsLeaving = inner.isLeaving
  }

  // MARK: Layout

  /// The size that answers a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes.answer(to: proposal, cycle: graph.layoutCycle) { return size }
    guard graph.hasRoomForBox else { return .zero }
    let size = held.sizeThatFits(proposal, self)
    sizes.store(size, for: proposal, cycle: graph.layoutCycle, keepsOthers: keepsSizes)
    return size
  }

  /// Drops what was measured of the node and everything in it.
  func forgetMeasurements() {
    sizes = MeasurementCache()
    stackMemory = nil
    rarities?.guides = MeasurementCache()
    rarities?.keptCycle = -1
    for child in layoutChildren { child.forgetMeasurements() }
  }

  /// The size and guides that answer a proposal.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] key in explicitGuide(key, proposal) }
  }

  /// The place of an alignment guide, in the node's space.
  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat {
    explicitGuide(key, proposal) ?? key.systemValue(in: sizeThatFits(proposal))
      ?? key.id.defaultValue(in: dimensions(in: proposal))
  }

  /// An alignment guide that was set, in the node's space.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    guard holdsGuides || key.isTextBaseline else { return nil }
    // Kept, because a stack asks for it twice: without, the work doubles with each nested stack.
    let request = GuideRequest(key: key, proposal: proposal)
    let known = rarities?.guides.answer(to: request, cycle: graph.layoutCycle)
    if let known { return known }
    let guide = held.explicitGuide(key, self, proposal)
    ownRarities.guides.store(guide, for: request, cycle: graph.layoutCycle)
    return guide
  }

  /// The distances that the node wants at its edges.
  ///
  /// A control with a label has the standard ones above and below, whatever its label wants.
  var spacing: EdgeSpacing {
    let spacing = held.spacing(self)
    return traits.list.controlHeight == nil ? spacing : spacing.resettingVertical()
  }

  /// Places the node's leading top corner in the parent's space, and everything in it.
  ///
  /// In a right-to-left parent, x counts from the right, unless `isPhysical`.
  func place(at origin: CGPoint, proposal: ProposedViewSize, isPhysical: Bool = false) {
    let size = sizeThatFits(proposal)
    var origin = origin
    if let parent, !isPhysical, parent.environment.layoutDirection == .rightToLeft {
      origin.x = parent.frame.width - origin.x - size.width
    }
    isNewlyPlaced = !hasFrame
    setFrame(CGRect(origin: origin, size: size))
    if let rarities, let action = rarities.afterPlacement {
      rarities.afterPlacement = nil
      action()
    }
    if let parent { safeArea = parent.safeArea }
    if graph.hasRoomForBox { held.placeChildren(self, proposal) }
  }

  /// Lays out what is in the box without moving the box.
  func layOutInPlace() { held.placeChildren(self, ProposedViewSize(frame.size)) }

  /// Ends the movements of the frames of the node and of everything in it.
  func stopMoving() {
    hasFrame = true
    frameTrack = nil
    for child in layoutChildren { child.stopMoving() }
  }

  /// Moves the node from another frame to the one that it has.
  func restart(from start: CGRect) {
    hasFrame = true
    frameTrack = AnimationTrack(FrameVector(start))
    moveTrack(to: frame, animation: scope.animation)
  }

  /// Gives the node a frame in the root's space, without movement.
  func fixFrame(_ newFrame: CGRect) {
    frame = newFrame
    hasFrame = true
    frameTrack = nil
  }

  private func setFrame(_ newFrame: CGRect) { moveFrame(newFrame, animation: scope.animation) }

  /// Gives the node a frame in the parent's space; it moves there from where it stands.
  func moveFrame(_ newFrame: CGRect, animation: @autoclosure () -> Animation?) {
    if hasFrame, newFrame != frame { moveTrack(to: newFrame, animation: animation()) }
    frame = newFrame
    hasFrame = true
  }

  private func moveTrack(to newFrame: CGRect, animation: Animation?) {
    // A frame that stands still and changes at once needs no track.
    guard animation != nil || frameTrack != nil else { return }
    var track = frameTrack ?? AnimationTrack(FrameVector(frame))
    track.retarget(to: FrameVector(newFrame), animation: animation, at: graph.time)
    graph.noteAnimation(until: track.settlesAt)
    frameTrack = track
  }

  /// The top left corner in the root's space, without effects that only move the drawing.
  var globalOrigin: CGPoint {
    var origin = CGPoint.zero
    var node: LayoutNode? = self
    while let current = node {
      origin.x += current.frame.minX
      origin.y += current.frame.minY
      node = current.parent
    }
    return origin
  }

  // MARK: What is presented

  /// The frame as it is shown at an instant, in the parent's space.
  func presentedFrame(at time: Double) -> CGRect {
    (frameTrack?.value(at: time) ?? FrameVector(frame)).rect
  }

  /// The instant at which the box stands still in its parent; nil while it was never moved.
  var standsStillAt: Double? { frameTrack?.settlesAt }

  /// The behavior with its animatable data as they are at an instant.
  func presentedBehavior(at time: Double) -> any HeldBehavior {
    attributes?.presented(at: time) ?? held
  }

  /// Has the animatable data move to those of a new behavior.
  private func moveAttributes<B: LayoutBehavior>(to new: B) {
    let time = graph.time
    if let track = attributes as? BehaviorTrack<B> {
      track.retarget(to: new, animation: scope.animation, at: time)
      graph.noteAnimation(until: track.settlesAt)
      return
    }
    attributes = nil
    guard let animation = scope.animation, let old = behavior as? B,
      old.animatableData != new.animatableData
    else { return }
    let track = BehaviorTrack(old)
    track.retarget(to: new, animation: animation, at: time)
    graph.noteAnimation(until: track.settlesAt)
    attributes = track
  }
}
