import Foundation
import Raster

/// Lays an alert out: words, fields, and buttons side by side or below each other.
struct AlertLayout: LayoutBehavior {
  var name: String { "alert" }

  /// The height of a button's row, the inset of fields, and the room around a field's text, in points.
  private static let (row, inset, fieldPadding): (CGFloat, CGFloat, CGFloat) = (44, 16, 6)
  /// The distance between the last field and the buttons, in points.
  private static let fieldsBottom: CGFloat = 16
  /// The radius of the corners of the box around the fields, in points.
  private static let fieldRadius: CGFloat = 6

  /// The place of each child, and of the lines between them.
  private struct Arrangement {
    var frames: [(child: LayoutNode, frame: CGRect)] = []
    var fields: [CGRect] = []
    var lines: [CGRect] = []
    var height: CGFloat = 0
    /// Where the words end.
    var wordsEnd: CGFloat = 0
    /// What is scrolled out of sight, in points, and the part that is scrolled.
    var excess: CGFloat = 0
    var scrolled = CGRect.zero
  }

  /// The least height of words that scroll, in points.
  private static let leastWords: CGFloat = 60

  /// The arrangement in a height: the words scroll, or where that isn't enough all there is.
  @MainActor
  private func arrange(_ node: LayoutNode, in size: CGSize) -> Arrangement {
    var result = arrange(node, width: size.width)
    let excess = result.height - size.height
    guard excess > 0 else { return result }
    let end = result.wordsEnd - excess >= Self.leastWords ? result.wordsEnd : result.height
    func moved(_ rect: CGRect) -> CGRect {
      rect.offsetBy(dx: 0, dy: rect.minY < end ? -node.scrollOffset.y : -excess)
    }
    result.excess = excess
    result.scrolled = CGRect(x: 0, y: 0, width: size.width, height: end - excess)
    for index in result.frames.indices {
      result.frames[index].frame = moved(result.frames[index].frame)
    }
    result.lines = result.lines.map(moved)
    result.fields = result.fields.map(moved)
    return result
  }

  @MainActor
  private func arrange(_ node: LayoutNode, width: CGFloat) -> Arrangement {
    var result = Arrangement()
    for child in node.layoutChildren where child.dialogPart == .header {
      let size = child.sizeThatFits(ProposedViewSize(width: width, height: nil))
      result.frames.append((child, CGRect(x: 0, y: 0, width: width, height: size.height)))
      result.height = size.height
    }
    result.wordsEnd = result.height
    addFields(node, width, &result)
    addButtons(node, width, &result)
    return result
  }

  @MainActor
  private func addFields(_ node: LayoutNode, _ width: CGFloat, _ result: inout Arrangement) {
    let fields = node.layoutChildren.filter { $0.dialogPart == nil }
    guard !fields.isEmpty else { return }
    let inner = max(width - 2 * (Self.inset + Self.fieldPadding), 0)
    for field in fields {
      let size = field.sizeThatFits(ProposedViewSize(width: inner, height: nil))
      let box = CGRect(
        x: Self.inset, y: result.height, width: max(width - 2 * Self.inset, 0),
        height: size.height + 2 * Self.fieldPadding)
      result.fields.append(box)
      result.frames.append((field, box.insetBy(dx: Self.fieldPadding, dy: Self.fieldPadding)))
      result.height = box.maxY
    }
    result.height += Self.fieldsBottom
  }

  @MainActor
  private func addButtons(_ node: LayoutNode, _ width: CGFloat, _ result: inout Arrangement) {
    let buttons = node.layoutChildren.filter { $0.dialogPart != nil && $0.dialogPart != .header }
    let others = buttons.filter { $0.dialogPart != .button(.cancel) }
    let cancels = buttons.filter { $0.dialogPart == .button(.cancel) }
    let hairline = 1 / max(node.environment.displayScale, 1)
    func line(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      result.lines.append(CGRect(x: x, y: y, width: width, height: height))
    }
    if buttons.count == 2, buttons.allSatisfy({ fits($0, width / 2) }) {
      let order = cancels.count == 1 ? cancels + others : buttons
      for (index, button) in order.enumerated() {
        result.frames.append(
          (
            button,
            CGRect(
              x: width / 2 * CGFloat(index), y: result.height, width: width / 2, height: Self.row)
          ))
      }
      line(0, result.height, width, hairline)
      line(width / 2, result.height, hairline, Self.row)
      result.height += Self.row
      return
    }
    for button in others + cancels {
      let frame = CGRect(x: 0, y: result.height, width: width, height: Self.row)
      result.frames.append((button, frame))
      line(0, result.height, width, hairline)
      result.height += Self.row
    }
  }

