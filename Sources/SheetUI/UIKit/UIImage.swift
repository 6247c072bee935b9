public import Foundation
import Raster

/// A picture: a bitmap file, an entry of an asset catalog or a system symbol.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// How a picture is recolored.
  public enum RenderingMode: Int, Sendable {
    /// As the picture says.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// Its opacity in the tint.
    case alwaysTemplate = 2
  }

  /// How a picture is turned to be upright.
  public enum Orientation: Int, Sendable {
    /// Not.
    case up = 0
    /// Half way round.
    case down = 1
    /// A quarter to the left.
    case left = 2
    /// A quarter to the right.
    case right = 3
    /// Mirrored.
    case upMirrored = 4
    /// Half way round, mirrored.
    case downMirrored = 5
    /// A quarter to the left, mirrored.
    case leftMirrored = 6
    /// A quarter to the right, mirrored.
    case rightMirrored = 7
  }

  /// How the middle of a picture fills a larger box.
  public enum ResizingMode: Int, Sendable {
    /// Repeats it.
    case tile = 0
    /// Stretches it.
    case stretch = 1
  }

  let image: Image
  /// How the picture is recolored.
  public let renderingMode: RenderingMode
  /// How a symbol is drawn.
  public let symbolConfiguration: SymbolConfiguration?
  let tint: UIColor?
  /// What isn't stretched at the edges, in points.
  public let capInsets: UIEdgeInsets
  /// What keeps the content's box from the picture's edges, in points.
  public let alignmentRectInsets: UIEdgeInsets
  /// The pictures that run one after the other; nil for one picture.
  public private(set) var images: [UIImage]?
  /// How long the pictures take, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// Returns a picture that runs through others.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(
      first.image, mode: first.renderingMode, symbol: first.symbolConfiguration, tint: first.tint)
    (image.images, image.duration) = (images, duration)
    return image
  }

  init(
    _ image: Image, mode: RenderingMode = .automatic, symbol: SymbolConfiguration? = nil,
    tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero
  ) {
    self.image = image
    renderingMode = mode
    symbolConfiguration = symbol
    self.tint = tint
    self.capInsets = capInsets
    alignmentRectInsets = .zero
  }

  init(bitmap: Bitmap, scale: CGFloat) {
    image = Image(source: .picture(Picture(bitmap: bitmap, scale: Double(scale))))
    (renderingMode, symbolConfiguration, tint) = (.automatic, nil, nil)
    (capInsets, alignmentRectInsets) = (.zero, .zero)
  }

  /// Creates the picture of a literal's name.
  public required init(imageLiteralResourceName name: String) {
    image = Image(name)
    (renderingMode, symbolConfiguration, tint) = (.automatic, nil, nil)
    (capInsets, alignmentRectInsets) = (.zero, .zero)
  }

  /// Creates a picture without pixels.
  public convenience override init() {
    self.init(bitmap: Bitmap(width: 1, height: 1), scale: .greatestFiniteMagnitude)
  }

  /// Creates a system symbol.
  ///
  /// Nil where there is no symbol of that name.
  public convenience init?(systemName name: String) {
    guard Self.isSymbol(name) else { return nil }
    self.init(Image(systemName: name))
  }

  /// Creates a system symbol.
  ///
  /// Nil where there is no symbol of that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard Self.isSymbol(name) else { return nil }
    self.init(Image(systemName: name), symbol: configuration as? SymbolConfiguration)
  }

  /// Creates a system symbol.
  ///
  /// Nil where there is no symbol of that name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(systemName: name) }

  static func isSymbol(_ name: String) -> Bool {
    SymbolLibrary.symbol(named: name, weight: 400, scale: .medium) != nil
  }

  /// Creates an entry of the main bundle's asset catalog, or a picture file of the bundle.
  public convenience init?(named name: String) { self.init(Image(name)) }

  /// Creates a picture of an asset catalog.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// Creates an entry of a bundle's asset catalog, or a picture file of the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) { self.init(Image(name, bundle: bundle)) }

  /// Creates an entry of a bundle's asset catalog, or a picture file of the bundle.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(Image(name, bundle: bundle), symbol: configuration as? SymbolConfiguration) }

  /// Creates a picture from a PNG file's bytes.
  ///
  /// `scale` is in pixels a point. Nil where the bytes are no picture that can be read.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let bitmap = try? PNGDecoder.decodeBitmap([UInt8](data)) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }

  /// Creates a picture from a PNG file's bytes.
  ///
  /// Nil where the bytes are no picture that can be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from a PNG file; `@2x` and `@3x` at the name's end say the scale.
  ///
  /// Nil where there is no picture that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap, scale: 1) }

  /// Creates a picture from pixels; it is drawn upright as it is.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap, scale: scale > 0 ? scale : 1)
  }

  // MARK: Measures

  var picture: Picture? { if case .picture(let picture) = image.source { picture } else { nil } }

  /// The size in points: a symbol's as it is drawn, and zero for an entry of a catalog outside of a
  /// stage.
  open var size: CGSize {
    if let picture { return picture.scale > 1e6 ? .zero : picture.size }
    guard MainThread.isCurrent else { return .zero }
    return MainActor.assumeIsolated { measured }
  }

  @MainActor private var measured: CGSize {
    if case .asset(let name, let bundle) = image.source {
      let environment = UITraitCollection.current.environment
      let found = try? environment.assetPictures?(name, bundle, environment)
      return found?.size ?? .zero
    }
    return ViewSketch(swiftUI(), UITraitCollection.current.environment).size()
  }

  /// Pixels a point.
  open var scale: CGFloat { CGFloat(picture?.scale ?? 1) }
  /// The pixels; nil for a symbol and an entry of a catalog.
  open var cgImage: CGImage? { picture.map { CGImage($0.bitmap) } }
  /// How the picture is turned to be upright: not.
  open var imageOrientation: Orientation { .up }
  /// Whether the picture is a system symbol.
  open var isSymbolImage: Bool { if case .symbol = image.source { true } else { false } }
  /// The configuration.
  open var configuration: Configuration? { symbolConfiguration }

  // MARK: Changes

  /// Returns the picture recolored in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      image, mode: renderingMode, symbol: symbolConfiguration, tint: tint, capInsets: capInsets)
  }

  /// Returns the picture in a color.
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      image, mode: renderingMode, symbol: symbolConfiguration, tint: color, capInsets: capInsets)
  }

  /// Returns the picture in a color, recolored in another way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      image, mode: renderingMode, symbol: symbolConfiguration, tint: color, capInsets: capInsets)
  }

  /// Returns a symbol drawn in another way.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    UIImage(
      image, mode: renderingMode, symbol: configuration as? SymbolConfiguration, tint: tint,
      capInsets: capInsets)
  }

  /// Returns a symbol drawn in another way.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Returns the picture stretched but for its edges.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(
      image, mode: renderingMode, symbol: symbolConfiguration, tint: tint, capInsets: capInsets)
  }

  /// Returns the picture stretched but for its edges; it is stretched in both modes.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { resizableImage(withCapInsets: capInsets) }

  /// Returns the picture with distances for constraints; they don't count here.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// Returns the picture, mirrored where reading goes from right to left; it isn't here.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// The picture as the bytes of a PNG file; nil where it is no bitmap.
  open func pngData() -> Data? {
    guard let picture else { return nil }
    return (try? PNGEncoder.encode(picture.bitmap)).map { Data($0) }
  }

  /// The picture as the bytes of a file; nil where it is no bitmap.
  ///
  /// A PNG file, as there is no encoder of JPEG here; the quality has no effect.
  open func jpegData(compressionQuality: CGFloat) -> Data? { pngData() }

  // MARK: Drawing

  /// Draws the picture into the current graphics context.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw(swiftUI(isResizable: true), in: rect)
  }

  /// Draws the picture into the current graphics context.
  @preconcurrency @MainActor
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(
      swiftUI(isResizable: true).opacity(Double(alpha)), in: rect)
  }

  /// Draws the picture into the current graphics context, in its own size.
  @preconcurrency @MainActor
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// The picture as a SwiftUI view, with its symbol's font and its tint.
  @MainActor
  func swiftUI(isResizable: Bool = false) -> some View {
    var image = image
    let isTemplate = renderingMode == .alwaysTemplate || tint != nil || isSymbolImage
    if renderingMode == .alwaysOriginal, tint == nil { image = image.renderingMode(.original) }
    if isTemplate, renderingMode != .alwaysOriginal || tint != nil {
      image = image.renderingMode(.template)
    }
    if isResizable { image = image.resizable() }
    return image.modifier(SymbolLook(configuration: symbolConfiguration, color: tint))
  }
}

/// Sets a symbol's font, scale and color.
private struct SymbolLook: ViewModifier {
  let configuration: UIImage.SymbolConfiguration?
  let color: UIColor?

  func body(content: Content) -> some View {
    let styled =
      content
      .imageScale(configuration?.scale.swiftUI ?? .medium)
      .environment(\.font, configuration?.font ?? .system(size: 17))
    if let color = color ?? configuration?.color {
      styled.foregroundStyle(color.color)
    } else {
      styled
    }
  }
}

extension Image {
  /// Shows UIKit's picture.
  public init(uiImage: UIImage) {
    let mode: TemplateRenderingMode? =
      switch uiImage.renderingMode {
      case .automatic: nil
      case .alwaysOriginal: .original
      case .alwaysTemplate: .template
      }
    self = mode == nil ? uiImage.image : uiImage.image.renderingMode(mode)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Does nothing: a stage has no photo library.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
