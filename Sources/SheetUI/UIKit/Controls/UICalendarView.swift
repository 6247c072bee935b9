public import Foundation

/// A calendar to choose days from.
@MainActor @preconcurrency
open class UICalendarView: UIView {
  /// A mark below a day; not drawn.
  public struct Decoration {
    /// Creates the usual mark.
    public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium)
      -> Decoration
    { Decoration() }
    /// Creates a mark of a picture.
    public static func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration() }
  }
  /// The size of a mark.
  public enum DecorationSize: Int, Sendable {
    /// Small.
    case small = 0
    /// Not so small.
    case medium = 1
    /// Large.
    case large = 2
  }

  /// Who marks days; marks aren't drawn.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// How days are chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      selectionBehavior?.view = self
      contentDidChange()
    }
  }
  /// The calendar.
  open var calendar = Calendar(identifier: .gregorian) { didSet { contentDidChange() } }
  /// The locale; nil for the surroundings'.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The time zone; nil for the surroundings'.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The days that there are.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { contentDidChange() }
  }
  /// The month that shows; that of the chosen day.
  open var visibleDateComponents = DateComponents()
  /// The design of the digits; the system's.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// Whether marks are wanted; they aren't drawn.
  open var wantsDateDecorations = true
  private var day = Date(timeIntervalSinceReferenceDate: 0)

  /// Asks for marks again; they aren't drawn.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

  private var picker: some View {
    let single = selectionBehavior as? UICalendarSelectionSingleDate
    let calendar = calendar
    let value = DateValue(
      date: Binding(
        get: { single?.selectedDate.flatMap { calendar.date(from: $0) } ?? Date() },
        set: { single?.choose(calendar.dateComponents([.year, .month, .day], from: $0)) }),
      minimum: availableDateRange.start == .distantPast ? nil : availableDateRange.start,
      maximum: availableDateRange.end == .distantFuture ? nil : availableDateRange.end)
    let (locale, zone) = (locale, timeZone)
    return DatePicker(value: value, components: .date, label: EmptyView())
      .datePickerStyle(.graphical)
      .labelsHidden()
      .modifier(
        EnvironmentValueModifier {
          $0.calendar = calendar
          if let locale { $0.locale = locale }
          if let zone { $0.timeZone = zone }
        })
  }

  /// The system's size.
  open override var intrinsicContentSize: CGSize { ViewSketch(picker, environment).size() }
  /// Returns the system's height in the offer's width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    ViewSketch(picker, environment).size(
      ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil))
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    show(picker.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top), node, inputs)
  }

  override var boxName: String { "UICalendarView" }
}

/// How days are chosen.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?
  /// Asks again which days can be chosen.
  open func updateSelectableDates() { view?.contentDidChange() }
}

/// Lets one day be chosen.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who hears of choices.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day; nil for none.
  open var selectedDate: DateComponents? { didSet { view?.contentDidChange() } }

  /// Creates a way to choose.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Sets the chosen day.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }

  func choose(_ day: DateComponents) {
    guard delegate?.dateSelection(self, canSelectDate: day) != false else { return }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

/// Lets several days be chosen; the first one shows.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who hears of choices.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  open var selectedDates: [DateComponents] = [] { didSet { view?.contentDidChange() } }

  /// Creates a way to choose.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Sets the chosen days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// Hears of a chosen day.
@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Called when a day was chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// It can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Hears of chosen days.
@MainActor @preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Called when a day was chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// Called when a day is chosen no longer.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

/// Marks days.
@MainActor @preconcurrency
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns a day's mark; marks aren't drawn.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
}
