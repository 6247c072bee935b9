import Foundation

/// Sets a value that containers read from the view's boxes.
nonisolated struct TraitModifier: _BuiltInModifier {
  let set: (inout LayoutTraits) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TraitNode(view, inputs)
  }
}

/// The node of a trait; the boxes pass through it.
@MainActor
final class TraitNode<C: View>: ModifierNode<C, TraitModifier> {
  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    for output in outputs[start...] { view.modifier.set(&output.traits) }
  }
}

extension View {
  /// Says in which order a stack serves the view; higher comes first.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier { $0.priority = value })
  }

  /// Says where the view is drawn among its siblings; higher is in front.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier { $0.zIndex = value })
  }

  /// Gives the view a tag that pickers and tab views select by.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier { $0.tag = AnyHashable(tag) })
  }

  /// Gives the view an identifier by which tests find it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(TraitModifier { $0.identifier = identifier })
  }
}
