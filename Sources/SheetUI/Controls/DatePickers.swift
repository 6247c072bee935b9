import Foundation

/// A label, and texts for date and time, each of which opens a way to choose.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.dynamicTypeSize) private var size

  var body: some View {
    Group {
      if labelsHidden {
        pills
      } else {
        ControlRow(gap: 8, label: configuration.label) { pills }
      }
    }
    .rowControl(height: Self.height)
  }

  @ViewBuilder private var pills: some View {
    if size.isAccessibilitySize {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 4) { parts }
        VStack(alignment: .leading, spacing: 4) { parts }
      }
    } else {
      HStack(spacing: 4) { parts }.fixedSize()
    }
  }

  @ViewBuilder private var parts: some View {
    if configuration.displayedComponents.contains(.date) {
      DatePill(value: configuration.value, isTime: false)
    }
    if configuration.displayedComponents.contains(.hourAndMinute) {
      DatePill(value: configuration.value, isTime: true)
    }
  }

  /// A line of body text with 7 points above and below, rounded up.
  private static let height: CGFloat = 35
}

/// UIKit's compact date label: 12 points at the sides, 7 above and below, corners of 8.
struct DatePill: View {
  let value: DateValue
  let isTime: Bool

  @Environment(\.self) private var environment
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var tint
  @State private var isOpen = false

  private var color: Color {
    if !isEnabled { return Color(SystemColor.tertiaryLabel) }
    return isOpen ? tint ?? .accentColor : Color(SystemColor.label)
  }

  var body: some View {
    let texts = DateTexts(environment)
    Text(
      verbatim: isTime ? texts.time(value.date.wrappedValue) : texts.date(value.date.wrappedValue)
    )
    .foregroundStyle(color)
    .padding(.horizontal, 12)
    .padding(.vertical, 7)
    .background(
      Color(SystemColor.tertiarySystemFill),
      in: RoundedRectangle(cornerRadius: 8, style: .continuous)
    )
    .modifier(WholeBoxHit())
    .onTapGesture { isOpen = true }
    .modifier(
      MenuPresenter(isPresented: $isOpen, width: isTime ? 220 : 320, isMenu: false) {
        if isTime {
          DateWheels(value: value, components: .hourAndMinute).padding(8)
        } else {
          CalendarMonth(value: value).padding(16)
        }
      })
  }
}

/// A calendar, with a row for the time below where that is shown as well.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    VStack(spacing: 8) {
      if configuration.displayedComponents.contains(.date) {
        CalendarMonth(value: configuration.value)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        HStack(spacing: 0) {
          Text("Time").fontWeight(.semibold)
          Spacer()
          DatePill(value: configuration.value, isTime: true)
        }
      }
    }
    // UIKit's calendar is 280 to 375 points wide (layout reference).
    .frame(minWidth: 280, maxWidth: 375)
  }
}

/// A label, and wheels behind it.
struct WheelDatePicker: View {
  let configuration: DatePickerStyleConfiguration

  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    HStack(spacing: 0) {
      if !labelsHidden { configuration.label }
      DateWheels(value: configuration.value, components: configuration.displayedComponents)
    }
  }
}

/// One wheel for each part of a date, in the order of the locale.
struct DateWheels: View {
  let value: DateValue
  let components: DatePickerComponents

  @Environment(\.self) private var environment

  /// UIKit's date picker is 320 wide at the least.
  private static let width: CGFloat = 320

  private var date: Date { value.date.wrappedValue }

  var body: some View {
    let texts = DateTexts(environment)
    HStack(spacing: 0) {
      if components == .date {
        monthWheel(texts)
        dayWheel(texts)
        yearWheel(texts)
      } else {
        if components.contains(.date) { weekdayWheel(texts) }
        hourWheel(texts)
        minuteWheel(texts)
        if texts.hasDayPeriods { periodWheel(texts) }
      }
    }
    .padding(.horizontal, WheelMetrics.bandInset)
    .modifier(WheelBand())
    .frame(maxWidth: components == .hourAndMinute ? 220 : Self.width)
  }

  // MARK: Wheels

  private func monthWheel(_ texts: DateTexts) -> some View {
    let month = texts.calendar.component(.month, from: date)
    return TextWheel(
      selected: month, range: 1...12, width: 140, alignment: .leading,
      text: { texts.calendar.monthSymbols.element($0 - 1) ?? "" },
      select: { set(texts, .month, $0) })
  }

