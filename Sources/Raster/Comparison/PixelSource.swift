/// An image to compare, in the form in which it came, so that nothing is copied.
enum PixelSource: Sendable {
  /// Straight samples.
  case straight(StraightImage)
  /// Premultiplied pixels, of which the straight samples count.
  case bitmap(Bitmap)

  /// The size in pixels.
  var size: PixelSize {
    switch self {
    case .straight(let image): image.size
    case .bitmap(let bitmap): PixelSize(width: bitmap.width, height: bitmap.height)
    }
  }

  /// The premultiplied image.
  var bitmap: Bitmap {
    switch self {
    case .straight(let image): Bitmap(image)
    case .bitmap(let bitmap): bitmap
    }
  }

  var width: Int { size.width }
  var height: Int { size.height }

  /// Returns whether both images are of one form and size and have the same bytes.
  func isSameMemory(as other: PixelSource) -> Bool {
    guard size == other.size else { return false }
    return PixelView.with(self, other) { $0.isSame(as: $1) }
  }
}
