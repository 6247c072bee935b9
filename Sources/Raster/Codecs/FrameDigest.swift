/// What is known of a frame without its pixels.
public struct FrameDigest: Equatable, Sendable {
  /// The picture's size.
  public let size: PixelSize
  /// The hash of the picture's samples.
  public let samples: UInt64
  /// How long the frame shows; nothing for a picture that has no time of its own.
  public let delay: FrameDelay?

  /// Looks at a frame.
  public init(_ frame: AnimationFrame) {
    size = frame.image.size
    samples = frame.image.samples.withUnsafeBytes { XXHash64.hash($0) }
    delay = frame.delay
  }
}
