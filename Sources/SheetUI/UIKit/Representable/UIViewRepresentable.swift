public import Foundation

/// A SwiftUI view that shows a UIKit view.
///
/// Its size is what `sizeThatFits` answers; otherwise the size that the view's content or constraints
/// ask for, where the view resists growing and shrinking (with a priority of 750 or more), and what
/// it is offered in between.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The kind of the UIKit view.
  associatedtype UIViewType: UIView
  /// What hears of the view's events.
  associatedtype Coordinator = Void
  /// What the view is made and updated with.
  typealias Context = UIViewRepresentableContext<Self>

  /// Returns the view; called once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date; called after it was made and whenever something has changed.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view goes.
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType, coordinator: Coordinator)
  /// Returns what hears of the view's events; called once, before the view is made.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil for the view's own.
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves the size to the view.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// Not to be called: the graph handles the view.
  public var body: Never {
    preconditionFailure("\(Self.self) shows a UIKit view and has no body.")
  }

  /// Creates the node.
  public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    RepresentableNode(view, inputs, Represented.self)
  }

  fileprivate typealias Represented = ViewRepresented<Self>
}

extension UIViewRepresentable where Coordinator == Void {
  /// Returns nothing.
  public func makeCoordinator() {}
}

/// What a UIKit view is made and updated with.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the view's events.
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

extension Transaction {
  /// Runs UIKit changes under the transaction's animation.
  @MainActor
  func runUIKit(_ changes: () -> Void, _ completion: (() -> Void)?) {
    let animation = effectiveAnimation
    let end = animation?.timing.end(limit: AnimationTiming.stillLimit) ?? 0
    UIViewAnimation.run(
      animation, lasting: end, changes, completion: completion.map { end in { _ in end() } })
  }
}

/// How the graph deals with a representable view.
@MainActor
protocol RepresentedKind<Representable> {
  associatedtype Representable: View
  associatedtype Context
  associatedtype Platform

  static func makeContext(
    _ view: Representable, _ old: Context?, _ inputs: _NodeInputs
  ) -> Context
  static func make(_ view: Representable, _ context: Context, _ node: _ViewNode) -> Platform
  static func update(_ view: Representable, _ platform: Platform, _ context: Context)
  static func dismantle(_ platform: Platform, _ context: Context)
  static func uiView(_ platform: Platform) -> UIView
  static func size(
    _ view: Representable, _ proposal: ProposedViewSize, _ platform: Platform, _ context: Context
  ) -> CGSize?
  static func willAppear(_ platform: Platform)
  static func didAppear(_ platform: Platform)
}

enum ViewRepresented<Representable: UIViewRepresentable>: RepresentedKind {
  typealias Context = UIViewRepresentableContext<Representable>

  static func makeContext(
    _ view: Representable, _ old: Context?, _ inputs: _NodeInputs
  ) -> Context {
    Context(
      coordinator: old?.coordinator ?? view.makeCoordinator(),
      transaction: inputs.scope.transaction, environment: inputs.environment)
  }

  static func make(
    _ view: Representable, _ context: Context, _ node: _ViewNode
  ) -> Representable.UIViewType { view.makeUIView(context: context) }

  static func update(
    _ view: Representable, _ platform: Representable.UIViewType, _ context: Context
  ) { view.updateUIView(platform, context: context) }

  static func dismantle(_ platform: Representable.UIViewType, _ context: Context) {
    Representable.dismantleUIView(platform, coordinator: context.coordinator)
  }

  static func uiView(_ platform: Representable.UIViewType) -> UIView { platform }

  static func size(
    _ view: Representable, _ proposal: ProposedViewSize, _ platform: Representable.UIViewType,
    _ context: Context
  ) -> CGSize? { view.sizeThatFits(proposal, uiView: platform, context: context) }

  static func willAppear(_ platform: Representable.UIViewType) {}
  static func didAppear(_ platform: Representable.UIViewType) {}
}
