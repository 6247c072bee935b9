/// Writes the chunks of an animation's file, frame by frame, once the colors of all are known.
struct APNGWriter {
  private let layout: PixelLayout
  private let control: [UInt8]
  private let fingerprint: String?
  private var file: [UInt8] = []
  private var sequence: UInt32 = 0

  init(layout: PixelLayout, frameCount: Int, plays: Int, fingerprint: String?) {
    self.layout = layout
    self.fingerprint = fingerprint
    control = bigEndianBytes(UInt32(frameCount)) + bigEndianBytes(UInt32(plays))
  }

  /// Writes a frame.
  mutating func append(_ part: FrameParts.Part, _ delay: FrameDelay) throws(CodecError) {
    let head = controlChunk(of: part, delay)
    if file.isEmpty {
      var chunks: [PNGWriter.Chunk] = []
      if let fingerprint { chunks.append(try PNGText.chunk(fingerprint)) }
      chunks += [PNGWriter.Chunk(name: "acTL", data: control), head]
      file = try PNGWriter.write(part.image, layout: layout, chunks: chunks)
      file.removeLast(PNGWriter.endChunk.count)
      return
    }
    PNGWriter.append(head, to: &file)
    let picture = try PNGWriter.write(part.image, layout: layout, chunks: [])
    for chunk in try PNGChunk.chunks(of: picture) where chunk.name == "IDAT" {
      let data = bigEndianBytes(nextNumber()) + picture[chunk.data]
      PNGWriter.append(PNGWriter.Chunk(name: "fdAT", data: data), to: &file)
    }
  }

  /// Returns the file.
  func finish() -> [UInt8] { file + PNGWriter.endChunk }

  private mutating func controlChunk(
    of part: FrameParts.Part, _ delay: FrameDelay
  ) -> PNGWriter.Chunk {
    let numbers = [
      nextNumber(), UInt32(part.image.width), UInt32(part.image.height), UInt32(part.x),
      UInt32(part.y),
    ]
    let data =
      numbers.flatMap { bigEndianBytes($0) }
      + bigEndianBytes(UInt16(delay.numerator))
      + bigEndianBytes(UInt16(delay.denominator))
      + [FrameDisposal.none.rawValue, FrameBlend.source.rawValue]
    return PNGWriter.Chunk(name: "fcTL", data: data)
  }

  /// Numbers the chunks of an animation.
  private mutating func nextNumber() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}
