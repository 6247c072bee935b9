public import Foundation

/// Views in rows and columns, each column as wide as its widest view asks.
nonisolated public struct Grid<Content: View>: ContainerView {
  let layout: GridLayout
  let content: Content

  /// Creates a grid; distances are in points, nil for what the views want.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  func behavior(_ environment: EnvironmentValues) -> CustomLayout<GridLayout> {
    CustomLayout(layout: layout, direction: environment.layoutDirection)
  }
}

/// A row of a grid; outside of grids its views stand for themselves.
nonisolated public struct GridRow<Content: View>: _BuiltInView {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row; nil stands for the grid's alignment.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    GridRowNode(view, inputs)
  }
}

/// The node of a grid's row: it marks the row's cells.
@MainActor
final class GridRowNode<Content: View>: _TypedNode<GridRow<Content>> {
  private var child: _TypedNode<Content>?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let childInputs = inputs.child(of: self)
    child = view.content.node(updating: child, childInputs)
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    for output in outputs[start...] {
      output.traits.gridCell.row = serial
      output.traits.gridCell.rowAlignment = view.alignment
    }
  }
}

/// What a view says about its place in a grid.
struct GridCell {
  /// The row's number, nil for a view that has a row for itself.
  var row: Int?
  /// The row's alignment, nil for the grid's.
  var rowAlignment: VerticalAlignment?
  /// How many columns the view takes.
  var columns = 1
  /// The axes along which the view doesn't make the grid larger.
  var unsizedAxes: Axis.Set = []
  /// The alignment of the view's column.
  var columnAlignment: HorizontalAlignment?
  /// Where the view lies in its cell.
  var anchor: UnitPoint?
}

private enum GridCellKey {}

extension LayoutTraits {
  /// What the view says about its place in a grid.
  var gridCell: GridCell {
    get { values[ObjectIdentifier(GridCellKey.self)] as? GridCell ?? GridCell() }
    set { values[ObjectIdentifier(GridCellKey.self)] = newValue }
  }
}

extension View {
  /// Lets the view take several columns of its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(TraitModifier { $0.gridCell.columns = min(max(count, 1), 1000) })
  }

  /// Keeps the view from making its grid larger along some axes.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(TraitModifier { $0.gridCell.unsizedAxes = axes })
  }

  /// Sets where the views of the view's column lie.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(TraitModifier { $0.gridCell.columnAlignment = guide })
  }

  /// Sets where the view lies in its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(TraitModifier { $0.gridCell.anchor = anchor })
  }
}
