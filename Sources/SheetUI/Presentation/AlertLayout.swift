import Foundation
import Raster

/// Lays an alert out: words, fields, and buttons side by side or below each other.
struct AlertLayout: LayoutBehavior {
  var name: String { "alert" }

  /// The height of a button's row, the inset of fields, and the room around a field's text, in points.
  private static let (row, inset, fieldPadding): (CGFloat, CGFloat, CGFloat) = (44, 16, 6)
  /// The distance between the last field and the buttons, in points.
  private static let fieldsBottom: CGFloat = 16

  /// The place of each child, and of the lines between them.
  private struct Arrangement {
    var frames: [(child: LayoutNode, frame: CGRect)] = []
    var fields: [CGRect] = []
    var lines: [CGRect] = []
    var height: CGFloat = 0
  }

  @MainActor
  private func arrange(_ node: LayoutNode, width: CGFloat) -> Arrangement {
    var result = Arrangement()
    for child in node.layoutChildren where child.dialogPart == .header {
      let size = child.sizeThatFits(ProposedViewSize(width: width, height: nil))
      result.frames.append((child, CGRect(x: 0, y: 0, width: width, height: size.height)))
      result.height = size.height
    }
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
    return CGSize(width: width, height: arrange(node, width: width).height)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    for (child, frame) in arrange(node, width: node.frame.width).frames {
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let arrangement = arrange(node, width: node.frame.width)
    let origin = context.origin
    for field in arrangement.fields {
      let box = context.snapped(field.offsetBy(dx: origin.x, dy: origin.y))
      let outline = Path(roundedRect: box, cornerRadius: 6)
      context.fill(
        outline.raster, in: box,
        Color(SystemColor.systemBackground)._resolve(in: node.environment))
      let line = 1 / max(node.environment.displayScale, 1)
      let ring = Path(
        roundedRect: box.insetBy(dx: line / 2, dy: line / 2), cornerRadius: 6 - line / 2)
      if let paint = Color(SystemColor.separator)._resolve(in: node.environment).paint(in: box) {
        context.add(.stroke(ring.raster, paint, .init(width: Double(line))))
      }
    }
    node.drawChildren(&context)
    for line in arrangement.lines {
      context.fill(
        context.snapped(line.offsetBy(dx: origin.x, dy: origin.y)),
        Color(SystemColor.separator), node.environment)
    }
  }
}
