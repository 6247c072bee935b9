import Foundation

/// What only few boxes have.
///
/// A class, so that all others are smaller by it: trees have thousands of boxes.
@MainActor
final class Rarities {
  /// The alignment guides that were looked up.
  var guides = MeasurementCache<GuideRequest, CGFloat?>()
  /// The taps that a gesture on the box has seen.
  private(set) lazy var tapMemory = TapMemory()
  fileprivate var scrollOffset = CGPoint.zero
  fileprivate var scrollLimit = CGSize.zero
  fileprivate var scrollMemory: ScrollMemory?
  fileprivate var ownContainerSize: CGSize?
  /// What is done once the box has its next frame.
  var afterPlacement: (@MainActor () -> Void)?
  fileprivate var keptByLayout: Any?
  var keptCycle = -1
}

/// A guide that is asked for, and for which proposal.
struct GuideRequest: Equatable {
  let key: AlignmentKey
  let proposal: ProposedViewSize
}

extension LayoutNode {
  /// The box's rarities, made when they are first needed.
  var ownRarities: Rarities {
    if let rarities { return rarities }
    let new = Rarities()
    rarities = new
    return new
  }

  /// The taps that a gesture on the box has seen.
  var tapMemory: TapMemory { ownRarities.tapMemory }

  /// How far a scroll view's content has moved, in points; beyond the ends while it is pulled.
  var scrollOffset: CGPoint {
    get { rarities?.scrollOffset ?? .zero }
    set { ownRarities.scrollOffset = newValue }
  }

  /// How far a scroll view's content can move, in points.
  var scrollLimit: CGSize {
    get { rarities?.scrollLimit ?? .zero }
    set { ownRarities.scrollLimit = newValue }
  }

  /// What a scroll view remembers between layouts.
  var scrollMemory: ScrollMemory {
    get { rarities?.scrollMemory ?? ScrollMemory() }
    set { ownRarities.scrollMemory = newValue }
  }

  /// The size that a scroll view tells the views in it as their container's.
  var ownContainerSize: CGSize? {
    get { rarities?.ownContainerSize }
    set { ownRarities.ownContainerSize = newValue }
  }

  /// What is done once the box has its next frame.
  var afterPlacement: (@MainActor () -> Void)? {
    get { rarities?.afterPlacement }
    set { ownRarities.afterPlacement = newValue }
  }

  /// What the behavior keeps.
  var keptByLayout: Any? {
    get { rarities?.keptByLayout }
    set { ownRarities.keptByLayout = newValue }
  }

  /// The layout in which what the behavior keeps was brought up to date.
  var keptCycle: Int {
    get { rarities?.keptCycle ?? -1 }
    set { ownRarities.keptCycle = newValue }
  }

  /// A view node that lives as long as the box, for boxes in no tree.
  var keepsAlive: _ViewNode? {
    get { keptByLayout as? _ViewNode }
    set { keptByLayout = newValue }
  }
}
