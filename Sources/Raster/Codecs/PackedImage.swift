/// An image packed without loss, for being kept: quickly rather than tightly.
///
/// Pixels that repeat the row above or the pixel before are counted, others are listed. A screen of
/// text, flat colors and shapes takes a twentieth of its room; noise takes as much as before.
public struct PackedImage: Equatable, Sendable {
  /// The image's size.
  public let size: PixelSize
  /// Counts of pixels, each with what they are in the upper two bits, and the pixels listed.
  public let words: [UInt32]

  /// What some pixels in a row are.
  private enum Kind: UInt32 {
    /// Those of the row above.
    case above = 0
    /// The one before them.
    case before = 1
    /// Those that follow.
    case listed = 2
  }

  private static let kindShift: UInt32 = 30
  private static let mostPixels = (1 << 30) - 1
  /// Shorter repetitions are listed, because a count costs a word, and the list that it ends another.
  private static let shortest = 4

  /// Takes an image over from where its words were kept.
  public init(size: PixelSize, words: [UInt32]) {
    self.size = size
    self.words = words
  }

  /// Packs an image.
  ///
  /// - Complexity: O(*n*); some nanoseconds a pixel.
  public init(_ image: StraightImage) {
    size = image.size
    words = image.samples.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { Self.packed($0, width: image.width) }
    }
  }

  private static func packed(_ pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt32] {
    var words: [UInt32] = []
    words.reserveCapacity(pixels.count / 8)
    var (place, listed) = (0, 0)
    func close(_ words: inout [UInt32]) {
      if listed == place { return }
      words.append(Kind.listed.rawValue << kindShift | UInt32(place - listed))
      words.append(contentsOf: pixels[listed..<place])
    }
    while place < pixels.count {
      let above = repeats(pixels, at: place, distance: width)
      let before = above >= shortest ? 0 : repeats(pixels, at: place, distance: 1)
      let count = max(above, before)
      if count < shortest {
        place += 1
        if place - listed == mostPixels {
          close(&words)
          listed = place
        }
        continue
      }
      close(&words)
      let kind: Kind = above >= shortest ? .above : .before
      words.append(kind.rawValue << kindShift | UInt32(count))
      place += count
      listed = place
    }
    close(&words)
    return words
  }

  /// Returns how many pixels from a place on are those at a distance before them.
  @inline(__always)
  private static func repeats(
    _ pixels: UnsafeBufferPointer<UInt32>, at place: Int, distance: Int
  ) -> Int {
    guard place >= distance else { return 0 }
    let end = min(pixels.count, place + mostPixels)
    var next = place
    while next < end, pixels[next] == pixels[next - distance] { next += 1 }
    return next - place
  }

  /// The image again; what damaged words don't tell is transparent.
  public func unpacked() -> StraightImage {
    let count = size.width * size.height
    var samples = [UInt8](repeating: 0, count: count * 4)
    samples.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: UInt32.self) { unpack(into: $0) }
    }
    return StraightImage(width: size.width, height: size.height, samples: samples)
  }

  private func unpack(into pixels: UnsafeMutableBufferPointer<UInt32>) {
    var (place, next) = (0, 0)
    while next < words.count, let kind = Kind(rawValue: words[next] >> Self.kindShift) {
      let count = min(Int(words[next]) & Self.mostPixels, pixels.count - place)
      next += 1
      switch kind {
      case .listed:
        let listed = min(count, words.count - next)
        for index in 0..<listed { pixels[place + index] = words[next + index] }
        next += listed
      case .above, .before:
        let distance = kind == .above ? size.width : 1
        guard place >= distance else { return }
        for index in place..<place + count { pixels[index] = pixels[index - distance] }
      }
      place += count
    }
  }
}
