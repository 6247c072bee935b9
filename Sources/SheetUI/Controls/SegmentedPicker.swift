import Foundation

/// The options side by side, as UIKit's segmented control shows them.
struct SegmentedPicker: View {
  let parts: PickerParts

  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let look = SegmentLook.all
    ItemReader(content: styledContent(look.font, look.color)) { items in
      let selected = items.firstIndex { parts.isSelected($0) }
      if look.tellsSelectedWords {
        let own = styledContent(look.selectedFont ?? look.font, look.selectedColor ?? look.color)
        ItemReader(content: own) { selectedItems in
          box(items, look, selected) { index in
            index == selected && selectedItems.indices.contains(index)
              ? selectedItems[index].view : items[index].view
          }
        }
      } else {
        box(items, look, selected) { items[$0].view }
      }
    }
    .opacity(isEnabled ? 1 : 0.5)
    .rowControl(height: 32)
  }

  private func box(
    _ items: [ContentItem], _ look: SegmentLook, _ selected: Int?,
    _ view: @escaping (Int) -> ItemView
  ) -> some View {
    SegmentsBox(
      content: ForEach(items.indices, id: \.self) { view($0).modifier(SegmentFrame()) },
      selected: selected, look: look
    )
    .modifier(SegmentTaps(count: items.count) { select(items[$0]) })
  }

  private func select(_ item: ContentItem) {
    withAnimation(.easeInOut(duration: 0.2)) { parts.select(item) }
  }

  /// Segments are set in 13 points and don't follow the text size.
  private func styledContent(_ font: Font?, _ color: Color?) -> some View {
    parts.content.font(font ?? .system(size: 13, weight: .medium)).lineLimit(1)
      .foregroundStyle(color ?? Color(SystemColor.label))
  }
}

/// Gives a segment's label the middle of its cell.
private struct SegmentFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// Finds the segment under a tap.
struct SegmentTaps: ViewModifier {
  let count: Int
  let select: (Int) -> Void

  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.overlay {
      GeometryReader { proxy in
        Color.clear
          .modifier(WholeBoxHit())
          .gesture(
            SpatialTapGesture().onEnded { value in
              guard count > 0, proxy.size.width > 0 else { return }
              var share = value.location.x / proxy.size.width
              if direction == .rightToLeft { share = 1 - share }
              select(min(max(Int(share * CGFloat(count)), 0), count - 1))
            })
      }
    }
  }
}

/// The track, the selected segment's plate and the separators, behind equal cells.
nonisolated struct SegmentsBox<Content: View>: ContainerView {
  let content: Content
  let selected: Int?
  var look = SegmentLook()

  func behavior(_ environment: EnvironmentValues) -> SegmentsLayout {
    SegmentsLayout(selected: selected, position: Double(selected ?? -1), look: look)
  }
}

/// UIKit's segmented control of iOS 13 to 18: 32 high, radius 9, a plate 2 points inside (observed).
struct SegmentsLayout: LayoutBehavior {
  let selected: Int?
  /// Where the plate is, in segments; it slides from one to the next.
  var position: Double
  var look = SegmentLook()

  var name: String { "SegmentedControl" }

  var animatableData: Double {
    get { position }
    set { position = newValue }
  }

  static let height: CGFloat = 32
  private static let inset: CGFloat = 2

  func details(_ node: LayoutNode) -> [String] { selected.map { ["selected \($0)"] } ?? [] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    let count = CGFloat(node.layoutChildren.count)
    let widest = node.layoutChildren.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return CGSize(width: proposal.width ?? (widest + 20) * count, height: Self.height)
  }

  func placeChildren(_ node: LayoutNode, _ proposal: ProposedViewSize) {
    let count = CGFloat(max(node.layoutChildren.count, 1))
    let cell = CGSize(width: node.frame.width / count, height: node.frame.height)
    for (index, child) in node.layoutChildren.enumerated() {
      child.place(
        at: CGPoint(x: cell.width * CGFloat(index), y: 0), proposal: ProposedViewSize(cell))
    }
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let environment = node.environment
    context.fill(
      box.rounded(9), in: box,
      (look.track ?? Color(SystemColor.tertiarySystemFill))._resolve(in: environment))
    drawSeparators(node, box, &context)
    if selected != nil { drawPlate(node, box, &context) }
    node.drawChildren(&context)
  }

  @MainActor
  private func drawSeparators(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    let count = node.layoutChildren.count
    guard count > 1 else { return }
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    for index in 1..<count where index != selected && index - 1 != selected {
      let share = CGFloat(isMirrored ? count - index : index) / CGFloat(count)
      let line = context.snapped(
        CGRect(x: box.minX + box.width * share - 0.5, y: box.minY + 8, width: 1, height: 16))
      context.fill(line, Color(SystemColor.systemGray).opacity(0.3), node.environment)
    }
  }

  @MainActor
  private func drawPlate(_ node: LayoutNode, _ box: CGRect, _ context: inout DrawContext) {
    let count = CGFloat(max(node.layoutChildren.count, 1))
    let width = box.width / count
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    let place = isMirrored ? count - 1 - CGFloat(position) : CGFloat(position)
    let plate = context.snapped(
      CGRect(x: box.minX + width * place, y: box.minY, width: width, height: box.height)
        .insetBy(dx: Self.inset, dy: Self.inset))
    let isDark = node.environment.colorScheme == .dark
    let color = look.plate ?? (isDark ? Color(SystemColor.systemGray2) : .white)
    context.plate(
      plate.rounded(7), in: plate, color._resolve(in: node.environment),
      PlateShadow(opacity: 0.12, radius: 4, y: 3))
  }
}
