/// Reads the frames of an animated PNG file one after the other, each as the whole canvas.
///
/// Frames are converted to sRGB before they are drawn. A file whose animation chunks contradict
/// each other is refused: showing some of it would hide the fault.
public struct APNGDecoder: Sendable {
  private let file: PNGFile
  private let index: APNGIndex
  private let color: ColorHandling
  private var canvas: FrameCanvas
  private var position = 0

  /// The canvas's size.
  public var size: PixelSize { PixelSize(width: file.header.width, height: file.header.height) }
  /// How often the animation plays in all; 0 for without end.
  public var plays: Int { index.plays }
  /// The frames as their control chunks describe them.
  public var frameInfos: [APNGFrameInfo] { index.frames.map(\.info) }
  /// Whether the first frame is what a reader without animation shows.
  public var isDefaultImageFirstFrame: Bool { index.frames.first?.isDefaultImage ?? false }

  /// Opens a file; `nil` if it is a PNG file without animation.
  ///
  /// - Parameters:
  ///   - bytes: The file's bytes.
  ///   - limits: How much the file may ask for.
  ///   - color: Whether samples are converted to sRGB.
  /// - Throws: `CodecError` if the bytes are no PNG file or its chunks are damaged.
  public init?(
    _ bytes: [UInt8], limits: DecodingLimits = .default, color: ColorHandling = .convert
  ) throws(CodecError) {
    let file = try PNGFile(bytes, limits: limits)
    guard let index = try APNGIndex(file) else { return nil }
    self.file = file
    self.index = index
    self.color = color
    canvas = FrameCanvas(width: file.header.width, height: file.header.height)
    try checkPixels(allowed: limits.animationPixels)
  }

  /// Checks the pixels of the frames that are left, each as large as the canvas.
  private func checkPixels(allowed: Int) throws(CodecError) {
    let frameCount = index.frames.count - position
    let (pixels, overflow) = frameCount.multipliedReportingOverflow(by: size.width * size.height)
    guard !overflow, pixels <= allowed else {
      throw .limit(.animationPixels(found: overflow ? Int.max : pixels, allowed: allowed))
    }
  }

  /// Returns the next frame, or nothing after the last.
  public mutating func nextFrame() throws(CodecError) -> AnimationFrame? {
    guard position < index.frames.count else { return nil }
    let frame = index.frames[position]
    let image = try file.image(of: frame, color: color)
    canvas.draw(image, as: frame.info)
    position += 1
    return AnimationFrame(image: canvas.image, delay: frame.info.delay)
  }

  /// Returns all frames that are left.
  public mutating func remainingFrames() throws(CodecError) -> [AnimationFrame] {
    try checkPixels(allowed: file.limits.heldAnimationPixels)
    var frames: [AnimationFrame] = []
    while let frame = try nextFrame() { frames.append(frame) }
    return frames
  }
}

extension PNGFile {
  /// Returns a frame's own pixels.
  func image(of frame: APNGIndex.Frame, color: ColorHandling) throws(CodecError) -> StraightImage {
    if frame.isDefaultImage { return try decodedImage(color: color) }
    let stream = FrameStream(frame, of: self)
    let image = try Self.image(
      in: stream.bytes, header: stream.header, dataByteCount: stream.dataByteCount)
    return try converted(image, color)
  }
}
