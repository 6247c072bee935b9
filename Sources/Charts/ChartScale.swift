import Foundation
import SheetUI

/// Where values lie along an axis, from 0 to 1.
struct ChartScale {
  enum Kind {
    case numbers(ClosedRange<Double>)
    case categories([String])
  }

  var kind: Kind
  /// Whether the numbers are times in seconds.
  var isTime = false
  /// Whether the first text is at the end: vertical axes list theirs from the top.
  var isReversed = false

  /// The room at both ends of the axis, in points.
  var room: (start: CGFloat, end: CGFloat) = (0, 0)

  /// How far a place from 0 to 1 is from the start of an axis of a length, in points.
  func points(_ place: Double, of length: CGFloat) -> CGFloat {
    room.start + place * max(0, length - room.start - room.end)
  }

  /// The place from 0 to 1 some points from the start of an axis of a length.
  func place(_ points: CGFloat, of length: CGFloat) -> Double {
    (points - room.start) / max(1, length - room.start - room.end)
  }

  /// Where a value lies; the middle of its band for a text.
  func position(_ datum: ChartDatum) -> Double? {
    switch kind {
    case .numbers(let range): datum.number.map { position($0, in: range) }
    case .categories(let all):
      all.firstIndex(of: datum.words).map { index in
        let place = (Double(index) + 0.5) / Double(max(all.count, 1))
        return isReversed ? 1 - place : place
      }
    }
  }

  /// Where a number lies.
  func position(_ number: Double) -> Double {
    guard case .numbers(let range) = kind else { return 0 }
    return position(number, in: range)
  }

  private func position(_ number: Double, in range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (number - range.lowerBound) / length : 0.5
  }

  /// The share of the axis that a text has.
  var band: Double? {
    if case .categories(let all) = kind { return 1 / Double(max(all.count, 1)) }
    return nil
  }

  /// The value at a place.
  func datum(at place: Double) -> ChartDatum? {
    switch kind {
    case .numbers(let range):
      let number = range.lowerBound + place * (range.upperBound - range.lowerBound)
      return isTime ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    case .categories(let all):
      let share = isReversed ? 1 - place : place
      let index = Int((share * Double(all.count)).rounded(.down))
      return all.indices.contains(index) ? .category(all[index]) : nil
    }
  }
}

/// Finds round numbers and times.
enum ChartTicks {
  /// A round step (1, 2 or 5 times a power of ten) that goes into a length about so many times.
  static func step(_ length: Double, _ count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(count, 1))
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough, power > 1e-300 { power /= 10 }
    let share = rough / power
    return power * (share < 1.5 ? 1 : share < 3.5 ? 2 : share < 7.5 ? 5 : 10)
  }

  /// The multiples of a step in a range, at most 200.
  static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
    guard step > 0, step.isFinite else { return [] }
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    guard last >= first, last - first < 1e6 else { return [] }
    return (0...min(200, Int(last - first))).map { (first + Double($0)) * step }
  }

  /// A range that ends at multiples of its step.
  static func rounded(_ range: ClosedRange<Double>, _ count: Int) -> ClosedRange<Double> {
    let step = step(range.upperBound - range.lowerBound, count)
    let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
    let high = (range.upperBound / step - 1e-9).rounded(.up) * step
    return low...max(low, high)
  }

  /// Units of time with the seconds that they take.
  private static let units: [(Calendar.Component, Int, Double)] = [
    (.second, 1, 1), (.second, 10, 10), (.minute, 1, 60), (.minute, 5, 300), (.minute, 15, 900),
    (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600), (.hour, 12, 43_200),
    (.day, 1, 86_400), (.day, 2, 172_800), (.day, 7, 604_800), (.day, 14, 1_209_600),
    (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
    (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000),
    (.year, 10, 315_576_000), (.year, 50, 1_577_880_000),
  ]

  /// The unit of time that goes into a length at most so many times.
  static func unit(_ length: Double, _ count: Int) -> (Calendar.Component, Int) {
    let fit = units.first { length / $0.2 <= Double(max(count, 1)) }
    return fit.map { ($0.0, $0.1) } ?? (.year, 100)
  }

  /// The starts of a unit of time in a range, at most 200.
  static func times(
    every count: Int, _ unit: Calendar.Component, in range: ClosedRange<Double>,
    _ calendar: Calendar
  ) -> [Double] {
    let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
    guard count > 0, var time = calendar.dateInterval(of: unit, for: start)?.start else {
      return []
    }
    var times: [Double] = []
    while time.timeIntervalSinceReferenceDate <= range.upperBound, times.count < 200 {
      if time.timeIntervalSinceReferenceDate >= range.lowerBound {
        times.append(time.timeIntervalSinceReferenceDate)
      }
      guard let next = calendar.date(byAdding: unit, value: count, to: time), next > time else {
        break
      }
      time = next
    }
    return times
  }
}
