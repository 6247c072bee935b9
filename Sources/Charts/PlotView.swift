import Foundation
import SheetUI

/// The place of the marks: lines of the axes, the marks, and views at them.
struct PlotView: View {
  let plan: ChartPlan
  let settings: ChartSettings
  let x: [AxisEntry]
  let y: [AxisEntry]

  var body: some View {
    let content = ChartPlotContent(content: AnyView(marks))
    if let plot = settings.plot { plot(content) } else { content }
  }

  private var marks: some View {
    GeometryReader { geometry in
      let drawing = PlotDrawing(plan: plan, settings: settings, size: geometry.size)
      ZStack(alignment: .topLeading) {
        Canvas { context, _ in
          lines(drawing, &context)
          drawing.draw(&context)
        }
        ForEach(drawing.annotations.indices, id: \.self) { index in
          PlacedAnnotation(annotation: drawing.annotations[index])
        }
      }
      .contentShape(Rectangle())
      .modifier(Selecting(plan: plan, settings: settings, size: geometry.size))
    }
  }

  /// The lines of both axes.
  private func lines(_ drawing: PlotDrawing, _ context: inout GraphicsContext) {
    let size = drawing.size
    for (entries, isX) in [(x, true), (y, false)] {
      for entry in entries {
        for part in entry.parts {
          var length: CGFloat = isX ? size.height : size.width
          if case .label = part.kind { continue }
          if case .tick = part.kind { length = 4 }
          let path = Path { path in
            if isX {
              let x = plan.x.points(entry.place, of: size.width)
              path.move(to: CGPoint(x: x, y: size.height))
              path.addLine(to: CGPoint(x: x, y: size.height - length))
            } else {
              let y = size.height - plan.y.points(entry.place, of: size.height)
              path.move(to: CGPoint(x: size.width, y: y))
              path.addLine(to: CGPoint(x: size.width - length, y: y))
            }
          }
          context.stroke(
            path, with: .style(part.style ?? AnyShapeStyle(Color.gray.opacity(0.35))),
            style: part.stroke ?? StrokeStyle(lineWidth: 0.5))
        }
      }
    }
  }
}

/// A view beside a mark.
struct PlotAnnotation {
  let rect: CGRect
  let annotation: MarkAnnotation
}

private struct PlacedAnnotation: View {
  let annotation: PlotAnnotation

  var body: some View {
    let (rect, own) = (annotation.rect, annotation.annotation)
    let point = CGPoint(
      x: rect.midX + own.position.x * (rect.width / 2 + own.spacing),
      y: rect.midY + own.position.y * (rect.height / 2 + own.spacing))
    let (dx, dy) = (own.position.x, own.position.y)
    own.view
      .fixedSize()
      .alignmentGuide(.leading) { $0.width * (0.5 - dx / 2) - point.x }
      .alignmentGuide(.top) { $0.height * (0.5 - dy / 2) - point.y }
  }
}

/// Tells which value is under a finger.
private struct Selecting: ViewModifier {
  let plan: ChartPlan
  let settings: ChartSettings
  let size: CGSize

  private var isWanted: Bool {
    settings.x.select != nil || settings.y.select != nil || settings.selectAngle != nil
  }

  func body(content: Content) -> some View {
    content.gesture(
      DragGesture(minimumDistance: 0)
        .onChanged { tell($0.location) }
        .onEnded { _ in
          settings.x.select?(nil)
          settings.y.select?(nil)
          settings.selectAngle?(nil)
        }, isEnabled: isWanted)
  }

  /// A place that is on the axis; the end belongs to the last text.
  private func inside(_ place: Double) -> Double { min(max(place, 0), 1 - 1e-9) }

  private func tell(_ point: CGPoint) {
    settings.x.select?(plan.x.datum(at: inside(plan.x.place(point.x, of: size.width))))
    settings.y.select?(
      plan.y.datum(at: inside(plan.y.place(size.height - point.y, of: size.height))))
    guard let select = settings.selectAngle else { return }
    let total = plan.placed.reduce(0) { $0 + $1.mark.angle }
    let angle = atan2(point.x - size.width / 2, size.height / 2 - point.y)
    let share = angle / (2 * .pi)
    select(total * (share < 0 ? share + 1 : share))
  }
}
