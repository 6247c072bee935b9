import Foundation

/// The rows, headers and footers of a list.
nonisolated struct ListRows<Content: View>: _BuiltInView {
  let content: Content
  let selection: ListSelection?
  let context: ListContext

  /// Creates a node that puts each view of the content into a cell.
  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ListRowsNode(view, inputs)
  }
}

/// The node of a list's rows; each view of the content gets a cell.
@MainActor
final class ListRowsNode<Content: View>: _TypedNode<ListRows<Content>> {
  private var child: _TypedNode<Content>?
  private var box: LayoutNode?
  private var cells: [ObjectIdentifier: LayoutNode] = [:]
  private var selected: Set<AnyHashable> = []
  private var swipe: OpenSwipe?
  private var isEditing = false
  private var move: RowMove?

  override var childNodes: [_ViewNode] {
    [child as _ViewNode?, swipe?.strip].compactMap(\.self)
  }

  override func refresh() {
    var childInputs = inputs.child(of: self)
    childInputs.environment.listContext = view.context
    childInputs.environment.listChoice = listChoice
    child = view.content.node(updating: child, childInputs)
    let old = selected
    (selected, isEditing) = inputs.graph.trackingObservation(of: self) {
      (view.selection?.read() ?? [], inputs.environment.editMode?.wrappedValue.isEditing == true)
    }
    if selected != old, let column = inputs.environment.splitColumn {
      let isShown = !selected.isEmpty
      inputs.graph.queue.add { column.showNext(isShown) }
    }
    let layout = ListLayout(look: view.context.look, move: move)
    if let box {
      box.update(inputs, layout)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: layout)
    }
  }

  /// Selects the values of links, which then show in the next column of a split view.
  private var listChoice: (@MainActor (AnyHashable) -> Bool)? {
    guard let selection = view.selection, !selection.isMultiple,
      let column = inputs.environment.splitColumn
    else { return nil }
    return { value in
      guard selection.knows(value) else { return false }
      selection.tap(value)
      column.showNext(true)
      return true
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box else { return }
    let old = cells
    cells = [:]
    let rows = child?.outputs ?? []
    var places = ListPlaces(rows.map { $0.isLeaving ? nil : $0.traits.list })
    var children: [LayoutNode] = []
    for inner in rows {
      let key = ObjectIdentifier(inner)
      let place = inner.isLeaving ? nil : places.next()
      let cell = cell(old[key], around: inner, place)
      cells[key] = cell
      children.append(cell)
    }
    box.setChildren(children)
    outputs.append(box)
  }

  override func collectPreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    child?.collectPreference(key, into: &value)
  }

  /// Brings the cell around a view up to date; a view on its way out keeps the place it had.
  private func cell(
    _ old: LayoutNode?, around inner: LayoutNode, _ place: ListPlace?
  ) -> LayoutNode {
    let last = (old?.behavior as? ListCellLayout)?.place
    let layout = ListCellLayout(
      context: view.context, place: place ?? last ?? ListPlace(), traits: inner.traits.list,
      state: state(of: inner))
    let cell = old ?? LayoutNode(graph: inputs.graph, inputs: inputs, behavior: layout)
    cell.update(inputs, layout)
    let strip = layout.state.swipe?.openEdge == nil ? [] : swipe?.strip.outputs ?? []
    cell.setChildren((inner.traits.list.background ?? []) + strip + [inner])
    cell.traits = inner.traits.surrounding
    if move?.row == ObjectIdentifier(inner) { cell.traits.zIndex = 1 }
    cell.surroundsLeaving = inner.isLeaving
    return cell
  }

  private func state(of inner: LayoutNode) -> ListCellState {
    let traits = inner.traits
    var state = ListCellState()
    guard traits.list.part == .row else { return state }
    state.isEditing = isEditing
    state.swipe = swipeState(of: inner)
    let row = ObjectIdentifier(inner)
    if traits.list.move != nil, !traits.list.isMoveDisabled {
      state.move = ListMoveState(owner: self, row: row, byHandle: isEditing)
    }
    state.isLifted = move?.row == row
    guard let selection = view.selection, !traits.list.isSelectionDisabled,
      let value = ListTraits.selectionValue(of: traits)
    else { return state }
    state.isSelected = selected.contains(value)
    state.showsSelection = isEditing && selection.isMultiple
    if isEditing || !selection.isMultiple {
      let column = isEditing ? nil : inputs.environment.splitColumn
      state.select = {
        selection.tap(value)
        column?.showNext(true)
      }
    }
    return state
  }
}

