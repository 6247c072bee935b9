extension Stage {
  /// Shows a view controller in given surroundings.
  public convenience init(
    _ configuration: StageConfiguration, rootViewController: UIViewController
  ) throws(StageError) {
    try self.init(configuration) { ControllerView(controller: rootViewController) }
    try start(rootViewController)
  }

  /// Shows a view controller on a device.
  public convenience init(
    _ device: Device, rootViewController: UIViewController
  ) throws(StageError) {
    try self.init(StageConfiguration(device: device), rootViewController: rootViewController)
  }

  private func start(_ root: UIViewController) throws(StageError) {
    window.adopt(root)
    try perform { root.viewDidAppear(false) }
  }
}

extension StageWindow {
  /// Makes a controller the root's; as in UIKit it brings its own background, on black.
  fileprivate func adopt(_ root: UIViewController) {
    rootSlot.controller = root
    hosts.first?.background = nil
  }
}

/// Shows a view controller's view.
private nonisolated struct ControllerView: _BuiltInView {
  let controller: UIViewController

  @MainActor static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ControllerNode(view, inputs)
  }
}

/// The node of a root view controller.
private final class ControllerNode: _TypedNode<ControllerView> {
  private var child: _TypedNode<PlatformView>?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let inner = PlatformView(view: view.controller.view)
    if let child {
      child.update(inner, inputs.child(of: self))
    } else {
      view.controller.viewWillAppear(false)
      child = inner.makeNode(inputs.child(of: self))
    }
  }
}
