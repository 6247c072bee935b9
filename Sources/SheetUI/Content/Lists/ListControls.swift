import Foundation
import Raster

/// Draws what a list shows while it is edited.
@MainActor
enum ListControls {
  private static var radius: CGFloat { ListMetrics.editControlDiameter / 2 }

  private static func circle(at center: CGPoint, radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Draws a red circle with a white dash.
  static func drawDelete(
    at center: CGPoint, _ environment: EnvironmentValues, _ context: inout DrawContext
  ) {
    let box = circle(at: center, radius: radius)
    context.fill(
      Raster.Path(ellipseIn: Rect(box)), in: box,
      Color(SystemColor.systemRed)._resolve(in: environment))
    let bar = CGRect(x: center.x - 5.5, y: center.y - 1, width: 11, height: 2)
    context.fill(
      Raster.Path(roundedRect: Rect(bar), cornerRadius: 1), in: bar,
      Color.white._resolve(in: environment))
  }

  /// Draws an empty circle, or one in the tint with a white tick.
  static func drawSelection(
    at center: CGPoint, isOn: Bool, _ environment: EnvironmentValues,
    _ context: inout DrawContext
  ) {
    let box = circle(at: center, radius: radius)
    guard isOn else {
      let ring = Path(ellipseIn: box.insetBy(dx: 0.75, dy: 0.75))
        .strokedPath(StrokeStyle(lineWidth: 1.5))
      context.fill(
        ring.raster, in: box, Color(SystemColor.tertiaryLabel)._resolve(in: environment))
      return
    }
    context.fill(
      Raster.Path(ellipseIn: Rect(box)), in: box, Color.accentColor._resolve(in: environment))
    var tick = Path()
    tick.move(to: CGPoint(x: center.x - 4.6, y: center.y + 0.4))
    tick.addLine(to: CGPoint(x: center.x - 1.4, y: center.y + 3.8))
    tick.addLine(to: CGPoint(x: center.x + 4.8, y: center.y - 4.2))
    let stroke = tick.strokedPath(
      StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
    context.fill(stroke.raster, in: box, Color.white._resolve(in: environment))
  }

  /// Draws the three lines of a handle.
  static func drawHandle(
    at center: CGPoint, _ environment: EnvironmentValues, _ context: inout DrawContext
  ) {
    for line in -1...1 {
      let bar = CGRect(
        x: center.x - 10, y: center.y + CGFloat(line) * 5 - 0.75, width: 20, height: 1.5)
      context.fill(
        Raster.Path(roundedRect: Rect(bar), cornerRadius: 0.75), in: bar,
        Color(SystemColor.tertiaryLabel)._resolve(in: environment))
    }
  }
}
