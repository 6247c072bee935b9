import Foundation
import Raster

/// A slider's track and thumb, which a finger drags.
struct SliderTrack: View {
  let value: SliderValue
  let onEditingChanged: (Bool) -> Void

  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  /// The share at which a running drag began.
  @State private var start: Double?

  var body: some View {
    SliderLeaf(share: value.read(), ticks: value.ticks)
      .opacity(isEnabled ? 1 : 0.5)
      .overlay {
        GeometryReader { proxy in
          Color.clear
            .modifier(WholeBoxHit())
            .gesture(drag(over: proxy.size.width))
        }
      }
  }

  private func drag(over width: CGFloat) -> some Gesture {
    let way = max(width - SliderLayout.thumb, 1)
    return DragGesture(minimumDistance: 0)
      .onChanged { drag in
        if start == nil {
          start = value.read()
          onEditingChanged(true)
        }
        let sign: CGFloat = direction == .rightToLeft ? -1 : 1
        let share = (start ?? value.read()) + Double(sign * drag.translation.width / way)
        value.write(min(max(share, 0), 1))
      }
      .onEnded { _ in
        start = nil
        onEditingChanged(false)
      }
  }
}

/// The picture of a slider.
nonisolated struct SliderLeaf: LeafView {
  let share: Double
  let ticks: [Double]

  func behavior(_ environment: EnvironmentValues) -> SliderLayout {
    SliderLayout(share: share, ticks: ticks)
  }
}

/// UIKit's slider: a track of 4 points, a thumb of 28 with a soft shadow.
struct SliderLayout: LayoutBehavior {
  var share: Double
  let ticks: [Double]

  var name: String { "Slider" }

  var animatableData: Double {
    get { share }
    set { share = newValue }
  }

  static let thumb: CGFloat = 28
  private static let track: CGFloat = 4
  /// The length that a slider has where none is offered (observed in UIKit).
  private static let idealLength: CGFloat = 118

  func details(_ node: LayoutNode) -> [String] { [ShortNumber.text(share)] }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> CGSize {
    CGSize(width: max(proposal.width ?? Self.idealLength, Self.thumb), height: Self.thumb)
  }

  func draw(_ node: LayoutNode, _ context: inout DrawContext) {
    let box = context.box(node.presentedSize(context))
    let environment = node.environment
    let isMirrored = environment.layoutDirection == .rightToLeft
    let way = box.width - Self.thumb
    let x = box.minX + way * CGFloat(isMirrored ? 1 - share : share)
    let track = CGRect(
      x: box.minX + 2, y: box.midY - Self.track / 2, width: box.width - 4, height: Self.track)
    context.fill(
      track.capsule, in: track,
      (ProxyLooks.sliderMaximum ?? Color(SystemColor.systemFill))._resolve(in: environment))
    let middle = x + Self.thumb / 2
    let filled =
      isMirrored
      ? CGRect(x: middle, y: track.minY, width: track.maxX - middle, height: Self.track)
      : CGRect(x: track.minX, y: track.minY, width: middle - track.minX, height: Self.track)
    let fill =
      ProxyLooks.sliderMinimum?._resolve(in: environment)
      ?? TintShapeStyle()._resolve(in: environment)
    context.fill(filled.capsule, in: filled, fill)
    drawTicks(box, environment, &context)
    guard environment.sliderThumbVisibility != .hidden else { return }
    let thumb = CGRect(x: x, y: box.midY - Self.thumb / 2, width: Self.thumb, height: Self.thumb)
      .insetBy(dx: 0.5, dy: 0.5)
    context.plate(
      thumb.capsule, in: thumb, (ProxyLooks.sliderThumb ?? .white)._resolve(in: environment),
      PlateShadow(opacity: 0.2, radius: 3.5, y: 2))
  }

  @MainActor
  private func drawTicks(
    _ box: CGRect, _ environment: EnvironmentValues, _ context: inout DrawContext
  ) {
    let way = box.width - Self.thumb
    for tick in ticks {
      let x = box.minX + Self.thumb / 2 + way * CGFloat(tick)
      let dot = CGRect(x: x - 1.5, y: box.midY + 6, width: 3, height: 3)
      context.fill(dot.capsule, in: dot, Color(SystemColor.systemFill)._resolve(in: environment))
    }
  }

  func hit(_ point: CGPoint, _ node: LayoutNode, _ search: inout HitSearch) -> Bool {
    node.boxContains(point, search)
  }
}
