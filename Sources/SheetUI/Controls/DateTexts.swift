import Foundation

/// Words for dates in the language, calendar and time zone of a place.
struct DateTexts {
  let calendar: Calendar
  private let locale: Locale
  private let timeZone: TimeZone

  init(_ environment: EnvironmentValues) {
    var calendar = environment.calendar
    calendar.locale = environment.locale
    calendar.timeZone = environment.timeZone
    self.calendar = calendar
    locale = environment.locale
    timeZone = environment.timeZone
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
  }

  /// A date as "Jan 9, 2007".
  func date(_ date: Date) -> String {
    style.year().month(.abbreviated).day().format(date).plainSpaces
  }

  /// A time as "9:41 AM".
  func time(_ date: Date) -> String {
    style.hour(.defaultDigits(amPM: .abbreviated)).minute().format(date).plainSpaces
  }

  /// A month as "January 2007".
  func month(_ date: Date) -> String { style.year().month(.wide).format(date).plainSpaces }

  /// A month's name as "January".
  func monthName(_ date: Date) -> String { style.month(.wide).format(date).plainSpaces }

  /// A day as "Tue Jan 9".
  func day(_ date: Date) -> String {
    style.weekday(.abbreviated).month(.abbreviated).day().format(date)
      .replacing(",", with: "").plainSpaces
  }

  /// Whether hours count to 12.
  var hasDayPeriods: Bool {
    let text = style.hour(.defaultDigits(amPM: .abbreviated)).format(
      Date(timeIntervalSinceReferenceDate: 0))
    return text.contains { $0.isLetter }
  }

  /// The names of the two halves of a day.
  var dayPeriods: [String] { [calendar.amSymbol, calendar.pmSymbol] }

  /// The short names of the days of the week, from the first day of the locale's week on.
  var weekdays: [String] {
    let names = calendar.shortWeekdaySymbols.map { $0.uppercased(with: locale) }
    let first = min(max(calendar.firstWeekday - 1, 0), max(names.count - 1, 0))
    return Array(names[first...] + names[..<first])
  }

  /// A number in the locale's digits, with two of them at the least where `isPadded`.
  func number(_ number: Int, isPadded: Bool = false) -> String {
    number.formatted(
      .number.locale(locale).grouping(.never).precision(.integerLength((isPadded ? 2 : 1)...)))
  }
}

extension String {
  /// The string with narrow no-break spaces made usual ones, which every font has.
  fileprivate var plainSpaces: String { replacing("\u{202F}", with: " ") }
}

extension EnvironmentValues {
  /// Today, for calendars that mark it: the day on which stages start.
  var today: Date { VirtualClock.start }
}
