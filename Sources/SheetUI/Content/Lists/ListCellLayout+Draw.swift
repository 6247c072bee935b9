import Foundation
import Raster

@MainActor
extension ListCellLayout {
  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.steadyBox(node.presentedSize(context))
    guard traits.part == .row, let strip = strip(node) else {
      return drawRow(node, box, &context)
    }
    let outline = outline(box, node.environment)
    // The buttons go with a row that is deleted.
    let opacity = content(node)?.visibility(at: context.time) ?? 1
    guard opacity > 0 else { return }
    context.group {
      $0.group {
        strip.draw(&$0)
      } _: {
        $0.opacity = opacity
      }
      drawRow(node, box.offsetBy(dx: shift(node, $0.time), dy: 0), &$0)
    } _: {
      $0.clip = outline
      $0.name = "swipe"
    }
  }

  /// How far a swipe has moved the row at an instant, in points to the right.
  private func shift(_ node: LayoutNode, _ time: Double) -> CGFloat {
    guard let content = content(node) else { return 0 }
    let insets = insets(node, width: node.frame.width)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let rest =
      isMirrored ? node.frame.width - insets.leading - content.frame.width : insets.leading
    return content.presentedFrame(at: time).minX - rest
  }

  private func drawRow(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    let opacity = content(node)?.visibility(at: context.time) ?? 1
    if traits.part == .row, opacity > 0 { drawBackground(node, box, opacity, &context) }
    content(node)?.draw(&context)
    guard traits.part == .row, opacity >= 1 else { return }
    drawSeparators(node, box, &context)
    drawControls(node, box, &context)
  }

  // MARK: Background

  private func drawBackground(
    _ node: LayoutNode, _ box: CGRect, _ opacity: Double, _ context: inout DrawContext
  ) {
    let outline = outline(box, node.environment)
    if state.isLifted { drawLift(outline, in: box, node.environment, &context) }
    if let background = traits.background, !state.isSelected {
      guard !background.isEmpty else { return }
      context.group {
        for child in background { child.draw(&$0) }
      } _: {
        $0.clip = outline
        $0.opacity = opacity
        $0.name = "rowBackground"
      }
    } else if let color = rowColor(node.environment) {
      context.fill(
        outline, in: box, color.opacity(opacity)._resolve(in: node.environment))
    }
  }

  /// The shadow of a row that a finger has lifted (observed).
  private static let liftShadow = PlateShadow(opacity: 0.2, radius: 10, y: 3)

  private func drawLift(
    _ outline: Raster.Path, in box: CGRect, _ environment: EnvironmentValues,
    _ context: inout DrawContext
  ) {
    let color = rowColor(environment) ?? Color(SystemColor.systemBackground)
    context.plate(outline, in: box, color._resolve(in: environment), Self.liftShadow)
  }

  @MainActor private func rowColor(_ environment: EnvironmentValues) -> Color? {
    if !state.isSelected, let color = ProxyLooks.rowBackground { return color }
    return backgroundColor(environment).map { Color($0) }
  }

  private func backgroundColor(_ environment: EnvironmentValues) -> SystemColor? {
    if state.isSelected, !state.showsSelection { return .systemGray4 }
    switch context.look {
    case .plain, .inset: return state.isSelected ? .systemGray5 : .systemBackground
    case .grouped, .insetGrouped: break
    case .sidebar where environment.idiom != .phone: return state.isSelected ? .systemGray4 : nil
    case .sidebar: break
    }
    return state.isSelected ? .systemGray5 : .secondarySystemGroupedBackground
  }

  /// The cell's outline: rounded where it is a corner of its card.
  private func outline(_ box: CGRect, _ environment: EnvironmentValues) -> Raster.Path {
    guard context.look.hasCards(on: environment.idiom) else { return Raster.Path(rect: Rect(box)) }
    // Only what is selected has a background in a sidebar beside its detail.
    let isAlone =
      (environment.listRowSpacing ?? 0) > 0 || isInSidebar(environment) || state.isLifted
    let radius = Double(ListMetrics.cornerRadius)
    let top = isAlone || place.isFirst ? radius : 0
    let bottom = isAlone || place.isLast ? radius : 0
    if top == 0, bottom == 0 { return Raster.Path(rect: Rect(box)) }
    let radii = RoundedRect.Radii(
      topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
    return Raster.Path(roundedRect: RoundedRect(Rect(box), radii: radii, style: .continuous))
  }

  // MARK: Separators

  private func drawSeparators(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    let environment = node.environment
    let (top, bottom) = (topLine(environment), bottomLine(environment))
    guard top != nil || bottom != nil else { return }
    let span = separatorSpan(node)
    let thickness = environment.pixelLength
    func draw(_ line: Line, y: CGFloat, _ context: inout DrawContext) {
      let isWhole = line == .whole
      var (low, high) = isWhole ? (0, box.width) : (span.leading, span.trailing)
      if environment.layoutDirection == .rightToLeft {
        (low, high) = (box.width - high, box.width - low)
      }
      let rect = context.snapped(
        CGRect(x: box.minX + low, y: y, width: max(high - low, 0), height: thickness))
      context.fill(
        rect,
        tint(isTop: y == box.minY) ?? ProxyLooks.listSeparator ?? Color(SystemColor.separator),
        environment)
    }
    if let top { draw(top, y: box.minY, &context) }
    if let bottom { draw(bottom, y: box.maxY - thickness, &context) }
  }

  /// The color of a line: the row's, else the section's at its ends; nil for the system's.
  private func tint(isTop: Bool) -> Color? {
    if isTop { return traits.separators.topTint ?? traits.sectionSeparators.topTint }
    return traits.separators.bottomTint
      ?? (place.isLast ? traits.sectionSeparators.bottomTint : nil)
  }

  /// A line above or below a row.
  private enum Line {
    /// From the row's text on.
    case inset
    /// From side to side.
    case whole
  }

  @MainActor private func topLine(_ environment: EnvironmentValues) -> Line? {
    guard place.isFirst, !ProxyLooks.hidesListSeparators else { return nil }
    let visibility = traits.separators.top
    guard visibility != .hidden, traits.sectionSeparators.top != .hidden else { return nil }
    switch context.look {
    case .plain: return .inset
    case .grouped: return .whole
    case .inset, .insetGrouped, .sidebar: return visibility == .visible ? .inset : nil
    }
  }

  private func isInSidebar(_ environment: EnvironmentValues) -> Bool {
    context.look == .sidebar && environment.idiom != .phone
  }

  @MainActor private func bottomLine(_ environment: EnvironmentValues) -> Line? {
    if isInSidebar(environment), traits.separators.bottom != .visible { return nil }
    let visibility = traits.separators.bottom
    if ProxyLooks.hidesListSeparators, visibility != .visible { return nil }
    guard visibility != .hidden, place.lineBelow != .hidden else { return nil }
    if !place.isLast {
      return (environment.listRowSpacing ?? 0) > 0 && !context.look.isPlain ? nil : .inset
    }
    guard traits.sectionSeparators.bottom != .hidden else { return nil }
    switch context.look {
    case .plain: return .inset
    case .grouped: return .whole
    case .inset, .insetGrouped, .sidebar: return visibility == .visible ? .inset : nil
    }
  }

  /// From where to where a line under the row runs, counted from the leading edge.
  ///
  /// It starts at the guide that the content sets, else at the row's first text.
  private func separatorSpan(_ node: LayoutNode) -> (leading: CGFloat, trailing: CGFloat) {
    let width = node.frame.width
    let insets = insets(node, width: width)
    guard let content = content(node) else { return (insets.leading, width) }
    let offer = ProposedViewSize(
      width: max(width - insets.leading - insets.trailing, 0), height: nil)
    let leading = content.explicitGuide(HorizontalAlignment.listRowSeparatorLeading.key, offer)
    let trailing = content.explicitGuide(HorizontalAlignment.listRowSeparatorTrailing.key, offer)
    let text = content.firstTextLeading(in: node)
    return (
      leading.map { $0 + insets.leading } ?? text ?? insets.leading,
      trailing.map { $0 + insets.leading } ?? trailingEnd(width, insets)
    )
  }

  private func trailingEnd(_ width: CGFloat, _ insets: EdgeInsets) -> CGFloat {
    self.context.look == .inset ? width - insets.trailing : width
  }

  // MARK: Edit controls

  private func drawControls(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    func center(_ x: CGFloat) -> CGPoint {
      CGPoint(x: isMirrored ? box.maxX - x : box.minX + x, y: box.midY)
    }
    let margin = ListMetrics.contentPadding
    let control = center(margin + ListMetrics.editControlDiameter / 2)
    switch leadingControl {
    case .delete: ListControls.drawDelete(at: control, node.environment, &context)
    case .select:
      ListControls.drawSelection(
        at: control, isOn: state.isSelected, node.environment, &context)
    case nil: break
    }
    if canMove {
      let handle = center(box.width - margin - ListMetrics.editControlDiameter / 2)
      ListControls.drawHandle(at: handle, node.environment, &context)
    }
  }
}

