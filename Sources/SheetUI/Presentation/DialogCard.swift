import Foundation
import Raster

/// What an action sheet shows: cards of words and buttons, the cancelling one apart.
nonisolated struct DialogCard<Actions: View, Message: View>: View {
  var title: Text?
  let actions: Actions
  let message: Message

  @Environment(\.dismiss) private var dismiss
  @Environment(\.idiom) private var idiom
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(title: Text?, actions: Actions, message: Message) {
    self.title = title
    self.actions = actions
    self.message = message
  }

  @MainActor private var isCompact: Bool {
    idiom == .phone || sizeClass == .compact
  }

  @MainActor var body: some View {
    DialogStack(layout: DialogLayout(isPopover: !isCompact)) {
      if title != nil || !message.isKnownToBeEmpty { header }
      // As on iPads, a popover is cancelled by a tap beside it.
      ActionsOrDefault(actions: actions, title: "Cancel", role: .cancel) { roles in
        isCompact && !roles.contains(.cancel)
      }
    }
    .dialogEnvironment(DialogButtonStyle(isAlert: false) { dismiss() })
  }

  @MainActor private var header: some View {
    VStack(spacing: 4) {
      title?.font(.footnote.weight(.semibold))
      message.font(.footnote)
    }
    .foregroundStyle(Color(SystemColor.secondaryLabel))
    .padding(EdgeInsets(top: 14.5, leading: 16, bottom: 14.5, trailing: 16))
    .frame(maxWidth: .infinity)
    .dialogPart(.header)
  }
}

/// A view that may turn out to show nothing.
private protocol PossiblyEmptyView {
  var isEmptyView: Bool { get }
}

extension EmptyView: PossiblyEmptyView {
  fileprivate var isEmptyView: Bool { true }
}

extension Optional: PossiblyEmptyView {
  fileprivate var isEmptyView: Bool { self == nil }
}

extension View {
  /// Whether the view is none at all.
  fileprivate var isKnownToBeEmpty: Bool { (self as? any PossiblyEmptyView)?.isEmptyView ?? false }
}

/// Lays an action sheet out.
struct DialogLayout: LayoutBehavior {
  /// Whether everything lies on one platter, without a button to cancel.
  let isPopover: Bool

  var name: String { "dialog" }

  /// The height of a button's row and the distance between the cards, in points.
  private static let (row, gap): (CGFloat, CGFloat) = (57, 8)

  private struct Arrangement {
    /// The rows, each with the number of its card.
    var frames: [(child: LayoutNode, card: Int, frame: CGRect)] = []
    var cards: [CGRect] = []
    /// The lines between rows, each with the number of its card.
    var lines: [(card: Int, frame: CGRect)] = []
    var height: CGFloat = 0
    /// What is scrolled out of sight, in points.
    var excess: CGFloat = 0
  }

  /// The arrangement in a height: what has no room there is scrolled out of the first card.
  @MainActor
  private func arrange(_ node: LayoutNode, in size: CGSize) -> Arrangement {
    var result = arrange(node, width: size.width)
    let excess = result.height - size.height
    guard excess > 0, !result.cards.isEmpty else { return result }
    func moved(_ rect: CGRect, of card: Int) -> CGRect {
      rect.offsetBy(dx: 0, dy: card == 0 ? -node.scrollOffset.y : -excess)
    }
    result.excess = excess
    result.cards[0].size.height -= excess
    for index in result.cards.indices.dropFirst() { result.cards[index].origin.y -= excess }
    for index in result.frames.indices {
      let row = result.frames[index]
      result.frames[index].frame = moved(row.frame, of: row.card)
    }
    result.lines = result.lines.map { ($0.card, moved($0.frame, of: $0.card)) }
    return result
  }

  /// An arrangement without regard to the height, as a box keeps it for a layout, in which it is
  /// measured, placed, drawn and touched.
  private struct Kept {
    let width: CGFloat
    let arrangement: Arrangement
  }

