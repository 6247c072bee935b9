public import Raster

/// The frames of an animation, each with the time that it shows.
public struct FrameSequence: Equatable, Sendable {
  /// The frames in order.
  public var frames: [AnimationFrame]

  /// Creates an animation.
  public init(frames: [AnimationFrame]) { self.frames = frames }

  /// Writes an animated PNG file.
  func encoded() throws(CodecError) -> [UInt8] {
    var encoder = try APNGEncoder()
    let noTime = try FrameDelay(0, over: 1)
    for frame in frames {
      try encoder.append(frame.image, delay: frame.delay ?? noTime)
    }
    return try encoder.finish()
  }

  /// Reads an animated PNG file; a picture without animation is one frame without a time.
  init(_ bytes: [UInt8]) throws(CodecError) {
    guard var decoder = try APNGDecoder(bytes) else {
      self.init(frames: [AnimationFrame(image: try PNGDecoder.decode(bytes), delay: nil)])
      return
    }
    self.init(frames: try decoder.remainingFrames())
  }
}