extension LayoutNode {
  /// How much of a box that comes or goes is to be seen at an instant.
  func visibility(at time: Double) -> Double {
    if let effect = presence.effect(at: time, size: frame.size) { return effect.opacity }
    return surroundsLeaving ? children.first?.visibility(at: time) ?? 1 : 1
  }

  /// The distance of the first text's leading edge from an outer box's; nil where there is none.
  func firstTextLeading(in outer: LayoutNode) -> CGFloat? {
    guard let text = firstText else { return nil }
    var x: CGFloat = 0
    var node = text
    while node !== outer {
      x += node.frame.minX
      guard let parent = node.parent else { return nil }
      node = parent
    }
    let isMirrored = outer.environment.layoutDirection == .rightToLeft
    return isMirrored ? outer.frame.width - x - text.frame.width : x
  }

  private var firstText: LayoutNode? {
    if isLeaving { return nil }
    if behavior is TextBehavior { return self }
    // The words on a segmented control are the control's.
    if behavior is SegmentsLayout { return nil }
    for child in layoutChildren {
      if let text = child.firstText { return text }
    }
    return nil
  }
}

extension DrawContext {
  /// A box whose edges, where they touch those of others, are rounded as theirs are: sums of lengths
  /// may differ in their last bits, which tells at half a pixel.
  fileprivate func steadyBox(_ size: CGSize) -> CGRect {
    func steady(_ value: CGFloat) -> CGFloat { (value * 65_536).rounded() / 65_536 }
    let (minX, minY) = (steady(origin.x), steady(origin.y))
    return snapped(
      CGRect(
        x: minX, y: minY, width: steady(origin.x + size.width) - minX,
        height: steady(origin.y + size.height) - minY))
  }
}
