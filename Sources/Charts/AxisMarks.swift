public import Foundation
public import SheetUI

/// A value of an axis.
public struct AxisValue {
  let datum: ChartDatum
  /// The number of the value, from 0.
  public let index: Int
  /// The number of values.
  public let count: Int
  /// The length of the axis in seconds, if it is one of times.
  let seconds: Double

  /// The value as a type.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(at: datum) }

  /// What the system writes at the value.
  var words: Text {
    switch datum {
    case .category(let name): Text(verbatim: name)
    case .number(let number): Text(number, format: .number)
    case .date(let date):
      switch seconds {
      case ..<172_800: Text(date, format: .dateTime.hour())
      case ..<5_184_000: Text(date, format: .dateTime.month(.abbreviated).day())
      case ..<63_072_000: Text(date, format: .dateTime.month(.abbreviated))
      default: Text(date, format: .dateTime.year())
      }
    }
  }
}

/// Where the values of an axis are.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case numbers(step: Double)
    case times(Calendar.Component, count: Int)
  }

  let kind: Kind

  /// As the chart likes.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(count: nil)) }
  /// As the chart likes, about so many.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  /// As the chart likes, about so many; the distance may be smaller than the one that is named.
  public static func automatic<P: Plottable>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
  /// At multiples of a number.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .numbers(step: stepSize.datum.number ?? 1)) }
  /// At the starts of a unit of time.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .times(component, count: count)) }
}

/// At which side an axis is.
public struct AxisMarkPosition: Hashable, Sendable {
  private let rawValue: Int

  /// As the chart likes: below and after.
  public static let automatic = AxisMarkPosition(rawValue: 0)
  /// Before.
  public static let leading = AxisMarkPosition(rawValue: 1)
  /// After.
  public static let trailing = AxisMarkPosition(rawValue: 2)
  /// Above.
  public static let top = AxisMarkPosition(rawValue: 3)
  /// Below.
  public static let bottom = AxisMarkPosition(rawValue: 4)
}

/// How labels stand to their values.
public struct AxisMarkPreset: Hashable, Sendable {
  private let rawValue: Int

  /// As the chart likes.
  public static let automatic = AxisMarkPreset(rawValue: 0)
  /// Beside the marks; drawn as `automatic`.
  public static let inset = AxisMarkPreset(rawValue: 1)
  /// At the edge; drawn as `automatic`.
  public static let extended = AxisMarkPreset(rawValue: 2)
  /// At the edge of the plot; drawn as `automatic`.
  public static let aligned = AxisMarkPreset(rawValue: 3)
}

/// What an axis consists of.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The pieces.
  var _pieces: [_AxisPiece] { get }
}

/// One set of values of an axis.
public struct _AxisPiece {
  enum Values {
    case marks(AxisMarkValues)
    case explicit([ChartDatum])
  }

  let position: AxisMarkPosition
  let values: Values
  let parts: @MainActor (AxisValue) -> [_AxisPart]
}

/// What is drawn at a value.
public struct _AxisPart {
  enum Kind {
    case grid
    case tick
    case label(AnyView, centered: Bool)
  }

  let kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
}

/// Something that is drawn at a value of an axis.
@MainActor @preconcurrency
public protocol AxisMark {
  /// What is drawn.
  func _parts(_ value: AxisValue) -> [_AxisPart]
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  private let stroke: StrokeStyle?

  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }

  /// The line.
  public func _parts(_ value: AxisValue) -> [_AxisPart] {
    [_AxisPart(kind: .grid, stroke: stroke)]
  }
}

/// A short line at the side of the chart.
public struct AxisTick: AxisMark {
  /// How long a line is.
  public struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
    /// As the chart likes.
    public static let automatic = Length(points: 4)
    /// As long as the label is high; drawn as `automatic`.
    public static let longestLabel = Length(points: 4)
    /// As long as the label is high; drawn as `automatic`.
    public static let label = Length(points: 4)

    let points: CGFloat

    init(points: CGFloat) { self.points = points }
    /// Creates some points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
    /// Creates some points.
    public init(floatLiteral value: Double) { points = value }
  }

  private let stroke: StrokeStyle?

  /// Creates a line of the usual length.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) { self.stroke = stroke }

  /// The line.
  public func _parts(_ value: AxisValue) -> [_AxisPart] {
    [_AxisPart(kind: .tick, stroke: stroke)]
  }
}

/// Several things that are drawn at a value.
public struct _AxisMarkList: AxisMark {
  let marks: [any AxisMark]

  /// What is drawn.
  public func _parts(_ value: AxisValue) -> [_AxisPart] { marks.flatMap { $0._parts(value) } }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  /// What is drawn, where there is anything.
  @MainActor public func _parts(_ value: AxisValue) -> [_AxisPart] {
    map { $0._parts(value) } ?? []
  }
}

/// What is drawn at a value, changed.
public struct _StyledAxisMark: AxisMark {
  let mark: any AxisMark
  let change: @MainActor (inout _AxisPart) -> Void

