import Foundation
import Raster

/// A choice of a color.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates a picker; the system's panel of colors isn't drawn.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label, and the color in a ring of all hues.
  public var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden {
        label
        Spacer()
      }
      ColorWell(color: color).layoutPriority(1)
    }
    .rowControl(height: ColorWellLayout.side)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A color in a ring of all hues.
nonisolated struct ColorWell: LeafView {
  let color: Color

  func behavior(_ environment: EnvironmentValues) -> ColorWellLayout {
    ColorWellLayout(style: color._resolve(in: environment))
  }
}

/// UIKit's color well: 28 points, a ring of 3 with all hues, a gap of 2, the color (observed).
struct ColorWellLayout: LayoutBehavior {
  let style: _ResolvedStyle

  var name: String { "ColorWell" }

  static let side: CGFloat = 28
  private static let ring: CGFloat = 3
  private static let gap: CGFloat = 2
  /// How many pieces of one hue the ring has.
  private static let hues = 60

  func details(_ node: LayoutNode) -> [String] { [style.summary] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let middle = CGPoint(x: box.midX, y: box.midY)
    let outline = box.capsule
    context.group { inner in
      for index in 0..<Self.hues { drawHue(index, box, middle, &inner) }
    } _: {
      $0.clip = outline
      $0.name = "hues"
    }
    let ground = box.insetBy(dx: Self.ring, dy: Self.ring)
    let plate = Color(SystemColor.systemBackground)._resolve(in: node.environment)
    context.fill(ground.capsule, in: ground, plate)
    let inner = ground.insetBy(dx: Self.gap, dy: Self.gap)
    context.fill(inner.capsule, in: inner, style)
  }

  @MainActor
  private func drawHue(
    _ index: Int, _ box: CGRect, _ middle: CGPoint, _ context: inout DrawContext
  ) {
    let hue = Double(index) / Double(Self.hues)
    // A wedge reaches one and a half steps, so that no seam shows between neighbours.
    let (from, to) = (hue * 2 * Double.pi, (hue + 1.5 / Double(Self.hues)) * 2 * Double.pi)
    let radius = Double(box.width)
    var wedge = Raster.Path()
    wedge.move(to: Point(middle))
    for angle in [from, to] {
      wedge.addLine(
        to: Point(
          Double(middle.x) + radius * PortableMath.cos(angle),
          Double(middle.y) - radius * PortableMath.sin(angle)))
    }
    wedge.close()
    let color = Color(hue: hue, saturation: 0.85, brightness: 1)
    context.fill(wedge, in: box, color._resolve(in: EnvironmentValues()))
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}
