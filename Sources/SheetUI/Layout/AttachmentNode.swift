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

  /// The boxes and attachments of the last layout, by the boxes that they belong to.
  private var entries: [(key: ObjectIdentifier, value: Entry)] = []
  /// The behavior of the boxes; nil where it has to be found out anew.
  private var behavior: M.Behavior?

  override var childNodes: [_ViewNode] {
    super.childNodes + entries.map { $0.value.attachment as _ViewNode }
  }

  override func refresh() {
    super.refresh()
    behavior = nil
    guard !entries.isEmpty else { return }
    let (attachment, inputs) = (view.modifier.attachment, inputs.child(of: self))
    for entry in entries { entry.value.attachment.update(attachment, inputs) }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    let start = outputs.count
    child?.collectOutputs(into: &outputs)
    let modifier = view.modifier
    let isChanged = self.behavior == nil
    let behavior = self.behavior ?? modifier.behavior(inputs.environment)
    self.behavior = behavior
    var old = FormerList(entries)
    entries = []
    for index in start..<outputs.count {
      let inner = outputs[index]
      let known = old.find(ObjectIdentifier(inner), near: index - start)
      if isChanged { known?.box.update(inputs, behavior) }
      let entry = known ?? makeEntry(behavior)
      var boxes = modifier.isBehind ? [] : [inner]
      entry.attachment.collectOutputs(into: &boxes)
      if modifier.isBehind { boxes.append(inner) }
      entry.box.setChildren(boxes)
      entry.box.adoptTraits(of: inner)
      entries.append((ObjectIdentifier(inner), entry))
      outputs[index] = entry.box
    }
    for place in old.missing(in: entries) { old.entries[place].value.attachment.remove() }
  }

  private func makeEntry(_ behavior: M.Behavior) -> Entry {
    Entry(
      box: LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior),
      attachment: view.modifier.attachment.makeNode(inputs.child(of: self)))
  }
}
