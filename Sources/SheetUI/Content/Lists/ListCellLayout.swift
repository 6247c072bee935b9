import Foundation

/// What a row of a list shows of the list's state.
struct ListCellState {
  /// Whether the list is being edited.
  var isEditing = false
  /// Whether the row is selected.
  var isSelected = false
  /// Whether the row shows a circle to select it by.
  var showsSelection = false
  /// The actions that a swipe reveals; nil for none.
  var swipe: ListSwipeState?
  /// Moves the row; nil where it can't be moved.
  var move: ListMoveState?
  /// Whether a finger has lifted the row.
  var isLifted = false
  /// Selects the row; nil where a tap doesn't.
  var select: (@MainActor () -> Void)?
}

/// The box of a row, header or footer: background, content, edit controls and separators.
///
/// The children are the boxes of the row's own background, then the content.
struct ListCellLayout: LayoutBehavior {
  let context: ListContext
  let place: ListPlace
  let traits: ListTraits
  let state: ListCellState

  var name: String {
    switch traits.part {
    case .row: "row"
    case .header: "header"
    case .footer: "footer"
    }
  }

  func details(_ node: LayoutNode) -> [String] {
    (state.isSelected ? ["selected"] : []) + (state.isEditing ? ["editing"] : [])
      + (state.isLifted ? ["lifted"] : [])
  }

  /// The content's box.
  @MainActor
  func content(_ node: LayoutNode) -> LayoutNode? { node.children.last }

  /// The box of the actions that a swipe has revealed.
  @MainActor
  func strip(_ node: LayoutNode) -> LayoutNode? {
    guard state.swipe?.openEdge != nil else { return nil }
    let index = traits.background?.count ?? 0
    return index < node.children.count - 1 ? node.children[index] : nil
  }

  // MARK: Layout

  /// The distances of the content from the cell's edges, in points.
  @MainActor
  func insets(_ node: LayoutNode, width: CGFloat) -> EdgeInsets {
    let environment = node.environment
    // A card is narrower than its list by twice the margin that the width of the list gives.
    let listWidth = context.look.hasCards(on: environment.idiom) ? width + 2 * 16 : width
    let margin = ListMetrics.sideMargin(width: listWidth, idiom: environment.idiom)
    var insets = EdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
    switch traits.part {
    case .row:
      let vertical = ListMetrics.verticalInset(environment.dynamicTypeSize)
      (insets.top, insets.bottom) = (vertical, vertical)
    case .header where context.look.isPlain:
      (insets.top, insets.bottom) = ListMetrics.plainHeader
    case .footer where context.look.isPlain:
      (insets.top, insets.bottom) = (ListMetrics.footer.top, ListMetrics.footer.bottom)
    case .header, .footer: break
    }
    insets = traits.insets ?? insets
    if traits.hasDisclosure { insets.trailing = max(insets.trailing, margin) }
    insets.leading += CGFloat(traits.indentation) * ListMetrics.indentation
    if leadingControl != nil { insets.leading += ListMetrics.editControlWidth }
    if canMove { insets.trailing += ListMetrics.editControlWidth }
    return insets
  }

  /// The least height of the cell, in points.
  @MainActor
  private func minimumHeight(_ environment: EnvironmentValues) -> CGFloat {
    switch traits.part {
    case .row: environment.defaultMinListRowHeight
    case .header: environment.defaultMinListHeaderHeight ?? 0
    case .footer: 0
    }
  }

  private func offer(_ width: CGFloat, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(width: max(width - insets.leading - insets.trailing, 0), height: nil)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? 0
    let insets = insets(node, width: width)
    let height = content(node)?.sizeThatFits(offer(width, insets)).height ?? 0
    let isControl = traits.controlHeight.map { height > 0 && height <= $0 } ?? false
    let margin = isControl ? controlMargin(height, node) : insets.top + insets.bottom
    return CGSize(
      width: width, height: max(height + margin, minimumHeight(node.environment)))
  }

