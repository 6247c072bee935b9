public import Foundation

/// How a scroll view's content moves.
public enum ScrollPhase: Hashable, Sendable {
  /// Not at all.
  case idle
  /// A finger is down and may scroll.
  case tracking
  /// With a finger.
  case interacting
  /// On by itself.
  case decelerating
  /// To a place that was asked for.
  case animating

  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

/// A scroll view's measures.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content has moved, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The distances that the content keeps from the box, in points.
  public var contentInsets: EdgeInsets
  /// The size of the box, in points.
  public var containerSize: CGSize

  /// Creates measures.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The box with its origin where the content has moved to, in points.
  public var bounds: CGRect { visibleRect }

  @MainActor
  init(_ node: LayoutNode) {
    let memory = node.scrollMemory
    self.init(
      contentOffset: CGPoint(
        x: node.scrollOffset.x - memory.margins.leading,
        y: node.scrollOffset.y - memory.margins.top),
      contentSize: CGSize(
        width: memory.contentSize.width - memory.margins.leading - memory.margins.trailing,
        height: memory.contentSize.height - memory.margins.top - memory.margins.bottom),
      contentInsets: memory.margins, containerSize: node.frame.size)
  }
}

/// What an action knows when a scroll view's phase has changed.
public struct ScrollPhaseChangeContext {
  /// The measures.
  public let geometry: ScrollGeometry
  /// The velocity, where it is known, in points a second.
  public let velocity: CGVector?
}

extension View {
  /// Calls an action with what is made of the scroll view's measures, before and after, now and
  /// whenever it changes.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    // Actions run on the main actor only.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return modifier(
      ObservationModifier<T>(
        read: { $0.scroll.map { transform(ScrollGeometry($0)) } },
        action: { old, new, _ in action(old ?? new, new) }))
  }

  /// Calls an action when the scroll view begins or stops to move.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls an action when the scroll view begins or stops to move.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    // Actions run on the main actor only.
    nonisolated(unsafe) let action = action
    return modifier(
      ObservationModifier<ScrollPhase>(
        read: { $0.scroll?.scrollMemory.phase },
        action: { old, new, content in
          guard let old, let scroll = content.scroll else { return }
          action(
            old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(scroll), velocity: nil))
        }))
  }
}
