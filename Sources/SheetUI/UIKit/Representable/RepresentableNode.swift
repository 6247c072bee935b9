import Foundation

/// The node of a SwiftUI view that shows a UIKit view or view controller.
@MainActor
final class RepresentableNode<Kind: RepresentedKind>: _TypedNode<Kind.Representable> {
  private var properties = PropertyStorage()
  private var context: Kind.Context?
  private var platform: Kind.Platform?
  private var child: _TypedNode<PlatformView>?

  init(_ view: Kind.Representable, _ inputs: _NodeInputs, _ kind: Kind.Type) {
    super.init(view, inputs)
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    var view = view
    properties.attach(to: &view, node: self)
    let context = Kind.makeContext(view, context, inputs)
    self.context = context
    // What UIKit changes in here is taken over with this very evaluation.
    let isNew = platform == nil
    let platform = platform ?? Kind.make(view, context, self)
    self.platform = platform
    inputs.graph.trackingObservation(of: self) { Kind.update(view, platform, context) }
    if isNew { Kind.willAppear(platform) }
    show(view, platform, context)
    if isNew { inputs.graph.afterLayout { Kind.didAppear(platform) } }
  }

  private func show(
    _ view: Kind.Representable, _ platform: Kind.Platform, _ context: Kind.Context
  ) {
    let uiView = Kind.uiView(platform)
    let shown = PlatformView(view: uiView) { proposal in
      Kind.size(view, proposal, platform, context) ?? uiView.size(answering: proposal)
    }
    var childInputs = inputs.child(of: self)
    childInputs.environment.labelsHidden = false
    child = shown.node(updating: child, childInputs)
  }

  override func didRemove() {
    properties.tearDown()
    if let platform, let context { Kind.dismantle(platform, context) }
  }
}

extension UIView {
  /// Returns the size that SwiftUI gives the view for a proposal.
  ///
  /// The content's own size is the least where the view resists being compressed, and the most where
  /// it resists growing; the proposal counts in between.
  func size(answering proposal: ProposedViewSize) -> CGSize {
    var own = intrinsicContentSize
    if own.width < 0 || own.height < 0, hasInnerConstraints {
      let fitted = systemLayoutSizeFitting(
        CGSize(width: proposal.width ?? 0, height: 0),
        withHorizontalFittingPriority: proposal.width == nil ? .fittingSizeLevel : .defaultLow,
        verticalFittingPriority: .fittingSizeLevel)
      own = CGSize(
        width: own.width < 0 ? fitted.width : own.width,
        height: own.height < 0 ? fitted.height : own.height)
    }
    let width = length(proposal.width, own.width, .horizontal)
    if let content = self as? any MeasuredContent, own.width >= 0 {
      own.height = content.contentSize(width: width).height
    }
    return CGSize(width: width, height: length(proposal.height, own.height, .vertical))
  }

  private var hasInnerConstraints: Bool {
    !extras.constraints.isEmpty || !ownConstraints.isEmpty
      || subviews.contains { $0.hasInnerConstraints }
  }

  /// What a view without a length of its own has where nothing is proposed, in points.
  private static let placeholderLength: CGFloat = 10

  private func length(
    _ proposal: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard own >= 0 else { return proposal ?? Self.placeholderLength }
    guard let proposal else { return own }
    let least = contentCompressionResistancePriority(for: axis) >= .defaultHigh ? own : 0
    let most = contentHuggingPriority(for: axis) >= .defaultHigh ? own : .infinity
    return min(max(proposal, least), most)
  }
}
