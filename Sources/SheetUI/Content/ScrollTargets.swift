public import Foundation

/// Where a scroll view's content comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is seen, in points.
  public var rect: CGRect
  /// The point of the part that stays, nil for none in particular.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Adds the target to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rect.minX)
    hasher.combine(rect.minY)
    hasher.combine(rect.width)
    hasher.combine(rect.height)
  }
}

/// Decides where a scroll view's content comes to rest.
public protocol ScrollTargetBehavior {
  /// What a behavior knows of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// What a behavior says of itself.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What a behavior knows of the scroll view when it says something of itself.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where the content comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)

  /// Says something of the behavior.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Nothing but the defaults.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a target behavior says of itself.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Whether one movement of a finger scrolls no further than to the next target; here the behavior
  /// itself decides.
  public var limitsScrolls: Bool

  /// Creates properties.
  public init(limitsScrolls: Bool = false) { self.limitsScrolls = limitsScrolls }
}

/// What a target behavior knows when it says something of itself.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What a target behavior knows of the scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where the content was when the finger came down.
  public let originalTarget: ScrollTarget
  /// The velocity of the content, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the scroll view, in points.
  public let containerSize: CGSize
  /// The directions in which the content moves.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the targets in the content, in points.
  let targets: [CGRect]

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Comes to rest at whole pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  public init() {}

  /// Moves by one page at the most.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ value: CGFloat, _ old: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return value }
      let start = (old / length).rounded()
      let wanted = (value / length).rounded()
      return min(max(wanted, start - 1), start + 1) * length
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, context.originalTarget.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, context.originalTarget.rect.minY, context.containerSize.height)
    }
  }
}

/// Comes to rest where a view of the target layout begins.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one movement passes.
  public struct LimitBehavior: Sendable {
    let most: Int?

    /// One where the room is narrow, any number elsewhere.
    public static var automatic: LimitBehavior { LimitBehavior(most: nil) }
    /// One.
    public static var always: LimitBehavior { LimitBehavior(most: 1) }
    /// Few.
    public static var alwaysByFew: LimitBehavior { LimitBehavior(most: 3) }
    /// One.
    public static var alwaysByOne: LimitBehavior { LimitBehavior(most: 1) }
    /// Any number.
    public static var never: LimitBehavior { LimitBehavior(most: nil) }
  }

  let limit: LimitBehavior
  let anchor: UnitPoint?

  /// Creates the behavior.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    limit = limitBehavior
    self.anchor = anchor
  }

  /// Moves to the nearest view.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func aligned(_ axis: Axis) {
      guard context.axes.contains(Axis.Set(axis)) else { return }
      let share = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let room = context.containerSize[axis]
      let places = context.targets.map {
        $0.origin[axis] + ($0.size[axis] - room) * share
      }
      func nearest(_ value: CGFloat) -> Int? {
        places.indices.min { abs(places[$0] - value) < abs(places[$1] - value) }
      }
      guard var index = nearest(target.rect.origin[axis]) else { return }
      if let most = limit.most, let old = nearest(context.originalTarget.rect.origin[axis]) {
        index = min(max(index, old - most), old + most)
      }
      target.rect.origin[axis] = places[index]
    }
    aligned(.horizontal)
    aligned(.vertical)
  }
}

/// Comes to rest wherever it likes.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Wraps a behavior.
  public init<B: ScrollTargetBehavior>(_ base: B) { self.base = base }

  /// Does what the wrapped behavior does.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Comes to rest at whole pages.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest where a view of the target layout begins.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Comes to rest where a view of the target layout begins.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Comes to rest where a view of the target layout lies at an anchor.
  public static func viewAligned(anchor: UnitPoint?) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(anchor: anchor)
  }

  /// Comes to rest where a view of the target layout lies at an anchor.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

/// Marks a box whose children are targets, or that is a target itself.
struct ScrollTargetLayout: LayoutBehavior {
  let isEnabled: Bool
  let isTarget: Bool

  var name: String { isTarget ? "scrollTarget" : "scrollTargetLayout" }
}

nonisolated struct ScrollTargetModifier: LayoutModifier {
  let layout: ScrollTargetLayout

  func behavior(_ environment: EnvironmentValues) -> ScrollTargetLayout { layout }
}

extension LayoutNode {
  /// The boxes in a scroll view where its content may come to rest.
  var scrollTargetNodes: [LayoutNode] {
    var found: [LayoutNode] = []
    func search(_ node: LayoutNode) {
      if let mark = node.behavior as? ScrollTargetLayout, mark.isEnabled {
        if mark.isTarget {
          found.append(node)
        } else {
          found += node.layoutChildren.flatMap { $0.targetContainer.layoutChildren }
        }
        return
      }
      if node !== self, node.behavior is ScrollLayout { return }
      for child in node.layoutChildren { search(child) }
    }
    search(self)
    return found
  }

  /// The box itself, or the first one in it that has several children or none to ask.
  private var targetContainer: LayoutNode {
    var node = self
    while node.layoutChildren.count == 1, let child = node.layoutChildren.first,
      !(node.behavior is StackLayout || node.behavior is LineGridLayout)
    {
      node = child
    }
    return node
  }

  /// The frames of the targets in the content, in points.
  var scrollTargets: [CGRect] {
    let own = globalOrigin
    let margins = scrollMemory.margins
    return scrollTargetNodes.map { node in
      let other = node.globalOrigin
      return CGRect(
        x: other.x - own.x + scrollOffset.x - margins.leading,
        y: other.y - own.y + scrollOffset.y - margins.top,
        width: node.frame.width, height: node.frame.height)
    }
  }
}
