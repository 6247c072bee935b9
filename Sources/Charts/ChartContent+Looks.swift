public import Foundation
public import SheetUI

extension ChartContent {
  /// Changes what the marks themselves have not said.
  private func look(_ change: (inout MarkLook) -> Void) -> _AnyChartContent {
    _AnyChartContent(
      _marks: _marks.map { mark in
        var mark = mark
        change(&mark.look)
        return mark
      })
  }

  /// Fills the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    look { if $0.fill == nil, $0.fillBy == nil { $0.fill = AnyShapeStyle(style) } }
  }
  /// Fills the marks in the color of a value, which the legend names.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { $0.fillBy = $0.fillBy ?? value.field.datum }
  }
  /// Makes the marks translucent.
  public func opacity(_ opacity: Double) -> some ChartContent { look { $0.opacity *= opacity } }
  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    look {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }
  /// Moves the ends of rules, in points; other marks stay.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    look { look in
      look.start.width += xStart
      look.start.height += yStart
      look.end.width += xEnd
      look.end.height += yEnd
    }
  }
  /// Rounds the marks' corners.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { look { $0.cornerRadius = $0.cornerRadius ?? radius } }
  /// Says how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    look { $0.lines = $0.lines ?? style }
  }
  /// Says by a value how lines are drawn; all are drawn the same way.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { $0.fillBy = $0.fillBy ?? value.field.datum }
  }
  /// Says how lines get from one point to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    look { $0.interpolation = $0.interpolation ?? method }
  }
  /// Draws a symbol at each point.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    look { $0.symbol = $0.symbol ?? { symbol.path(in: $0) } }
  }
  /// Draws the symbol of a value at each point.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    look { $0.symbolBy = $0.symbolBy ?? value.field.datum }
  }
  /// Draws a view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return look { $0.symbolView = $0.symbolView ?? view }
  }
  /// Says how large symbols are, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    look { $0.symbolSize = $0.symbolSize ?? area }
  }
  /// Says how large symbols are.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    symbolSize(size.width * size.height)
  }
  /// Says by a value how large symbols are: its number is their area.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    symbolSize(max(16, min(400, value.field.datum.number ?? 50)))
  }
  /// Puts marks of different values beside each other.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { look { $0.positionBy = $0.positionBy ?? value.field.datum } }

  /// Puts a view at each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing ?? 4, view: AnyView(content()))
    return look { $0.annotations.append(annotation) }
  }
  /// Puts a view at each mark; it may stick out of the chart.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Says what lies over what: marks lie in their order.
  public func zIndex(_ value: Double) -> some ChartContent { self }
  /// Cuts the marks off at a shape; they are drawn whole.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  /// Tells assistive techniques what the marks are; a picture shows nothing of it.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Tells assistive techniques what the marks are; a picture shows nothing of it.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }
  /// Tells assistive techniques the marks' value; a picture shows nothing of it.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  /// Tells assistive techniques the marks' value; a picture shows nothing of it.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }
  /// Hides the marks from assistive techniques; they stay in the picture.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  /// Names the marks for tests; a picture shows nothing of it.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}

/// What happens to a view that sticks out; here nothing.
public struct AnnotationOverflowResolution: Sendable {
  /// What happens in one direction.
  public struct Strategy: Sendable {
    /// As the chart likes.
    public static let automatic = Strategy()
    /// The view moves.
    public static let fit = Strategy()
    /// The chart makes room.
    public static let padScale = Strategy()
    /// Nothing.
    public static let disabled = Strategy()
    /// The view moves into a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy() }
  }

  /// What a view moves into.
  public struct Boundary: Sendable {
    /// As the chart likes.
    public static let automatic = Boundary()
    /// The chart.
    public static let chart = Boundary()
    /// The place of the marks.
    public static let plot = Boundary()
  }

  /// As the chart likes.
  public static let automatic = AnnotationOverflowResolution()

  /// Says what happens in each direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// A shape at a point.
public protocol ChartSymbolShape: Shape {}

/// A simple shape at a point.
public struct BasicChartSymbolShape: ChartSymbolShape, Equatable {
  enum Kind: Int, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross }

  let kind: Kind

  /// The shape in a rectangle.
  public func path(in rect: CGRect) -> Path {
    func polygon(_ points: [(CGFloat, CGFloat)]) -> Path {
      Path { path in
        path.addLines(
          points.map { CGPoint(x: rect.midX + $0 * rect.width, y: rect.midY + $1 * rect.height) })
        path.closeSubpath()
      }
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon([(0, -0.5), (0.5, 0.4), (-0.5, 0.4)])
    case .diamond: return polygon([(0, -0.6), (0.6, 0), (0, 0.6), (-0.6, 0)])
    case .pentagon:
      return polygon([(0, -0.53), (0.5, -0.16), (0.31, 0.43), (-0.31, 0.43), (-0.5, -0.16)])
    case .plus:
      let (thin, long) = (CGFloat(0.15), CGFloat(0.5))
      return polygon([
        (-thin, -long), (thin, -long), (thin, -thin), (long, -thin), (long, thin), (thin, thin),
        (thin, long), (-thin, long), (-thin, thin), (-long, thin), (-long, -thin), (-thin, -thin),
      ])
    case .cross:
      return BasicChartSymbolShape.plus.path(in: rect).applying(
        CGAffineTransform(translationX: rect.midX, y: rect.midY).rotated(by: .pi / 4)
          .translatedBy(x: -rect.midX, y: -rect.midY))
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on its corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// A plus sign.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// A cross.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// A cross, as stars are drawn.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
}

extension Circle: ChartSymbolShape {}

/// The line along a symbol's edge.
public struct _OutlinedSymbol<Base: ChartSymbolShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  /// The line in a rectangle, inside of the edge.
  public func path(in rect: CGRect) -> Path {
    let inset = style.lineWidth / 2
    return base.path(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(style)
  }
}

extension ChartSymbolShape {
  /// The line along the symbol's edge.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    _OutlinedSymbol(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// The line along the symbol's edge.
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    _OutlinedSymbol(base: self, style: style)
  }
}
