import Foundation

/// A box of the layout tree: measured, placed, drawn and hit through its behavior.
///
/// A class, because a box keeps its identity, and with it its running animations, from one layout
/// to the next. Frames are in points, relative to the parent box, y growing downwards.
@MainActor
final class LayoutNode {
  let graph: ViewGraph
  /// The place's transaction scope at the last update.
  var scope: TransactionScope
  /// The environment at the last update.
  var environment: EnvironmentValues
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
  var traits = LayoutTraits()
  /// How the box comes and goes.
  var presence = Presence()
  /// Whether the box is around one that is on its way out.
  var surroundsLeaving = false
  /// Whether the box no longer takes part in layout.
  var isLeaving: Bool { presence.isLeaving || surroundsLeaving }
  private(set) var behavior: any LayoutBehavior
  private var attributes: (any AttributeTrack)?
  private var frameTrack: AnimationTrack<FrameVector>?
  private var sizes = MeasurementCache<ProposedViewSize, CGSize>()
  private var guides = MeasurementCache<GuideRequest, CGFloat?>()
  /// The finished rows of a stack, which is asked for the same one to be measured, aligned and placed.
  var arrangements: MeasurementCache<ProposedViewSize, StackLayout.Arrangement>?
  /// The target frame in the parent's space.
  private(set) var frame = CGRect.zero
  /// The taps that a gesture on the box has seen.
  private(set) lazy var tapMemory = TapMemory()
  /// How far a scroll view's content has moved, in points; beyond the ends while it is pulled.
  var scrollOffset = CGPoint.zero
  /// How far a scroll view's content can move, in points.
  var scrollLimit = CGSize.zero
  /// What a scroll view remembers between layouts.
  var scrollMemory: ScrollMemory {
    get { storedScrollMemory ?? ScrollMemory() }
    set { storedScrollMemory = newValue }
  }
  // Few boxes scroll: the others needn't hold all of it.
  private var storedScrollMemory: ScrollMemory?
  /// The size that a scroll view tells the views in it as their container's.
  var ownContainerSize: CGSize?
  /// Whether the box was placed for the first time.
  private(set) var isNewlyPlaced = false
  /// What is done once the box has its next frame.
  var afterPlacement: (@MainActor () -> Void)?
  /// What a user's layout keeps, and the layout in which it was brought up to date.
  var keptByLayout: Any?
  var keptCycle = -1
  /// Whether the layout around has placed the box.
  var isPlacedByLayout = false
  /// The safe area that the box's children see, set while placing.
  var safeArea = SafeArea()

  init(graph: ViewGraph, inputs: _NodeInputs, behavior: any LayoutBehavior) {
    self.graph = graph
    scope = inputs.scope
    environment = inputs.environment
    self.behavior = behavior
    attributes = makeTrack(behavior)
  }

  /// Takes new inputs and a new behavior over; changed animatable data start to move.
  func update(_ inputs: _NodeInputs, _ behavior: some LayoutBehavior) {
    scope = inputs.scope
    environment = inputs.environment
    attributes = retargeted(attributes, to: behavior, animation: scope.animation, at: graph.time)
    self.behavior = behavior
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// Sets the children and drops what was measured.
  func setChildren(_ newChildren: [LayoutNode]) {
    for child in children where child.parent === self { child.parent = nil }
    children = newChildren
    layoutChildren = newChildren.filter { !$0.isLeaving }
    for child in newChildren { child.parent = self }
    if layoutChildren.count < newChildren.count {
      graph.leavingBoxes += newChildren.filter {
        $0.isLeaving && $0.traits.transition?.driver != nil
      }
    }
  }

  // MARK: Layout

  /// The size that answers a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let size = sizes.answer(to: proposal, cycle: graph.layoutCycle) { return size }
    let size = behavior.sizeThatFits(proposal, self)
    sizes.store(size, for: proposal, cycle: graph.layoutCycle)
    return size
  }

  /// Drops what was measured of the node and everything in it.
  func forgetMeasurements() {
    sizes = MeasurementCache()
    guides = MeasurementCache()
    arrangements = nil
    for child in layoutChildren { child.forgetMeasurements() }
  }

