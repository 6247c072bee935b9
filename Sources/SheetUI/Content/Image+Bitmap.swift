package import Raster

extension Image {
  /// Shows pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels a point.
  package init(bitmap: Bitmap, scale: Double) {
    self.init(source: .picture(Picture(bitmap: bitmap, scale: scale)))
  }
}
