import Foundation
import SheetUI

/// What a chart's marks come to: their places, and the scales of both axes.
struct ChartPlan {
  /// A mark with the ends of its value, after stacking.
  struct Placed {
    let mark: _ChartMark
    /// Whether the mark's value lies along the horizontal axis.
    var isLevel = false
    /// The ends of the value, as numbers.
    var span: (low: Double, high: Double)?
  }

  var placed: [Placed] = []
  private(set) var x = ChartScale(kind: .numbers(0...1))
  private(set) var y = ChartScale(kind: .numbers(0...1))
  /// The values that colors stand for, in order.
  private(set) var colors: [ChartDatum] = []
  /// The values that symbols stand for, in order.
  private(set) var symbols: [ChartDatum] = []
  /// The values beside each other, in order.
  private(set) var positions: [ChartDatum] = []
  let calendar: Calendar

  init(_ marks: [_ChartMark], _ settings: ChartSettings, _ calendar: Calendar) {
    self.calendar = calendar
    placed = marks.map { Placed(mark: $0, isLevel: Self.isLevel($0)) }
    colors = Self.unique(marks.compactMap(\.look.fillBy))
    symbols = Self.unique(marks.compactMap(\.look.symbolBy))
    positions = Self.unique(marks.compactMap(\.look.positionBy))
    stack()
    x = scale(isX: true, settings.x)
    y = scale(isX: false, settings.y)
    (x.room, y.room) = (settings.x.room, settings.y.room)
  }

  /// Whether all marks are pieces of a pie, which has no axes.
  var isPie: Bool { !placed.isEmpty && placed.allSatisfy { $0.mark.kind == .sector } }

  private static func unique(_ data: [ChartDatum]) -> [ChartDatum] {
    var seen: Set<ChartDatum> = []
    return data.filter { seen.insert($0).inserted }
  }

  /// A bar lies along the axis of its number: the other one has texts, dates or the other number.
  private static func isLevel(_ mark: _ChartMark) -> Bool {
    guard mark.kind == .bar || mark.kind == .rectangle else { return false }
    if mark.xEnd != nil { return true }
    if mark.yEnd != nil { return false }
    switch (mark.x?.datum, mark.y?.datum) {
    case (.number, nil), (.date, nil): return true
    case (.number, .category), (.number, .date): return true
    default: return false
    }
  }

  /// What marks that lie on each other have in common.
  private struct Place: Hashable {
    let base: ChartDatum?
    let position: ChartDatum?
    let kind: _ChartMark.Kind
  }

  /// Works out the ends of all values.
  private mutating func stack() {
    var totals: [Place: Double] = [:]
    for one in placed { totals[place(one), default: 0] += abs(value(one) ?? 0) }
    var tops: [Place: (up: Double, down: Double)] = [:]
    for index in placed.indices {
      let (one, mark) = (placed[index], placed[index].mark)
      let end = one.isLevel ? mark.xEnd : mark.yEnd
      guard let value = value(one) else { continue }
      if let end = end?.datum.number {
        placed[index].span = (value, end)
      } else if mark.kind == .bar || mark.kind == .area, mark.stacking != .unstacked {
        let key = place(one)
        let share = mark.stacking == .normalized ? 1 / max(totals[key] ?? 1, 1e-300) : 1
        let start = mark.stacking == .center ? -(totals[key] ?? 0) / 2 : 0
        var top = tops[key] ?? (start, start)
        if value >= 0 {
          placed[index].span = (top.up, top.up + value * share)
          top.up += value * share
        } else {
          placed[index].span = (top.down, top.down + value * share)
          top.down += value * share
        }
        tops[key] = top
      } else {
        placed[index].span = (mark.kind == .bar || mark.kind == .area ? 0 : value, value)
      }
    }
  }

  private func value(_ one: Placed) -> Double? {
    let field = one.isLevel ? one.mark.x : one.mark.y
    if case .category? = field?.datum { return nil }
    return field?.datum.number
  }

  private func place(_ one: Placed) -> Place {
    Place(
      base: one.isLevel ? one.mark.y?.datum : one.mark.x?.datum,
      position: one.mark.look.positionBy, kind: one.mark.kind)
  }

  /// The fields along an axis.
  private func fields(isX: Bool) -> [ChartField] {
    placed.flatMap { isX ? [$0.mark.x, $0.mark.xEnd] : [$0.mark.y, $0.mark.yEnd] }
      .compactMap(\.self)
  }

  private func scale(isX: Bool, _ wishes: AxisSettings) -> ChartScale {
    let fields = fields(isX: isX)
    let names = fields.compactMap { field -> String? in
      if case .category(let name) = field.datum { return name }
      return nil
    }
    if !names.isEmpty || wishes.categories != nil {
      var all = wishes.categories ?? []
      for name in names where !all.contains(name) { all.append(name) }
      return ChartScale(kind: .categories(all), isReversed: !isX)
    }
    let isTime = fields.contains { if case .date = $0.datum { true } else { false } }
    let range = range(isX: isX, fields, isTime: isTime, wishes)
    return ChartScale(kind: .numbers(wishes.visible(range)), isTime: isTime)
  }

  private func range(
    isX: Bool, _ fields: [ChartField], isTime: Bool, _ wishes: AxisSettings
  ) -> ClosedRange<Double> {
    if let domain = wishes.domain { return domain }
    var ends = fields.flatMap { field -> [Double] in
      if let interval = field.interval(calendar) {
        return [interval.lowerBound, interval.upperBound]
      }
      return field.datum.number.map { [$0] } ?? []
    }
    for one in placed where one.isLevel == isX {
      if let span = one.span { ends += [span.low, span.high] }
    }
    if !isTime, wishes.includesZero ?? true { ends.append(0) }
    guard let low = ends.min(), let high = ends.max() else { return 0...1 }
    if low == high { return isTime ? low - 1...high + 1 : min(low, 0)...max(high, 1) }
    return isTime ? low...high : ChartTicks.rounded(low...high, 4)
  }
}
