public import Foundation

/// Views that are made for the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The collection.
  associatedtype Data: Collection

  /// The elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The elements.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the user delete rows of a list; nil for not.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowActionModifier(delete: .some(action), move: nil))
  }

  /// Lets the user move rows of a list; nil for not.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    modifier(RowActionModifier(delete: nil, move: .some(action)))
  }
}

/// Says what a list may do with the rows of a collection.
nonisolated struct RowActionModifier: _BuiltInModifier {
  /// Deletes elements; nil leaves what is said elsewhere.
  let delete: ((IndexSet) -> Void)??
  /// Moves elements; nil leaves what is said elsewhere.
  let move: ((IndexSet, Int) -> Void)??

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    RowActionNode(view, inputs)
  }
}

/// The node of what a list may do with rows.
@MainActor
final class RowActionNode<C: View>: ModifierNode<C, RowActionModifier> {
  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    let modifier = view.modifier
    for output in outputs[start...] {
      if let delete = modifier.delete { output.traits.list.delete = delete }
      if let move = modifier.move { output.traits.list.move = move }
    }
  }
}
