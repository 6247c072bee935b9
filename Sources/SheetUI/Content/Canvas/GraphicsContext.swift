public import Foundation
import Raster

/// Draws paths, pictures, text and views into a canvas.
///
/// Copies of a context draw on the same canvas, each with its own state. Invariant for
/// `@unchecked Sendable`: drawn on the main actor only.
public struct GraphicsContext: @unchecked Sendable {
  let sheet: CanvasSheet
  let size: CGSize
  private var state = State()

  /// What a copy of a context has for itself.
  private struct State {
    var opacity = 1.0
    var blendMode = BlendMode.normal
    var transform = CGAffineTransform.identity
    var clips: [DisplayList.Group] = []
    var filters: [Filter] = []
    var clipRect: CGRect?
  }

  init(sheet: CanvasSheet, size: CGSize) {
    self.sheet = sheet
    self.size = size
  }

  /// The opacity of what is drawn.
  public var opacity: Double {
    get { state.opacity }
    set { state.opacity = newValue }
  }
  /// How what is drawn combines with what is there.
  public var blendMode: BlendMode {
    get { state.blendMode }
    set { state.blendMode = newValue }
  }
  /// The transform of what is drawn.
  public var transform: CGAffineTransform {
    get { state.transform }
    set { state.transform = newValue }
  }
  /// The environment of the canvas.
  public var environment: EnvironmentValues { onMain { sheet.environment } }
  /// The box of what was clipped to, in points.
  public var clipBoundingRect: CGRect {
    state.clipRect ?? CGRect(origin: .zero, size: size)
  }

  /// Scales what is drawn from here on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = CGAffineTransform(scaleX: x, y: y).concatenating(state.transform)
  }
  /// Moves what is drawn from here on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = CGAffineTransform(translationX: x, y: y).concatenating(state.transform)
  }
  /// Turns what is drawn from here on.
  public mutating func rotate(by angle: Angle) {
    state.transform = CGAffineTransform(rotationAngle: angle.radians)
      .concatenating(state.transform)
  }
  /// Transforms what is drawn from here on.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    state.transform = matrix.concatenating(state.transform)
  }

  /// How a clip is taken.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies outside shows.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter is applied.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In linear light; not done here.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// Shows only what lies inside a path from here on.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var group = DisplayList.Group([])
    var outline = path.applying(state.transform).raster
    group.clipRule = style.isEOFilled ? .evenOdd : .nonZero
    if options.contains(.inverse) {
      let far = CGRect(origin: .zero, size: size).insetBy(dx: -10_000, dy: -10_000)
      outline.append(Raster.Path(rect: Rect(far)))
      group.clipRule = .evenOdd
    } else {
      let box = path.applying(state.transform).boundingRect
      state.clipRect = clipBoundingRect.intersection(box)
    }
    group.clip = outline
    state.clips.append(group)
  }

  /// Shows what is drawn from here on through a layer's opacity.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext(sheet: onMain { sheet.fresh() }, size: size)
    layer.state.transform = state.transform
    layer.opacity = opacity
    try content(&layer)
    var group = DisplayList.Group([])
    group.mask = onMain { [sheet = layer.sheet] in sheet.items }
    state.clips.append(group)
  }

  /// Something that is done to the pictures of what is drawn.
  public struct Filter: Sendable {
    let change: @Sendable (inout DisplayList.Group, EnvironmentValues) -> Void
  }

  /// Adds a filter for what is drawn from here on.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    state.filters.append(filter)
  }

  /// Draws into a picture of its own, which is then drawn as a whole.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(sheet: onMain { sheet.fresh() }, size: size)
    layer.state.transform = state.transform
    try content(&layer)
    let items = onMain { [sheet = layer.sheet] in sheet.items }
    guard !items.isEmpty else { return }
    var group = DisplayList.Group(items)
    group.isIsolated = true
    add(.group(group), isTransformed: true)
  }

  /// What paths are filled and stroked with.
  public struct Shading: Sendable {
    let style: AnyShapeStyle
    /// The points between which a gradient runs, in the canvas's space; nil for the path's box.
    var frame: CGRect?
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    onMain {
      var context = DrawContext(time: sheet.time, scale: sheet.scale)
      context.snapsToPixels = false
      context.fill(
        path.raster, in: shading.frame ?? path.boundingRect,
        shading.style._resolve(in: sheet.environment),
        rule: style.isEOFilled ? .evenOdd : .nonZero)
      for item in context.items { add(item) }
    }
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    onMain {
      let resolved = shading.style._resolve(in: sheet.environment)
      if style.lineWidth > 0, let paint = resolved.paint(in: shading.frame ?? path.boundingRect) {
        add(.stroke(path.raster, paint, style.raster))
      } else {
        fill(path.strokedPath(style), with: shading)
      }
    }
  }

  /// Draws a line along a path; the width is in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Adds an item with the context's state round it.
  @MainActor
  private func append(_ item: DisplayList.Item, isTransformed: Bool) {
    var group = DisplayList.Group([item])
    if !isTransformed { group.transform = state.transform.affine }
    for filter in state.filters {
      filter.change(&group, sheet.environment)
      group = DisplayList.Group([.group(group)])
    }
    for var clip in state.clips.reversed() {
      clip.items = [.group(group)]
      group = clip
    }
    if state.opacity != 1 || state.blendMode != .normal {
      group = DisplayList.Group([.group(group)])
      group.opacity = min(max(state.opacity, 0), 1)
      group.blendMode = state.blendMode.raster
    }
    sheet.items.append(.group(group))
  }

  func add(_ item: DisplayList.Item, isTransformed: Bool = false) {
    onMain { append(item, isTransformed: isTransformed) }
  }
}

