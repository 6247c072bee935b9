import Foundation

/// Stacks the cells of a list, with the distances between sections.
struct ListLayout: LayoutBehavior {
  let look: ListLook
  /// The row that a finger moves; nil for none.
  var move: RowMove?

  var name: String { "rows" }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? Self.idealWidth
    return CGSize(width: width, height: arrange(node, width).height)
  }

  /// The width of a list that may have any, in points: that of the narrowest phone.
  private static let idealWidth: CGFloat = 320

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let width = node.frame.width
    let arrangement = arrange(node, width)
    let margin = margin(node, width)
    for (cell, y) in zip(node.layoutChildren, arrangement.tops) {
      cell.place(at: CGPoint(x: margin, y: y), proposal: offer(node, width))
    }
    // The row is where the finger is, however the others make way.
    if let move, node.layoutChildren.indices.contains(move.cell) {
      node.layoutChildren[move.cell].stopMoving()
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  /// How far cards stay away from the list's sides, in points.
  @MainActor
  private func margin(_ node: LayoutNode, _ width: CGFloat) -> CGFloat {
    let hasMargin = look.hasCards(on: node.environment.idiom)
    return hasMargin
      ? ListMetrics.sideMargin(width: width, idiom: node.environment.idiom) : 0
  }

  @MainActor
  private func offer(_ node: LayoutNode, _ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: max(width - 2 * margin(node, width), 0), height: nil)
  }

  /// The upper edges of the cells, and the height of all.
  ///
  /// - Complexity: O(n): one measurement a cell.
  @MainActor
  private func arrange(_ node: LayoutNode, _ width: CGFloat) -> (tops: [CGFloat], height: CGFloat) {
    let offer = offer(node, width)
    var (tops, y): ([CGFloat], CGFloat) = ([], 0)
    tops.reserveCapacity(node.layoutChildren.count)
    for cell in node.layoutChildren {
      let layout = cell.behavior as? ListCellLayout
      y += layout.map { gap(above: $0, node.environment) } ?? 0
      tops.append(y)
      y += cell.sizeThatFits(offer).height
    }
    move?.shift(&tops)
    let last = node.layoutChildren.last?.behavior as? ListCellLayout
    return (tops, y + (last.map { gap(below: $0) } ?? 0))
  }

  /// The distance of a cell from the one above or from the top.
  private func gap(above cell: ListCellLayout, _ environment: EnvironmentValues) -> CGFloat {
    let place = cell.place
    guard place.before == nil else { return gap(inSection: cell, environment) }
    if look.isPlain {
      return place.opensList ? 0 : cell.traits.sectionSpacing ?? environment.listSectionSpacing ?? 0
    }
    let isHeader = cell.traits.part == .header
    if place.opensList {
      return isHeader ? ListMetrics.headerTop.first : ListMetrics.firstSectionTop
    }
    if let spacing = cell.traits.sectionSpacing ?? environment.listSectionSpacing {
      return spacing
    }
    let before = place.followsFooter == true ? ListMetrics.footer.bottom : ListMetrics.missingPart
    return before + (isHeader ? ListMetrics.headerTop.following : ListMetrics.missingPart)
  }

  private func gap(
    inSection cell: ListCellLayout, _ environment: EnvironmentValues
  ) -> CGFloat {
    switch cell.traits.part {
    case .header: 0
    case .footer: look.isPlain || !cell.place.isFirst ? 0 : ListMetrics.footer.top
    case .row:
      if !cell.place.isFirst {
        environment.listRowSpacing ?? 0
      } else {
        look.isPlain ? 0 : ListMetrics.headerBottom
      }
    }
  }

  /// The distance of the last cell from the end.
  private func gap(below cell: ListCellLayout) -> CGFloat {
    if look.isPlain { return 0 }
    return cell.traits.part == .footer ? ListMetrics.footer.bottom : ListMetrics.missingPart
  }
}

extension ListLook {
  /// Whether the rows lie on a plain background.
  var isPlain: Bool { self == .plain || self == .inset }

  /// Whether sections are cards with margins.
  func hasCards(on idiom: InterfaceIdiom) -> Bool {
    self == .insetGrouped || self == .sidebar
  }
}
