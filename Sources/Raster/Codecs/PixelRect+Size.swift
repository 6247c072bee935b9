extension PixelRect {
  /// Creates a rectangle from its first pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The number of columns and rows.
  public var size: PixelSize { PixelSize(width: width, height: height) }
}
