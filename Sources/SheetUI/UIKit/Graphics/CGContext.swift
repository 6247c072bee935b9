public import Foundation
import Raster

/// A place to draw, as Core Graphics has it: y grows downwards, as in UIKit's contexts.
///
/// What is drawn is kept as items, and becomes pixels with the picture that they are for. Blend modes
/// other than the normal one and `clear` are drawn as the normal one.
@MainActor @preconcurrency
public final class CGContext {
  struct State {
    var ctm = CGAffineTransform.identity
    var fill = Raster.Color.black
    var stroke = Raster.Color.black
    var style = StrokeStyle()
    var alpha = 1.0
    var clips: [Raster.Path] = []
    var shadow: DisplayList.Shadow?
    var font = UIFont.systemFont(ofSize: 12)
  }

  let environment: EnvironmentValues
  let size: CGSize
  private(set) var recording = CGRecording()
  private var state = State()
  private var saved: [State] = []
  private var outline = Path()

  init(_ environment: EnvironmentValues, size: CGSize) {
    self.environment = environment
    self.size = size
  }

  /// The transform from what is drawn to the picture, in points.
  public internal(set) var ctm: CGAffineTransform {
    get { state.ctm }
    set { state.ctm = newValue }
  }

  // MARK: State

  /// Keeps the state for later.
  public func saveGState() { saved.append(state) }
  /// Goes back to the state that was kept last.
  public func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.ctm = state.ctm.translatedBy(x: tx, y: ty)
  }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }
  /// Transforms what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }
  /// Sets the opacity.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(Double(alpha), 0), 1) }
  /// Sets the color of areas.
  public func setFillColor(_ color: CGColor) { state.fill = resolved(color.color) }
  /// Sets the color of areas.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = resolved(color.color) }
  /// Sets the color of lines.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
  /// Sets the longest that a pointed corner may be, in half widths.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
  /// Sets the lengths of dashes and gaps in turn, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    (state.style.dashPhase, state.style.dash) = (phase, lengths)
  }
  /// Sets a shadow in a third of black.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
  /// Sets a shadow; nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      DisplayList.Shadow(
        color: resolved($0.color), radius: Double(blur) / 2,
        offset: Point(Double(offset.width), Double(offset.height)))
    }
  }
  /// Sets how colors combine; other modes than the normal one are drawn as that.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets whether edges are smoothed; they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Sets whether edges may be smoothed; they always are.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  private func resolved(_ color: SheetUI.Color) -> Raster.Color {
    color.rasterColor(in: environment)
  }

  // MARK: Outline

  /// Starts a new outline.
  public func beginPath() { outline = Path() }
  /// Starts a new piece.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds straight lines.
  public func addLines(between points: [CGPoint]) { outline.addLines(points) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.addRect(rect) }
  /// Adds the largest ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { outline.addEllipse(in: rect) }
  /// Adds another outline.
  public func addPath(_ path: CGPath) { outline.addPath(path.outline) }
  /// Adds an arc; angles are in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control: control)
  }
  /// Closes the current piece.
  public func closePath() { outline.closeSubpath() }
  /// Fills the outline.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(outline, isEvenOdd: rule == .evenOdd)
    beginPath()
  }
  /// Draws a line along the outline.
  public func strokePath() {
    stroke(outline)
    beginPath()
  }
  /// Fills the outline, draws a line along it, or both.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(outline, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
    if mode != .fill, mode != .eoFill { stroke(outline) }
    beginPath()
  }
  /// Shows only what is in the outline from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: outline)
    beginPath()
  }
  /// Shows only what is in a rectangle from now on.
  public func clip(to rect: CGRect) { clip(to: Path(rect)) }

  // MARK: Drawing

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(Path(rect), isEvenOdd: false) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Fills the largest ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), isEvenOdd: false) }
  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect)) }
  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let outer = state.style.lineWidth
    state.style.lineWidth = width
    stroke(rect)
    state.style.lineWidth = outer
  }
  /// Draws a line along the largest ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect)) }
  /// Draws straight lines between pairs of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(path)
  }
  /// Does nothing: there is no way to take back what was drawn.
  public func clear(_ rect: CGRect) {}
  /// Draws a picture over a rectangle.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw { $0.add(.image(image.bitmap, Rect(rect))) }
  }
  /// Fills everything that may be drawn to with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    let stops = gradient.stops.map {
      Raster.LinearGradient.Stop(location: $0.location, color: resolved($0.color))
    }
    let paint = Paint.linearGradient(
      Raster.LinearGradient(stops: stops, start: startPoint.raster, end: endPoint.raster))
    let everything = CGRect(origin: .zero, size: size).applying(state.ctm.inverted())
    draw { $0.add(.fill(Raster.Path(rect: Rect(everything)), paint, .nonZero)) }
  }

  func fill(_ path: Path, isEvenOdd: Bool) {
    let color = state.fill
    draw { $0.add(.fill(path.raster, .color(color), isEvenOdd ? .evenOdd : .nonZero)) }
  }

  func stroke(_ path: Path, style: StrokeStyle? = nil) {
    let (color, style) = (state.stroke, style ?? state.style)
    draw { $0.add(.stroke(path.raster, .color(color), style.raster)) }
  }

  func clip(to path: Path) { state.clips.append(path.applying(state.ctm).raster) }

  /// Draws a SwiftUI view in a rectangle.
  func draw(_ view: some View, in rect: CGRect) {
    let environment = environment
    draw { ViewSketch(view, environment).draw(in: rect, &$0) }
  }

  /// Draws in the present state.
  func draw(alpha: Double = 1, _ content: (inout DrawContext) -> Void) {
    var context = DrawContext(time: 0, scale: environment.displayScale)
    context.snapsToPixels = false
    content(&context)
    guard !context.items.isEmpty else { return }
    var group = DisplayList.Group(context.items)
    group.transform = state.ctm.affine
    group.opacity = state.alpha * alpha
    group.shadow = state.shadow
    var item =
      group == DisplayList.Group(context.items) && context.items.count == 1
      ? context.items[0] : DisplayList.Item.group(group)
    for clip in state.clips.reversed() {
      var outer = DisplayList.Group([item])
      outer.clip = clip
      item = .group(outer)
    }
    recording.items.append(item)
  }
}
