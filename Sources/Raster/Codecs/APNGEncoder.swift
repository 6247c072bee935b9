/// Writes animated PNG files frame by frame.
///
/// Of each frame after the first only the rectangle that changed is kept, and replaces what was
/// there. One color type holds the pixels of all frames exactly. Equal frames give equal bytes.
public struct APNGEncoder: Sendable {
  private struct Frame {
    var image: StraightImage
    var x: Int
    var y: Int
    var delay: FrameDelay
  }

  private let plays: Int
  /// A text stored beside the pixels, under the keyword `sheetshot`.
  public var fingerprint: String?
  private var frames: [Frame] = []
  private var survey = ColorSurvey()
  /// The canvas as the last frame left it.
  private var canvas: StraightImage?

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
    guard let canvas else {
      add(image, x: 0, y: 0, delay: delay)
      canvas = image
      return
    }
    guard image.size == canvas.size else {
      throw .parameter(
        .frameSize(index: frames.count, expected: canvas.size, found: image.size))
    }
    // A frame that changes nothing still takes its time; it needs one pixel.
    let region =
      canvas.changedRegion(from: image) ?? PixelRect(x: 0, y: 0, width: 1, height: 1)
    add(image.cropped(to: region), x: region.minX, y: region.minY, delay: delay)
    self.canvas = image
  }

  private mutating func add(_ image: StraightImage, x: Int, y: Int, delay: FrameDelay) {
    survey.add(image.samples)
    frames.append(Frame(image: image, x: x, y: y, delay: delay))
  }

  /// Returns the file of all frames added.
  public func finish() throws(CodecError) -> [UInt8] {
    guard let canvas, let first = frames.first else { throw .parameter(.noFrames) }
    let layout = survey.layout(width: canvas.width, height: canvas.height)
    var chunks: [PNGWriter.Chunk] = []
    if let fingerprint { chunks.append(try PNGText.chunk(fingerprint)) }
    let control = bigEndianBytes(UInt32(frames.count)) + bigEndianBytes(UInt32(plays))
    chunks.append(PNGWriter.Chunk(name: "acTL", data: control))
    var sequence = SequenceCounter()
    chunks.append(controlChunk(of: first, &sequence))
    var file = try PNGWriter.write(first.image, layout: layout, chunks: chunks)
    file.removeLast(PNGWriter.endChunk.count)
    for frame in frames.dropFirst() {
      PNGWriter.append(controlChunk(of: frame, &sequence), to: &file)
      let picture = try PNGWriter.write(frame.image, layout: layout, chunks: [])
      for chunk in try PNGChunk.chunks(of: picture) where chunk.name == "IDAT" {
        let data = bigEndianBytes(sequence.next()) + picture[chunk.data]
        PNGWriter.append(PNGWriter.Chunk(name: "fdAT", data: data), to: &file)
      }
    }
    return file + PNGWriter.endChunk
  }

  private func controlChunk(of frame: Frame, _ sequence: inout SequenceCounter) -> PNGWriter.Chunk {
    let numbers = [
      sequence.next(), UInt32(frame.image.width), UInt32(frame.image.height),
      UInt32(frame.x), UInt32(frame.y),
    ]
    let data =
      numbers.flatMap { bigEndianBytes($0) }
      + bigEndianBytes(UInt16(frame.delay.numerator))
      + bigEndianBytes(UInt16(frame.delay.denominator))
      + [FrameDisposal.none.rawValue, FrameBlend.source.rawValue]
    return PNGWriter.Chunk(name: "fcTL", data: data)
  }
}

/// Numbers the chunks of an animation.
private struct SequenceCounter {
  private var value: UInt32 = 0

  mutating func next() -> UInt32 {
    defer { value += 1 }
    return value
  }
}
