public import Foundation
import Raster

/// A style that repeats a picture, or a part of it.
public struct ImagePaint: ShapeStyle {
  /// No other style.
  public typealias Resolved = Never

  /// The picture.
  public var image: Image
  /// The part that is repeated, in shares of the picture.
  public var sourceRect: CGRect
  /// How large the part is drawn; 1 for its own size.
  public var scale: CGFloat

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The repeated picture; nothing where there is none.
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    let behavior = image.behavior(environment)
    let size = behavior.naturalSize
    guard scale > 0, let bitmap = bitmap(of: behavior, environment) else { return .color(.clear) }
    let tile = CGSize(
      width: size.width * sourceRect.width * scale,
      height: size.height * sourceRect.height * scale)
    return .picture(PictureFill(bitmap: bitmap, source: sourceRect, tile: tile), opacity: 1)
  }

  private func bitmap(
    of behavior: ImageBehavior, _ environment: EnvironmentValues
  ) -> Bitmap? {
    switch behavior.content {
    case .picture(let picture, _): return picture.bitmap
    case .missing: return nil
    case .symbol(let symbol):
      let (box, bounds) = (symbol.box, symbol.glyph.bounds)
      guard let paint = behavior.style.paint(in: CGRect(origin: .zero, size: box)) else {
        return nil
      }
      let density = Double(environment.displayScale * scale)
      let path = symbol.glyph.path.transformed(
        by: Affine.translation(-bounds.minX, -bounds.minY).then(.scale(symbol.size, symbol.size)))
      return Renderer(scale: density, threads: 1).render(
        DisplayList([.fill(path, paint, .nonZero)]),
        width: max(Int((Double(box.width) * density).rounded(.up)), 1),
        height: max(Int((Double(box.height) * density).rounded(.up)), 1), background: .clear)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a picture, or a part of it.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
