import Foundation

/// Gives its content a way to scroll to a view by its identity.
nonisolated public struct ScrollViewReader<Content: View>: _BuiltInView {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    ScrollReaderNode(view, inputs)
  }
}

/// A way to scroll to a view by its identity.
///
/// Invariant for `@unchecked Sendable`: the node is asked on the main actor only.
public struct ScrollViewProxy: @unchecked Sendable {
  weak var node: _ViewNode?

  /// Scrolls to the view of an identity; nil stands for as little as is needed to show it.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    // Views are scrolled on the main actor only.
    nonisolated(unsafe) let id = AnyHashable(id)
    onMain {
      guard let node else { return }
      let transaction = Transaction.current
      let graph = node.inputs.graph
      // What the running code changes is laid out first, then the place is known.
      graph.queue.add(under: transaction) {
        graph.afterLayout { [weak node] in
          withTransaction(transaction) { node?.scroll(toID: id, anchor) }
        }
      }
    }
  }
}

extension _ViewNode {
  /// Scrolls to the view of an identity below.
  func scroll(toID id: AnyHashable, _ anchor: UnitPoint?) {
    var target: LayoutNode?
    visitIdentified { found, node in
      if target == nil, found == id { target = node.outputs.first }
      return target == nil
    }
    guard let target else { return }
    target.enclosingScroll?.scroll(toShow: target, anchor: anchor)
  }
}

/// The node of a scroll view reader.
@MainActor
final class ScrollReaderNode<Content: View>: _TypedNode<ScrollViewReader<Content>> {
  private var child: _TypedNode<Content>?

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let proxy = ScrollViewProxy(node: self)
    let content = inputs.graph.trackingObservation(of: self) { view.content(proxy) }
    let childInputs = inputs.child(of: self)
    child = content.node(updating: child, childInputs)
  }
}