  @MainActor private func fits(_ button: LayoutNode, _ width: CGFloat) -> Bool {
    button.sizeThatFits(.unspecified).width <= width
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let width = proposal.width ?? CardPlanner.alertWidth
    let height = arrange(node, width: width).height
    return CGSize(width: width, height: min(height, proposal.height ?? height))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let arrangement = arrange(node, in: node.frame.size)
    node.scrollLimit.height = arrangement.excess
    for (child, frame) in arrangement.frames {
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let arrangement = arrange(node, in: node.frame.size)
    guard arrangement.excess > 0 else { return draw(node, arrangement, &context) }
    let origin = context.origin
    let shown = context.snapped(arrangement.scrolled.offsetBy(dx: origin.x, dy: origin.y))
    var still = arrangement
    still.frames.removeAll { isScrolled($0.child, node, arrangement) }
    still.lines.removeAll { $0.minY < arrangement.scrolled.maxY }
    still.fields.removeAll { $0.minY < arrangement.scrolled.maxY }
    var moving = arrangement
    moving.frames = arrangement.frames.filter { isScrolled($0.child, node, arrangement) }
    moving.lines = arrangement.lines.filter { $0.minY < arrangement.scrolled.maxY }
    moving.fields = arrangement.fields.filter { $0.minY < arrangement.scrolled.maxY }
    context.group {
      draw(node, moving, &$0)
    } _: {
      $0.clip = .init(rect: .init(shown))
      $0.name = "scroll"
    }
    draw(node, still, &context)
  }

  /// Whether a child is in the part that is scrolled.
  @MainActor
  private func isScrolled(
    _ child: LayoutNode, _ node: LayoutNode, _ arrangement: Arrangement
  ) -> Bool {
    guard arrangement.scrolled.height < node.frame.height else { return true }
    return child.dialogPart == .header
  }

  @MainActor
  private func draw(
    _ node: LayoutNode, _ arrangement: Arrangement, _ context: inout DrawContext
  ) {
    let origin = context.origin
    drawFields(arrangement.fields.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, node, &context)
    for child in node.childrenInZOrder {
      guard arrangement.frames.contains(where: { $0.child === child }) else { continue }
      child.draw(&context)
    }
    for line in arrangement.lines {
      context.fill(
        context.snapped(line.offsetBy(dx: origin.x, dy: origin.y)),
        Color(SystemColor.separator), node.environment)
    }
  }

  /// Draws the box around the fields, and the lines between them.
  @MainActor
  private func drawFields(
    _ fields: [CGRect], _ node: LayoutNode, _ context: inout DrawContext
  ) {
    guard let first = fields.first else { return }
    let environment = node.environment
    let line = 1 / max(environment.displayScale, 1)
    let box = context.snapped(fields.dropFirst().reduce(first) { $0.union($1) })
    let outline = Path(roundedRect: box, cornerRadius: Self.fieldRadius)
    context.fill(
      outline.raster, in: box, Color(SystemColor.systemBackground)._resolve(in: environment))
    let ring = Path(
      roundedRect: box.insetBy(dx: line / 2, dy: line / 2),
      cornerRadius: Self.fieldRadius - line / 2)
    if let paint = Color(SystemColor.separator)._resolve(in: environment).paint(in: box) {
      context.add(.stroke(ring.raster, paint, .init(width: Double(line))))
    }
    for field in fields.dropFirst() {
      let rect = CGRect(x: field.minX, y: field.minY, width: field.width, height: line)
      context.fill(context.snapped(rect), Color(SystemColor.separator), environment)
    }
  }
}

extension AlertLayout: TouchFollowing {
  func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer] {
    node.scrollLimit.height > 0 ? [ScrollRecognizer(node, axes: .vertical)] : []
  }
}
