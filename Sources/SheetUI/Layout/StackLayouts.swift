public import Foundation

/// The arrangement of `HStack` as a layout.
nonisolated public struct HStackLayout: Layout {
  /// Where the views lie across.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; nil for what the views want.
  public var spacing: CGFloat?

  /// Creates a row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

/// The arrangement of `VStack` as a layout.
nonisolated public struct VStackLayout: Layout {
  /// Where the views lie across.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; nil for what the views want.
  public var spacing: CGFloat?

  /// Creates a column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

/// The arrangement of `ZStack` as a layout.
nonisolated public struct ZStackLayout: Layout {
  /// Where the views lie.
  public var alignment: Alignment

  /// Creates a pile.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Nothing moves.
  public typealias AnimatableData = EmptyAnimatableData
}

/// A layout of the library's own, which has an arrangement of children.
nonisolated public protocol _ArrangingLayout: Layout, Sendable where Cache == Void {
  /// Returns where each child stands, and the whole's size.
  @MainActor
  func _arrangement(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> _Arrangement
}

/// Where the views of a layout stand.
public struct _Arrangement {
  let slots: [StackLayout.Slot]
  let size: CGSize

  init(_ arrangement: StackLayout.Arrangement) {
    (slots, size) = (arrangement.slots, arrangement.size)
  }
}

extension HStackLayout: _ArrangingLayout {
  private var stack: StackLayout {
    StackLayout(axis: .horizontal, horizontal: .center, vertical: alignment, spacing: spacing)
  }

  /// Returns where each child stands.
  @MainActor
  public func _arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> _Arrangement { _Arrangement(stack.arrange(subviews.nodes, proposal)) }

  /// A row.
  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  /// The stack's name.
  public var _layoutName: String { "HStack" }

  /// Returns the distances that the whole wants at its edges.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    onMain { ViewSpacing(edges: stack.spacing(subviews.nodes)) }
  }
}

extension VStackLayout: _ArrangingLayout {
  private var stack: StackLayout {
    StackLayout(axis: .vertical, horizontal: alignment, vertical: .center, spacing: spacing)
  }

  /// Returns where each child stands.
  @MainActor
  public func _arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> _Arrangement { _Arrangement(stack.arrange(subviews.nodes, proposal)) }

  /// A column.
  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  /// The stack's name.
  public var _layoutName: String { "VStack" }

  /// Returns the distances that the whole wants at its edges.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    onMain { ViewSpacing(edges: stack.spacing(subviews.nodes)) }
  }
}

extension ZStackLayout: _ArrangingLayout {
  /// Returns where each child stands.
  @MainActor
  public func _arrangement(
    _ subviews: LayoutSubviews, _ proposal: ProposedViewSize
  ) -> _Arrangement {
    let overlay = OverlayLayout(alignment: alignment)
    let size = overlay.size(subviews.nodes, proposal)
    let offer = ProposedViewSize(size)
    return _Arrangement(
      StackLayout.Arrangement(
        size: size,
        slots: subviews.nodes.map {
          .init(proposal: offer, origin: $0.alignedOrigin(alignment, in: size, offer))
        }))
  }

  /// The stack's name.
  public var _layoutName: String { "ZStack" }
}

extension LayoutProperties {
  fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension _ArrangingLayout {
  /// Returns the size that answers a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    onMain { _arrangement(subviews, proposal).size }
  }

  /// Places the views in the bounds, in points.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let slots = onMain { _arrangement(subviews, proposal).slots }
    for (subview, slot) in zip(subviews, slots) {
      subview.place(
        at: CGPoint(x: bounds.minX + slot.origin.x, y: bounds.minY + slot.origin.y),
        proposal: slot.proposal)
    }
  }

  // Reason: five parameters, because SwiftUI's requirement has them.
  /// Returns the views' guides combined.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { combined(guide.key, proposal, subviews).map { bounds.minX + $0 } }

  // Reason: five parameters, because SwiftUI's requirement has them.
  /// Returns the views' guides combined.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { combined(guide.key, proposal, subviews).map { bounds.minY + $0 } }

  private func combined(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> CGFloat? {
    onMain {
      let slots = _arrangement(subviews, proposal).slots
      return key.combined(
        zip(subviews.nodes, slots).compactMap { child, slot in
          child.explicitGuide(key, slot.proposal).map {
            $0 + (key.axis == .horizontal ? slot.origin.x : slot.origin.y)
          }
        })
    }
  }
}
