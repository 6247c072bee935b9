/// Writes animated PNG files frame by frame.
///
/// Of each frame after the first only the rectangle that changed is kept, and replaces what was
/// there. One color type holds the pixels of all frames exactly. Equal frames give equal bytes.
public struct APNGEncoder: Sendable {
  /// What of a frame is kept until the colors of all are known.
  private struct Frame {
    var part: PackedImage
    var x: Int
    var y: Int
    var delay: FrameDelay
  }

  private let plays: Int
  /// A text stored beside the pixels, under the keyword `sheetshot`.
  public var fingerprint: String?
  private var frames: [Frame] = []
  private var survey = ColorSurvey()
  private var parts = FrameParts()

  /// Creates an encoder without frames.
  ///
  /// - Parameters:
  ///   - plays: How often the animation plays in all; 0 for without end.
  ///   - fingerprint: A text stored beside the pixels, under the keyword `sheetshot`.
  /// - Throws: `CodecError` if the number of plays is negative or above 2³¹ − 1.
  public init(plays: Int = 0, fingerprint: String? = nil) throws(CodecError) {
    guard (0...0x7fff_ffff).contains(plays) else { throw .parameter(.plays(plays)) }
    self.plays = plays
    self.fingerprint = fingerprint
  }

  /// Adds a frame.
  public mutating func append(_ bitmap: Bitmap, delay: FrameDelay) throws(CodecError) {
    try append(StraightImage(bitmap), delay: delay)
  }

  /// Adds a frame; color under alpha 0 is kept.
  public mutating func append(_ image: StraightImage, delay: FrameDelay) throws(CodecError) {
    let part = try parts.next(image)
    survey.add(part.image.samples)
    frames.append(
      Frame(part: PackedImage(part.image), x: part.x, y: part.y, delay: delay))
  }

  /// Returns the file of all frames added.
  public func finish() throws(CodecError) -> [UInt8] {
    guard let size = parts.size else { throw .parameter(.noFrames) }
    var writer = APNGWriter(
      layout: survey.layout(width: size.width, height: size.height), frameCount: frames.count,
      plays: plays, fingerprint: fingerprint)
    for frame in frames {
      try writer.append(
        FrameParts.Part(image: frame.part.unpacked(), x: frame.x, y: frame.y), frame.delay)
    }
    return writer.finish()
  }

  /// Returns the file of frames that can be asked for more than once, so that none has to be kept:
  /// each is asked for twice, once for its colors and once for its pixels.
  ///
  /// - Parameters:
  ///   - count: The number of frames.
  ///   - frame: Gives the frame at a place, counted from 0; without a delay it shows for no time.
  /// - Returns: The file's bytes.
  /// - Throws: `CodecError` if there are no frames, or of different sizes.
  public static func file(
    count: Int, _ frame: (Int) -> AnimationFrame
  ) throws(CodecError) -> [UInt8] {
    var (survey, parts) = (ColorSurvey(), FrameParts())
    for index in 0..<count { survey.add(try parts.next(frame(index).image).image.samples) }
    guard let size = parts.size else { throw .parameter(.noFrames) }
    var writer = APNGWriter(
      layout: survey.layout(width: size.width, height: size.height), frameCount: count, plays: 0,
      fingerprint: nil)
    let noTime = try FrameDelay(0, over: 1)
    parts = FrameParts()
    for index in 0..<count {
      let next = frame(index)
      try writer.append(try parts.next(next.image), next.delay ?? noTime)
    }
    return writer.finish()
  }
}