extension GraphicsContext.Filter {
  // Reason: SwiftUI's signature has six parameters.
  /// Draws a soft copy behind; the radius is the Gaussian's standard deviation, in points.
  public static func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode = .normal,
    options: GraphicsContext.ShadowOptions = GraphicsContext.ShadowOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter { group, environment in
      group.shadow = DisplayList.Shadow(
        color: color.rasterColor(in: environment), radius: max(Double(radius), 0),
        offset: Point(Double(x), Double(y)))
    }
  }

  /// Blurs; the radius is the Gaussian's standard deviation, in points.
  public static func blur(
    radius: CGFloat, options: GraphicsContext.BlurOptions = GraphicsContext.BlurOptions()
  ) -> GraphicsContext.Filter {
    GraphicsContext.Filter { group, _ in group.blurRadius = max(Double(radius), 0) }
  }

  private static func colors(_ kind: ColorEffectKind) -> GraphicsContext.Filter {
    GraphicsContext.Filter { group, _ in
      if let filter = kind.filter { group.filters.append(filter) }
    }
  }

  /// Adds an amount to every component.
  public static func brightness(_ amount: Double) -> GraphicsContext.Filter {
    colors(.init(kind: .brightness, amount: amount))
  }
  /// Moves colors away from middle gray by a factor.
  public static func contrast(_ amount: Double) -> GraphicsContext.Filter {
    colors(.init(kind: .contrast, amount: amount))
  }
  /// Moves colors away from their grays by a factor.
  public static func saturation(_ amount: Double) -> GraphicsContext.Filter {
    colors(.init(kind: .saturation, amount: amount))
  }
  /// Makes colors gray.
  public static func grayscale(_ amount: Double) -> GraphicsContext.Filter {
    colors(.init(kind: .grayscale, amount: amount))
  }
  /// Turns hues.
  public static func hueRotation(_ angle: Angle) -> GraphicsContext.Filter {
    colors(.init(kind: .hueRotation, amount: angle.radians))
  }
  /// Shows complements, between no change at 0 and all at 1.
  public static func colorInvert(_ amount: Double = 1) -> GraphicsContext.Filter {
    amount == 0 ? colors(.init(kind: .brightness, amount: 0)) : colors(.init(kind: .colorInvert))
  }
  /// Multiplies with a color.
  public static func colorMultiply(_ color: Color) -> GraphicsContext.Filter {
    GraphicsContext.Filter { group, environment in
      group.filters.append(.multiply(color.rasterColor(in: environment)))
    }
  }
  /// Makes colors black, more transparent where they are darker.
  public static var luminanceToAlpha: GraphicsContext.Filter {
    colors(.init(kind: .luminanceToAlpha))
  }
}

extension GraphicsContext {
  /// How a shadow is drawn; here always behind.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Above.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Alone.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
  }

  /// How a blur is taken.
  public struct BlurOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The picture is opaque.
    public static let opaque = BlurOptions(rawValue: 1)
    /// The radius is dithered.
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
}
