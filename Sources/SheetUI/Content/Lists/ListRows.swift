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
  private var isEditing = false

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    var childInputs = inputs.child(of: self)
    childInputs.environment.listContext = view.context
    if let child {
      child.update(view.content, childInputs)
    } else {
      child = view.content.makeNode(childInputs)
    }
    (selected, isEditing) = inputs.graph.trackingObservation(of: self) {
      (view.selection?.read() ?? [], inputs.environment.editMode?.wrappedValue.isEditing == true)
    }
    let layout = ListLayout(look: view.context.look)
    if let box {
      box.update(inputs, layout)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: layout)
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
    cell.setChildren((inner.traits.list.background ?? []) + [inner])
    cell.traits = inner.traits.surrounding
    cell.surroundsLeaving = inner.isLeaving
    return cell
  }

  private func state(of inner: LayoutNode) -> ListCellState {
    let traits = inner.traits
    var state = ListCellState()
    guard traits.list.part == .row else { return state }
    state.isEditing = isEditing
    guard let selection = view.selection, !traits.list.isSelectionDisabled,
      let value = ListTraits.selectionValue(of: traits)
    else { return state }
    state.isSelected = selected.contains(value)
    state.showsSelection = isEditing && selection.isMultiple
    if isEditing || !selection.isMultiple { state.select = { selection.tap(value) } }
    return state
  }
}
