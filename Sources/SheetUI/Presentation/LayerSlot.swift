/// The place of one layer at which other layers are presented, one at a time.
///
/// A class, because the layer's views know it before the layer exists.
@MainActor
final class LayerSlot {
  /// The layer.
  weak var host: Host?
  /// The view controller of a window's root, or the one that stands for the layer's content.
  var controller: UIViewController?
  /// Makes the controller that stands for the layer's content, when one is asked for.
  var makeController: (() -> UIViewController?)?
  /// The window of a window's root, in UIKit's words.
  var window: UIWindow?
  private var editModeLocation: StateLocation<EditMode>?
  private weak var occupant: _ViewNode?
  private var waiting: [WeakNode] = []

  /// Whether the lists of the layer are edited.
  func editMode(_ queue: UpdateQueue) -> StateLocation<EditMode> {
    let location = editModeLocation ?? StateLocation(.inactive, queue: queue) {}
    editModeLocation = location
    return location
  }

  /// The controller of the view controllers in the layer; nil where they have others.
  var contentController: UIViewController? {
    if controller == nil { controller = makeController?() }
    return controller
  }

  /// Takes the place for a node; where it is taken, the node is evaluated again once it is free.
  ///
  /// - Returns: Whether the node has the place now.
  func occupy(_ node: _ViewNode) -> Bool {
    if let occupant, occupant !== node {
      if !waiting.contains(where: { $0.node === node }) { waiting.append(WeakNode(node)) }
      return false
    }
    occupant = node
    return true
  }

  /// Gives the place back and evaluates those who wait for it.
  func release(_ node: _ViewNode) {
    guard occupant === node else { return }
    occupant = nil
    let nodes = waiting.compactMap(\.node)
    waiting = []
    for node in nodes {
      let graph = node.inputs.graph
      graph.queue.add { graph.invalidate(node) }
    }
  }
}

private enum LayerSlotKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: LayerSlot? = nil
}

extension EnvironmentValues {
  /// The layer that the view is in; nil in a window's root.
  var layer: LayerSlot? {
    get { self[LayerSlotKey.self] }
    set { self[LayerSlotKey.self] = newValue }
  }
}
