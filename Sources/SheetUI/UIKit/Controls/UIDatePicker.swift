public import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// The system's: compact.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}

/// A choice of a date.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// The parts of a date that are chosen.
  public enum Mode: Int, Sendable {
    /// The time.
    case time = 0
    /// The day.
    case date = 1
    /// Both.
    case dateAndTime = 2
    /// A length of time; drawn as the time.
    case countDownTimer = 3
    /// The month and the year; drawn as the day.
    case yearAndMonth = 4
  }

  /// The date.
  open var date = Date() { didSet { if date != oldValue { contentDidChange() } } }
  /// The parts that are chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { lookDidChange() } }
  /// The earliest date.
  open var minimumDate: Date? { didSet { contentDidChange() } }
  /// The latest date.
  open var maximumDate: Date? { didSet { contentDidChange() } }
  /// How the picker looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { lookDidChange() } }
  /// The calendar; nil for the surroundings'.
  open var calendar: Calendar? { didSet { contentDidChange() } }
  /// The locale; nil for the surroundings'.
  open var locale: Locale? { didSet { contentDidChange() } }
  /// The time zone; nil for the surroundings'.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The length of time, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The distance of minutes that can be chosen.
  open var minuteInterval = 1
  /// Whether minutes are rounded to their distance.
  open var roundsToMinuteInterval = true

  /// Creates a picker with a frame in the superview's space.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame == .zero { bounds.size = intrinsicContentSize }
  }
  /// Creates a picker; archives hold nothing that could be read here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  private func lookDidChange() {
    bounds.size = intrinsicContentSize
    invalidateIntrinsicContentSize()
    contentDidChange()
  }

  private var components: DatePickerComponents {
    switch datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date, .yearAndMonth: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  private var picker: some View {
    let value = DateValue(
      date: Binding(
        get: { [weak self] in self?.date ?? Date(timeIntervalSinceReferenceDate: 0) },
        set: { [weak self] in self?.choose($0) }),
      minimum: minimumDate, maximum: maximumDate)
    let picker = DatePicker(value: value, components: components, label: EmptyView())
    let (calendar, locale, zone) = (calendar, locale, timeZone)
    return Group {
      switch datePickerStyle {
      case .wheels: picker.datePickerStyle(.wheel)
      case .inline: picker.datePickerStyle(.graphical)
      case .compact, .automatic: picker.datePickerStyle(.compact)
      }
    }
    .labelsHidden()
    .modifier(
      EnvironmentValueModifier {
        if let calendar { $0.calendar = calendar }
        if let locale { $0.locale = locale }
        if let zone { $0.timeZone = zone }
      })
  }

  private func choose(_ date: Date) {
    self.date = date
    valueChanged()
  }

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    ViewSketch(picker, environment).size()
  }
  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 1e6 ? size.width : nil
    return ViewSketch(picker, environment).size(ProposedViewSize(width: width, height: nil))
  }

  override func updateContent(_ node: _ViewNode?, _ inputs: _NodeInputs) -> _ViewNode? {
    let view = picker.disabled(!isEnabled)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    return show(view, node, contentInputs(inputs))
  }

  override var boxName: String { "UIDatePicker" }
}
