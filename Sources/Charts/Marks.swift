public import Foundation

/// A bar.
public struct BarMark: _BuiltInChartContent {
  private var mark = _ChartMark(.bar)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a bar from an axis to a value.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y) = (x.field, y.field)
    (mark.width, mark.height, mark.stacking) = (width, height, stacking)
  }

  /// Creates an upright bar between two values.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, yStart: PlottableValue<B>, yEnd: PlottableValue<B>,
    width: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.yEnd) = (x.field, yStart.field, yEnd.field)
    mark.width = width
  }

  /// Creates a level bar between two values.
  public init<A: Plottable, B: Plottable>(
    xStart: PlottableValue<A>, xEnd: PlottableValue<A>, y: PlottableValue<B>,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.xEnd, mark.y) = (xStart.field, xEnd.field, y.field)
    mark.height = height
  }

  /// Creates a piece of a level bar that all pieces make.
  public init<A: Plottable>(
    x: PlottableValue<A>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.stacking) = (x.field, stacking)
  }

  /// Creates a piece of an upright bar that all pieces make.
  public init<B: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<B>,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.y, mark.stacking) = (y.field, stacking)
  }
}

/// A point of a line.
public struct LineMark: _BuiltInChartContent {
  private var mark = _ChartMark(.line)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a point of the line of its style.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>
  ) {
    (mark.x, mark.y) = (x.field, y.field)
  }

  /// Creates a point of the line of a series.
  public init<A: Plottable, B: Plottable, S: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>, series: PlottableValue<S>
  ) {
    (mark.x, mark.y, mark.series) = (x.field, y.field, series.field)
  }
}

/// A point.
public struct PointMark: _BuiltInChartContent {
  private var mark = _ChartMark(.point)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a point.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>
  ) {
    (mark.x, mark.y) = (x.field, y.field)
  }

  /// Creates a point in the middle of the height.
  public init<A: Plottable>(
    x: PlottableValue<A>, y: CGFloat? = nil
  ) {
    mark.x = x.field
  }

  /// Creates a point in the middle of the width.
  public init<B: Plottable>(
    x: CGFloat? = nil, y: PlottableValue<B>
  ) {
    mark.y = y.field
  }
}

/// A point of the edge of a surface.
public struct AreaMark: _BuiltInChartContent {
  private var mark = _ChartMark(.area)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a point of the edge of the surface of its style.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>, stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.stacking) = (x.field, y.field, stacking)
  }

  /// Creates a point of the edge of the surface of a series.
  public init<A: Plottable, B: Plottable, S: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    (mark.x, mark.y, mark.series) = (x.field, y.field, series.field)
    mark.stacking = stacking
  }

  /// Creates two points of the edges of a surface.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, yStart: PlottableValue<B>, yEnd: PlottableValue<B>
  ) {
    (mark.x, mark.y, mark.yEnd) = (x.field, yStart.field, yEnd.field)
  }

  /// Creates two points of the edges of the surface of a series.
  public init<A: Plottable, B: Plottable, S: Plottable>(
    x: PlottableValue<A>, yStart: PlottableValue<B>, yEnd: PlottableValue<B>,
    series: PlottableValue<S>
  ) {
    (mark.x, mark.y, mark.yEnd) = (x.field, yStart.field, yEnd.field)
    mark.series = series.field
  }
}

/// A straight line from side to side, or between two values.
public struct RuleMark: _BuiltInChartContent {
  private var mark = _ChartMark(.rule)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates an upright line.
  public init<A: Plottable>(
    x: PlottableValue<A>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark.x = x.field
  }

  /// Creates a level line.
  public init<B: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<B>
  ) {
    mark.y = y.field
  }

  /// Creates an upright line between two values.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, yStart: PlottableValue<B>, yEnd: PlottableValue<B>
  ) {
    (mark.x, mark.y, mark.yEnd) = (x.field, yStart.field, yEnd.field)
  }

  /// Creates a level line between two values.
  public init<A: Plottable, B: Plottable>(
    xStart: PlottableValue<A>, xEnd: PlottableValue<A>, y: PlottableValue<B>
  ) {
    (mark.x, mark.xEnd, mark.y) = (xStart.field, xEnd.field, y.field)
  }
}

/// A rectangle.
public struct RectangleMark: _BuiltInChartContent {
  private var mark = _ChartMark(.rectangle)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a rectangle around a place.
  public init<A: Plottable, B: Plottable>(
    x: PlottableValue<A>, y: PlottableValue<B>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    (mark.x, mark.y, mark.width, mark.height) = (x.field, y.field, width, height)
  }

  /// Creates a rectangle between values.
  public init<A: Plottable, B: Plottable>(
    xStart: PlottableValue<A>, xEnd: PlottableValue<A>, yStart: PlottableValue<B>,
    yEnd: PlottableValue<B>
  ) {
    (mark.x, mark.xEnd) = (xStart.field, xEnd.field)
    (mark.y, mark.yEnd) = (yStart.field, yEnd.field)
  }

  /// Creates a rectangle between values, as high as the chart.
  public init<A: Plottable>(
    xStart: PlottableValue<A>, xEnd: PlottableValue<A>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    (mark.x, mark.xEnd) = (xStart.field, xEnd.field)
  }

  /// Creates a rectangle between values, as wide as the chart.
  public init<B: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<B>, yEnd: PlottableValue<B>
  ) {
    (mark.y, mark.yEnd) = (yStart.field, yEnd.field)
  }
}

/// A piece of a pie.
public struct SectorMark: _BuiltInChartContent {
  private var mark = _ChartMark(.sector)

  /// The mark.
  public var _marks: [_ChartMark] { [mark] }

  /// Creates a piece as large as its share of all pieces.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    mark.angle = max(0, angle.field.datum.number ?? 0)
    (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
    mark.angularInset = angularInset ?? 0
  }
}
