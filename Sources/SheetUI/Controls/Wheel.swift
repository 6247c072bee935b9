import Foundation
import Raster

/// One column of a wheel: rows on a cylinder, turned by dragging.
struct WheelColumn<Rows: View>: View {
  /// The index of the first row in `rows`.
  var firstIndex = 0
  /// The indices that can be selected.
  let range: ClosedRange<Int>
  let selected: Int
  /// Whether the band behind the selected row belongs to this column.
  var hasBand = true
  let select: (Int) -> Void
  let rows: Rows

  @Environment(\.isEnabled) private var isEnabled
  /// How far a finger has turned the wheel, in points.
  @State private var turn: CGFloat = 0

  var body: some View {
    WheelBox(
      content: rows.font(.system(size: WheelMetrics.fontSize)).lineLimit(1),
      firstIndex: firstIndex, position: Double(selected) - Double(turn / WheelMetrics.rowHeight),
      hasBand: hasBand
    )
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(WholeBoxHit())
    .gesture(
      DragGesture(minimumDistance: 4)
        .onChanged { turn = $0.translation.height }
        .onEnded { settle(at: $0.predictedEndTranslation.height) }
    )
    .gesture(
      SpatialTapGesture().onEnded { value in
        settle(at: WheelMetrics.turn(toRowAt: value.location.y))
      })
  }

  /// Comes to rest at the row nearest to where the wheel was turned.
  private func settle(at turn: CGFloat) {
    let rows = (turn / WheelMetrics.rowHeight).rounded()
    // A flick can't be longer than any list: keeps the conversion in range.
    let index = selected - Int(min(max(rows, -10_000), 10_000))
    withAnimation(.easeOut(duration: 0.3)) {
      select(min(max(index, range.lowerBound), range.upperBound))
      self.turn = 0
    }
  }
}

extension WheelColumn {
  /// A wheel of a picker's options.
  init(
    items: [ContentItem], selected: Int?, select: @escaping (Int) -> Void,
    @ViewBuilder rows: () -> Rows
  ) {
    self.init(
      range: 0...max(items.count - 1, 0), selected: selected ?? 0,
      select: { if items.indices.contains($0) { select($0) } }, rows: rows())
  }
}

/// The measures of UIKit's picker view (layout reference: from Flutter's inspection).
enum WheelMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 21
  static let bandHeight: CGFloat = 34
  static let bandRadius: CGFloat = 8
  static let bandInset: CGFloat = 9
  /// The cylinder's diameter over the wheel's height.
  private static let diameterRatio = 1.07
  /// How much closer rows lie than they are high.
  private static let squeeze = 1.45
  /// How much smaller something becomes a point further back.
  private static let perspective = 0.003
  static let offCenterOpacity = 0.447

  /// The radius of the cylinder, in points.
  static let radius = Double(size.height) * diameterRatio / 2
  /// The angle from one row to the next: as much as a row's height turns the cylinder, squeezed.
  static let rowAngle =
    Double(rowHeight / size.height) * 2 * greatestAngle / squeeze
  /// The angle at which the cylinder leaves the wheel's box: the arc sine of 1 / 1.07.
  private static let greatestAngle = PortableMath.atan2(
    1 / diameterRatio, (1 - 1 / (diameterRatio * diameterRatio)).squareRoot())

  /// Where a row is shown: its distance from the middle and its scale.
  static func place(_ distance: Double) -> (y: Double, scaleX: Double, scaleY: Double)? {
    let angle = distance * rowAngle
    guard abs(angle) < Double.pi / 2 else { return nil }
    let (sine, cosine) = (PortableMath.sin(angle), PortableMath.cos(angle))
    let scale = 1 / (1 + perspective * radius * (1 - cosine))
    return (radius * sine * scale, scale, scale * cosine)
  }

  /// How much of a row is seen at a distance from the middle: the rows at the cylinder's edges, where
  /// they would lie on each other, fade away (observed).
  static func opacity(_ distance: Double) -> Double {
    if abs(distance) < 0.5 { return 1 }
    let angle = abs(distance) * rowAngle
    let shown = (fade.end - angle) / (fade.end - fade.start)
    return offCenterOpacity * min(max(shown, 0), 1)
  }

  /// The angles at which rows begin to fade, and at which they are gone.
  private static let fade = (start: 0.8, end: 1.15)

  /// How far to turn the wheel so that the row at a height comes to the middle, in points.
  static func turn(toRowAt y: CGFloat) -> CGFloat {
    let offset = Double(y - size.height / 2)
    let nearest = (-6...6).min { a, b in
      abs((place(Double(a))?.y ?? .infinity) - offset)
        < abs((place(Double(b))?.y ?? .infinity) - offset)
    }
    return -CGFloat(nearest ?? 0) * rowHeight
  }
}

