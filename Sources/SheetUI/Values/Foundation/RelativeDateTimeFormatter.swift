public import Foundation

/// Says how far a moment is from another, which Foundation on Linux can't.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric
    /// “yesterday”.
    case named
  }

  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full
    /// “two months ago”.
    case spellOut
    /// “2 mo. ago”.
    case short
    /// “2mo ago”.
    case abbreviated
  }

  /// Whether days have names; they have none at first.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the words stand.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar that days are counted in; nil for the acting stage's.
  open var calendar: Calendar! = nil
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; nil for the acting stage's.
  open var locale: Locale! = nil

  /// Creates a formatter of numbers and long words.
  public override init() { super.init() }

  /// Creates nothing, as there are no archives of formatters.
  public required init?(coder: NSCoder) { nil }

  /// Says how far a moment is from another, in the largest unit that fits between them.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let environment = EnvironmentValues.ofActingStage
    let calendar = calendar ?? environment.calendar
    let distance = calendar.dateComponents(
      Set(Self.units.map(\.component)), from: referenceDate, to: date)
    let unit = Self.units.first { (distance.value(for: $0.component) ?? 0) != 0 }
    let (component, field) = unit ?? (.second, .second)
    let count = distance.value(for: component) ?? 0
    // A style tells where its anchor lies as seen from its input: the anchor is moved by the
    // whole number of units, so that nothing is left to be rounded.
    let anchor = calendar.date(byAdding: component, value: count, to: referenceDate) ?? date
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: formatUnits)
    style.locale = locale ?? environment.locale
    style.calendar = calendar
    return style.format(referenceDate)
  }

  /// The units, largest first.
  private static let units:
    [(component: Calendar.Component, field: Date.RelativeFormatStyle.Field)] = [
      (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
      (.minute, .minute), (.second, .second),
    ]

  private var formatUnits: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  /// Says how far away a number of seconds is.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(
      for: reference.addingTimeInterval(timeInterval), relativeTo: reference)
  }

  /// Says how far away the largest part of some components is.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let reference = Date(timeIntervalSinceReferenceDate: 0)
    let calendar = calendar ?? EnvironmentValues.ofActingStage.calendar
    let date = calendar.date(byAdding: dateComponents, to: reference) ?? reference
    return localizedString(for: date, relativeTo: reference)
  }

  /// Says how far a moment is from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
