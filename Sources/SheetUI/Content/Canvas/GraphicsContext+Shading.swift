public import Foundation
import Raster

extension GraphicsContext.Shading {
  /// A color.
  public static func color(_ color: Color) -> GraphicsContext.Shading {
    GraphicsContext.Shading(style: AnyShapeStyle(color))
  }

  // Reason: SwiftUI's signature has five parameters.
  /// A color from its components.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading {
    .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A gray.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> GraphicsContext.Shading {
    .color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style, whose gradients span the path's box.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
    GraphicsContext.Shading(style: AnyShapeStyle(style))
  }

  /// The foreground style.
  public static var foreground: GraphicsContext.Shading { .style(ForegroundStyle()) }

  /// The background style.
  public static var background: GraphicsContext.Shading { .style(BackgroundStyle()) }

  /// The first of several.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
    array.first ?? .foreground
  }

  /// A rectangle of one point at the origin, in which shares are points.
  private static var unit: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  private static func share(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }

  /// A gradient along a line, in points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      style: AnyShapeStyle(
        LinearGradient(
          gradient: gradient, startPoint: share(startPoint), endPoint: share(endPoint))),
      frame: unit)
  }

  // Reason: SwiftUI's signature has five parameters.
  /// A gradient from a point outwards, in points.
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      style: AnyShapeStyle(
        RadialGradient(
          gradient: gradient, center: share(center), startRadius: startRadius,
          endRadius: endRadius)), frame: unit)
  }

  /// A gradient round a point, in points.
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    GraphicsContext.Shading(
      style: AnyShapeStyle(
        AngularGradient(gradient: gradient, center: share(center), angle: angle)), frame: unit)
  }
}

extension GraphicsContext {
  /// How a gradient goes on beyond its ends; here always with its end colors.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Again and again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Forth and back.
    public static let mirror = GradientOptions(rawValue: 2)
    /// In linear light.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A view that is ready to be drawn.
  ///
  /// Invariant for `@unchecked Sendable`: measured and drawn on the main actor only.
  public struct ResolvedSymbol: @unchecked Sendable {
    let node: LayoutNode
    /// The view's ideal size, in points.
    public var size: CGSize { onMain { node.sizeThatFits(.unspecified) } }
  }

  /// A text that is ready to be drawn.
  public struct ResolvedText: @unchecked Sendable {
    let symbol: ResolvedSymbol
    /// What the text is drawn with.
    public var shading = Shading.foreground

    /// Returns the size that the text takes in a size, in points.
    public func measure(in size: CGSize) -> CGSize {
      onMain { symbol.node.sizeThatFits(ProposedViewSize(size)) }
    }

    /// Returns the distance of the first baseline from the top in a size, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      onMain { symbol.node.dimensions(in: ProposedViewSize(size))[.firstTextBaseline] }
    }

    /// Returns the distance of the last baseline from the top in a size, in points.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      onMain { symbol.node.dimensions(in: ProposedViewSize(size))[.lastTextBaseline] }
    }
  }

  /// A picture that is ready to be drawn.
  public struct ResolvedImage: @unchecked Sendable {
    let symbol: ResolvedSymbol
    let stretched: ResolvedSymbol
    /// What a template is drawn with.
    public var shading: Shading?
    /// The size, in points.
    public var size: CGSize { symbol.size }
    /// The distance of the baseline from the top, in points.
    public var baseline: CGFloat { size.height }
  }

  /// Returns the symbol with a tag, nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // Symbols are looked up on the main actor only.
    nonisolated(unsafe) let tag = AnyHashable(id)
    return onMain {
      sheet.symbols.first { $0.traits.tag == tag }.map { ResolvedSymbol(node: $0) }
    }
  }

  private func resolved(_ view: some View) -> ResolvedSymbol {
    // Views are made on the main actor only.
    nonisolated(unsafe) let view = view
    return onMain {
      let inputs = _NodeInputs(
        graph: sheet.graph, environment: sheet.environment, scope: sheet.scope)
      let node = _SingleView(content: view).makeNode(inputs)
      let boxes = node.outputs
      let box =
        boxes.first
        ?? LayoutNode(
          graph: sheet.graph, inputs: inputs, behavior: OverlayLayout(alignment: .center))
      box.keepsAlive = node
      return ResolvedSymbol(node: box)
    }
  }

  /// Makes a text ready to be drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(symbol: resolved(text)) }

  /// Makes a picture ready to be drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(symbol: resolved(image), stretched: resolved(image.resizable()))
  }

  /// Returns a shading as it is.
  public func resolve(_ shading: Shading) -> Shading { shading }

  private func draw(_ node: LayoutNode, in rect: CGRect) {
    let (box, target) = (node, rect)
    let items = onMain {
      box.place(at: .zero, proposal: ProposedViewSize(target.size))
      box.stopMoving()
      var context = DrawContext(
        time: sheet.time, scale: sheet.scale, origin: target.origin)
      context.snapsToPixels = false
      box.draw(&context)
      return context.items
    }
    for item in items { add(item) }
  }

  private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Draws a symbol with its anchor at a point, in points.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol.node, in: place(symbol.size, at: point, anchor))
  }

  /// Draws a symbol in a rectangle, in points.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { draw(symbol.node, in: rect) }

  /// Draws a text with its anchor at a point, in points.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.symbol, at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, in points.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let size = text.measure(in: rect.size)
    draw(text.symbol.node, in: CGRect(origin: rect.origin, size: size))
  }

  /// Draws a text with its anchor at a point, in points.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text in a rectangle, in points.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a picture with its anchor at a point, in points.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.symbol, at: point, anchor: anchor)
  }

  /// Draws a picture over a rectangle, in points.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) { draw(image.stretched.node, in: rect) }

  /// Draws a picture with its anchor at a point, in points.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a picture over a rectangle, in points.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
}
