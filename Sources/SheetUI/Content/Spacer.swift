public import Foundation

/// Space that takes whatever a stack has left.
nonisolated public struct Spacer: _BuiltInView {
  /// The least length along the stack, in points; nil for 8.
  public var minLength: CGFloat?

  /// Creates a spacer.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    SpacerNode(view, inputs)
  }
}

/// The node of a spacer.
@MainActor
final class SpacerNode: _TypedNode<Spacer> {
  private var box: LayoutNode?

  override func refresh() {
    let behavior = SpacerLayout(minLength: view.minLength ?? EdgeSpacing.standardDistance)
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
      box?.traits.isSpacer = true
    }
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    if let box { outputs.append(box) }
  }
}

/// Takes what it is offered along its stack, and in both axes outside of one.
struct SpacerLayout: LayoutBehavior {
  let minLength: CGFloat

  static let keepsSizes = false
  var name: String { "Spacer" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let axis = node.enclosingStackAxis
    func length(_ proposed: CGFloat?, along: Bool) -> CGFloat {
      along ? max(proposed ?? minLength, minLength) : 0
    }
    return CGSize(
      width: length(proposal.width, along: axis != .vertical),
      height: length(proposal.height, along: axis != .horizontal))
  }

  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    EdgeSpacing(top: .none, bottom: .none, leading: .none, trailing: .none)
  }
}

extension LayoutNode {
  /// The axis of the stack that the node is in, seen through modifiers; nil outside of a stack.
  var enclosingStackAxis: Axis? {
    var node = self
    while let parent = node.parent {
      switch parent.behavior {
      case let stack as StackLayout: return stack.axis
      case let scroll as ScrollLayout: return scroll.stackAxis
      case is OverlayLayout, is GeometryReaderLayout, is RootLayout: return nil
      case let decoration as DecorationLayout where decoration.primary(parent) !== node: return nil
      default: node = parent
      }
    }
    return nil
  }
}
