import Foundation
import SheetUI

/// Draws marks in a size.
@MainActor
struct PlotDrawing {
  let plan: ChartPlan
  let settings: ChartSettings
  let size: CGSize

  /// The share of its room that a bar takes (observed).
  private static let bar: CGFloat = 0.8

  /// Draws all marks, in their order.
  func draw(_ context: inout GraphicsContext) {
    var drawn: Set<Int> = []
    for index in plan.placed.indices where !drawn.contains(index) {
      let one = plan.placed[index]
      var layer = context
      layer.opacity = one.mark.look.opacity
      layer.translateBy(x: one.mark.look.offset.width, y: one.mark.look.offset.height)
      let style = GraphicsContext.Shading.style(plan.style(of: one.mark, settings))
      switch one.mark.kind {
      case .line, .area:
        let series = sameSeries(as: index)
        drawn.formUnion(series)
        drawSeries(series.map { plan.placed[$0] }, style, &layer)
      case .bar, .rectangle:
        guard let rect = rect(one) else { continue }
        let radius = one.mark.look.cornerRadius ?? (one.mark.kind == .bar ? 0 : 0)
        layer.fill(Path(roundedRect: rect, cornerRadius: radius), with: style)
      case .point:
        if let point = point(one), one.mark.look.symbolView == nil {
          drawSymbol(one, at: point, style, &layer)
        }
      case .rule:
        layer.stroke(
          rule(one), with: style, style: one.mark.look.lines ?? StrokeStyle(lineWidth: 1))
      case .sector: break
      }
    }
    if plan.isPie { drawPie(&context) }
  }

  /// The marks of the same line or surface.
  private func sameSeries(as index: Int) -> [Int] {
    let mark = plan.placed[index].mark
    return plan.placed.indices.filter {
      let other = plan.placed[$0].mark
      return other.kind == mark.kind && other.series?.datum == mark.series?.datum
        && (mark.series != nil || other.look.fillBy == mark.look.fillBy)
        && (mark.series != nil || other.look.symbolBy == mark.look.symbolBy)
    }
  }

  // MARK: Places

  /// How far a place of the horizontal axis is from the left.
  private func across(_ place: Double) -> CGFloat { plan.x.points(place, of: size.width) }
  /// How far a place of the vertical axis is from the top.
  private func down(_ place: Double) -> CGFloat {
    size.height - plan.y.points(place, of: size.height)
  }

  private func x(_ field: ChartField?) -> CGFloat? {
    guard let field else { return nil }
    if let interval = field.interval(plan.calendar) {
      return across(plan.x.position((interval.lowerBound + interval.upperBound) / 2))
    }
    return plan.x.position(field.datum).map(across)
  }

  private func y(_ field: ChartField?) -> CGFloat? {
    guard let field else { return nil }
    if let interval = field.interval(plan.calendar) {
      return down(plan.y.position((interval.lowerBound + interval.upperBound) / 2))
    }
    return plan.y.position(field.datum).map(down)
  }

