public import Foundation

/// Makes its content from its own size and place.
nonisolated public struct GeometryReader<Content: View>: _BuiltInView {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Creates the node.
  @MainActor public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _TypedNode<Self> {
    GeometryReaderNode(view, inputs)
  }
}

/// The size and place of a geometry reader or another box.
///
/// Invariant for `@unchecked Sendable`: the node is asked on the main actor only.
public struct GeometryProxy: @unchecked Sendable {
  let node: LayoutNode?
  /// The size, in points.
  public let size: CGSize
  /// What bars, the display's edges and the keyboard cover of the box, in points.
  public let safeAreaInsets: EdgeInsets
  private let globalFrame: CGRect

  @MainActor
  init(_ node: LayoutNode) {
    self.node = node
    size = node.frame.size
    globalFrame = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let pixel = 1 / max(node.environment.displayScale, 1)
    safeAreaInsets = node.safeArea.insets(of: globalFrame, tolerance: pixel / 2 + 0.001)
  }

  /// Returns the frame in a coordinate space, in points.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return globalFrame
    case .named(let name):
      guard let origin = onMain({ node?.ancestor(named: name)?.globalOrigin }) else {
        return globalFrame
      }
      return globalFrame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the bounds of the nearest named space around, in the reader's space, in points; nil
  /// where there is none.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    onMain {
      guard let space = node?.ancestor(named: coordinateSpace.name) else { return nil }
      let (origin, own) = (space.globalOrigin, globalFrame.origin)
      return CGRect(
        origin: CGPoint(x: origin.x - own.x, y: origin.y - own.y), size: space.frame.size)
    }
  }

  /// Returns the frame in a coordinate space, in points.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the box that an anchor stands for, in the reader's space, in points.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onMain { anchor.resolve(globalFrame.origin) }
  }
}

extension LayoutNode {
  /// The nearest box around the node that is a coordinate space of a name.
  func ancestor(named name: AnyHashable) -> LayoutNode? {
    var node = parent
    while let current = node {
      if (current.behavior as? CoordinateSpaceLayout)?.spaceName == name { return current }
      if let space = name.base as? ScrollSpaceName, let scroll = current.behavior as? ScrollLayout,
        space.axis.map({ scroll.axes.contains(Axis.Set($0)) }) ?? true
      {
        return current
      }
      node = current.parent
    }
    return nil
  }
}

/// The node of a geometry reader; its content is made while it is placed.
@MainActor
final class GeometryReaderNode<Content: View>: _TypedNode<GeometryReader<Content>> {
  private var child: _TypedNode<Content>?
  private var box: LayoutNode?
  private var seen: Seen?

  /// What the content was made from.
  private struct Seen: Equatable {
    let frame: CGRect
    let insets: EdgeInsets
  }

  override var childNodes: [_ViewNode] { child.map { [$0] } ?? [] }

  override func refresh() {
    let behavior = GeometryReaderLayout { [weak self] node in self?.makeContent(node) }
    if let box {
      box.update(inputs, behavior)
    } else {
      box = LayoutNode(graph: inputs.graph, inputs: inputs, behavior: behavior)
    }
    seen = nil
  }

  override func collectOutputs(into outputs: inout [LayoutNode]) {
    guard let box else { return }
    box.setChildren(child?.outputs ?? [])
    outputs.append(box)
  }

  /// Makes the content if the reader's size or place has changed.
  private func makeContent(_ node: LayoutNode) {
    let proxy = GeometryProxy(node)
    let now = Seen(frame: proxy.frame(in: .global), insets: proxy.safeAreaInsets)
    guard seen != now else { return }
    seen = now
    let childInputs = inputs.child(of: self)
    let content = inputs.graph.trackingObservation(of: self) { view.content(proxy) }
    child = content.node(updating: child, childInputs)
    node.setChildren(child?.outputs ?? [])
  }
}

/// Takes what it is offered; its content lies at the top leading corner.
struct GeometryReaderLayout: LayoutBehavior {
  let makeContent: @MainActor (LayoutNode) -> Void

  var name: String { "GeometryReader" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    // Apple's documentation names no ideal length; 10 is what a shape takes.
    proposal.replacingUnspecifiedDimensions()
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    makeContent(node)
    let offer = ProposedViewSize(node.frame.size)
    for child in node.layoutChildren { child.place(at: .zero, proposal: offer) }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }
}
