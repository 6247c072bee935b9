import Foundation

extension View {
  /// Adds buttons to a list's row that a swipe from an edge reveals.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      SwipeModifier(actions: content(), edge: edge, allowsFullSwipe: allowsFullSwipe))
  }
}

/// Tells a list which actions a swipe reveals.
nonisolated struct SwipeModifier<Actions: View>: _BuiltInModifier {
  let actions: Actions
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SwipeNode(view, inputs)
  }
}

/// The node of swipe actions; the list makes the buttons when a swipe begins.
@MainActor
final class SwipeNode<C: View, Actions: View>: ModifierNode<C, SwipeModifier<Actions>> {
  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    let modifier = view.modifier
    for output in outputs[start...] {
      output.traits.list.swipes[modifier.edge] = SwipeTrait(
        actions: modifier.actions, inputs: inputs.child(of: self),
        allowsFullSwipe: modifier.allowsFullSwipe)
    }
  }
}

extension ListTraits {
  /// What swipes reveal: what the row says, and a button to delete it where that is possible.
  @MainActor
  func swipeTraits(_ inputs: _NodeInputs) -> [HorizontalEdge: SwipeTrait] {
    var traits = swipes
    if traits[.trailing] == nil { traits.merge(deleteTraits(inputs)) { own, _ in own } }
    return traits
  }

  /// The button that deletes the row, where it can be deleted.
  @MainActor
  func deleteTraits(_ inputs: _NodeInputs) -> [HorizontalEdge: SwipeTrait] {
    guard let delete, let index, !isDeleteDisabled else { return [:] }
    let button = Button(role: .destructive) {
      withAnimation { delete(IndexSet(integer: index)) }
    } label: {
      Text(verbatim: "Delete")
    }
    return [.trailing: SwipeTrait(actions: button, inputs: inputs, allowsFullSwipe: true)]
  }
}

/// Who reveals the actions of one row at a time.
@MainActor
protocol ListSwipeOwner: AnyObject {
  /// Makes the actions of a row.
  func openSwipe(_ row: ObjectIdentifier, _ edge: HorizontalEdge, _ trait: SwipeTrait)
  /// Takes the actions of rows other than one away.
  func closeSwipe(except row: ObjectIdentifier?)
}

/// What a row knows about its swipes.
@MainActor
struct ListSwipeState {
  weak var owner: (any ListSwipeOwner)?
  let row: ObjectIdentifier
  let edges: [HorizontalEdge: SwipeTrait]
  /// The edge whose actions are made; nil for none.
  let openEdge: HorizontalEdge?

  /// Slides the row back; the actions go when it has arrived.
  func close(_ cell: LayoutNode) {
    let (graph, owner) = (cell.graph, owner)
    withAnimation(.systemTransition) { graph.queue.add { cell.scrollOffset = .zero } }
    graph.clock.schedule(after: PresentationOptions.duration) {
      guard cell.scrollOffset == .zero else { return }
      graph.queue.add { owner?.closeSwipe(except: nil) }
    }
  }
}

/// Follows a finger that moves a row sideways.
@MainActor
final class SwipeRecognizer: GestureRecognizer {
  private let cell: LayoutNode
  private let swipe: ListSwipeState
  private var start: (finger: CGPoint, offset: CGFloat)?
  private var edge: HorizontalEdge?

  /// The share of the row's width after which the first action is performed (UIKit: about half).
  private static let fullShare: CGFloat = 0.55

  init(_ cell: LayoutNode, _ swipe: ListSwipeState) {
    self.cell = cell
    self.swipe = swipe
    edge = swipe.openEdge
  }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began: start = (event.location, cell.scrollOffset.x)
    case .moved: move(event)
    case .ended: if state == .active { settle() } else { cancel() }
    case .cancelled: settle()
    }
  }

  private var sign: CGFloat { cell.environment.layoutDirection == .rightToLeft ? 1 : -1 }

  private func move(_ event: TouchEvent) {
    guard let start else { return }
    let (dx, dy) = (event.location.x - start.finger.x, event.location.y - start.finger.y)
    let offset = start.offset + sign * dx
    if state == .possible {
      guard abs(dx) > abs(dy) else { return }
      let edge = edge ?? (offset > 0 ? .trailing : .leading)
      guard let trait = swipe.edges[edge] else { return cancel() }
      self.edge = edge
      state = .active
      let (owner, row) = (swipe.owner, swipe.row)
      cell.graph.queue.add { owner?.openSwipe(row, edge, trait) }
    }
    guard state == .active, let edge else { return }
    let limited = edge == .trailing ? max(offset, 0) : min(offset, 0)
    let cell = cell
    cell.graph.queue.add { cell.scrollOffset.x = limited }
  }

  private func settle() {
    state = .ended
    guard let edge, let layout = cell.behavior as? ListCellLayout else { return }
    let offset = abs(cell.scrollOffset.x)
    let width = layout.strip(cell)?.frame.width ?? 0
    let trait = swipe.edges[edge]
    if trait?.allowsFullSwipe == true, offset > cell.frame.width * Self.fullShare {
      layout.strip(cell)?.firstButton?.press()
      return swipe.close(cell)
    }
    guard offset > width / 2, width > 0 else { return swipe.close(cell) }
    let (cell, target) = (cell, edge == .trailing ? width : -width)
    withAnimation(.systemTransition) { cell.graph.queue.add { cell.scrollOffset.x = target } }
  }
}

extension LayoutNode {
  /// The first box in this one with a gesture.
  var firstButton: LayoutNode? {
    if behavior is GestureLayout { return self }
    for child in children {
      if let button = child.firstButton { return button }
    }
    return nil
  }

  /// Does what a tap on the box's gesture does.
  func press() {
    guard let gesture = behavior as? GestureLayout else { return }
    let recognizer = gesture.makeRecognizer()
    for phase in [TouchEvent.Phase.began, .ended] {
      recognizer.handle(
        TouchEvent(phase: phase, location: .zero, time: graph.time, velocity: .zero))
    }
  }
}