  /// What is drawn.
  public func _parts(_ value: AxisValue) -> [_AxisPart] {
    mark._parts(value).map { part in
      var part = part
      change(&part)
      return part
    }
  }
}

extension AxisMark {
  /// Colors lines and names.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    _StyledAxisMark(mark: self) { part in
      part.style = part.style ?? AnyShapeStyle(style)
      if case .label(let view, let centered) = part.kind {
        part = _AxisPart(
          kind: .label(AnyView(view.foregroundStyle(style)), centered: centered))
      }
    }
  }
  /// Sets the font of names.
  public func font(_ font: Font?) -> some AxisMark {
    _StyledAxisMark(mark: self) { part in
      guard case .label(let view, let centered) = part.kind else { return }
      part = _AxisPart(kind: .label(AnyView(view.font(font)), centered: centered))
    }
  }
  /// Moves names, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    _StyledAxisMark(mark: self) { part in
      guard case .label(let view, let centered) = part.kind else { return }
      part = _AxisPart(kind: .label(AnyView(view.offset(x: x, y: y)), centered: centered))
    }
  }
}

/// Collects what is drawn at a value.
@resultBuilder
@MainActor @preconcurrency
public enum AxisMarkBuilder {
  /// Passes an expression on.
  nonisolated public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  /// Passes a single piece on.
  nonisolated public static func buildBlock<M: AxisMark>(_ mark: M) -> M { mark }
  /// Combines several pieces, or none.
  public static func buildBlock<each M: AxisMark>(_ mark: repeat each M) -> _AxisMarkList {
    var marks: [any AxisMark] = []
    repeat marks.append(each mark)
    return _AxisMarkList(marks: marks)
  }
  /// What is there only if a condition holds.
  nonisolated public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  /// The first of two.
  public static func buildEither<M: AxisMark>(first: M) -> _AxisMarkList {
    _AxisMarkList(marks: [first])
  }
  /// The second of two.
  public static func buildEither<M: AxisMark>(second: M) -> _AxisMarkList {
    _AxisMarkList(marks: [second])
  }
}

/// Several sets of values of an axis.
public struct _AxisContentList: AxisContent {
  /// The pieces.
  public let _pieces: [_AxisPiece]
}

/// Collects what an axis consists of.
@resultBuilder
@MainActor @preconcurrency
public enum AxisContentBuilder {
  /// Passes a single piece on.
  nonisolated public static func buildBlock<C: AxisContent>(_ content: C) -> C { content }
  /// Combines several pieces.
  public static func buildBlock<each C: AxisContent>(
    _ content: repeat each C
  ) -> _AxisContentList {
    var pieces: [_AxisPiece] = []
    repeat pieces.append(contentsOf: (each content)._pieces)
    return _AxisContentList(_pieces: pieces)
  }
  /// What is there only if a condition holds.
  public static func buildIf<C: AxisContent>(_ content: C?) -> _AxisContentList {
    _AxisContentList(_pieces: content?._pieces ?? [])
  }
  /// The first of two.
  public static func buildEither<C: AxisContent>(first: C) -> _AxisContentList {
    _AxisContentList(_pieces: first._pieces)
  }
  /// The second of two.
  public static func buildEither<C: AxisContent>(second: C) -> _AxisContentList {
    _AxisContentList(_pieces: second._pieces)
  }
}

/// Lines and names at values of an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  /// The pieces.
  public let _pieces: [_AxisPiece]

  private init(
    _ position: AxisMarkPosition, _ values: _AxisPiece.Values,
    _ parts: @escaping @MainActor (AxisValue) -> [_AxisPart]
  ) { _pieces = [_AxisPiece(position: position, values: values, parts: parts)] }

  /// Creates what a closure draws at values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    nonisolated(unsafe) let content = content
    self.init(position, .marks(values)) { content($0)._parts($0) }
  }
  /// Creates what a closure draws at values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    nonisolated(unsafe) let content = content
    self.init(position, .explicit(values.map(\.datum))) { content($0)._parts($0) }
  }
  /// Creates what a closure draws at the usual values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {
    nonisolated(unsafe) let content = content
    self.init(position, .marks(values)) { content()._parts($0) }
  }
}

extension AxisMarks where Content == _AxisMarkList {
  private static func usual(_ stroke: StrokeStyle?) -> @MainActor (AxisValue) -> [_AxisPart] {
    { AxisGridLine(stroke: stroke)._parts($0) + AxisValueLabel()._parts($0) }
  }

  /// Creates the usual lines and names.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(position, .marks(values), Self.usual(stroke)) }
  /// Creates the usual lines and names at values.
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) { self.init(position, .explicit(values.map(\.datum)), Self.usual(stroke)) }
  // Reason: Charts' signature has five parameters.
  /// Creates the usual lines and names in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where F.FormatInput: Plottable, F.FormatOutput == String {
    let label = AxisValueLabel(format: format)
    self.init(position, .marks(values)) {
      AxisGridLine(stroke: stroke)._parts($0) + label._parts($0)
    }
  }
}