  /// The place of a mark's value.
  func point(_ one: ChartPlan.Placed) -> CGPoint? {
    let x = x(one.mark.x) ?? (one.mark.x == nil ? size.width / 2 : nil)
    var y = y(one.mark.y) ?? (one.mark.y == nil ? size.height / 2 : nil)
    if let span = one.span, !one.isLevel, one.mark.yEnd == nil, plan.y.band == nil {
      y = down(plan.y.position(span.high))
    }
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The rectangle of a bar.
  private func rect(_ one: ChartPlan.Placed) -> CGRect? {
    let mark = one.mark
    if mark.kind == .rectangle, mark.xEnd != nil || mark.yEnd != nil {
      let (left, right) = (x(mark.x) ?? 0, x(mark.xEnd) ?? size.width)
      let (top, bottom) = (y(mark.yEnd) ?? 0, y(mark.y) ?? size.height)
      return CGRect(
        x: min(left, right), y: min(top, bottom), width: abs(right - left),
        height: abs(bottom - top))
    }
    if mark.kind == .rectangle {
      guard let x = x(mark.x), let y = y(mark.y) else { return nil }
      let width = mark.width.points(in: room(mark.x, plan.x, size.width), usual: 1)
      let height = mark.height.points(in: room(mark.y, plan.y, size.height), usual: 1)
      return CGRect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    }
    guard let span = one.span else { return nil }
    return one.isLevel ? levelBar(one, span) : uprightBar(one, span)
  }

  private func uprightBar(
    _ one: ChartPlan.Placed, _ span: (low: Double, high: Double)
  ) -> CGRect? {
    let (a, b) = (
      down(plan.y.position(span.low)), down(plan.y.position(span.high))
    )
    guard one.mark.x != nil else {
      return CGRect(x: 0, y: min(a, b), width: size.width, height: abs(a - b))
    }
    guard let middle = x(one.mark.x) else { return nil }
    let (start, width) = share(one, one.mark.width, room(one.mark.x, plan.x, size.width))
    return CGRect(x: middle + start, y: min(a, b), width: width, height: abs(a - b))
  }

  private func levelBar(
    _ one: ChartPlan.Placed, _ span: (low: Double, high: Double)
  ) -> CGRect? {
    let (a, b) = (across(plan.x.position(span.low)), across(plan.x.position(span.high)))
    guard one.mark.y != nil else {
      return CGRect(x: min(a, b), y: 0, width: abs(a - b), height: size.height)
    }
    guard let middle = y(one.mark.y) else { return nil }
    let (start, height) = share(one, one.mark.height, room(one.mark.y, plan.y, size.height))
    return CGRect(x: min(a, b), y: middle + start, width: abs(a - b), height: height)
  }

  /// The room around a value: its band, its unit of time, or a few points.
  private func room(_ field: ChartField?, _ scale: ChartScale, _ length: CGFloat) -> CGFloat {
    if let band = scale.band { return band * length }
    if let interval = field?.interval(plan.calendar) {
      return (scale.position(interval.upperBound) - scale.position(interval.lowerBound)) * length
    }
    let values = Set(plan.placed.compactMap { ($0.isLevel ? $0.mark.y : $0.mark.x)?.datum })
    return min(20, length / CGFloat(max(values.count, 1)))
  }

  /// Where a bar starts from the middle of its room, and how wide it is.
  private func share(
    _ one: ChartPlan.Placed, _ dimension: MarkDimension, _ room: CGFloat
  ) -> (start: CGFloat, width: CGFloat) {
    let whole = dimension.points(in: room, usual: Self.bar)
    guard let position = one.mark.look.positionBy,
      let index = plan.positions.firstIndex(of: position)
    else { return (-whole / 2, whole) }
    let width = whole / CGFloat(plan.positions.count)
    return (-whole / 2 + CGFloat(index) * width, width)
  }

  // MARK: Rules and symbols

  private func rule(_ one: ChartPlan.Placed) -> Path {
    let (mark, look) = (one.mark, one.mark.look)
    return Path { path in
      if let x = x(mark.x), mark.xEnd == nil {
        path.move(to: CGPoint(x: x, y: (y(mark.y) ?? 0) + look.start.height))
        path.addLine(to: CGPoint(x: x, y: (y(mark.yEnd) ?? size.height) + look.end.height))
      } else if let y = y(mark.y) {
        path.move(to: CGPoint(x: (x(mark.x) ?? 0) + look.start.width, y: y))
        path.addLine(to: CGPoint(x: (x(mark.xEnd) ?? size.width) + look.end.width, y: y))
      }
    }
  }

  private func drawSymbol(
    _ one: ChartPlan.Placed, at point: CGPoint, _ style: GraphicsContext.Shading,
    _ context: inout GraphicsContext
  ) {
    let look = one.mark.look
    let side = (look.symbolSize ?? 50).squareRoot() * 1.128  // A circle of that area.
    let kinds = BasicChartSymbolShape.Kind.allCases
    let index = look.symbolBy.flatMap { plan.symbols.firstIndex(of: $0) } ?? 0
    let shape = BasicChartSymbolShape(kind: kinds[index % kinds.count])
    let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    let path = look.symbolBy == nil ? look.symbol?(rect) : nil
    context.fill(path ?? shape.path(in: rect), with: style)
  }

  private func drawSeries(
    _ series: [ChartPlan.Placed], _ style: GraphicsContext.Shading,
    _ context: inout GraphicsContext
  ) {
    guard let first = series.first else { return }
    let method = first.mark.look.interpolation ?? .linear
    let tops = series.compactMap(point)
    if first.mark.kind == .line {
      context.stroke(
        SeriesPath.path(tops, method), with: style,
        style: first.mark.look.lines ?? StrokeStyle(lineWidth: 2, lineJoin: .round))
      for one in series where one.mark.look.symbol != nil || one.mark.look.symbolBy != nil {
        if let point = point(one) { drawSymbol(one, at: point, style, &context) }
      }
    } else {
      let bottoms = series.compactMap { one -> CGPoint? in
        guard let span = one.span, let x = x(one.mark.x) else { return nil }
        return CGPoint(x: x, y: down(plan.y.position(span.low)))
      }
      let highs = series.compactMap { one -> CGPoint? in
        guard let span = one.span, let x = x(one.mark.x) else { return nil }
        return CGPoint(x: x, y: down(plan.y.position(span.high)))
      }
      context.fill(SeriesPath.area(highs, bottoms, method), with: style)
    }
  }

  // MARK: Pies

  private func drawPie(_ context: inout GraphicsContext) {
    let total = plan.placed.reduce(0) { $0 + $1.mark.angle }
    guard total > 0 else { return }
    var start = -Double.pi / 2
    for one in plan.placed {
      let end = start + one.mark.angle / total * 2 * .pi
      var layer = context
      layer.opacity = one.mark.look.opacity
      layer.fill(
        sector(one.mark, start, end), with: .style(plan.style(of: one.mark, settings)))
      start = end
    }
  }

  private func radii(_ mark: _ChartMark) -> (inner: CGFloat, outer: CGFloat) {
    let whole = min(size.width, size.height) / 2
    let outer = mark.outerRadius.points(in: whole, usual: 1)
    var inner = mark.innerRadius.points(in: whole, usual: 0)
    if case .inset(let points) = mark.outerRadius.kind { return (inner, max(0, whole - points)) }
    if case .inset(let points) = mark.innerRadius.kind { inner = max(0, outer - points) }
    return (inner, outer)
  }

  private func sector(_ mark: _ChartMark, _ start: Double, _ end: Double) -> Path {
    let (inner, outer) = radii(mark)
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    // The inset is a distance; at a radius it is this angle.
    func inset(_ radius: CGFloat) -> Double {
      radius > 0 ? min(mark.angularInset / radius, (end - start) / 2) : 0
    }
    return Path { path in
      path.addArc(
        center: center, radius: outer, startAngle: .radians(start + inset(outer)),
        endAngle: .radians(end - inset(outer)), clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .radians(end - inset(inner)),
          endAngle: .radians(start + inset(inner)), clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }

  // MARK: Views at marks

  /// The views at marks, with the marks' rectangles.
  var annotations: [PlotAnnotation] {
    let total = max(plan.placed.reduce(0) { $0 + $1.mark.angle }, 1e-300)
    var angle = 0.0
    return plan.placed.flatMap { one -> [PlotAnnotation] in
      defer { angle += one.mark.angle }
      let middle = (angle + one.mark.angle / 2) / total * 2 * .pi
      guard let rect = frame(one, middle) else { return [] }
      let symbol = one.mark.look.symbolView.map {
        MarkAnnotation(position: .overlay, alignment: .center, spacing: 0, view: $0)
      }
      return (one.mark.look.annotations + (symbol.map { [$0] } ?? [])).map {
        PlotAnnotation(rect: rect, annotation: $0)
      }
    }
  }

  private func frame(_ one: ChartPlan.Placed, _ angle: Double) -> CGRect? {
    switch one.mark.kind {
    case .bar, .rectangle: return rect(one)
    case .rule: return rule(one).boundingRect
    case .line, .point, .area:
      guard let point = point(one) else { return nil }
      let side: CGFloat = one.mark.kind == .point ? 8 : 0
      return CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    case .sector:
      let (inner, outer) = radii(one.mark)
      let radius = (inner + outer) / 2
      let center = CGPoint(
        x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
      return CGRect(origin: center, size: .zero)
    }
  }
}
