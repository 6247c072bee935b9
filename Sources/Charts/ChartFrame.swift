import Foundation
import SheetUI

/// One value of an axis, with what is drawn there.
struct AxisEntry {
  let place: Double
  var parts: [_AxisPart]
  let position: AxisMarkPosition
  /// Whether its name is in the middle of a unit of time.
  var isCentered = false
}

extension ChartPlan {
  /// What is drawn along an axis.
  @MainActor
  func entries(isX: Bool, _ settings: AxisSettings) -> [AxisEntry] {
    guard !settings.isHidden, !isPie else { return [] }
    let scale = isX ? x : y
    let pieces = settings.pieces ?? AxisMarks()._pieces
    return pieces.flatMap { piece in
      let data = values(piece.values, scale, isX: isX)
      return data.enumerated().compactMap { index, datum -> AxisEntry? in
        guard var place = scale.position(datum), place >= -1e-6, place <= 1 + 1e-6 else {
          return nil
        }
        let value = AxisValue(
          datum: datum, index: index, count: data.count, seconds: seconds(scale))
        var parts = piece.parts(value)
        if settings.pieces == nil, scale.band != nil {
          // Texts have no lines between them.
          parts.removeAll { if case .grid = $0.kind { true } else { false } }
        }
        let middle = centers(parts) ? middle(datum, scale, isX: isX) : nil
        if let middle { place = middle }
        if scale.isTime, isX, middle == nil, place > 1 - 1e-6 {
          // There is no room for a name that starts at the end.
          parts.removeAll { if case .label = $0.kind { true } else { false } }
        }
        return AxisEntry(
          place: place, parts: parts, position: piece.position, isCentered: middle != nil)
      }
    }
  }

  private func seconds(_ scale: ChartScale) -> Double {
    guard scale.isTime, case .numbers(let range) = scale.kind else { return 0 }
    return range.upperBound - range.lowerBound
  }

  private func centers(_ parts: [_AxisPart]) -> Bool {
    parts.contains { if case .label(_, true) = $0.kind { true } else { false } }
  }

  /// The middle of the unit of time that starts at a value.
  private func middle(_ datum: ChartDatum, _ scale: ChartScale, isX: Bool) -> Double? {
    guard case .date = datum else { return nil }
    let unit = placed.lazy.compactMap { isX ? $0.mark.x?.unit : $0.mark.y?.unit }.first
    guard let unit, let interval = ChartField(datum: datum, unit: unit).interval(calendar) else {
      return nil
    }
    return scale.position((interval.lowerBound + interval.upperBound) / 2)
  }

  private func values(
    _ values: _AxisPiece.Values, _ scale: ChartScale, isX: Bool
  ) -> [ChartDatum] {
    switch (values, scale.kind) {
    case (.explicit(let data), _): return data
    case (.marks, .categories(let names)): return names.map { .category($0) }
    case (.marks(let marks), .numbers(let range)):
      return numbers(marks, range, scale, isX: isX).map {
        scale.isTime ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0)
      }
    }
  }

  private func numbers(
    _ marks: AxisMarkValues, _ range: ClosedRange<Double>, _ scale: ChartScale, isX: Bool
  ) -> [Double] {
    let length = range.upperBound - range.lowerBound
    switch marks.kind {
    case .numbers(let step): return ChartTicks.multiples(of: step, in: range)
    case .times(let unit, let count):
      return ChartTicks.times(every: count, unit, in: range, calendar)
    case .automatic(let count) where scale.isTime:
      let (unit, step) = ChartTicks.unit(length, count ?? 7)
      return ChartTicks.times(every: step, unit, in: range, calendar)
    case .automatic(let count):
      return ChartTicks.multiples(of: ChartTicks.step(length, count ?? 4), in: range)
    }
  }
}

/// The part that a view has in a chart's frame.
private enum FrameRole: Hashable {
  case plot
  /// Under or over a value; names of times start there, others have it in their middle.
  case x(Double, isAbove: Bool, starts: Bool)
  case y(Double, isBefore: Bool)
}

private struct FrameRoleKey: LayoutValueKey {
  static let defaultValue = FrameRole.plot
}

/// The plot with the names of values at its sides.
struct ChartFrame: View {
  let plan: ChartPlan
  let settings: ChartSettings

  var body: some View {
    let (x, y) = (plan.entries(isX: true, settings.x), plan.entries(isX: false, settings.y))
    FrameLayout(x: plan.x, y: plan.y) {
      PlotView(plan: plan, settings: settings, x: x, y: y)
        .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      labels(x) {
        .x($0.place, isAbove: $0.position == .top, starts: plan.x.isTime && !$0.isCentered)
      }
      labels(y) {
        .y(
          $0.place,
          isBefore: $0.position == .leading || ($0.position == .automatic && plan.y.band != nil))
      }
    }
  }

  private func labels(
    _ entries: [AxisEntry], _ role: @escaping (AxisEntry) -> FrameRole
  ) -> some View {
    let labels = entries.flatMap { entry in
      entry.parts.compactMap { part -> (role: FrameRole, view: AnyView)? in
        guard case .label(let view, _) = part.kind else { return nil }
        return (role(entry), view)
      }
    }
    return ForEach(labels.indices, id: \.self) { index in
      labels[index].view
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .layoutValue(key: FrameRoleKey.self, value: labels[index].role)
    }
  }
}

/// Leaves room for the names at the plot's sides.
private struct FrameLayout: Layout {
  let x: ChartScale
  let y: ChartScale

  /// The distance between names and the plot, in points.
  private static let gap: CGFloat = 4

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200)) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let plot = plot(in: bounds, subviews)
    for view in subviews {
      switch view[FrameRoleKey.self] {
      case .plot:
        view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .x(let place, let isAbove, let starts):
        let width = x.band.map { CGFloat($0) * plot.width }
        view.place(
          at: CGPoint(
            x: plot.minX + x.points(place, of: plot.width),
            y: isAbove ? plot.minY - Self.gap : plot.maxY + Self.gap),
          anchor: UnitPoint(x: starts ? 0 : 0.5, y: isAbove ? 1 : 0),
          proposal: ProposedViewSize(width: width, height: nil))
      case .y(let place, let isBefore):
        view.place(
          at: CGPoint(
            x: isBefore ? plot.minX - Self.gap : plot.maxX + Self.gap,
            y: plot.maxY - y.points(place, of: plot.height)),
          anchor: isBefore ? .trailing : .leading, proposal: .unspecified)
      }
    }
  }

  private func plot(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
    var (top, bottom, before, after) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for view in subviews {
      switch view[FrameRoleKey.self] {
      case .plot: break
      case .x(_, let isAbove, _):
        let height = view.sizeThatFits(.unspecified).height + Self.gap
        if isAbove { top = max(top, height) } else { bottom = max(bottom, height) }
      case .y(_, let isBefore):
        let width = view.sizeThatFits(.unspecified).width + Self.gap
        if isBefore { before = max(before, width) } else { after = max(after, width) }
      }
    }
    // Half a line of the uppermost name sticks out.
    let hasNames = before > 0 || after > 0
    top = max(top, hasNames ? 7 : 0)
    return CGRect(
      x: bounds.minX + before, y: bounds.minY + top,
      width: max(0, bounds.width - before - after), height: max(0, bounds.height - top - bottom))
  }
}