  private func dayWheel(_ texts: DateTexts) -> some View {
    let day = texts.calendar.component(.day, from: date)
    let days = texts.calendar.range(of: .day, in: .month, for: date) ?? 1..<31
    return TextWheel(
      selected: day, range: days.lowerBound...(days.upperBound - 1), width: 56,
      alignment: .trailing, text: { texts.number($0) }, select: { set(texts, .day, $0) })
  }

  private func yearWheel(_ texts: DateTexts) -> some View {
    let year = texts.calendar.component(.year, from: date)
    return TextWheel(
      selected: year, range: 1...9999, width: 84, alignment: .trailing,
      text: { texts.number($0) }, select: { set(texts, .year, $0) })
  }

  private func weekdayWheel(_ texts: DateTexts) -> some View {
    let calendar = texts.calendar
    // Days are counted from the selected one.
    return TextWheel(
      selected: 0, range: -10_000...10_000, width: 146, alignment: .trailing,
      text: { calendar.date(byAdding: .day, value: $0, to: date).map(texts.day) ?? "" },
      select: { if let day = calendar.date(byAdding: .day, value: $0, to: date) { value.set(day) } }
    )
  }

  private func hourWheel(_ texts: DateTexts) -> some View {
    let hour = texts.calendar.component(.hour, from: date)
    let isShort = texts.hasDayPeriods
    return TextWheel(
      selected: hour, range: 0...23, width: 48, alignment: .trailing,
      text: { texts.number(isShort ? ($0 + 11) % 12 + 1 : $0, isPadded: !isShort) },
      select: { set(texts, .hour, $0) })
  }

  private func minuteWheel(_ texts: DateTexts) -> some View {
    let minute = texts.calendar.component(.minute, from: date)
    return TextWheel(
      selected: minute, range: 0...59, width: 48, alignment: .trailing,
      text: { texts.number($0, isPadded: true) }, select: { set(texts, .minute, $0) })
  }

  private func periodWheel(_ texts: DateTexts) -> some View {
    let hour = texts.calendar.component(.hour, from: date)
    return TextWheel(
      selected: hour / 12, range: 0...1, width: 56, alignment: .center,
      text: { texts.dayPeriods.element($0) ?? "" },
      select: { set(texts, .hour, hour % 12 + 12 * $0) })
  }

  /// Sets one part of the date and keeps the others, as far as the month is long enough.
  private func set(_ texts: DateTexts, _ part: Calendar.Component, _ new: Int) {
    let calendar = texts.calendar
    let now = calendar.component(part, from: date)
    if let moved = calendar.date(byAdding: part, value: new - now, to: date) { value.set(moved) }
  }
}

extension Array {
  /// The element at a place; nil beyond the ends.
  fileprivate func element(_ index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

/// A wheel of texts, of which only those in sight are made.
struct TextWheel: View {
  let selected: Int
  let range: ClosedRange<Int>
  let width: CGFloat
  let alignment: HorizontalAlignment
  let text: (Int) -> String
  let select: (Int) -> Void

  /// How many rows are made on each side of the selected one: six are in sight.
  private static let reach = 14

  var body: some View {
    let first = max(selected - Self.reach, range.lowerBound)
    let last = min(selected + Self.reach, range.upperBound)
    WheelColumn(
      firstIndex: first, range: range, selected: selected, hasBand: false, select: select,
      rows: ForEach(Array(first...max(first, last)), id: \.self) { index in
        Text(verbatim: text(index))
          .frame(
            width: max(width - 12, 0),
            alignment: Alignment(horizontal: alignment, vertical: .center))
      }
    )
    .frame(width: width)
  }
}

/// The band across all wheels of a picker.
struct WheelBand: ViewModifier {
  func body(content: Content) -> some View {
    content
      .frame(maxWidth: .infinity)
      .background {
        RoundedRectangle(cornerRadius: WheelMetrics.bandRadius, style: .continuous)
          .fill(Color(SystemColor.tertiarySystemFill))
          .frame(height: WheelMetrics.bandHeight)
          .padding(.horizontal, WheelMetrics.bandInset)
      }
  }
}
