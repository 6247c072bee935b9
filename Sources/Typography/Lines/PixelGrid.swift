/// Rounds lengths in points to whole device pixels.
struct PixelGrid {
  /// The pixels in a point.
  let scale: Double

  /// Creates a grid; a scale that isn't a positive number counts as 1.
  init(scale: Double) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

  /// What a sum of lengths may exceed a whole pixel by, in pixels, through rounding of numbers.
  private static let slack = 1e-6

  /// Rounds up.
  func up(_ length: Double) -> Double { (length * scale - Self.slack).rounded(.up) / scale }

  /// Rounds to the nearest pixel.
  func nearest(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
