public import Raster

/// Lays frames out beside and below each other on one picture.
public struct Strip: Equatable, Sendable {
  /// How many pixels a strip may have at the most, as a picture for decoding.
  public static let mostPixels = 64_000_000

  /// The frames in a row before the next row starts.
  public var columns: Int
  /// The room between and around frames, in pixels.
  public var gap: Int
  /// What is between the frames.
  public var background: PremultipliedPixel

  /// Creates a layout.
  public init(columns: Int, gap: Int, background: PremultipliedPixel) {
    self.columns = max(1, columns)
    self.gap = max(0, gap)
    self.background = background
  }

  /// Returns the size of a strip.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - cell: The size of a frame with what belongs to it, in pixels.
  /// - Returns: The size in pixels.
  public func size(count: Int, cell: PixelSize) -> PixelSize {
    let across = min(columns, max(1, count))
    let down = (max(1, count) + columns - 1) / columns
    return PixelSize(
      width: across * cell.width + (across + 1) * gap,
      height: down * cell.height + (down + 1) * gap)
  }

  /// Returns the frames on one picture, row by row; all frames have one size.
  public func drawn(_ frames: [Bitmap]) -> Bitmap {
    guard let first = frames.first else { return Bitmap(width: 0, height: 0) }
    let cell = PixelSize(width: first.width, height: first.height)
    let size = size(count: frames.count, cell: cell)
    var strip = Bitmap(width: size.width, height: size.height, filledWith: background)
    for (index, frame) in frames.enumerated() {
      let x = gap + index % columns * (cell.width + gap)
      let y = gap + index / columns * (cell.height + gap)
      strip.place(frame, x: x, y: y)
    }
    return strip
  }
}

extension Bitmap {
  /// Replaces a part by another picture, which has to fit in.
  public mutating func place(_ other: Bitmap, x: Int, y: Int) {
    precondition(
      x >= 0 && y >= 0 && x + other.width <= width && y + other.height <= height,
      "The other picture fits in.")
    for row in 0..<other.height {
      let source = row * other.width
      let target = (y + row) * width + x
      pixels.replaceSubrange(
        target..<target + other.width, with: other.pixels[source..<source + other.width])
    }
  }
}
