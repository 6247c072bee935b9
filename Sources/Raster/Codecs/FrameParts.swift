/// Cuts out of each frame of an animation what changed from the one before.
struct FrameParts: Sendable {
  /// What is stored of a frame, and where it lies.
  struct Part {
    var image: StraightImage
    var x: Int
    var y: Int
  }

  /// The canvas as the last frame left it.
  private var canvas: StraightImage?
  private var count = 0

  /// The size of all frames; nothing before the first.
  var size: PixelSize? { canvas?.size }

  /// Returns the part of the next frame that is stored.
  ///
  /// - Throws: `CodecError` if the frame has another size than those before it.
  mutating func next(_ image: StraightImage) throws(CodecError) -> Part {
    defer { count += 1 }
    guard let canvas else {
      canvas = image
      return Part(image: image, x: 0, y: 0)
    }
    guard image.size == canvas.size else {
      throw .parameter(.frameSize(index: count, expected: canvas.size, found: image.size))
    }
    // A frame that changes nothing still takes its time; it needs one pixel.
    let region =
      canvas.changedRegion(from: image) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    self.canvas = image
    return Part(image: image.cropped(to: region), x: region.minX, y: region.minY)
  }
}
