public import SheetUI

/// What a chart shows: marks, and what is made of them.
@MainActor @preconcurrency
public protocol ChartContent {
  /// The type of the content that this one is made of.
  associatedtype Body: ChartContent

  /// The content that this one is made of.
  @ChartContentBuilder var body: Body { get }

  /// The marks.
  var _marks: [_ChartMark] { get }
}

extension ChartContent {
  /// The marks of the body.
  public var _marks: [_ChartMark] { body._marks }
}

extension Never: ChartContent {}

/// Content of a chart without a body.
@MainActor @preconcurrency
public protocol _BuiltInChartContent: ChartContent where Body == Never {}

extension _BuiltInChartContent {
  /// Not to be called: built-in content is drawn by the chart itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is built in and has no body.")
  }
}

/// One mark of a chart.
public struct _ChartMark {
  enum Kind { case bar, line, point, area, rule, rectangle, sector }

  let kind: Kind
  var x: ChartField?
  var y: ChartField?
  var xEnd: ChartField?
  var yEnd: ChartField?
  var angle: Double = 0
  var series: ChartField?
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var innerRadius = MarkDimension.fixed(0)
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var look = MarkLook()

  init(_ kind: Kind) { self.kind = kind }
}

/// How a mark looks.
struct MarkLook {
  var fill: AnyShapeStyle?
  var fillBy: ChartDatum?
  var symbol: (@Sendable (CGRect) -> Path)?
  var symbolView: AnyView?
  var symbolBy: ChartDatum?
  /// The area of a symbol, in square points.
  var symbolSize: CGFloat?
  var lines: StrokeStyle?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity: Double = 1
  var offset = CGSize.zero
  /// How far a rule's start is moved.
  var start = CGSize.zero
  /// How far a rule's end is moved.
  var end = CGSize.zero
  var positionBy: ChartDatum?
  var annotations: [MarkAnnotation] = []
}

/// A view at a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let view: AnyView
}

/// Where a view at a mark is.
public struct AnnotationPosition: Hashable, Sendable {
  /// From the mark's middle to its side, in halves of its size.
  let x: CGFloat
  /// From the mark's middle to its side, in halves of its size.
  let y: CGFloat

  private static func at(_ x: CGFloat, _ y: CGFloat) -> AnnotationPosition {
    AnnotationPosition(x: x, y: y)
  }

  /// Above.
  public static let automatic = at(0, -1)
  /// Over the mark.
  public static let overlay = at(0, 0)
  /// Above.
  public static let top = at(0, -1)
  /// Below.
  public static let bottom = at(0, 1)
  /// Before.
  public static let leading = at(-1, 0)
  /// After.
  public static let trailing = at(1, 0)
  /// Above and before.
  public static let topLeading = at(-1, -1)
  /// Above and after.
  public static let topTrailing = at(1, -1)
  /// Below and before.
  public static let bottomLeading = at(-1, 1)
  /// Below and after.
  public static let bottomTrailing = at(1, 1)
}

/// Content of a chart whose kind is forgotten.
public struct _AnyChartContent: _BuiltInChartContent {
  /// The marks.
  public let _marks: [_ChartMark]
}

extension Optional: ChartContent where Wrapped: ChartContent {}

extension Optional: _BuiltInChartContent where Wrapped: ChartContent {
  /// The marks, where there are any.
  @MainActor public var _marks: [_ChartMark] { map { $0._marks } ?? [] }
}

extension Group: ChartContent where Content: ChartContent {}

extension Group: _BuiltInChartContent where Content: ChartContent {
  /// Groups content of a chart.
  public init(@ChartContentBuilder content: () -> Content) { self.init(grouping: content()) }
  /// The marks of the content.
  @MainActor public var _marks: [_ChartMark] { content._marks }
}

extension ForEach: ChartContent where Content: ChartContent {}

extension ForEach: _BuiltInChartContent where Content: ChartContent {
  /// The marks of the elements.
  @MainActor public var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Creates content for elements that know their identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }
  /// Creates content for elements whose identity lies at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
  /// Creates content for the numbers of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// Collects what a closure shows in a chart.
@resultBuilder
@MainActor @preconcurrency
public enum ChartContentBuilder {
  /// Passes an expression on.
  nonisolated public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  /// Nothing.
  public static func buildBlock() -> _AnyChartContent { _AnyChartContent(_marks: []) }
  /// Passes a single piece on.
  nonisolated public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  /// Combines several pieces.
  public static func buildBlock<each C: ChartContent>(
    _ content: repeat each C
  ) -> _AnyChartContent {
    var marks: [_ChartMark] = []
    repeat marks.append(contentsOf: (each content)._marks)
    return _AnyChartContent(_marks: marks)
  }
  /// What is there only if a condition holds.
  nonisolated public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  /// The first of two.
  public static func buildEither<C: ChartContent>(first: C) -> _AnyChartContent {
    _AnyChartContent(_marks: first._marks)
  }
  /// The second of two.
  public static func buildEither<C: ChartContent>(second: C) -> _AnyChartContent {
    _AnyChartContent(_marks: second._marks)
  }
  /// What is there only in newer systems.
  nonisolated public static func buildLimitedAvailability<C: ChartContent>(
    _ content: C
  ) -> C { content }
}
