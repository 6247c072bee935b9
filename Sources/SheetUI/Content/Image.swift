public import Foundation
import Raster
import Typography

/// A picture: a system symbol, a bitmap file or an entry of an asset catalog.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  enum Source: Equatable, Sendable {
    case symbol(String)
    case asset(name: String, bundle: String?)
    case picture(Picture)
  }

  /// How a picture is recolored.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its opacity in the foreground style.
    case template
    /// As it is.
    case original
  }

  /// How a picture fills a larger box.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeats it.
    case tile
    /// Stretches it.
    case stretch
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// About four fifths of medium.
    case small
    /// As large as the text.
    case medium
    /// About five quarters of medium.
    case large
  }

  /// How a picture meets a box of another size.
  struct Resizing: Equatable, Sendable {
    var caps = EdgeInsets()
    var mode = ResizingMode.stretch
  }

  /// How carefully a picture is drawn in another size.
  public enum Interpolation: Hashable, Sendable {
    /// Not at all.
    case none
    /// Fast.
    case low
    /// The usual way.
    case medium
    /// Best.
    case high
  }

  let source: Source
  private(set) var isResizable = false
  private(set) var resizing = Resizing()
  /// Whether each pixel stays a sharp square in a larger box.
  private(set) var isSharp = false
  private(set) var symbolRenderingMode: SymbolRenderingMode?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var variableValue: Double?

  init(source: Source) { self.source = source }

  /// Shows a system symbol.
  public init(systemName: String) { source = .symbol(systemName) }

  /// Shows an entry of an asset catalog, or a picture file of the bundle.
  public init(_ name: String, bundle: Bundle? = nil) {
    source = .asset(name: name, bundle: bundle?.bundlePath)
  }

  /// Shows an entry of an asset catalog that means nothing to assistive techniques.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// Shows a system symbol; a value from 0 to 1 tells how much of it, such as waves or bars, is on.
  public init(systemName: String, variableValue: Double?) {
    source = .symbol(systemName)
    self.variableValue = variableValue
  }

  /// Shows an entry of an asset catalog; the value from 0 to 1 is for symbols and changes nothing.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Shows an entry of an asset catalog under a label for assistive techniques.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// Shows pixels, `scale` of them a point, under a label for assistive techniques.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    source = .picture(Picture(bitmap: cgImage.bitmap, scale: max(Double(scale), 0.01)))
  }

  /// Shows pixels, `scale` of them a point.
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    source = .picture(Picture(bitmap: cgImage.bitmap, scale: max(Double(scale), 0.01)))
  }

  /// Lets the picture fill the space that it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: The parts at the edges that keep their size, in points; for bitmaps.
  ///   - resizingMode: Whether the rest is stretched or repeated; for bitmaps.
  /// - Returns: The picture that fills its space.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var copy = self
    copy.isResizable = true
    copy.resizing = Resizing(caps: capInsets, mode: resizingMode)
    return copy
  }

  /// Sets how a symbol's layers are colored; nil for what the view around says.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRenderingMode = mode
    return copy
  }

  /// Says how carefully the picture is drawn in another size: pixels stay squares, or it is smooth.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.isSharp = interpolation == .none
    return copy
  }

  /// Says whether edges are smoothed; they always are.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets whether the picture is drawn in the foreground style; nil for what the picture says.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = renderingMode
    return copy
  }
}

/// A bitmap with its scale, as an image shows it.
struct Picture: Equatable, Sendable {
  /// The pixels.
  let bitmap: Bitmap
  /// Pixels a point.
  let scale: Double
  /// Whether the picture's opacity is drawn in the foreground style.
  var isTemplate = false

  /// The size, in points.
  var size: CGSize {
    CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
  }
}

/// Finds a picture by name for an environment.
typealias AssetPictureLookup =
  @Sendable (_ name: String, _ bundle: String?, _ environment: EnvironmentValues)
  throws(AssetError) -> Picture?

private enum AssetPicturesKey: EnvironmentKey {
  static var defaultValue: AssetPictureLookup? { nil }
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
  /// Finds the pictures of asset catalogs and bundles.
  var assetPictures: AssetPictureLookup? {
    get { self[AssetPicturesKey.self] }
    set { self[AssetPicturesKey.self] = newValue }
  }
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// Sets how large symbols are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

extension Image: View {}

extension Image: LeafView {
  nonisolated func behavior(_ environment: EnvironmentValues) -> ImageBehavior {
    var behavior = ImageBehavior(
      content: content(environment), style: ForegroundStyle()._resolve(in: environment),
      isResizable: isResizable)
    behavior.resizing = resizing
    behavior.isSharp = isSharp && isResizable
    let mode = symbolRenderingMode ?? environment.symbolRenderingMode
    if case .symbol(let symbol) = behavior.content {
      let styles = mode?.styles(of: symbol.glyph, behavior.style, environment) ?? []
      behavior.layers = symbol.glyph.dimmed(styles, behavior.style, at: variableValue)
    }
    return behavior
  }

  nonisolated private func content(_ environment: EnvironmentValues) -> ImageBehavior.Content {
    switch source {
    case .symbol(let name):
      return symbol(name, environment)
    case .picture(let picture):
      return .picture(recolored(picture), name: "picture")
    case .asset(let name, let bundle):
      return asset(name, bundle, environment)
    }
  }

  nonisolated private func asset(
    _ name: String, _ bundle: String?, _ environment: EnvironmentValues
  ) -> ImageBehavior.Content {
    let warning: String
    do throws(AssetError) {
      if let picture = try environment.assetPictures?(name, bundle, environment) {
        return .picture(recolored(picture), name: name)
      }
      warning = "No image is named \(name)."
    } catch {
      warning = "\(error)."
    }
    return .missing(symbolPlaceholder(environment), warning: warning)
  }

  nonisolated private func recolored(_ picture: Picture) -> Picture {
    var copy = picture
    if let renderingMode { copy.isTemplate = renderingMode == .template }
    return copy
  }

  nonisolated private func symbol(
    _ name: String, _ environment: EnvironmentValues
  ) -> ImageBehavior.Content {
    let font = environment.effectiveFont.resolve(in: environment)
    let scale = environment.imageScale.symbolScale
    let weight = font.weight.value
    var name = environment.layoutDirection == .rightToLeft ? Self.turned(name) : name
    name = environment.symbolVariants.applied(to: name) { SymbolComposer.isSymbol($0) }
    guard let glyph = SymbolLibrary.symbol(named: name, weight: weight, scale: scale) else {
      let hint = SymbolLibrary.suggestion(for: name).map { "; did you mean \($0)?" } ?? "."
      return .missing(
        symbolPlaceholder(environment), warning: "No system symbol is named \(name)\(hint)")
    }
    return .symbol(glyph, size: font.size)
  }

  /// The symbol for the other direction of reading: forward and backward point the other way.
  nonisolated private static func turned(_ name: String) -> String {
    let parts = name.split(separator: ".").map { part in
      switch part {
      case "forward": "backward"
      case "backward": "forward"
      default: String(part)
      }
    }
    // Buttons of players keep their direction.
    return parts.first == "chevron" || parts.first == "arrow"
      ? parts.joined(separator: ".") : name
  }

  nonisolated private func symbolPlaceholder(_ environment: EnvironmentValues)
    -> ImageBehavior.Symbol
  {
    let font = environment.effectiveFont.resolve(in: environment)
    return ImageBehavior.Symbol(
      glyph: SymbolLibrary.placeholder(
        weight: font.weight.value, scale: environment.imageScale.symbolScale), size: font.size)
  }
}

extension Image.Scale {
  fileprivate var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
