public import Foundation
import Raster

/// A picture: a bitmap file, an entry of an asset catalog or a system symbol.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
public final class UIImage: NSObject, @unchecked Sendable {
  /// How a picture is recolored.
  public enum RenderingMode: Int, Sendable {
    /// As the picture says.
    case automatic = 0
    /// As it is.
    case alwaysOriginal = 1
    /// Its opacity in the tint.
    case alwaysTemplate = 2
  }

  let image: Image
  /// How the picture is recolored.
  public let renderingMode: RenderingMode

  private init(_ image: Image, _ renderingMode: RenderingMode = .automatic) {
    self.image = image
    self.renderingMode = renderingMode
  }

  /// Creates a system symbol.
  ///
  /// Nil where there is no symbol of that name.
  public init?(systemName name: String) {
    guard SymbolLibrary.symbol(named: name, weight: 400, scale: .medium) != nil else { return nil }
    image = Image(systemName: name)
    renderingMode = .automatic
  }

  /// Creates an entry of the main bundle's asset catalog, or a picture file of the bundle.
  public init?(named name: String) {
    image = Image(name)
    renderingMode = .automatic
  }

  /// Creates a picture from a PNG file's bytes.
  ///
  /// `scale` is in pixels a point. Nil where the bytes are no picture that can be read.
  public init?(data: Data, scale: CGFloat = 1) {
    guard scale > 0, let bitmap = try? PNGDecoder.decodeBitmap([UInt8](data)) else { return nil }
    image = Image(source: .picture(Picture(bitmap: bitmap, scale: Double(scale))))
    renderingMode = .automatic
  }

  /// Creates a picture from a PNG file; `@2x` and `@3x` at the name's end say the scale.
  ///
  /// Nil where there is no picture that can be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The size in points; zero for what is looked up only when it is shown.
  public var size: CGSize {
    guard case .picture(let picture) = image.source else { return .zero }
    return picture.size
  }

  /// Pixels a point.
  public var scale: CGFloat {
    guard case .picture(let picture) = image.source else { return 1 }
    return CGFloat(picture.scale)
  }

  /// Returns the picture recolored in another way.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    switch renderingMode {
    case .automatic: UIImage(image.renderingMode(nil))
    case .alwaysOriginal: UIImage(image.renderingMode(.original), renderingMode)
    case .alwaysTemplate: UIImage(image.renderingMode(.template), renderingMode)
    }
  }

  /// The picture as the bytes of a PNG file; nil where it is no bitmap.
  public func pngData() -> Data? {
    guard case .picture(let picture) = image.source else { return nil }
    return (try? PNGEncoder.encode(picture.bitmap)).map { Data($0) }
  }
}

extension Image {
  /// Shows UIKit's picture.
  public init(uiImage: UIImage) { self = uiImage.image }
}