  @MainActor
  private func arrange(_ node: LayoutNode, width: CGFloat) -> Arrangement {
    let cycle = node.graph.layoutCycle
    if node.keptCycle == cycle, let kept = node.keptByLayout as? Kept, kept.width == width {
      return kept.arrangement
    }
    let arrangement = newArrangement(node, width: width)
    node.keptByLayout = Kept(width: width, arrangement: arrangement)
    node.keptCycle = cycle
    return arrangement
  }

  @MainActor
  private func newArrangement(_ node: LayoutNode, width: CGFloat) -> Arrangement {
    let cancels = node.layoutChildren.filter { $0.dialogPart == .button(.cancel) }
    let others = node.layoutChildren.filter { $0.dialogPart != .button(.cancel) }
    var result = Arrangement()
    add(others, width, node, &result)
    if !isPopover { add(cancels, width, node, &result) }
    return result
  }

  @MainActor
  private func add(
    _ children: [LayoutNode], _ width: CGFloat, _ node: LayoutNode, _ result: inout Arrangement
  ) {
    guard !children.isEmpty else { return }
    if result.height > 0 { result.height += Self.gap }
    let top = result.height
    let card = result.cards.count
    let hairline = 1 / max(node.environment.displayScale, 1)
    for child in children {
      let isHeader = child.dialogPart == .header
      let own = child.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
      let height = isHeader || child.dialogPart == nil ? own : Self.row
      guard height > 0 else { continue }
      if result.height > top {
        result.lines.append(
          (card, CGRect(x: 0, y: result.height, width: width, height: hairline)))
      }
      result.frames.append(
        (child, card, CGRect(x: 0, y: result.height, width: width, height: height)))
      result.height += height
    }
    result.cards.append(CGRect(x: 0, y: top, width: width, height: result.height - top))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? PopoverPlacer.dialogWidth
    let height = arrange(node, width: width).height
    return CGSize(width: width, height: min(height, proposal.height ?? height))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let arrangement = arrange(node, in: node.frame.size)
    node.scrollLimit.height = arrangement.excess
    for (child, _, frame) in arrangement.frames {
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let arrangement = arrange(node, in: node.frame.size)
    let origin = context.origin
    func place(_ rect: CGRect) -> CGRect {
      context.snapped(rect.offsetBy(dx: origin.x, dy: origin.y))
    }
    let cards = arrangement.cards.map { card in
      let radius = isPopover ? 0 : CardMetrics.alertRadius
      return Path(roundedRect: place(card), cornerRadius: radius, style: .continuous)
    }
    // The platter of a popover is filled as a whole, with its arrow.
    for (index, card) in cards.enumerated() where !isPopover {
      // The cancelling button's card is opaque.
      let isCancel = index > 0
      let fill: any ShapeStyle =
        isCancel
        ? AnyShapeStyle(Color(SystemColor.secondarySystemGroupedBackground))
        : AnyShapeStyle(Material.regular)
      context.fill(
        card.raster, in: card.boundingRect, fill._resolve(in: node.environment))
    }
    // Each card cuts off its own rows only: those of the first one are scrolled.
    for (index, card) in cards.enumerated() {
      context.group {
        for row in arrangement.frames where row.card == index { row.child.draw(&$0) }
        for line in arrangement.lines where line.card == index {
          $0.fill(
            $0.snapped(line.frame.offsetBy(dx: origin.x, dy: origin.y)),
            Color(SystemColor.separator), node.environment)
        }
      } _: {
        $0.clip = card.raster
      }
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    let arrangement = arrange(node, in: node.frame.size)
    guard let card = arrangement.cards.firstIndex(where: { $0.contains(point) }) else {
      return false
    }
    let inCard = arrangement.frames.filter { $0.card == card }
    _ = inCard.contains { $0.frame.contains(point) && $0.child.hit(point, &search) }
    return true
  }
}

extension DialogLayout: TouchFollowing {
  func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer] {
    node.scrollLimit.height > 0 ? [ScrollRecognizer(node, axes: .vertical)] : []
  }
}
