/// How much a file may ask for before reading it is refused.
///
/// The defaults hold for pictures that a stranger made: any device's screen fits many times over,
/// and no file can make the reader take more than about two gigabytes.
public struct DecodingLimits: Equatable, Sendable {
  /// The most pixels of one picture.
  public var pixels: Int = 64_000_000
  /// The most bytes to which one picture's image data inflate.
  public var inflatedBytes: Int = 1 << 30
  /// The most bytes of one ancillary chunk, stored or inflated.
  public var ancillaryChunkBytes: Int = 8 << 20
  /// The most pixels of all frames together; bounds the time that an animation takes.
  public var animationPixels: Int = 4_000_000_000
  /// The most pixels of all frames together where they are held in memory at once.
  public var heldAnimationPixels: Int = 512_000_000

  /// The limits used unless others are given.
  public static let `default` = DecodingLimits()

  /// Creates the default limits, to be changed field by field.
  public init() {}
}