/// The box of a wheel's column.
nonisolated struct WheelBox<Content: View>: ContainerView {
  let content: Content
  let firstIndex: Int
  let position: Double
  let hasBand: Bool

  func behavior(_ environment: EnvironmentValues) -> WheelLayout {
    WheelLayout(firstIndex: firstIndex, position: position, hasBand: hasBand)
  }
}

/// Rows on a cylinder.
struct WheelLayout: LayoutBehavior {
  let firstIndex: Int
  /// The row in the middle, between two while the wheel turns.
  var position: Double
  let hasBand: Bool

  var name: String { "Wheel" }

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  func details(_ node: LayoutNode) -> [String] { ["row \(ShortNumber.text(position))"] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let ideal = hasBand ? WheelMetrics.size.width : widestRow(node)
    return CGSize(width: proposal.width ?? ideal, height: WheelMetrics.size.height)
  }

  @MainActor private func widestRow(_ node: LayoutNode) -> CGFloat {
    node.layoutChildren.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let free = node.frame.size
    let offer = ProposedViewSize(
      width: max(free.width - 2 * WheelMetrics.bandInset, 0), height: WheelMetrics.rowHeight)
    for child in node.layoutChildren {
      let size = child.sizeThatFits(offer)
      child.place(
        at: CGPoint(x: (free.width - size.width) / 2, y: (free.height - size.height) / 2),
        proposal: offer)
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    if hasBand { WheelMetrics.drawBand(in: box, node.environment, &context) }
    context.group { inner in
      for (index, child) in node.layoutChildren.enumerated() {
        drawRow(child, at: Double(firstIndex + index) - position, box, &inner)
      }
    } _: {
      $0.clip = Raster.Path(rect: Rect(box))
      $0.name = "wheel"
    }
  }

  @MainActor
  private func drawRow(
    _ child: LayoutNode, at distance: Double, _ box: CGRect, _ context: inout DrawContext
  ) {
    let opacity = WheelMetrics.opacity(distance)
    guard opacity > 0, let place = WheelMetrics.place(distance) else { return }
    let middle = CGPoint(x: box.midX, y: box.midY)
    if distance == 0 { return child.draw(&context) }
    context.group {
      $0.snapsToPixels = false
      child.draw(&$0)
    } _: {
      $0.transform = Affine.scaling(place.scaleX, place.scaleY, about: middle)
        .then(.translation(0, place.y))
      $0.opacity = opacity
      $0.name = "row"
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}

extension WheelMetrics {
  /// Draws the band behind the selected row.
  @MainActor
  static func drawBand(
    in box: CGRect, _ environment: EnvironmentValues, _ context: inout DrawContext
  ) {
    let band = context.snapped(
      CGRect(
        x: box.minX + bandInset, y: box.midY - bandHeight / 2,
        width: max(box.width - 2 * bandInset, 0), height: bandHeight))
    context.fill(
      band.rounded(bandRadius), in: band,
      Color(SystemColor.tertiarySystemFill)._resolve(in: environment))
  }
}
