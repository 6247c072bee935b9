/// The frames of an animation and where their data lie, after every contradiction was refused.
struct APNGIndex {
  struct Frame {
    var info: APNGFrameInfo
    /// The places of the compressed data, without sequence numbers, in bytes from the file's start.
    var data: [Range<Int>] = []
    /// Whether the data are those of the default image.
    var isDefaultImage = false
  }

  private(set) var frames: [Frame] = []
  /// How often the animation plays; 0 for without end.
  private(set) var plays = 0

  private var announcedFrames: Int?
  private var nextSequenceNumber = 0
  private var hasSeenData = false

  /// Reads an animation's chunks; `nil` if the file has no animation.
  init?(_ file: PNGFile) throws(CodecError) {
    guard file.chunks.contains(where: { $0.name == "acTL" }) else { return nil }
    for chunk in file.chunks {
      switch chunk.name {
      case "acTL": try addControl(file.bytes[chunk.data])
      case "fcTL": try addFrame(file.bytes[chunk.data], canvas: file.header)
      case "IDAT": addDefaultImage(chunk.data)
      case "fdAT": try addFrameData(chunk.data, in: file.bytes)
      default: break
      }
    }
    try checkLastFrameHasData()
    guard announcedFrames == frames.count else {
      throw .format(
        .animation(.frameCount(announced: announcedFrames ?? 0, found: frames.count)))
    }
  }

  private mutating func addControl(_ data: ArraySlice<UInt8>) throws(CodecError) {
    if announcedFrames != nil { throw .format(.animation(.repeatedControl)) }
    if hasSeenData { throw .format(.misplacedChunk("acTL", relativeTo: "IDAT")) }
    guard data.count == 8 else {
      throw .format(.animation(.control(field: "acTL length", found: data.count, allowed: "8")))
    }
    let bytes = Array(data)
    let count = Int(bigEndian32(bytes, at: 0))
    plays = Int(bigEndian32(bytes, at: 4))
    for (field, value, least) in [("num_frames", count, 1), ("num_plays", plays, 0)]
    where !(least...0x7fff_ffff).contains(value) {
      throw .format(
        .animation(.control(field: field, found: value, allowed: "\(least) to 2147483647")))
    }
    announcedFrames = count
  }

  private mutating func addFrame(
    _ data: ArraySlice<UInt8>, canvas: PNGHeader
  ) throws(CodecError) {
    try checkLastFrameHasData()
    let info = try APNGFrameInfo(data)
    try checkSequenceNumber(data)
    let region = info.region
    // No overflow: every number is below 2³².
    let isInside =
      region.width > 0 && region.height > 0
      && region.maxX <= canvas.width && region.maxY <= canvas.height
    // A frame before the image data is the default image, which fills the canvas.
    let fills = region.width == canvas.width && region.height == canvas.height
    guard isInside, hasSeenData || fills else {
      throw .format(.animation(.frameOutside(index: frames.count)))
    }
    frames.append(Frame(info: info))
  }

  private mutating func addDefaultImage(_ data: Range<Int>) {
    hasSeenData = true
    guard !frames.isEmpty else { return }
    frames[0].isDefaultImage = true
    frames[0].data.append(data)
  }

  private mutating func addFrameData(_ data: Range<Int>, in bytes: [UInt8]) throws(CodecError) {
    guard hasSeenData else { throw .format(.misplacedChunk("fdAT", relativeTo: "IDAT")) }
    guard let last = frames.last, !last.isDefaultImage else {
      throw .format(.animation(.dataWithoutFrame))
    }
    try checkSequenceNumber(bytes[data])
    frames[frames.count - 1].data.append(data.lowerBound + 4..<data.upperBound)
  }

  private mutating func checkSequenceNumber(_ data: ArraySlice<UInt8>) throws(CodecError) {
    guard data.count >= 4 else {
      throw .format(
        .animation(.control(field: "fdAT length", found: data.count, allowed: "at least 4")))
    }
    let found = Int(bigEndian32(Array(data.prefix(4)), at: 0))
    guard found == nextSequenceNumber else {
      throw .format(.animation(.sequenceNumber(expected: nextSequenceNumber, found: found)))
    }
    nextSequenceNumber += 1
  }

  private func checkLastFrameHasData() throws(CodecError) {
    guard let last = frames.last, last.data.allSatisfy(\.isEmpty) else { return }
    throw .format(.animation(.frameWithoutData(index: frames.count - 1)))
  }
}
