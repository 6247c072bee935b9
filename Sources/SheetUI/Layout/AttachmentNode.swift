import Foundation

/// A modifier that puts a box around a view and another view attached to it.
protocol AttachmentModifier: _BuiltInModifier {
  associatedtype Attachment: View
  associatedtype Behavior: LayoutBehavior

  /// The view that is attached.
  @MainActor var attachment: Attachment { get }
  /// Whether the attached view comes before the modified one.
  var isBehind: Bool { get }
  /// The behavior of the box.
  @MainActor func behavior(_ environment: EnvironmentValues) -> Behavior
}

extension AttachmentModifier {
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _NodeInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AttachmentNode(view, inputs)
  }
}

/// Puts views behind or in front of a view.
nonisolated struct DecorationModifier<Decoration: View>: AttachmentModifier {
  let decoration: Decoration
  let alignment: Alignment
  let isBehind: Bool

  var attachment: Decoration { decoration }
  func behavior(_ environment: EnvironmentValues) -> DecorationLayout {
    DecorationLayout(alignment: alignment, isBehind: isBehind)
  }
}

/// The node of an attachment; each view of the content gets one of its own.
@MainActor
final class AttachmentNode<C: View, M: AttachmentModifier>: ModifierNode<C, M> {
  private struct Entry {
    let box: LayoutNode
    let attachment: _TypedNode<M.Attachment>
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []

  override var childNodes: [_ViewNode] {
    super.childNodes + order.compactMap { entries[$0]?.attachment as _ViewNode? }
  }

  override func refresh() {
    super.refresh()
    for key in order {
      entries[key]?.attachment.update(view.modifier.attachment, inputs.child(of: self))
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let behavior = view.modifier.behavior(inputs.environment)
    let old = entries
    (entries, order) = ([:], [])
    for inner in child?.outputs ?? [] {
      let key = ObjectIdentifier(inner)
      let entry = old[key] ?? makeEntry(behavior)
      entry.box.update(inputs, behavior)
      let attached = entry.attachment.outputs
      entry.box.setChildren(view.modifier.isBehind ? attached + [inner] : [inner] + attached)
      entry.box.traits = inner.traits.surrounding
      entry.box.surroundsLeaving = inner.isLeaving
      entries[key] = entry
      order.append(key)
      outputs.append(entry.box)
    }
    for (key, entry) in old where entries[key] == nil { entry.attachment.remove() }
  }

  private func makeEntry(_ behavior: M.Behavior) -> Entry {
    Entry(
      box: LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior),
      attachment: view.modifier.attachment.makeNode(inputs.child(of: self)))
  }
}
