public import Foundation

/// What a style of date pickers draws.
@MainActor
public struct DatePickerStyleConfiguration {
  /// The label of a date picker.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The label.
  public let label: Label
  /// The date.
  @Binding public var selection: Date
  /// The first date that can be selected.
  public var minimumDate: Date? { value.minimum }
  /// The last date that can be selected.
  public var maximumDate: Date? { value.maximum }
  /// The parts of the date that are shown.
  public var displayedComponents: DatePickerComponents
  let value: DateValue

  init(
    label: Label, selection: Binding<Date>, value: DateValue,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.value = value
    self.displayedComponents = displayedComponents
  }
}

/// How date pickers look.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the finished picker.
  associatedtype Body: View
  /// What the style draws.
  typealias Configuration = DatePickerStyleConfiguration

  /// Returns the finished picker.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The look that suits the place: texts that open a calendar.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the date.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The look that suits the place: texts that open a calendar.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Texts that open a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the date.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Texts that open a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the date.
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Shows the date.
  public func makeBody(configuration: Configuration) -> some View {
    WheelDatePicker(configuration: configuration)
  }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

private enum DatePickerStyleKey: @preconcurrency EnvironmentKey {
  @MainActor static let defaultValue: any DatePickerStyle = DefaultDatePickerStyle()
}

extension EnvironmentValues {
  /// How date pickers look.
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers in the view look.
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(EnvironmentValueModifier { $0.datePickerStyle = style })
  }
}
