public import Foundation

/// A SwiftUI view that shows a UIKit view controller.
///
/// Its size is what `sizeThatFits` answers; otherwise the size that is offered, or what the content or
/// constraints of the controller's view ask for.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The kind of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of the controller's events.
  associatedtype Coordinator = Void
  /// What the controller is made and updated with.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Returns the controller; called once.
  @MainActor @preconcurrency func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date; called after it was made and whenever something has changed.
  @MainActor @preconcurrency func updateUIViewController(
    _ uiViewController: UIViewControllerType, context: Context)
  /// Called when the controller goes.
  @MainActor @preconcurrency static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Returns what hears of the controller's events; called once, before the controller is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil for the view's own.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Leaves the size to the controller's view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// Not to be called: the graph handles the view.
  public var body: Never {
    preconditionFailure("\(Self.self) shows a view controller and has no body.")
  }

  /// Creates the node.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    RepresentableNode(view, inputs, ControllerRepresented<Self>.self)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

/// What a view controller is made and updated with.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  /// What hears of the controller's events.
  public let coordinator: Representable.Coordinator
  /// How the change that is being taken over is animated.
  public internal(set) var transaction: Transaction
  /// The environment.
  public internal(set) var environment: EnvironmentValues

  /// Runs UIKit changes with the animation of the change that is being taken over.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    transaction.runUIKit(changes, completion)
  }
}

enum ControllerRepresented<Representable: UIViewControllerRepresentable>: RepresentedKind {
  typealias Context = UIViewControllerRepresentableContext<Representable>
  typealias Controller = Representable.UIViewControllerType

  static func makeContext(
    _ view: Representable, _ old: Context?, _ inputs: _NodeInputs
  ) -> Context {
    Context(
      coordinator: old?.coordinator ?? view.makeCoordinator(),
      transaction: inputs.scope.transaction, environment: inputs.environment)
  }

  static func make(_ view: Representable, _ context: Context, _ node: _ViewNode) -> Controller {
    let controller = view.makeUIViewController(context: context)
    let around =
      node.surroundingController ?? node.inputs.environment.window?.window?.rootController
    if controller.parent == nil, let around, around !== controller {
      around.addChild(controller)
      controller.didMove(toParent: around)
    }
    return controller
  }

  static func update(_ view: Representable, _ platform: Controller, _ context: Context) {
    view.updateUIViewController(platform, context: context)
  }

  static func dismantle(_ platform: Controller, _ context: Context) {
    platform.viewWillDisappear(false)
    Representable.dismantleUIViewController(platform, coordinator: context.coordinator)
    platform.willMove(toParent: nil)
    platform.removeFromParent()
    platform.viewDidDisappear(false)
  }

  static func uiView(_ platform: Controller) -> UIView { platform.view }

  static func size(
    _ view: Representable, _ proposal: ProposedViewSize, _ platform: Controller, _ context: Context
  ) -> CGSize? { view.sizeThatFits(proposal, uiViewController: platform, context: context) }

  static func willAppear(_ platform: Controller) {
    platform.loadViewIfNeeded()
    platform.viewWillAppear(false)
  }

  static func didAppear(_ platform: Controller) { platform.viewDidAppear(false) }
}

extension _ViewNode {
  /// The controller of the nearest view around that has one, or else of the layer.
  var surroundingController: UIViewController? {
    let nearest = nearestController
    let layer = inputs.environment.layer
    if let nearest, nearest.viewIfLoaded?.node?.inputs.environment.layer === layer {
      return nearest
    }
    return layer?.contentController ?? nearest
  }

  /// The controller of the nearest view around that has one.
  var nearestController: UIViewController? {
    var node = inputs.platformView?.node
    while let current = node {
      if let controller = (current as? UIViewNode)?.view.view.controller { return controller }
      node = current.inputs.platformView?.node
    }
    return nil
  }
}
