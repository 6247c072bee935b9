public import Raster

/// The frames of an animation, each with the time that it shows.
///
/// Frames are kept packed, and beyond some megabytes in a file without a name, so that an animation
/// of any length needs the memory of a few frames.
public struct FrameSequence: Sendable {
  /// A frame that was put away.
  private struct Kept: Sendable {
    let digest: FrameDigest
    let place: Place

    enum Place: Sendable {
      case memory([UInt32])
      case file(SpillFile, SpillFile.Part)
    }
  }

  private var kept: [Kept] = []
  private var wordsInMemory = 0
  private var spill: SpillFile?

  /// The most that stays in memory, in words of four bytes: 32 MB, two screens of a large phone.
  private static let mostWordsInMemory = 1 << 23

  /// Creates an animation.
  public init(frames: [AnimationFrame] = []) {
    for frame in frames { append(frame) }
  }

  /// Adds a frame.
  public mutating func append(_ frame: AnimationFrame) {
    let words = PackedImage(frame.image).words
    kept.append(Kept(digest: FrameDigest(frame), place: place(for: words)))
  }

  private mutating func place(for words: [UInt32]) -> Kept.Place {
    if wordsInMemory + words.count > Self.mostWordsInMemory {
      spill = spill ?? SpillFile()
      // Without a file, as on a full disk, there is still memory.
      if let spill, let part = spill.append(words) { return .file(spill, part) }
    }
    wordsInMemory += words.count
    return .memory(words)
  }

  /// The hash of all frames.
  var hash: UInt64 { XXHash64.hash(kept.map(\.digest)) }

  /// Returns a frame's size in pixels.
  func size(at index: Int) -> PixelSize { kept[index].digest.size }

  /// Writes an animated PNG file.
  func encoded() throws(CodecError) -> [UInt8] {
    try APNGEncoder.file(count: count) { self[$0] }
  }

  /// Reads an animated PNG file; a picture without animation is one frame without a time.
  init(_ bytes: [UInt8]) throws(CodecError) {
    guard var decoder = try APNGDecoder(bytes) else {
      append(AnimationFrame(image: try PNGDecoder.decode(bytes), delay: nil))
      return
    }
    while let frame = try decoder.nextFrame() { append(frame) }
  }
}

extension FrameSequence: RandomAccessCollection {
  /// The place of the first frame.
  public var startIndex: Int { 0 }
  /// The number of frames.
  public var endIndex: Int { kept.count }

  /// The frame at a place; made from what was put away each time.
  public subscript(index: Int) -> AnimationFrame {
    let (digest, place) = (kept[index].digest, kept[index].place)
    // What can't be read any more is a transparent picture, which is never taken for the frame.
    let words =
      switch place {
      case .memory(let words): words
      case .file(let file, let part): file.words(part) ?? []
      }
    return AnimationFrame(
      image: PackedImage(size: digest.size, words: words).unpacked(), delay: digest.delay)
  }
}

extension FrameSequence: Equatable {
  /// Whether two animations have the same frames for the same times.
  public static func == (a: Self, b: Self) -> Bool {
    a.count == b.count && a.indices.allSatisfy { a[$0] == b[$0] }
  }
}
