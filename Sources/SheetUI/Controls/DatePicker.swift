public import Foundation

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of a date.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  private let value: DateValue
  private let components: Components
  private let label: Label

  @Environment(\.datePickerStyle) private var style

  init(value: DateValue, components: Components, label: Label) {
    self.value = value
    self.components = components
    self.label = label
  }

  /// The date in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: DatePickerStyle>(_ style: S) -> AnyView {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: AnyView(label)), selection: value.date, value: value,
      displayedComponents: components)
    return AnyView(
      style.makeBody(configuration: configuration)
        .modifier(EnvironmentValueModifier { $0.datePickerStyle = DefaultDatePickerStyle() }))
  }
}

/// A date and the range that it stays in.
struct DateValue {
  let date: Binding<Date>
  var minimum: Date?
  var maximum: Date?

  /// Takes a date, moved into the range.
  func set(_ new: Date) {
    var new = new
    if let maximum { new = min(new, maximum) }
    if let minimum { new = max(new, minimum) }
    if new != date.wrappedValue { date.wrappedValue = new }
  }

  /// Whether a day has an instant in the range.
  func allows(from start: Date, to end: Date) -> Bool {
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }
}

extension DatePicker {
  /// Creates a picker.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: DateValue(date: selection), components: displayedComponents, label: label())
  }

  /// Creates a picker of dates in a range.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: DateValue(date: selection, minimum: range.lowerBound, maximum: range.upperBound),
      components: displayedComponents, label: label())
  }

  /// Creates a picker of dates from one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: DateValue(date: selection, minimum: range.lowerBound),
      components: displayedComponents, label: label())
  }

  /// Creates a picker of dates up to one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: DateValue(date: selection, maximum: range.upperBound),
      components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of dates in a range with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of dates in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of dates in a range with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of dates in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Creates a picker of dates in a range with a title in the language of the user.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Creates a picker of dates in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

}
