public import Foundation

/// The views that a layout arranges, in order.
///
/// Invariant for `@unchecked Sendable`: used on the main actor only, where layout runs.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  let nodes: [LayoutNode]
  /// The direction in which reading goes; layouts place as if from left to right, and are mirrored.
  public var layoutDirection: LayoutDirection

  /// The type of a part.
  public typealias SubSequence = LayoutSubviews
  /// The views that the layout arranges.
  public typealias Element = LayoutSubview
  /// The type of a place.
  public typealias Index = Int
  /// The type of all places.
  public typealias Indices = Range<Int>

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last view.
  public var endIndex: Int { nodes.count }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(node: nodes[index]) }

  /// The views in a range of places.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(nodes: Array(nodes[bounds]), layoutDirection: layoutDirection)
  }

  /// The views at some places.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(nodes: indices.map { nodes[$0] }, layoutDirection: layoutDirection)
  }

  /// Whether both hold the same views.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection
      && a.nodes.elementsEqual(b.nodes) { $0 === $1 }
  }
}

/// A view that a layout arranges.
///
/// Invariant for `@unchecked Sendable`: used on the main actor only, where layout runs.
public struct LayoutSubview: Equatable, @unchecked Sendable {
  let node: LayoutNode

  /// The value of a key that was set on the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let name = ObjectIdentifier(key)
    return onMain { node.traits.values[name] } as? K.Value ?? K.defaultValue
  }

  /// What containers read from the view.
  public var containerValues: ContainerValues { onMain { ContainerValues(node.traits) } }

  /// The order in which stacks serve the view; higher comes first.
  public var priority: Double {
    onMain { node.traits.isSpacer ? -.infinity : node.traits.priority }
  }

  /// The distances that the view wants at its edges.
  public var spacing: ViewSpacing { onMain { ViewSpacing(edges: node.spacing) } }

  /// Returns the size that answers a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { node.sizeThatFits(proposal) }
  }

  /// Returns the size and guides that answer a proposal, in points.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { node.dimensions(in: proposal) }
  }

  /// Places the view so that its anchor lies on a point of the layout's space, in points.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMain {
      let size = node.sizeThatFits(proposal)
      node.isPlacedByLayout = true
      node.place(
        at: CGPoint(
          x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
        proposal: proposal)
    }
  }

  /// Whether both are the same view.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node === b.node }
}

/// The name of a value that a view hands to the layout around it.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// The distances that a view wants between its edges and its neighbours.
public struct ViewSpacing: Sendable {
  var edges = EdgeSpacing(top: .none, bottom: .none, leading: .none, trailing: .none)

  init(edges: EdgeSpacing) { self.edges = edges }

  /// Creates the default distances.
  public init() { edges = EdgeSpacing() }

  /// No distance at any edge.
  public static let zero = ViewSpacing(
    edges: EdgeSpacing(top: .none, bottom: .none, leading: .none, trailing: .none))

  /// Takes the larger distance at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges set: Edge.Set = .all) {
    if set.contains(.top) { edges.top = edges.top.larger(other.edges.top) }
    if set.contains(.bottom) { edges.bottom = edges.bottom.larger(other.edges.bottom) }
    if set.contains(.leading) { edges.leading = edges.leading.larger(other.edges.leading) }
    if set.contains(.trailing) { edges.trailing = edges.trailing.larger(other.edges.trailing) }
  }

  /// Returns the larger distances at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Returns the distance to a view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .vertical
      ? EdgeSpacing.between(edges.bottom, next.edges.top)
      : EdgeSpacing.between(edges.trailing, next.edges.leading)
  }
}

extension EdgeSpacing.Distance {
  /// The one of two that keeps more away.
  fileprivate func larger(_ other: EdgeSpacing.Distance) -> EdgeSpacing.Distance {
    switch (self, other) {
    case (.none, _): other
    case (_, .none): self
    case (.standard, _): self
    case (.text, _): other
    }
  }
}

/// A value that crosses isolations although its type doesn't say that it may.
private struct Crossing<Value>: @unchecked Sendable {
  let value: Value
}

/// Runs what needs the main actor for code that SwiftUI declares without isolation; views are laid
/// out on the main actor only.
func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
  withoutActuallyEscaping(body) { body in
    let crossing = Crossing(value: body)
    return MainActor.assumeIsolated { Crossing(value: crossing.value()) }.value
  }
}

extension View {
  /// Sets a value for the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(TraitModifier { $0.values[ObjectIdentifier(K.self)] = value })
  }
}
