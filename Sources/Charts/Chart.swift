public import SheetUI

/// A chart of marks between two axes, or a pie.
///
/// Bars, lines, points, surfaces, rules, rectangles and pieces of a pie are drawn from the values,
/// with round steps on the axes and a legend for colors. Scrolling isn't.
public struct Chart<Content: ChartContent>: View {
  private let content: Content

  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar

  /// Creates a chart.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of elements that know their identity.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of elements whose identity lies at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  /// The plot between its axes, and the legend.
  public var body: some View {
    let plan = ChartPlan(content._marks, settings, calendar)
    VStack(alignment: .leading, spacing: 8) {
      if settings.legendIsAbove { ChartLegend(plan: plan, settings: settings) }
      if let title = settings.y.title, !plan.isPie {
        AxisTitle(title: title).frame(maxWidth: .infinity, alignment: .trailing)
      }
      framed(plan)
      if let title = settings.x.title, !plan.isPie {
        AxisTitle(title: title).frame(maxWidth: .infinity)
      }
      if !settings.legendIsAbove { ChartLegend(plan: plan, settings: settings) }
    }
    .environment(\.chartSettings, ChartSettings())
  }

  private func framed(_ plan: ChartPlan) -> some View {
    ChartFrame(plan: plan, settings: settings)
      .backgroundPreferenceValue(PlotFrameKey.self) { anchor in
        if let background = settings.background, let anchor {
          around(plan, anchor, background)
        }
      }
      .overlayPreferenceValue(PlotFrameKey.self) { anchor in
        if let overlay = settings.overlay, let anchor { around(plan, anchor, overlay) }
      }
  }

  private func around(
    _ plan: ChartPlan, _ anchor: Anchor<CGRect>, _ view: @escaping (ChartProxy) -> AnyView
  ) -> some View {
    GeometryReader { geometry in
      view(ChartProxy(plan: plan, anchor: anchor, plotSize: geometry[anchor].size))
        .frame(width: geometry.size.width, height: geometry.size.height)
    }
  }
}

/// Where the marks are.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A title at an axis.
private struct AxisTitle: View {
  let title: AnyView

  var body: some View { title.font(.caption).foregroundStyle(.secondary) }
}

/// What the colors of a chart stand for.
private struct ChartLegend: View {
  let plan: ChartPlan
  let settings: ChartSettings

  var body: some View {
    if let legend = settings.legend {
      legend
    } else if settings.showsLegend, !plan.colors.isEmpty {
      HStack(spacing: 12) {
        ForEach(plan.colors.indices, id: \.self) { index in
          HStack(spacing: 4) {
            Circle().fill(plan.style(of: plan.colors[index], settings)).frame(width: 8, height: 8)
            Text(verbatim: plan.colors[index].words)
          }
        }
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
    }
  }
}

extension ChartPlan {
  /// The colors of values, in order, as the system's charts have them.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The style that stands for a value.
  func style(of value: ChartDatum, _ settings: ChartSettings) -> AnyShapeStyle {
    if let style = settings.styles.first(where: { $0.value == value })?.style { return style }
    if let style = settings.styling?(value) { return style }
    let index = colors.firstIndex(of: value) ?? 0
    let free = settings.styles.filter { $0.value == nil }
    if !free.isEmpty { return free[index % free.count].style }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// The style of a mark.
  func style(of mark: _ChartMark, _ settings: ChartSettings) -> AnyShapeStyle {
    if let fill = mark.look.fill { return fill }
    if let value = mark.look.fillBy { return style(of: value, settings) }
    return AnyShapeStyle(Color.blue)
  }
}

/// Finds places in a chart for values, and the other way round.
public struct ChartProxy {
  let plan: ChartPlan
  let anchor: Anchor<CGRect>
  /// The size of the place of the marks.
  public let plotSize: CGSize

  /// The size of the place of the marks, by the older name.
  public var plotAreaSize: CGSize { plotSize }
  /// The place of the marks.
  public var plotFrame: Anchor<CGRect>? { anchor }
  /// The place of the marks, by the older name.
  public var plotAreaFrame: Anchor<CGRect> { anchor }

  /// How far a value is from the left of the place of the marks.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    plan.x.position(value.datum).map { plan.x.points($0, of: plotSize.width) }
  }
  /// How far a value is from the top of the place of the marks.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    plan.y.position(value.datum).map {
      plotSize.height - plan.y.points($0, of: plotSize.height)
    }
  }
  /// The place of two values.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }
  /// The value some points from the left of the place of the marks.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.x.datum(at: plan.x.place(position, of: plotSize.width)).flatMap(P.value(at:))
  }
  /// The value some points from the top of the place of the marks.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    plan.y.datum(at: plan.y.place(plotSize.height - position, of: plotSize.height)).flatMap(
      P.value(at:))
  }
  /// The values at a point of the place of the marks.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }
}
