import Foundation

/// A month as UIKit's inline date picker shows it.
struct CalendarMonth: View {
  /// Whether a day is selected, from its first instant.
  let isSelected: (Date) -> Bool
  /// Whether a day may be selected, from its first instant to the next day's.
  let allows: (Date, Date) -> Bool
  /// Selects a day.
  let select: (Date) -> Void
  /// A date in the month that is shown first.
  let start: Date?

  @Environment(\.self) private var environment
  @Environment(\.tint) private var tint
  /// How many months have been turned over.
  @State private var turned = 0

  var body: some View {
    let texts = DateTexts(environment)
    let page = MonthPage(texts.calendar, containing: start ?? environment.today, turned: turned)
    VStack(spacing: 0) {
      header(texts, page)
      weekdays(texts)
      VStack(spacing: 0) {
        ForEach(page.weeks.indices, id: \.self) { week in
          HStack(spacing: 0) {
            ForEach(0..<7, id: \.self) { day in
              cell(page.weeks[week][day], texts)
            }
          }
        }
      }
    }
  }

  private var accent: Color { tint ?? .accentColor }

  private func header(_ texts: DateTexts, _ page: MonthPage) -> some View {
    HStack(spacing: 4) {
      Text(verbatim: texts.month(page.first)).font(.headline)
      Image(systemName: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(accent)
      Spacer()
      turn("chevron.backward", -1)
      turn("chevron.forward", 1).padding(.leading, 24)
    }
    .padding(.horizontal, 8)
    .frame(height: 44)
  }

  private func turn(_ symbol: String, _ months: Int) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 20, weight: .medium))
      .foregroundStyle(accent)
      .modifier(WholeBoxHit())
      .onTapGesture { turned += months }
  }

  private func weekdays(_ texts: DateTexts) -> some View {
    let names = texts.weekdays
    return HStack(spacing: 0) {
      ForEach(names.indices, id: \.self) { index in
        Text(verbatim: names[index])
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color(SystemColor.tertiaryLabel))
          .frame(maxWidth: .infinity)
      }
    }
    .frame(height: 20)
  }

  @ViewBuilder private func cell(_ day: MonthPage.Day?, _ texts: DateTexts) -> some View {
    if let day {
      let isOpen = allows(day.start, day.end)
      DayCell(
        text: texts.number(day.number), isSelected: isSelected(day.start),
        isToday: texts.calendar.isDate(day.start, inSameDayAs: environment.today),
        isEnabled: isOpen
      )
      .modifier(WholeBoxHit())
      .onTapGesture { if isOpen { select(day.start) } }
    } else {
      Color.clear.frame(maxWidth: .infinity).frame(height: DayCell.height)
    }
  }
}

extension CalendarMonth {
  /// The month of a picker for one date.
  init(value: DateValue) {
    let calendar = DateValueCalendar(value: value)
    self.init(
      isSelected: calendar.isSelected, allows: value.allows(from:to:), select: calendar.select,
      start: value.date.wrappedValue)
  }
}

/// The days of a picker for one date; a day that is selected keeps the time.
private struct DateValueCalendar {
  let value: DateValue

  func isSelected(_ day: Date) -> Bool {
    let passed = value.date.wrappedValue.timeIntervalSince(day)
    return passed >= 0 && passed < 86_400
  }

  func select(_ day: Date) {
    let now = value.date.wrappedValue
    let days = (day.timeIntervalSince(now) / 86_400).rounded(.up)
    value.set(now.addingTimeInterval(days * 86_400))
  }
}

/// A day's number in its circle.
private struct DayCell: View {
  let text: String
  let isSelected: Bool
  let isToday: Bool
  let isEnabled: Bool

  @Environment(\.tint) private var tint

  static let height: CGFloat = 44
  private static let circle: CGFloat = 40

  private var accent: Color { tint ?? .accentColor }
  private var color: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    if isSelected { return isToday ? .white : accent }
    return isToday ? accent : Color(SystemColor.label)
  }

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 20, weight: isSelected ? .semibold : .regular))
      .foregroundStyle(color)
      .frame(maxWidth: .infinity)
      .frame(height: Self.height)
      .background {
        if isSelected {
          Circle()
            .fill(accent.opacity(isToday ? 1 : 0.15))
            .frame(width: Self.circle, height: Self.circle)
        }
      }
  }
}

/// The days of a month, by weeks.
struct MonthPage {
  struct Day {
    let number: Int
    let start: Date
    let end: Date
  }

  /// The month's first instant.
  let first: Date
  /// The weeks, with nothing where a day belongs to another month.
  let weeks: [[Day?]]

  init(_ calendar: Calendar, containing date: Date, turned: Int) {
    let month = calendar.date(byAdding: .month, value: turned, to: date) ?? date
    let start = calendar.dateInterval(of: .month, for: month)?.start ?? month
    first = start
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 28
    let weekday = calendar.component(.weekday, from: start)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    var cells: [Day?] = Array(repeating: nil, count: blanks)
    for offset in 0..<count {
      let day = calendar.date(byAdding: .day, value: offset, to: start) ?? start
      let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
      cells.append(Day(number: offset + 1, start: day, end: end))
    }
    while !cells.count.isMultiple(of: 7) { cells.append(nil) }
    weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
