import Foundation

/// A view of a filled shape.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What fills it.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle

  /// Creates a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: LeafView {
  func behavior(_ environment: EnvironmentValues) -> ShapeFill<Content> {
    ShapeFill(
      shape: shape, style: style._resolve(in: environment), rule: fillStyle.rule,
      direction: environment.layoutDirection)
  }
}

/// A view of the line along a shape's outline.
nonisolated struct StrokeLeaf<Content: Shape>: LeafView {
  let shape: Content
  let style: AnyShapeStyle
  let strokeStyle: StrokeStyle

  func behavior(_ environment: EnvironmentValues) -> ShapeStroke<Content> {
    ShapeStroke(
      shape: shape, style: style._resolve(in: environment), strokeStyle: strokeStyle,
      direction: environment.layoutDirection)
  }
}

/// A view of a filled shape in front of another view of it.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape.
  public var shape: Content
  /// What fills it.
  public var style: Style
  /// How it is filled.
  public var fillStyle: FillStyle
  /// The view behind.
  public var background: Background

  /// Creates a view.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The background and the shape.
  @MainActor @preconcurrency
  public var body: some View {
    ZStack {
      background
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
    }
  }
}

/// A view of the line along a shape's outline, in front of another view of it.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; they always are here.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// Creates a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The background, where there is one, and the line.
  @ViewBuilder @MainActor @preconcurrency
  public var body: some View {
    let line = StrokeLeaf(shape: shape, style: AnyShapeStyle(style), strokeStyle: strokeStyle)
    if Background.self == EmptyView.self {
      line
    } else {
      ZStack {
        background
        line
      }
    }
  }
}

/// A view of the line along the inside of a shape's outline, in front of another view of it.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// The shape.
  public var shape: Content
  /// What the line is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Whether edges are smooth; they always are here.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// Creates a view.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The background, where there is one, and the line.
  @MainActor @preconcurrency
  public var body: some View {
    StrokeShapeView(
      shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, strokeStyle: strokeStyle,
      isAntialiased: isAntialiased, background: background)
  }
}
