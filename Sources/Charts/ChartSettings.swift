public import Foundation
public import SheetUI

/// What views around a chart say of one of its axes.
struct AxisSettings {
  var domain: ClosedRange<Double>?
  var categories: [String]?
  var includesZero: Bool?
  var isHidden = false
  /// The pieces of the axis; nil for the usual ones.
  var pieces: [_AxisPiece]?
  var title: AnyView?
  var visibleLength: Double?
  var start: Double?
  /// The room at both ends, in points.
  var room: (start: CGFloat, end: CGFloat) = (0, 0)
  var select: (@MainActor (ChartDatum?) -> Void)?

  /// The part of a range that is seen.
  func visible(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard let visibleLength, visibleLength > 0 else { return range }
    let start = start ?? range.lowerBound
    return start...(start + visibleLength)
  }
}

/// What views around a chart say of it.
struct ChartSettings {
  var x = AxisSettings()
  var y = AxisSettings()
  var showsLegend = true
  var legend: AnyView?
  var legendIsAbove = false
  var styles: [(value: ChartDatum?, style: AnyShapeStyle)] = []
  var styling: ((ChartDatum) -> AnyShapeStyle?)?
  var plot: (@MainActor (ChartPlotContent) -> AnyView)?
  var overlay: (@MainActor (ChartProxy) -> AnyView)?
  var background: (@MainActor (ChartProxy) -> AnyView)?
  var selectAngle: (@MainActor (Double?) -> Void)?
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// The place of a chart's marks.
public struct ChartPlotContent: View {
  let content: AnyView

  /// The marks.
  public var body: some View { content }
}

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  /// Says whether the horizontal axis is shown.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.isHidden = visibility == .hidden }
  }
  /// Says whether the vertical axis is shown.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.isHidden = visibility == .hidden }
  }
  /// Says what the horizontal axis consists of.
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let pieces = content()._pieces
    return chart { $0.x.pieces = pieces }
  }
  /// Says what the vertical axis consists of.
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let pieces = content()._pieces
    return chart { $0.y.pieces = pieces }
  }
  /// Says what the horizontal axis goes from and to.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { $0.x.take(domain) }
  }
  /// Says what the horizontal axis goes from and to, and which part of the length it takes.
  public func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.x.take(domain)
      $0.x.room = range.room
    }
  }
  /// Says what the vertical axis goes from and to.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chart { $0.y.take(domain) }
  }
  /// Says what the vertical axis goes from and to, and which part of the length it takes.
  public func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View {
    chart {
      $0.y.take(domain)
      $0.y.room = range.room
    }
  }

  /// Says which part of the length the horizontal axis takes.
  public func chartXScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.x.room = range.room } }
  /// Says which part of the length the vertical axis takes.
  public func chartYScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chart { $0.y.room = range.room } }
  /// Says how lengths stand for values of the horizontal axis: in proportion.
  public func chartXScale(type: ScaleType) -> some View { self }
  /// Says how lengths stand for values of the vertical axis: in proportion.
  public func chartYScale(type: ScaleType) -> some View { self }

  /// Puts a title at the horizontal axis.
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisTitle(\.x, Text(label)) }
  /// Puts a title at the vertical axis.
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { axisTitle(\.y, Text(label)) }
  /// Puts a title at the horizontal axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { axisTitle(\.x, content()) }
  /// Puts a title at the vertical axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { axisTitle(\.y, content()) }

  private func axisTitle(
    _ axis: WritableKeyPath<ChartSettings, AxisSettings>, _ title: some View
  ) -> some View {
    let title = AnyView(title)
    return chart { $0[keyPath: axis].title = title }
  }

  /// Says whether the legend is shown.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.showsLegend = visibility != .hidden }
  }
  /// Says where the legend is: above or below.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chart { $0.legendIsAbove = position.y < 0 && position != .automatic } }
  /// Says what the legend is, and where: above or below.
  public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View {
    let content = AnyView(content())
    return chart {
      $0.legend = content
      $0.legendIsAbove = position == .top || position == .topLeading || position == .topTrailing
    }
  }

  /// Says which style stands for which value.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { ($0.key.datum as ChartDatum?, AnyShapeStyle($0.value)) }
    return chart { $0.styles = styles }
  }
  /// Says which styles stand for which values, in order.
  public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(
    domain: D, range: [S], type: ScaleType? = nil
  ) -> some View {
    let names = domain._names ?? []
    let styles = range.enumerated().map { index, style in
      (
        names.indices.contains(index) ? ChartDatum.category(names[index]) : nil,
        AnyShapeStyle(style)
      )
    }
    return chart { $0.styles = styles }
  }
  /// Says which styles stand for values, in order.
  public func chartForegroundStyleScale<S: ShapeStyle>(
    range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = range.map { (nil as ChartDatum?, AnyShapeStyle($0)) }
    return chart { $0.styles = styles }
  }
  /// Says which style stands for which of some values.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: (D) -> S
  ) -> some View {
    let styles = domain.map { ($0.datum as ChartDatum?, AnyShapeStyle(mapping($0))) }
    return chart { $0.styles = styles }
  }
  /// Says which style stands for a value.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View {
    chart { settings in
      settings.styling = { D.value(at: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
  /// Says which symbol stands for which value; they stand in the usual order.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  /// Changes the place of the marks.
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> C
  ) -> some View {
    nonisolated(unsafe) let content = content
    return chart { $0.plot = { AnyView(content($0)) } }
  }
  /// Puts something over the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    nonisolated(unsafe) let content = content
    return chart { $0.overlay = { AnyView(content($0)) } }
  }
  /// Puts something behind the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    nonisolated(unsafe) let content = content
    return chart { $0.background = { AnyView(content($0)) } }
  }
  /// Adds a gesture to the chart; none is added, use `chartOverlay`.
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }

  /// Keeps the value under a finger on the horizontal axis.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.select = { value.wrappedValue = $0.flatMap { P.value(at: $0) } } }
  }
  /// Keeps the values between two fingers on the horizontal axis; a stage's fingers set none.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Keeps the values between two fingers on the vertical axis; a stage's fingers set none.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Keeps the value under a finger on the vertical axis.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.select = { value.wrappedValue = $0.flatMap { P.value(at: $0) } } }
  }
  /// Keeps how much of a pie is before a finger.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { settings in
      settings.selectAngle = { value.wrappedValue = $0.flatMap { P.value(at: .number($0)) } }
    }
  }

  /// Says along which axes the chart scrolls; it stays where `chartScrollPosition` says.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Says where scrolling ends; the chart doesn't scroll.
  public func chartScrollTargetBehavior(
    _ behavior: ValueAlignedChartScrollTargetBehavior
  ) -> some View { self }
  /// Says how much of the horizontal axis is seen, from `chartScrollPosition` or its start.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.number }
  }
  /// Says how much of the vertical axis is seen.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.number }
  }
  /// Says where the horizontal axis starts.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let start = x.wrappedValue.datum.number
    return chart { $0.x.start = start }
  }
  /// Says where the horizontal axis starts.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let start = initialX.datum.number
    return chart { $0.x.start = start }
  }
}

extension AxisSettings {
  fileprivate mutating func take(_ domain: some ScaleDomain) {
    self.domain = domain._range.map { min($0, $1)...max($0, $1) }
    (categories, includesZero) = (domain._names, domain._includesZero)
  }
}
