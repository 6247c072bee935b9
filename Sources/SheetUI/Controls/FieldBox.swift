import Foundation
import Raster
import Typography

/// The box of an editable text: aligns it, keeps a line's height and draws the caret.
nonisolated struct FieldBox<Content: View>: ContainerView {
  let content: Content
  let isMultiline: Bool
  let isFocused: Bool
  let isEmpty: Bool
  let name: String
  /// Whether the box takes all the height that it is offered, as an editor does.
  var fillsHeight = false

  @MainActor func behavior(_ environment: EnvironmentValues) -> FieldLayout {
    FieldLayout(
      lineHeight: environment.lineHeight, alignment: environment.multilineTextAlignment,
      isMultiline: isMultiline, isFocused: isFocused, isEmpty: isEmpty, name: name,
      fillsHeight: fillsHeight)
  }
}

extension EnvironmentValues {
  /// The height of a line of the place's font, in points.
  var lineHeight: CGFloat {
    guard let library = try? FontLibrary.standard() else { return 0 }
    return CGFloat(library.metrics(of: effectiveFont.resolve(in: self)).lineHeight)
  }
}

/// Lays one editable text out.
struct FieldLayout: LayoutBehavior {
  let lineHeight: CGFloat
  let alignment: TextAlignment
  let isMultiline: Bool
  let isFocused: Bool
  let isEmpty: Bool
  let name: String
  var fillsHeight = false

  /// UIKit's caret is two points wide (layout reference).
  private static let caretWidth: CGFloat = 2

  func details(_ node: LayoutNode) -> [String] { isFocused ? ["focused"] : [] }

  /// UIKit's field is a point higher than its line, rounded up: 22 for body text.
  private var fieldHeight: CGFloat { lineHeight.rounded(.up) + 1 }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let ideal = node.layoutChildren.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let width = proposal.width ?? ideal
    let offer = ProposedViewSize(width: width, height: proposal.height)
    let text = node.layoutChildren.map { $0.sizeThatFits(offer).height }.max() ?? 0
    if fillsHeight {
      return CGSize(width: width, height: proposal.height ?? max(text, lineHeight))
    }
    return CGSize(width: width, height: max(text, fieldHeight))
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let free = node.frame.size
    for child in node.layoutChildren {
      let offer = ProposedViewSize(width: free.width, height: fillsHeight ? nil : free.height)
      let size = child.sizeThatFits(offer)
      let share: CGFloat =
        switch alignment {
        case .leading: 0
        case .center: 0.5
        case .trailing: 1
        }
      let y = fillsHeight ? 0 : (free.height - size.height) / 2
      child.place(at: CGPoint(x: (free.width - size.width) * share, y: y), proposal: offer)
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    context.group {
      node.drawChildren(&$0)
    } _: {
      $0.clip = Raster.Path(rect: Rect(box))
      $0.name = name
    }
    guard isFocused else { return }
    let caret = context.snapped(caretFrame(node).offsetBy(dx: box.minX, dy: box.minY))
    let path = Raster.Path(
      roundedRect: RoundedRect(
        Rect(caret), radii: .init(topLeft: 1, topRight: 1, bottomRight: 1, bottomLeft: 1),
        style: .circular))
    context.fill(path, in: caret, Color.accentColor._resolve(in: node.environment))
  }

  /// Where the caret stands: behind the text, or before a placeholder, in the box's space.
  ///
  /// It doesn't blink, so that a picture doesn't depend on when a field was focused.
  @MainActor func caretFrame(_ node: LayoutNode) -> CGRect {
    let isRightToLeft = node.environment.layoutDirection == .rightToLeft
    guard let (text, origin) = node.textInField() else { return .zero }
    let line = (text.behavior as? TextBehavior)?.lastLine(text) ?? Rect(text.frame)
    let (minX, maxX) = (origin.x + CGFloat(line.minX), origin.x + CGFloat(line.maxX))
    var x = isRightToLeft == isEmpty ? maxX : minX
    if isEmpty, alignment == .center { x = (minX + maxX) / 2 }
    x = min(max(x, 0), max(node.frame.width - Self.caretWidth, 0))
    return CGRect(
      x: x, y: origin.y + CGFloat(line.minY), width: Self.caretWidth,
      height: CGFloat(line.height))
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}

extension LayoutNode {
  /// The first text in the node, and its corner in the node's space.
  func textInField() -> (node: LayoutNode, origin: CGPoint)? {
    for child in layoutChildren {
      let corner = child.frame.origin
      if child.behavior is TextBehavior { return (child, corner) }
      if let (found, inner) = child.textInField() {
        return (found, CGPoint(x: corner.x + inner.x, y: corner.y + inner.y))
      }
    }
    return nil
  }
}