  /// What a control that is higher than a line leaves of the row that a line has, in points.
  @MainActor
  private func controlMargin(_ height: CGFloat, _ node: LayoutNode) -> CGFloat {
    if let own = traits.insets { return own.top + own.bottom }
    return max(2 * ListMetrics.bodyLeading(node.environment.dynamicTypeSize) - height, 0)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let size = node.frame.size
    let insets = insets(node, width: size.width)
    let offer = offer(size.width, insets)
    let content = content(node)
    let (strip, edge) = (strip(node), state.swipe?.openEdge)
    for child in node.layoutChildren where child !== content && child !== strip {
      child.align(.center, in: size)
    }
    strip?.align(
      edge == .leading ? .leading : .trailing, in: size,
      ProposedViewSize(width: nil, height: size.height))
    guard let content, !content.isLeaving else { return }
    let height = content.sizeThatFits(offer).height
    // Less than nothing is free around a control that stands in a row as high as one of a line.
    let free = size.height - insets.top - insets.bottom - height
    // Headers stand on their rows, whatever height they have at least.
    let shift = traits.part == .header ? free : free / 2
    let x = insets.leading - (strip == nil ? 0 : node.scrollOffset.x)
    content.place(at: CGPoint(x: x, y: insets.top + shift), proposal: offer)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  func spacing(_ node: LayoutNode) -> EdgeSpacing { EdgeSpacing() }

  // MARK: Editing

  /// What stands in front of the content while the list is edited.
  enum LeadingControl {
    case delete
    case select
  }

  /// The control in front of the content.
  var leadingControl: LeadingControl? {
    guard state.isEditing, traits.part == .row else { return nil }
    if state.showsSelection { return .select }
    return traits.delete != nil && !traits.isDeleteDisabled ? .delete : nil
  }

  /// Whether the row has a handle to move it by.
  var canMove: Bool {
    state.isEditing && traits.part == .row && traits.move != nil && !traits.isMoveDisabled
  }

  // MARK: Hits

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    guard node.boxContains(point, search) else { return false }
    let start = search.path.count
    _ = node.hitChildren(point, &search)
    let hasGesture = search.path[start...].contains {
      $0.node.behavior is GestureLayout || $0.node.behavior is any TouchFollowing
    }
    if !hasGesture, !isOnControl(point, node), let target = content(node)?.rowTarget {
      let frame = target.presentedFrame(at: search.time)
      _ = target.hit(CGPoint(x: frame.midX, y: frame.midY), &search)
    }
    return true
  }
}

extension LayoutNode {
  /// The first box in this one that a tap anywhere in the row acts on.
  var rowTarget: LayoutNode? {
    if isLeaving { return nil }
    if traits.isRowTarget { return self }
    for child in children {
      if let target = child.rowTarget { return target }
    }
    return nil
  }
}

/// A behavior that follows fingers by itself.
protocol TouchFollowing: LayoutBehavior {
  /// Creates what follows a finger, the first one before the others.
  @MainActor func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer]
}

extension ListCellLayout: TouchFollowing {
  func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer] {
    var recognizers: [GestureRecognizer] = []
    if let move = state.move { recognizers.append(MoveRecognizer(node, move)) }
    if let swipe = state.swipe {
      if !state.isEditing || swipe.openEdge != nil {
        recognizers.append(SwipeRecognizer(node, swipe))
      } else if leadingControl == .delete {
        recognizers.append(DeleteRecognizer(node, swipe))
      }
    }
    let close = state.swipe.flatMap { swipe in
      swipe.openEdge == nil ? nil : { swipe.close(node) }
    }
    if let action = close ?? traits.tap ?? state.select {
      let recognizer = TapRecognizer<Void>(count: 1) { _ in () }
      recognizer.ended.append { action() }
      recognizers.append(recognizer)
    }
    return recognizers
  }
}
