/// An image of straight (not premultiplied) 8-bit RGBA samples, row by row from the top left.
///
/// This is what a PNG file holds. Color under alpha 0 is kept.
public struct StraightImage: Equatable, Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The samples in the order red, green, blue, alpha; `width * height * 4` of them.
  public var samples: [UInt8]

  /// Creates an image from its samples.
  public init(width: Int, height: Int, samples: [UInt8]) {
    precondition(width >= 0 && height >= 0, "An image has no negative size.")
    precondition(samples.count == width * height * 4, "An image has four samples a pixel.")
    self.width = width
    self.height = height
    self.samples = samples
  }

  /// Creates an image of transparent black.
  public init(width: Int, height: Int) {
    self.init(width: width, height: height, samples: Array(repeating: 0, count: width * height * 4))
  }

  /// The size in pixels.
  public var size: PixelSize { PixelSize(width: width, height: height) }

  /// The samples of the pixel in a column and row.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      let start = (y * width + x) * 4
      return SIMD4(
        samples[start], samples[start + 1], samples[start + 2], samples[start + 3])
    }
    set {
      let start = (y * width + x) * 4
      for lane in 0..<4 { samples[start + lane] = newValue[lane] }
    }
  }
}