// MARK: Swipes

/// The row whose actions are revealed.
private struct OpenSwipe {
  let row: ObjectIdentifier
  let edge: HorizontalEdge
  let strip: _ViewNode
}

extension ListRowsNode: ListSwipeOwner {
  private func swipeState(of inner: LayoutNode) -> ListSwipeState? {
    let inputs = inputs.child(of: self)
    let edges =
      isEditing ? inner.traits.list.deleteTraits(inputs) : inner.traits.list.swipeTraits(inputs)
    guard !edges.isEmpty else { return nil }
    let row = ObjectIdentifier(inner)
    return ListSwipeState(
      owner: self, row: row, edges: edges, openEdge: swipe?.row == row ? swipe?.edge : nil)
  }

  func openSwipe(_ row: ObjectIdentifier, _ edge: HorizontalEdge, _ trait: SwipeTrait) {
    if swipe?.row == row, swipe?.edge == edge { return }
    closeSwipe(except: row)
    func strip<A: View>(_ actions: A) -> _ViewNode {
      SwipeStrip(actions: actions, edge: edge).erasedNode(trait.inputs)
    }
    swipe?.strip.remove()
    swipe = OpenSwipe(row: row, edge: edge, strip: strip(trait.actions))
  }

  func closeSwipe(except row: ObjectIdentifier?) {
    guard let open = swipe, open.row != row else { return }
    cells[open.row]?.scrollOffset = .zero
    open.strip.remove()
    swipe = nil
  }
}

// MARK: Moves

extension ListRowsNode: ListMoveOwner {
  func beginMove(_ row: ObjectIdentifier) {
    guard let box, let start = cells[row],
      let index = box.layoutChildren.firstIndex(where: { $0 === start })
    else { return }
    let shown = box.layoutChildren
    func traits(_ index: Int) -> ListTraits? { (shown[index].behavior as? ListCellLayout)?.traits }
    func follows(_ index: Int) -> Bool {
      guard let lower = traits(index), let upper = traits(index - 1) else { return false }
      guard lower.part == .row, upper.part == .row, lower.section == upper.section,
        lower.move != nil, upper.move != nil, let next = lower.index, let last = upper.index
      else { return false }
      return next == last + 1
    }
    var (first, last) = (index, index)
    while first > 0, follows(first) { first -= 1 }
    while last + 1 < shown.count, follows(last + 1) { last += 1 }
    move = RowMove(
      row: row, cell: index, target: index, first: first,
      frames: shown[first...last].map(\.frame))
    closeSwipe(except: nil)
  }

  func move(by distance: CGFloat) {
    move?.follow(distance)
    inputs.graph.invalidate(self)
  }

  func isAtTarget(_ distance: CGFloat) -> Bool {
    guard var next = move else { return true }
    next.follow(distance)
    return next.target == move?.target
  }

  func endMove(isCancelled: Bool) {
    guard let done = move else { return }
    move = nil
    inputs.graph.invalidate(self)
    guard !isCancelled, done.target != done.cell, let cells = box?.layoutChildren,
      let traits = (cells[done.cell].behavior as? ListCellLayout)?.traits,
      let action = traits.move, let source = traits.index
    else { return }
    let step = done.target - done.cell
    let destination: Int = source + step + (step > 0 ? 1 : 0)
    action(IndexSet(integer: source), destination)
  }
}
