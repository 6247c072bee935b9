/// Shows where a value lies in a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let share: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let minimumValueLabel: BoundsLabel?
  private let maximumValueLabel: BoundsLabel?

  @Environment(\.gaugeStyle) private var style

  // Reason: one place that all of SwiftUI's forms lead to.
  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    ends: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.share = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = ends?.0
    maximumValueLabel = ends?.1
  }

  /// The value in the environment's style.
  public var body: some View { styled(style) }

  private func styled<S: GaugeStyle>(_ style: S) -> AnyView {
    let configuration = GaugeStyleConfiguration(
      value: share, label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
      minimumValueLabel: minimumValueLabel.map { .init(content: AnyView($0)) },
      maximumValueLabel: maximumValueLabel.map { .init(content: AnyView($0)) })
    return AnyView(style.makeBody(configuration: configuration))
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, in: bounds, label: label(), current: nil, ends: nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label: label(), current: currentValueLabel(), ends: nil)
  }

  /// Creates a gauge with a label of its value; marked values have labels in no style of a phone.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, in: bounds, label: label(), current: currentValueLabel(), ends: nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  // Reason: SwiftUI's own signature.
  /// Creates a gauge with labels of its value and the ends of its range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: label(), current: currentValueLabel(),
      ends: (minimumValueLabel(), maximumValueLabel()))
  }
}

/// What a gauge style draws.
@MainActor
public struct GaugeStyleConfiguration {
  /// The label of a gauge.
  public struct Label: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The label of a gauge's value.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The label of the least value.
  public struct MinimumValueLabel: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The label of the greatest value.
  public struct MaximumValueLabel: View {
    let content: AnyView

    /// The label's views.
    public var body: AnyView { content }
  }

  /// The share of the range, 0...1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the least value.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the greatest value.
  public var maximumValueLabel: MaximumValueLabel?
}
