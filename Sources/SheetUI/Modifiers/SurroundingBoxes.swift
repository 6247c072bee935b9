/// The boxes that a modifier puts around the boxes of its content, one around each.
///
/// Not generic, so that the work is compiled for all modifiers at once.
@MainActor
struct SurroundingBoxes {
  /// What the boxes do; nil where it has to be found out anew.
  var behavior: (any LayoutBehavior)? {
    didSet { isChanged = true }
  }
  private var isChanged = true
  /// The boxes of the last layout, by the boxes in them.
  private var boxes: [(key: ObjectIdentifier, value: LayoutNode)] = []

  /// Replaces the boxes from a place on by those around them.
  mutating func surround(
    _ outputs: inout [LayoutNode], from start: Int, _ inputs: _NodeInputs
  ) {
    guard let behavior else { return }
    var old = FormerList(boxes)
    boxes = []
    boxes.reserveCapacity(outputs.count - start)
    for index in start..<outputs.count {
      let inner = outputs[index]
      let known = old.find(ObjectIdentifier(inner), near: index - start)
      if isChanged { known?.update(inputs, behavior) }
      let box = known ?? LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
      box.setChildren([inner])
      box.adoptTraits(of: inner)
      boxes.append((ObjectIdentifier(inner), box))
      outputs[index] = box
    }
    isChanged = false
  }
}
