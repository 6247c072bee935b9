public import Foundation

/// A choice of several days.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private var minimum: Date?
  private var end: Date?
  private let label: Label

  @Environment(\.self) private var environment

  /// Creates a picker.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// Creates a picker of days in a range.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
    (minimum, end) = (bounds.lowerBound, bounds.upperBound)
  }

  /// Creates a picker of days from one on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
    minimum = bounds.lowerBound
  }

  /// Creates a picker of days before one.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label)
    end = bounds.upperBound
  }

  /// A calendar in which a tap selects a day or takes it back.
  public var body: some View {
    CalendarMonth(
      isSelected: { parts(of: $0).map(isSelected) ?? false },
      allows: { dayStart, dayEnd in
        if let minimum, dayEnd <= minimum { return false }
        if let end, dayStart >= end { return false }
        return true
      }, select: toggle, start: minimum
    )
    .frame(minWidth: 280, maxWidth: 375)
  }

  private var calendar: Calendar { DateTexts(environment).calendar }

  private func parts(of day: Date) -> DateComponents? {
    calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  private func isSelected(_ day: DateComponents) -> Bool {
    selection.wrappedValue.contains { isSame($0, day) }
  }

  private func isSame(_ a: DateComponents, _ b: DateComponents) -> Bool {
    a.year == b.year && a.month == b.month && a.day == b.day
  }

  private func toggle(_ day: Date) {
    guard let parts = parts(of: day) else { return }
    var days = selection.wrappedValue
    if let known = days.first(where: { isSame($0, parts) }) {
      days.remove(known)
    } else {
      days.insert(parts)
    }
    selection.wrappedValue = days
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker of days in a range with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days in a range with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  /// Creates a picker of days in a range with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  /// Creates a picker of days in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

}
