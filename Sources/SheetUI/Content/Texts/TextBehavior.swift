import Foundation
import Raster
import Typography

/// Measures and draws text.
struct TextBehavior: LayoutBehavior {
  private let paragraph: ParagraphLayout?
  private let styles: [_ResolvedStyle]
  private let marks: [StyledTextBuilder.Marks]
  private let images: [ImageBehavior]
  private let scale: Double
  /// The words, for the layout tree and for searching.
  let string: String

  var name: String { "Text" }

  init(_ builder: StyledTextBuilder, _ environment: EnvironmentValues) {
    styles = builder.styles
    marks = builder.marks
    images = builder.images
    string = builder.text.string
    scale = Double(environment.displayScale)
    paragraph = (try? FontLibrary.standard()).map {
      ParagraphLayout(builder.text, style: ParagraphStyle(environment), library: $0)
    }
  }

  func details(_ node: LayoutNode) -> [String] {
    ["\"" + string.replacing("\n", with: "\\n") + "\""] + styles.prefix(1).map(\.summary)
  }

  private func measure(_ proposal: ProposedViewSize) -> TextMeasurement? {
    paragraph?.measure(
      width: proposal.width.map(Double.init), height: proposal.height.map(Double.init),
      scale: scale)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    guard let size = measure(proposal)?.size else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  func explicitGuide(
    _ key: AlignmentKey, _ node: LayoutNode, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if key.isFirstTextBaseline {
      return measure(proposal).map { CGFloat($0.firstBaseline) }
    }
    if key.isLastTextBaseline {
      return measure(proposal).map { CGFloat($0.lastBaseline) }
    }
    return nil
  }

  /// Text keeps its own distances above and below (OpenSwiftUI, Text+Spacing): a tenth of the line
  /// and the descent, or what lies between capitals and the line's edge.
  func spacing(_ node: LayoutNode) -> EdgeSpacing {
    guard let metrics = paragraph?.fontMetrics else { return EdgeSpacing() }
    func roundedUp(_ value: Double) -> Double { (value * scale - 1e-9).rounded(.up) / scale }
    let lineHeight = metrics.ascent + metrics.descent
    let tenth = roundedUp(lineHeight * 0.1)
    let above = tenth + metrics.descent
    let below = max(lineHeight + tenth - metrics.capHeight, above)
    let toText = CGFloat(roundedUp(metrics.leading))
    return EdgeSpacing(
      top: .text(toText: toText, toOther: CGFloat(above)),
      bottom: .text(toText: toText, toOther: CGFloat(below)))
  }

  /// Returns the paths of the font files that the text is set in.
  @MainActor func fontFiles(_ node: LayoutNode) -> [String] {
    let layout = paragraph?.layout(
      width: Double(node.frame.width), height: Double(node.frame.height), scale: scale)
    return layout?.runs.map(\.fontFile) ?? []
  }

  /// The last line's frame in the node's space, in points, where a caret at the end stands.
  @MainActor func lastLine(_ node: LayoutNode) -> Rect? {
    paragraph?.layout(
      width: Double(node.frame.width), height: Double(node.frame.height), scale: scale
    ).lines.last?.frame
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    if node.environment.drawsBars { return drawBars(node, &context) }
    // Text is drawn as it was laid out: a frame that is still moving carries it along whole.
    let box = context.box(node.frame.size)
    let layout = paragraph?.layout(
      width: Double(node.frame.width), height: Double(node.frame.height), scale: scale,
      glyphsFrom: Point(Double(box.minX), Double(box.minY)))
    guard let layout else { return }
    for scalar in layout.missing {
      node.graph.warn(
        "No font has a glyph for U+\(String(scalar.value, radix: 16, uppercase: true)).")
    }
    for name in layout.missingFonts { node.graph.warn("No font is named \(name).") }
    for line in layout.lines {
      for run in line.runs { drawBackground(of: run, in: box, &context) }
    }
    for line in layout.lines {
      for run in line.runs { draw(run, in: box, &context) }
    }
    guard !images.isEmpty else { return }
    for attachment in layout.attachments where images.indices.contains(attachment.id) {
      let frame = Rect(
        x: attachment.frame.minX + box.minX, y: attachment.frame.minY + box.minY,
        width: attachment.frame.width, height: attachment.frame.height)
      images[attachment.id].draw(in: CGRect(frame), node, &context)
    }
  }

  @MainActor
  private func drawBackground(
    of run: TextLayout.Run, in box: CGRect, _ context: inout DrawContext
  ) {
    guard marks.indices.contains(run.tag), let style = marks[run.tag].background else { return }
    let frame = CGRect(
      x: run.frame.minX + box.minX, y: run.frame.minY + box.minY, width: run.frame.width,
      height: run.frame.height)
    let place = context.snapped(frame)
    context.fill(Raster.Path(rect: Rect(place)), in: place, style)
  }

  /// Draws a bar in place of each line.
  @MainActor private func drawBars(_ node: LayoutNode, _ context: inout DrawContext) {
    let lines = paragraph?.layout(
      width: Double(node.frame.width), height: Double(node.frame.height), scale: scale
    ).lines
    for line in lines ?? [] {
      let frame = CGRect(
        x: context.origin.x + CGFloat(line.frame.minX),
        y: context.origin.y + CGFloat(line.frame.minY), width: CGFloat(line.frame.width),
        height: CGFloat(line.frame.height))
      context.bar(frame.insetBy(dx: 0, dy: frame.height / 10), radius: 4, node.environment)
    }
  }

  @MainActor
  private func draw(_ run: TextLayout.Run, in box: CGRect, _ context: inout DrawContext) {
    guard styles.indices.contains(run.tag), !styles[run.tag].isClear else { return }
    let paint = styles[run.tag].paint(in: box) ?? .color(.black)
    context.add(.glyphs(run.glyphs, paint))
    guard !run.decorations.isEmpty else { return }
    let (dx, dy) = (Double(box.minX), Double(box.minY))
    // The typesetter lists the line under the run first.
    let mark = marks[run.tag]
    var lines = [
      mark.underline.map { ($0, mark.underlineStyle) },
      mark.strikethrough.map { ($0, mark.strikethroughStyle) },
    ].compactMap(\.self)
    for line in run.decorations {
      guard !lines.isEmpty else { return }
      let (look, style) = lines.removeFirst()
      let rect = Rect(x: line.minX + dx, y: line.minY + dy, width: line.width, height: line.height)
      let linePaint = style.flatMap { $0.paint(in: box) } ?? paint
      for piece in look.pattern.pieces(of: rect) {
        context.add(.fill(Raster.Path(rect: piece), linePaint, .nonZero))
      }
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}

extension TextBehavior: TouchFollowing {
  @MainActor func makeRecognizers(_ node: LayoutNode) -> [GestureRecognizer] {
    guard node.environment.isEnabled, marks.contains(where: { $0.link != nil }) else { return [] }
    return [LinkRecognizer(node, self)]
  }

  /// Returns what the words at a point in the node's space open.
  @MainActor fileprivate func link(at point: CGPoint, _ node: LayoutNode) -> URL? {
    let layout = paragraph?.layout(
      width: Double(node.frame.width), height: Double(node.frame.height), scale: scale)
    return layout?.runs.firstNonNil { run in
      CGRect(run.frame).contains(point) ? marks[run.tag].link : nil
    }
  }
}

/// Follows a finger that taps the words of a link.
@MainActor
private final class LinkRecognizer: GestureRecognizer {
  private let node: LayoutNode
  private let text: TextBehavior
  private var start: (place: CGPoint, link: URL)?

  /// How far a tapping finger may slip, in points (UIKit allows about as much).
  private static let slop: CGFloat = 10

  init(_ node: LayoutNode, _ text: TextBehavior) {
    self.node = node
    self.text = text
  }

  override func handle(_ event: TouchEvent) {
    let place = event.location
    switch event.phase {
    case .began:
      let origin = node.globalFrame.origin
      let local = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      guard let link = text.link(at: local, node) else { return cancel() }
      start = (place, link)
    case .moved:
      guard let start else { return }
      if hypot(place.x - start.place.x, place.y - start.place.y) > Self.slop { cancel() }
    case .ended:
      guard state == .possible, let link = start?.link else { return }
      state = .ended
      let open = node.environment.openURL
      node.graph.queue.add { open(link) }
    case .cancelled:
      cancel()
    }
  }
}

extension Text.LineStyle.Pattern {
  /// The strokes that a line consists of.
  fileprivate func pieces(of line: Rect) -> [Rect] {
    guard !dashes.isEmpty, line.height > 0 else { return [line] }
    var pieces: [Rect] = []
    var (x, index) = (line.minX, 0)
    while x < line.maxX {
      let length = dashes[index % dashes.count] * line.height
      if index % 2 == 0 {
        pieces.append(
          Rect(x: x, y: line.minY, width: min(length, line.maxX - x), height: line.height))
      }
      x += length
      index += 1
    }
    return pieces
  }
}