  /// The size and guides that answer a proposal.
  func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal)) { [self] key in explicitGuide(key, proposal) }
  }

  /// An alignment guide that was set, in the node's space.
  func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    // Kept, because a stack asks for it twice: without, the work doubles with each nested stack.
    let request = GuideRequest(key: key, proposal: proposal)
    if let guide = guides.answer(to: request, cycle: graph.layoutCycle) { return guide }
    let guide = behavior.explicitGuide(key, self, proposal)
    guides.store(guide, for: request, cycle: graph.layoutCycle)
    return guide
  }

  /// The distances that the node wants at its edges.
  ///
  /// A control with a label has the standard ones above and below, whatever its label wants.
  var spacing: EdgeSpacing {
    let spacing = behavior.spacing(self)
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
    isNewlyPlaced = frameTrack == nil
    setFrame(CGRect(origin: origin, size: size))
    if let action = afterPlacement {
      afterPlacement = nil
      action()
    }
    if let parent { safeArea = parent.safeArea }
    behavior.placeChildren(self, proposal)
  }

  /// Lays out what is in the box without moving the box.
  func layOutInPlace() { behavior.placeChildren(self, ProposedViewSize(frame.size)) }

  /// A view node that lives as long as the box, for boxes in no tree.
  var keepsAlive: _ViewNode? {
    get { keptByLayout as? _ViewNode }
    set { keptByLayout = newValue }
  }

  /// Ends the movements of the frames of the node and of everything in it.
  func stopMoving() {
    frameTrack = AnimationTrack(FrameVector(frame))
    for child in layoutChildren { child.stopMoving() }
  }

  /// Moves the node from another frame to the one that it has.
  func restart(from start: CGRect) {
    var track = AnimationTrack(FrameVector(start))
    track.retarget(to: FrameVector(frame), animation: scope.animation, at: graph.time)
    graph.noteAnimation(until: track.settlesAt)
    frameTrack = track
  }

  /// Gives the node a frame in the root's space, without movement.
  func fixFrame(_ newFrame: CGRect) {
    frame = newFrame
    frameTrack = AnimationTrack(FrameVector(newFrame))
  }

  private func setFrame(_ newFrame: CGRect) { moveFrame(newFrame, animation: scope.animation) }

  /// Gives the node a frame in the parent's space; it moves there from where it stands.
  func moveFrame(_ newFrame: CGRect, animation: @autoclosure () -> Animation?) {
    let vector = FrameVector(newFrame)
    if frameTrack == nil {
      frameTrack = AnimationTrack(vector)
    } else if newFrame != frame {
      frameTrack?.retarget(to: vector, animation: animation(), at: graph.time)
      graph.noteAnimation(until: frameTrack?.settlesAt)
    }
    frame = newFrame
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
  func presentedFrame(at time: Double) -> CGRect { frameTrack?.value(at: time).rect ?? frame }

  /// The instant at which the box stands still in its parent; nil while it was never moved.
  var standsStillAt: Double? { frameTrack?.settlesAt }

  /// The behavior with its animatable data as they are at an instant.
  func presentedBehavior(at time: Double) -> any LayoutBehavior {
    attributes?.presented(at: time) ?? behavior
  }

  private func retargeted<B: LayoutBehavior>(
    _ track: (any AttributeTrack)?, to behavior: B, animation: Animation?, at time: Double
  ) -> (any AttributeTrack)? {
    guard B.AnimatableData.self != EmptyAnimatableData.self else { return nil }
    guard var old = track as? BehaviorTrack<B> else { return makeTrack(behavior) }
    old.retarget(to: behavior, animation: animation, at: time)
    graph.noteAnimation(until: old.settlesAt)
    return old
  }

  private func makeTrack<B: LayoutBehavior>(_ behavior: B) -> (any AttributeTrack)? {
    B.AnimatableData.self == EmptyAnimatableData.self ? nil : BehaviorTrack(behavior)
  }
}

/// A guide that is asked for, and for which proposal.
private struct GuideRequest: Equatable {
  let key: AlignmentKey
  let proposal: ProposedViewSize
}

/// The last answers of one node, valid within one layout cycle.
struct MeasurementCache<Request: Equatable, Answer> {
  // Most nodes are asked for two or three sizes, and a list would be an allocation for each of them.
  private var first: (request: Request, answer: Answer)?
  private var second: (request: Request, answer: Answer)?
  private var others: [(request: Request, answer: Answer)] = []
  private var cycle = -1

  func answer(to request: Request, cycle: Int) -> Answer? {
    guard cycle == self.cycle else { return nil }
    if let first, first.request == request { return first.answer }
    if let second, second.request == request { return second.answer }
    return others.first { $0.request == request }?.answer
  }

  mutating func store(_ answer: Answer, for request: Request, cycle: Int) {
    if cycle != self.cycle {
      (first, second) = (nil, nil)
      if !others.isEmpty { others.removeAll(keepingCapacity: true) }
      self.cycle = cycle
    }
    if first == nil {
      first = (request, answer)
    } else if second == nil {
      second = (request, answer)
    } else {
      others.append((request, answer))
    }
  }
}

/// A frame as a vector, so that it can be interpolated.
struct FrameVector: VectorArithmetic {
  var values: SIMD4<Double>

  init(_ rect: CGRect) {
    values = SIMD4(
      Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  private init(values: SIMD4<Double>) { self.values = values }

  var rect: CGRect {
    CGRect(x: values.x, y: values.y, width: max(values.z, 0), height: max(values.w, 0))
  }

  static let zero = FrameVector(values: .zero)
  static func + (a: FrameVector, b: FrameVector) -> FrameVector {
    FrameVector(values: a.values + b.values)
  }
  static func - (a: FrameVector, b: FrameVector) -> FrameVector {
    FrameVector(values: a.values - b.values)
  }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}
