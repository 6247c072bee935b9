/// An image of premultiplied 8-bit sRGB pixels, row by row from the top left, without padding.
public struct Bitmap: Equatable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels; `width * height` of them.
  public var pixels: [PremultipliedPixel]

  /// Creates an image filled with one pixel value.
  public init(width: Int, height: Int, filledWith pixel: PremultipliedPixel = .clear) {
    precondition(width >= 0 && height >= 0, "An image has no negative size.")
    self.width = width
    self.height = height
    pixels = Array(repeating: pixel, count: width * height)
  }

  /// The pixel in a column and row.
  public subscript(x: Int, y: Int) -> PremultipliedPixel {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}
