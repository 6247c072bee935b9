/// The XXH64 hash of some bytes, by the algorithm's specification, version 0.1.1.
///
/// Fast and not cryptographic: it tells pictures and files apart that differ by chance or by work,
/// not those that someone has made to collide.
public struct XXHash64: Sendable {
  /// The primes of the specification, section "XXH64 algorithm description".
  enum Prime {
    static let one: UInt64 = 0x9E37_79B1_85EB_CA87
    static let two: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    static let three: UInt64 = 0x1656_67B1_9E37_79F9
    static let four: UInt64 = 0x85EB_CA77_C2B2_AE63
    static let five: UInt64 = 0x27D4_EB2F_1656_67C5
  }

  /// The bytes of a stripe, eight a lane.
  private static let stripe = 32

  /// Returns the hash of some bytes.
  ///
  /// - Complexity: O(*n*); about four bytes a cycle.
  public static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var offset = 0
    var hash = seed &+ Prime.five
    if bytes.count >= stripe { hash = lanes(bytes, seed, &offset) }
    hash &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash ^= round(0, word(bytes, offset))
      hash = rotated(hash, 27) &* Prime.one &+ Prime.four
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      hash ^= UInt64(UInt32(littleEndian: half)) &* Prime.one
      hash = rotated(hash, 23) &* Prime.two &+ Prime.three
      offset += 4
    }
    while offset < bytes.count {
      hash ^= UInt64(bytes[offset]) &* Prime.five
      hash = rotated(hash, 11) &* Prime.one
      offset += 1
    }
    return avalanche(hash)
  }

  /// Returns the hash of a picture's size and premultiplied pixels.
  public static func hash(_ bitmap: Bitmap) -> UInt64 {
    // No width is above 2³¹, so that different sizes have different seeds.
    let seed = UInt64(bitmap.width) << 32 | UInt64(bitmap.height)
    return bitmap.pixels.withUnsafeBytes { hash($0, seed: seed) }
  }

  /// Returns the hash of frames: of their sizes, samples and times.
  public static func hash(_ frames: [AnimationFrame]) -> UInt64 {
    hash(frames.map { FrameDigest($0) })
  }

  /// Returns the hash of the frames that some digests are of.
  public static func hash(_ frames: [FrameDigest]) -> UInt64 {
    frames.reduce(UInt64(frames.count)) { hash, frame in
      var numbers = [hash, UInt64(frame.size.width), UInt64(frame.size.height), frame.samples]
      numbers += [frame.delay?.numerator ?? 0, frame.delay?.denominator ?? 0].map { UInt64($0) }
      // In one order of bytes, so that every machine has the same hash.
      return numbers.map(\.littleEndian).withUnsafeBytes { Self.hash($0) }
    }
  }

  /// Hashes all whole stripes in four lanes that don't wait for each other.
  private static func lanes(
    _ bytes: UnsafeRawBufferPointer, _ seed: UInt64, _ offset: inout Int
  ) -> UInt64 {
    var (a, b) = (seed &+ Prime.one &+ Prime.two, seed &+ Prime.two)
    var (c, d) = (seed, seed &- Prime.one)
    while offset + stripe <= bytes.count {
      a = round(a, word(bytes, offset))
      b = round(b, word(bytes, offset + 8))
      c = round(c, word(bytes, offset + 16))
      d = round(d, word(bytes, offset + 24))
      offset += stripe
    }
    let sum = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
    return merged(merged(merged(merged(sum, a), b), c), d)
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* Prime.two, 31) &* Prime.one
  }

  private static func merged(_ hash: UInt64, _ lane: UInt64) -> UInt64 {
    (hash ^ round(0, lane)) &* Prime.one &+ Prime.four
  }

  private static func avalanche(_ hash: UInt64) -> UInt64 {
    var hash = (hash ^ (hash >> 33)) &* Prime.two
    hash = (hash ^ (hash >> 29)) &* Prime.three
    return hash ^ (hash >> 32)
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 {
    word &<< count | word &>> (64 - count)
  }
}
