public import Foundation
import Raster

/// The contexts that UIKit's functions draw into, the innermost last.
@MainActor
enum GraphicsStack {
  static var contexts: [CGContext] = []

  /// Draws into a context.
  static func with(_ context: CGContext, _ body: () -> Void) {
    contexts.append(context)
    let outer = UITraitCollection.override
    UITraitCollection.override = UITraitCollection(context.environment)
    body()
    UITraitCollection.override = outer
    contexts.removeLast()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context that UIKit's functions draw into; nil outside of drawing.
@MainActor @preconcurrency
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsStack.contexts.last }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has UIKit's functions draw into another context.
@MainActor @preconcurrency
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsStack.contexts.append(context) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has UIKit's functions draw into the context before.
@MainActor @preconcurrency
public func UIGraphicsPopContext() { _ = GraphicsStack.contexts.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a picture of a size in points, in a pixel a point.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts a picture of a size in points; a scale of 0 is the screen's.
@MainActor @preconcurrency
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  var environment = UITraitCollection.current.environment
  if scale > 0 { environment.displayScale = scale }
  GraphicsStack.contexts.append(CGContext(environment, size: size))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns what was drawn since the picture was started.
@MainActor @preconcurrency
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.contexts.last?.image(isOpaque: false)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the picture.
@MainActor @preconcurrency
public func UIGraphicsEndImageContext() { _ = GraphicsStack.contexts.popLast() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle with the current color.
@MainActor @preconcurrency
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws a line within a rectangle's edge.
@MainActor @preconcurrency
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Shows only what is in a rectangle from now on.
@MainActor @preconcurrency
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// The most pixels of a picture.
  private static let mostPixels: CGFloat = 64_000_000

  /// The picture of what was drawn; nil where it has no pixel or too many.
  func image(isOpaque: Bool) -> UIImage? {
    let scale = environment.displayScale
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    guard width >= 1, height >= 1, width * height <= Self.mostPixels else { return nil }
    let bitmap = Renderer(scale: Double(scale)).render(
      DisplayList(recording.items), width: Int(width), height: Int(height),
      background: isOpaque ? .black : .clear)
    return UIImage(bitmap: bitmap, scale: scale)
  }
}

/// How a picture is drawn.
@MainActor @preconcurrency
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point; 0 for the screen's.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether the picture covers everything.
  open var opaque = false

  /// Creates the usual format.
  public override init() {}

  /// Creates the usual format for some surroundings.
  public init(for traitCollection: UITraitCollection) { scale = traitCollection.displayScale }

  /// Returns the usual format.
  public class func `default`() -> Self { preferred() }
  /// Returns the usual format.
  public class func preferred() -> Self { make() }

  private class func make() -> Self { self.init(plain: ()) }

  /// Creates the usual format.
  public required init(plain: Void) {}
}

/// A picture that is being drawn.
@MainActor @preconcurrency
public final class UIGraphicsImageRendererContext {
  /// The place to draw.
  public let cgContext: CGContext
  /// How the picture is drawn.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// What was drawn so far.
  public var currentImage: UIImage { cgContext.image(isOpaque: format.opaque) ?? UIImage() }
  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle with the current color.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Shows only what is in a rectangle from now on.
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws pictures.
@MainActor @preconcurrency
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are drawn.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for pictures of a size, in points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  /// Creates a renderer for pictures of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer for pictures of a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates a renderer for pictures of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// Returns the picture of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    var environment = UITraitCollection.current.environment
    if format.scale > 0 { environment.displayScale = format.scale }
    let context = CGContext(environment, size: bounds.size)
    context.ctm = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    GraphicsStack.with(context) { actions(UIGraphicsImageRendererContext(context, format)) }
    return context.image(isOpaque: format.opaque) ?? UIImage()
  }

  /// Returns the bytes of a PNG file of what `actions` draw.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
