public import Foundation

/// Writes lengths of time in words or as on a clock, which Foundation on Linux can't.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// “1:10”.
    case positional
    /// “1h 10m”.
    case abbreviated
    /// “1 hr, 10 min”.
    case short
    /// “1 hour, 10 minutes”.
    case full
    /// “one hour, ten minutes”.
    case spellOut
    /// “1hr 10min”.
    case brief
  }

  /// Which units that are 0 are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All but the last in words; those before the first other one as on a clock.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Those before the first other one.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Those after the last other one.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All.
    public static let dropAll: ZeroFormattingBehavior = [
      .dropLeading, .dropMiddle, .dropTrailing,
    ]
    /// None; and numbers have two digits as on a clock.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How long the words are; as on a clock at first.
  open var unitsStyle = UnitsStyle.positional
  /// The units to count in; none for the system's choice.
  open var allowedUnits: NSCalendar.Unit = []
  /// Which units that are 0 are left out.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that days are counted in; nil for the acting stage's.
  open var calendar: Calendar? = nil
  /// The moment from which lengths of time are counted; nil for one with usual days.
  open var referenceDate: Date? = nil
  /// Whether the last unit may be a fraction; it is whole in any case.
  open var allowsFractionalUnits = false
  /// The greatest number of units; 0 for all.
  open var maximumUnitCount = 0
  /// Whether larger units are counted in the largest that is allowed.
  open var collapsesLargestUnit = false
  /// Whether “About” is written before.
  open var includesApproximationPhrase = false
  /// Whether “remaining” is written after.
  open var includesTimeRemainingPhrase = false
  /// Where in a sentence the words stand.
  open var formattingContext = Formatter.Context.unknown

  /// Creates a formatter as on a clock.
  public override init() { super.init() }

  /// Creates nothing, as there are no archives of formatters.
  public required init?(coder: NSCoder) { nil }

  /// Writes a length of time, in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Writes the length of time between two moments.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = units
    var calendar = calendar ?? EnvironmentValues.ofActingStage.calendar
    // Days have 24 hours for lengths of time that lie nowhere.
    if referenceDate == nil { calendar.timeZone = .gmt }
    return write(
      calendar.dateComponents(Set(units.map(\.component)), from: startDate, to: endDate), units)
  }

  /// Writes components as they are.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    var calendar = calendar ?? EnvironmentValues.ofActingStage.calendar
    calendar.timeZone = .gmt
    return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  /// Writes components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Writes components.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }
}

/// A number of one unit.
private struct UnitCount {
  let unit: TimeUnit
  var count: Int
}

/// A unit of time.
struct TimeUnit: Equatable {
  /// The unit as calendars count it.
  let component: Calendar.Component
  /// The unit in a formatter's set.
  let flag: NSCalendar.Unit
  /// The unit of CLDR.
  let name: String

  /// All units, the largest first.
  static let all = [
    TimeUnit(component: .year, flag: .year, name: "year"),
    TimeUnit(component: .month, flag: .month, name: "month"),
    TimeUnit(component: .weekOfMonth, flag: .weekOfMonth, name: "week"),
    TimeUnit(component: .day, flag: .day, name: "day"),
    TimeUnit(component: .hour, flag: .hour, name: "hour"),
    TimeUnit(component: .minute, flag: .minute, name: "minute"),
    TimeUnit(component: .second, flag: .second, name: "second"),
  ]
}

extension DateComponentsFormatter {
  private var units: [TimeUnit] {
    let asked = TimeUnit.all.filter { allowedUnits.contains($0.flag) }
    return asked.isEmpty ? TimeUnit.all.filter { $0.flag != .weekOfMonth } : asked
  }

  private func write(_ components: DateComponents, _ units: [TimeUnit]) -> String? {
    var counts = units.map { unit in
      UnitCount(unit: unit, count: components.value(for: unit.component) ?? 0)
    }
    let isNegative = counts.contains { $0.count < 0 }
    counts = counts.map { UnitCount(unit: $0.unit, count: abs($0.count)) }
    counts = withoutZeros(counts)
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    let text = unitsStyle == .positional ? clock(counts) : words(counts)
    var phrase = isNegative ? "-" + text : text
    if includesApproximationPhrase { phrase = "About " + phrase }
    if includesTimeRemainingPhrase { phrase += " remaining" }
    return phrase
  }

  private func withoutZeros(_ counts: [UnitCount]) -> [UnitCount] {
    var drop = zeroFormattingBehavior
    if drop.contains(.pad) { return counts }
    if drop.contains(.default) { drop = unitsStyle == .positional ? .dropLeading : .dropAll }
    let first = counts.firstIndex { $0.count != 0 } ?? counts.count
    let last = counts.lastIndex { $0.count != 0 } ?? -1
    let kept = counts.enumerated().filter { index, count in
      if count.count != 0 { return true }
      if index < first { return !drop.contains(.dropLeading) }
      return index > last ? !drop.contains(.dropTrailing) : !drop.contains(.dropMiddle)
    }
    .map(\.element)
    return kept.isEmpty ? Array(counts.suffix(1)) : kept
  }

  /// “1:05:09”; a lone number has no colon.
  private func clock(_ counts: [UnitCount]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    return counts.enumerated().map { index, part in
      let digits = String(part.count)
      let needsZero = (index > 0 || isPadded) && digits.count < 2
      return needsZero ? "0" + digits : digits
    }
    .joined(separator: ":")
  }

  private func words(_ counts: [UnitCount]) -> String {
    let locale = EnvironmentValues.ofActingStage.locale
    let parts = counts.map { part in
      let words = MeasureWords(
        unit: "duration-" + part.unit.name, width: width, locale: locale.identifier)
      return switch unitsStyle {
      case .spellOut:
        words.words(of: Double(part.count), written: spelledOut(part.count, locale))
          ?? words.words(of: Double(part.count))
      case .brief: words.words(of: Double(part.count)).filter { !$0.isWhitespace }
      default: words.words(of: Double(part.count))
      }
    }
    return parts.joined(separator: [.abbreviated, .brief].contains(unitsStyle) ? " " : ", ")
  }

  private func spelledOut(_ count: Int, _ locale: Locale) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: NSNumber(value: count)) ?? String(count)
  }

  private var width: MeasureWords.Width {
    switch unitsStyle {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .short
    case .full, .spellOut: .full
    }
  }
}
