public import Foundation

/// What matched views have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The place and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The name of matched views.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// Gives its child the frame of another view, or is the view that gives it.
///
/// A source that takes another one's place starts from where that one was, when the change is
/// animated; a view that leaves goes where the new source is.
struct MatchedGeometryLayout: LayoutBehavior {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  var name: String { "matchedGeometry" }
  func details(_ node: LayoutNode) -> [String] { isSource ? [] : ["follows"] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    node.layoutChildren.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    if isSource {
      node.graph.matches.offer(node, for: key)
      for child in node.layoutChildren { child.place(at: .zero, proposal: proposal) }
      return
    }
    guard let source = node.graph.matches.frame(for: key, in: node.graph) else {
      for child in node.layoutChildren { child.place(at: .zero, proposal: proposal) }
      return
    }
    let own = node.globalOrigin
    for child in node.layoutChildren {
      let offer = properties.contains(.size) ? ProposedViewSize(source.size) : proposal
      let size = child.sizeThatFits(offer)
      var origin = CGPoint.zero
      if properties.contains(.position) {
        origin = CGPoint(
          x: source.minX + source.width * anchor.x - size.width * anchor.x - own.x,
          y: source.minY + source.height * anchor.y - size.height * anchor.y - own.y)
      }
      child.place(at: origin, proposal: offer, isPhysical: true)
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    guard node.isLeaving, isSource,
      let target = node.graph.matches.presentedFrame(for: key, at: context.time)
    else { return node.drawChildren(&context) }
    // What leaves lies over what comes, wherever that is on its way.
    let shift = node.presentedGlobalOrigin(at: context.time)
    let outer = context.origin
    context.origin.x += target.midX - shift.x - node.frame.width / 2
    context.origin.y += target.midY - shift.y - node.frame.height / 2
    node.drawChildren(&context)
    context.origin = outer
  }
}

/// Where matched views are.
@MainActor
struct MatchedGeometries {
  private struct Source {
    weak var node: LayoutNode?
    var frame: CGRect
    var cycle: Int
  }

  private var sources: [MatchedGeometryKey: Source] = [:]
  /// The frames that followers used in the running layout.
  private var used: [MatchedGeometryKey: CGRect?] = [:]

  /// Whether a follower was placed by a frame that has changed since.
  var needsAnotherLayout: Bool {
    used.contains { key, frame in sources[key]?.frame != frame }
  }

  /// Forgets what followers used.
  mutating func beginLayout() { used = [:] }

  /// Takes a source's frame; one that is new starts from where the last one was.
  mutating func offer(_ node: LayoutNode, for key: MatchedGeometryKey) {
    let frame = CGRect(origin: node.globalOrigin, size: node.frame.size)
    let cycle = node.graph.cycle
    if let old = sources[key], old.node !== node, node.isNewlyPlaced {
      let start = old.node.map { $0.presentedGlobalFrame(at: node.graph.time) } ?? old.frame
      node.startMoving(fromGlobal: start)
    }
    sources[key] = Source(node: node, frame: frame, cycle: cycle)
  }

  /// The frame of the source in the window's space, nil where there is none.
  mutating func frame(for key: MatchedGeometryKey, in graph: ViewGraph) -> CGRect? {
    let frame = sources[key]?.frame
    used[key] = frame
    return frame
  }

  /// The frame of the source as it is shown at an instant.
  func presentedFrame(for key: MatchedGeometryKey, at time: Double) -> CGRect? {
    sources[key]?.node.flatMap { $0.isLeaving ? nil : $0.presentedGlobalFrame(at: time) }
  }
}

extension LayoutNode {
  /// The top left corner in the window's space as it is shown at an instant.
  func presentedGlobalOrigin(at time: Double) -> CGPoint {
    var origin = CGPoint.zero
    var node: LayoutNode? = self
    while let current = node {
      let frame = current.presentedFrame(at: time)
      origin.x += frame.minX
      origin.y += frame.minY
      node = current.parent
    }
    return origin
  }

  /// The frame in the window's space as it is shown at an instant.
  func presentedGlobalFrame(at time: Double) -> CGRect {
    CGRect(origin: presentedGlobalOrigin(at: time), size: presentedFrame(at: time).size)
  }

  /// Lets the box and what fills it move in from another frame of the window.
  func startMoving(fromGlobal start: CGRect) {
    let own = globalOrigin
    let first = CGRect(
      x: frame.minX + start.minX - own.x, y: frame.minY + start.minY - own.y,
      width: start.width, height: start.height)
    restart(from: first)
    seedChildren(from: start.size)
  }

  private func seedChildren(from size: CGSize) {
    for child in layoutChildren {
      child.afterPlacement = { [weak self, weak child] in
        guard let self, let child else { return }
        let fills = child.frame.size == self.frame.size
        let old = fills ? size : child.frame.size
        child.restart(
          from: CGRect(
            x: fills ? 0 : child.frame.minX + (size.width - self.frame.width) / 2,
            y: fills ? 0 : child.frame.minY + (size.height - self.frame.height) / 2,
            width: old.width, height: old.height))
        if fills { child.seedChildren(from: size) }
      }
    }
  }
}

nonisolated struct MatchedGeometryModifier: LayoutModifier {
  let layout: MatchedGeometryLayout

  func behavior(_ environment: EnvironmentValues) -> MatchedGeometryLayout { layout }
}

extension View {
  // Reason: SwiftUI's signature has five parameters.
  /// Gives the view the place and size of another view of the same name, or makes it that one.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        layout: MatchedGeometryLayout(
          key: MatchedGeometryKey(id: AnyHashable(id), namespace: namespace),
          properties: properties, anchor: anchor, isSource: isSource)))
  }

  /// Names the view as the start of a zooming transition, which here is the usual one.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  /// Names the view as the start of a zooming transition, which here is the usual one.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> any MatchedTransitionSourceConfiguration
  ) -> some View { self }

  /// Lets the view's frame move as one with what is in it, which here is always so.
  nonisolated public func geometryGroup() -> some View { self }
}

/// How the start of a zooming transition looks.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// The start of a zooming transition as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  /// Sets the background.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }
  /// Sets the shape.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
  // Reason: SwiftUI's signature has four parameters.
  /// Sets the shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration { self }
}
