public import Foundation

/// Shows how far something has come, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: @MainActor () -> Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  /// Whether the share changes with time by itself.
  private let interval: ClosedRange<Date>?

  @Environment(\.progressViewStyle) private var style

  init(
    fraction: @escaping @MainActor () -> Double?, label: Label?,
    currentValueLabel: CurrentValueLabel?, interval: ClosedRange<Date>? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.interval = interval
  }

  /// The share in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: ProgressViewStyle>(_ style: S) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction(),
      label: label.map { .init(content: AnyView($0)) },
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) })
    return AnyView(
      style.makeBody(configuration: configuration)
        .modifier(EnvironmentValueModifier { $0.progressViewStyle = DefaultProgressViewStyle() }))
  }
}

/// The share of a total, 0...1, or none where there is no value.
private func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  guard let value, total > 0 else { return value == nil ? nil : 0 }
  let share = Double(value / total)
  return share.isFinite ? min(max(share, 0), 1) : 0
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() { self.init(fraction: { nil }, label: nil, currentValueLabel: nil) }

  /// Creates a view of a value's share in a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: { share(value, of: total) }, label: nil, currentValueLabel: nil)
  }

  /// Creates a view of a progress.
  public init(_ progress: Progress) {
    self.init(
      fraction: { progress.isIndeterminate ? nil : progress.fractionCompleted }, label: nil,
      currentValueLabel: nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: { nil }, label: label(), currentValueLabel: nil)
  }

  /// Creates a view of a value's share in a total, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      fraction: { share(value, of: total) }, label: label(), currentValueLabel: nil)
  }
}

extension ProgressView {
  /// Creates a view of a value's share in a total, with labels.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: { share(value, of: total) }, label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a view of the time in an interval, with labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: { timerInterval.share(countsDown: countsDown) }, label: label(),
      currentValueLabel: currentValueLabel(), interval: timerInterval)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the time in an interval, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      timerInterval: timerInterval, countsDown: countsDown, label: label,
      currentValueLabel: {
        DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
      })
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Creates a view of the time in an interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(
      fraction: { timerInterval.share(countsDown: countsDown) }, label: nil,
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown), interval: timerInterval)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a title in the language of the user.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: { nil }, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a spinner with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: { nil }, label: Text(title), currentValueLabel: nil)
  }

  /// Creates a view of a value's share in a total, with a title in the language of the user.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(
      fraction: { share(value, of: total) }, label: Text(titleKey), currentValueLabel: nil)
  }

  /// Creates a view of a value's share in a total, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(
      fraction: { share(value, of: total) }, label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from what a style draws.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    let share = configuration.fractionCompleted
    self.init(
      fraction: { share }, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

/// The time that has passed or is left.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// Minutes and seconds.
  public var body: some View {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let seconds = length * interval.share(countsDown: countsDown)
    Text(verbatim: ShortNumber.clock(seconds)).monospacedDigit()
  }
}

extension ShortNumber {
  /// Seconds as hours, minutes and seconds, with hours where there are any.
  static func clock(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e9 else { return "0:00" }
    let all = Int(seconds.rounded(.up))
    let (minutes, rest) = (all / 60 % 60, all % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let hours = all / 3600
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}

extension ClosedRange<Date> {
  /// The share of the range that has passed at the stage's time, or is left of it.
  ///
  /// A stage begins at the range's start: its clock has no date of its own.
  @MainActor func share(countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    let passed = length > 0 ? Swift.min(Swift.max((Stage.current?.time ?? 0) / length, 0), 1) : 1
    return countsDown ? 1 - passed : passed
  }
}
