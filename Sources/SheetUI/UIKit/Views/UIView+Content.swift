import Foundation

/// Content that knows its size and baselines, as text does.
@MainActor
protocol MeasuredContent: UIView {
  /// The size that the content asks for where its width is known, or where it isn't.
  func contentSize(width: CGFloat?) -> CGSize
  /// How far the first baseline is below the top, in points.
  var firstBaseline: CGFloat { get }
  /// How far the last baseline is above the bottom, in points.
  var lastBaseline: CGFloat { get }
}

extension UIView {
  /// The size that the content asks for, with a height that goes with a width where one is known.
  func fittingContentSize(width: CGFloat?) -> CGSize {
    let size = intrinsicContentSize
    guard let width, let content = self as? any MeasuredContent, size.width >= 0,
      abs(width - size.width) > 1e-6
    else { return size }
    return CGSize(width: size.width, height: content.contentSize(width: width).height)
  }

  /// How far the first baseline is below the top, in points.
  var firstBaselineOffset: CGFloat {
    (self as? any MeasuredContent)?.firstBaseline ?? bounds.height
  }
  /// How far the last baseline is above the bottom, in points.
  var lastBaselineOffset: CGFloat { (self as? any MeasuredContent)?.lastBaseline ?? 0 }

  /// Calls `draw(_:)` where the drawing is out of date, and keeps what it drew.
  func drawIfNeeded(_ environment: EnvironmentValues) {
    guard needsDisplay, bounds.width > 0, bounds.height > 0 else { return }
    needsDisplay = false
    let context = CGContext(environment, size: bounds.size)
    context.ctm = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    GraphicsStack.with(context) { draw(bounds) }
    recording = context.recording.items.isEmpty ? nil : context.recording
    if shown != nil { shown?.content = currentState.content }
  }
}

/// Measures SwiftUI views outside of a stage's tree.
@MainActor
struct ViewSketch<Content: View> {
  private let node: _ViewNode
  private let box: LayoutNode?

  init(_ content: Content, _ environment: EnvironmentValues) {
    let graph = ViewGraph(clock: VirtualClock())
    let inputs = _NodeInputs(
      graph: graph, environment: environment, scope: TransactionScope(graph: graph))
    node = content.makeNode(inputs)
    box = node.outputs.first
  }

  /// The size that answers a proposal.
  func size(_ proposal: ProposedViewSize = .unspecified) -> CGSize {
    box?.sizeThatFits(proposal) ?? .zero
  }

  /// The first and last baseline of the content in a size, from its top.
  func baselines(_ proposal: ProposedViewSize = .unspecified) -> (first: CGFloat, last: CGFloat)? {
    guard let box,
      let first = box.explicitGuide(VerticalAlignment.firstTextBaseline.key, proposal),
      let last = box.explicitGuide(VerticalAlignment.lastTextBaseline.key, proposal)
    else { return nil }
    return (first, last)
  }

  /// Draws the content in a rectangle.
  func draw(in rect: CGRect, _ context: inout DrawContext) {
    guard let box else { return }
    let outer = context.origin
    let around = LayoutNode(graph: box.graph, inputs: node.inputs, behavior: RootLayout())
    around.setChildren([box])
    around.fixFrame(rect)
    box.place(at: .zero, proposal: ProposedViewSize(rect.size), isPhysical: true)
    context.origin = CGPoint(x: outer.x + rect.minX, y: outer.y + rect.minY)
    box.draw(&context)
    context.origin = outer
  }
}
