public import Foundation

extension Text {
  /// How a date is shown.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable { case time, date, relative, offset, timer }

    let kind: Kind

    /// The time of day.
    public static let time = DateStyle(kind: .time)
    /// The day.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, in the two largest units.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, in the largest unit, with a sign.
    public static let offset = DateStyle(kind: .offset)
    /// Hours, minutes and seconds from or to now.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date, an interval or a timer, in words only once the language is known.
  ///
  /// Now is the stage's date, at the instant at which the text is evaluated.
  enum Moment: Equatable, Sendable {
    case date(Date, DateStyle)
    case interval(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  }

  /// Shows a date in a style.
  public init(_ date: Date, style: DateStyle) { self.init(.moment(.date(date, style))) }

  /// Shows a range of dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(.moment(.interval(dates.lowerBound, dates.upperBound)))
  }

  /// Shows an interval of time.
  public init(_ interval: DateInterval) {
    self.init(.moment(.interval(interval.start, interval.end)))
  }

  /// Shows a timer that runs over an interval.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .moment(
        .timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }
}

extension Text.Moment {
  /// The words in an environment.
  func words(_ environment: EnvironmentValues) -> String {
    let now = environment.currentDate
    switch self {
    case .date(let date, let style): return words(date, style, now: now, environment)
    case .interval(let start, let end):
      let (days, times) = (environment.dayFormat, environment.timeFormat)
      if environment.calendar.isDate(start, inSameDayAs: end) {
        return times.format(start) + " – " + times.format(end)
      }
      return days.format(start) + " – " + days.format(end)
    case .timer(let range, let pause, let countsDown, let showsHours):
      let time = min(max(pause ?? now, range.lowerBound), range.upperBound)
      let seconds =
        countsDown
        ? range.upperBound.timeIntervalSince(time) : time.timeIntervalSince(range.lowerBound)
      return clock(Int(seconds.rounded(.down)), showsHours: showsHours)
    }
  }

  private func words(
    _ date: Date, _ style: Text.DateStyle, now: Date, _ environment: EnvironmentValues
  ) -> String {
    let seconds = date.timeIntervalSince(now)
    switch style.kind {
    case .time: return environment.timeFormat.format(date)
    case .date: return environment.dayFormat.format(date)
    case .relative: return units(abs(seconds), count: 2, environment)
    case .offset:
      return (seconds < 0 ? "-" : "+") + units(abs(seconds), count: 1, environment)
    case .timer: return clock(Int(abs(seconds).rounded(.down)), showsHours: true)
    }
  }

  /// The largest units of a length of time, abbreviated as on a phone.
  private func units(_ seconds: Double, count: Int, _ environment: EnvironmentValues) -> String {
    let duration = Duration.seconds(seconds.rounded(.down))
    let allowed: Set<Duration.UnitsFormatStyle.Unit> =
      seconds >= 86_400 ? [.weeks, .days, .hours] : [.hours, .minutes, .seconds]
    return duration.formatted(
      .units(allowed: allowed, width: .abbreviated, maximumUnitCount: count)
        .locale(environment.locale))
  }

  /// Hours, minutes and seconds with colons.
  private func clock(_ total: Int, showsHours: Bool) -> String {
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
    guard hours > 0 && showsHours else { return "\(total / 60):\(two(seconds))" }
    return "\(hours):\(two(minutes)):\(two(seconds))"
  }
}

extension EnvironmentValues {
  /// Now on the stage: its date and the time that has passed since it was set up.
  var currentDate: Date { StreamTime.date }

  fileprivate var dayFormat: Date.FormatStyle {
    Date.FormatStyle(
      date: .long, time: .omitted, locale: locale, calendar: calendar, timeZone: timeZone)
  }

  fileprivate var timeFormat: Date.FormatStyle {
    Date.FormatStyle(
      date: .omitted, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}
