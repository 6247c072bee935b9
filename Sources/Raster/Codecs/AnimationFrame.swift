/// A picture of a sequence and how long it shows.
public struct AnimationFrame: Equatable, Sendable {
  /// The whole canvas while the frame shows.
  public var image: StraightImage
  /// How long it shows; nothing for a picture that has no time of its own.
  public var delay: FrameDelay?

  /// Creates a frame.
  public init(image: StraightImage, delay: FrameDelay?) {
    self.image = image
    self.delay = delay
  }
}
