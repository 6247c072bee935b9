// User code that imports `CoreImage` relies on it for Foundation's names. The C share brings the name
// of its part, so that `import CoreImage.CIFilterBuiltins` finds this module.
@_exported public import CoreImage
@_exported public import Foundation
import Raster
public import SheetUI

/// A picture on its way through filters.
open class CIImage: NSObject, @unchecked Sendable {
  /// The pixels; nil where there are none.
  let pixels: CGImage?
  /// Where the picture is.
  public let extent: CGRect

  init(pixels: CGImage?, extent: CGRect) { (self.pixels, self.extent) = (pixels, extent) }

  /// Creates a picture of pixels.
  public convenience init(cgImage image: CGImage) {
    self.init(
      pixels: image, extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
  }
  /// Creates a picture of UIKit's; nil if it has no pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
  /// Creates a picture of a file's data; nil if it can't be read.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Creates a picture of a file; nil if it can't be read.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// A picture without pixels.
  open class func empty() -> CIImage { CIImage(pixels: nil, extent: .zero) }

  /// The pixels.
  open var cgImage: CGImage? { pixels }

  /// The picture, scaled.
  ///
  /// Each pixel becomes several; the picture is neither turned nor moved.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let (x, y) = (Self.factor(matrix.a), Self.factor(matrix.d))
    guard let pixels, x > 1 || y > 1 else { return self }
    let old = pixels.bitmap
    var new = Bitmap(
      width: old.width * x, height: old.height * y, filledWith: PremultipliedPixel(0, 0, 0, 0))
    for row in 0..<new.height {
      for column in 0..<new.width { new[column, row] = old[column / x, row / y] }
    }
    return CIImage(cgImage: CGImage(new))
  }

  /// A whole factor from 1 to 64.
  private static func factor(_ number: CGFloat) -> Int {
    number.isFinite ? Int(min(max(abs(number).rounded(), 1), 64)) : 1
  }

  /// The part of the picture in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    guard let part = pixels?.cropping(to: rect) else { return .empty() }
    return CIImage(cgImage: part)
  }
}

/// Makes pixels of pictures.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public override init() { super.init() }
  /// Creates a context with options, which change nothing.
  public init(options: [CIContextOption: Any]?) {}

  /// The pixels of a picture's part.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    fromRect == image.extent ? image.pixels : image.pixels?.cropping(to: fromRect)
  }
}

/// The name of a context's option.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the processor does the work, as it does here.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}

extension UIImage {
  /// Creates a picture of one that has gone through filters; an empty one if it has no pixels.
  public convenience init(ciImage: CIImage) {
    if let pixels = ciImage.pixels { self.init(cgImage: pixels) } else { self.init() }
  }
}
