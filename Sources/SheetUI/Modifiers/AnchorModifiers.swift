import Foundation

/// Hands up what is made of a place in the view.
nonisolated struct AnchorModifier<K: PreferenceKey, Value>: _BuiltInModifier {
  let source: Anchor<Value>.Source
  let replaces: Bool
  let transform: (inout K.Value, Anchor<Value>) -> Void

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AnchorNode(view, inputs)
  }
}

/// The node of a value that is made of a place in the view.
@MainActor
final class AnchorNode<C: View, K: PreferenceKey, Value>: ModifierNode<
  C, AnchorModifier<K, Value>
>
{
  private weak var box: LayoutNode?

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    super.collectOutputs(into: &outputs)
    box = outputs[start...].first
  }

  override func collectPreference<Q: PreferenceKey>(_ key: Q.Type, into value: inout Q.Value?) {
    guard K.self == Q.self, let box else {
      super.collectPreference(key, into: &value)
      return
    }
    var own: K.Value?
    if !view.modifier.replaces { super.collectPreference(K.self, into: &own) }
    var result = own ?? K.defaultValue
    view.modifier.transform(&result, view.modifier.source.anchor(box))
    if let result = result as? Q.Value { Q.add(result, to: &value) }
  }
}

/// Puts views that are made of a value from below behind or in front of the view.
nonisolated struct PreferenceDecorationModifier<K: PreferenceKey, V: View>: _BuiltInModifier {
  let alignment: Alignment
  let isBehind: Bool
  let make: (K.Value) -> V

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceDecorationNode(view, inputs)
  }
}

/// The node of views made of a value from below; they are made while the view is placed, when the
/// value is known.
@MainActor
final class PreferenceDecorationNode<C: View, K: PreferenceKey, V: View>: ModifierNode<
  C, PreferenceDecorationModifier<K, V>
>
{
  private var decoration: _TypedNode<V>?
  private var box: LayoutNode?
  private var content: [LayoutNode] = []

  override var childNodes: [_ViewNode] {
    super.childNodes + (decoration.map { [$0 as _ViewNode] } ?? [])
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let behavior = LateDecorationLayout(
      alignment: view.modifier.alignment, isBehind: view.modifier.isBehind
    ) { [weak self] in self?.decorate() }
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
    guard let box else { return }
    content = child?.outputs ?? []
    box.setChildren(content)
    if let first = content.first { box.traits = first.traits.surrounding }
    outputs.append(box)
  }

  /// Makes the decoration of what the content hands up now.
  private func decorate() {
    var value: K.Value?
    child?.collectPreference(K.self, into: &value)
    let new = inputs.graph.trackingObservation(of: self) {
      view.modifier.make(value ?? K.defaultValue)
    }
    let childInputs = inputs.child(of: self)
    decoration = new.node(updating: decoration, childInputs)
    let made = decoration?.outputs ?? []
    box?.setChildren(view.modifier.isBehind ? made + content : content + made)
  }

  // A value that the decoration hands up is no part of what it is made of, but goes further up.
}

/// Lays out a view first and then what is made for it.
struct LateDecorationLayout: LayoutBehavior {
  let alignment: Alignment
  let isBehind: Bool
  let decorate: @MainActor () -> Void

  var name: String { isBehind ? "background" : "overlay" }

  private var decoration: DecorationLayout {
    DecorationLayout(alignment: alignment, isBehind: isBehind)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    decoration.sizeThatFits(proposal, node)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    decoration.primary(node)?.place(at: .zero, proposal: proposal)
    decorate()
    decoration.placeChildren(node, proposal)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { decoration.explicitGuide(key, node, proposal) }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { decoration.spacing(node) }
}

extension View {
  /// Hands what is made of a place in the view up.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorModifier<K, A>(source: value, replaces: true) { $0 = transform($1) })
  }

  /// Changes the value that is handed up by a place in the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorModifier<K, A>(source: value, replaces: false, transform: transform))
  }

  /// Puts views that are made of a value from below in front of the view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<K, V>(
        alignment: alignment, isBehind: false, make: transform))
  }

  /// Puts views that are made of a value from below behind the view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceDecorationModifier<K, V>(
        alignment: alignment, isBehind: true, make: transform))
  }
}
