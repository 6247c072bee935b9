import TestSupport
import Testing

@testable import Raster

struct XXHash64Tests {
  private func hash(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 {
    bytes.withUnsafeBytes { XXHash64.hash($0, seed: seed) }
  }

  @Test(
    "known texts have their known hashes",
    arguments: [
      ("", 0xEF46_DB37_51D8_E999), ("a", 0xD24E_C4F1_A98C_6E5B), ("abc", 0x44BC_2CF5_AD77_0999),
      ("Nobody inspects the spammish repetition", 0xFBCE_A83C_8A37_8BF1),
    ] as [(String, UInt64)])
  func known(text: String, expected: UInt64) {
    #expect(hash(Array(text.utf8)) == expected)
  }

  @Test("every length gives what the specification's steps give, one after the other")
  func twin() {
    var generator = SeededGenerator(seed: 3)
    for count in Array(0...200) + [1000, 4099] {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for seed in [0, 1, UInt64.random(in: 0...UInt64.max, using: &generator)] {
        let slow = slowHash(bytes, seed: seed)
        #expect(hash(bytes, seed: seed) == slow ^ slow >> 32, "\(count) bytes")
      }
    }
  }

  @Test("any changed bit, and another size of the same pixels, gives another hash")
  func changes() {
    var bitmap = Bitmap(width: 6, height: 4, filledWith: PremultipliedPixel(1, 2, 3, 255))
    var hashes: Set<UInt64> = [XXHash64.hash(bitmap)]
    for index in bitmap.pixels.indices {
      for byte in 0..<4 {
        for bit in 0..<8 {
          bitmap.pixels[index].rgba[byte] ^= 1 << UInt8(bit)
          hashes.insert(XXHash64.hash(bitmap))
          bitmap.pixels[index].rgba[byte] ^= 1 << UInt8(bit)
        }
      }
    }
    for (width, height) in [(4, 6), (24, 1), (1, 24), (12, 2)] {
      hashes.insert(
        XXHash64.hash(Bitmap(width: width, height: height, filledWith: bitmap[0, 0])))
    }
    #expect(hashes.count == 1 + 6 * 4 * 32 + 4)
  }

  /// The specification's primes in decimal digits.
  private let primes: [UInt64] = [
    11_400_714_785_074_694_791, 14_029_467_366_897_019_727, 1_609_587_929_392_839_161,
    9_650_029_242_287_828_579, 2_870_177_450_012_600_261,
  ]

  /// The specification's steps up to the last, with arrays and loops.
  private func slowHash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
    func rotated(_ x: UInt64, _ n: Int) -> UInt64 { x << n | x >> (64 - n) }
    func number(_ at: Int, _ size: Int) -> UInt64 {
      (0..<size).reduce(0) { $0 | UInt64(bytes[at + $1]) << (8 * $1) }
    }
    func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
      rotated(lane &+ word &* primes[1], 31) &* primes[0]
    }
    var at = 0
    var hash = seed &+ primes[4]
    if bytes.count >= 32 {
      var lanes = [
        seed &+ primes[0] &+ primes[1], seed &+ primes[1], seed, seed &- primes[0],
      ]
      while at + 32 <= bytes.count {
        for lane in 0..<4 { lanes[lane] = round(lanes[lane], number(at + 8 * lane, 8)) }
        at += 32
      }
      hash = zip(lanes, [1, 7, 12, 18]).reduce(0) { $0 &+ rotated($1.0, $1.1) }
      for lane in lanes { hash = (hash ^ round(0, lane)) &* primes[0] &+ primes[3] }
    }
    hash &+= UInt64(bytes.count)
    while at < bytes.count {
      if at + 8 <= bytes.count {
        hash = rotated(hash ^ round(0, number(at, 8)), 27) &* primes[0] &+ primes[3]
        at += 8
      } else if at + 4 <= bytes.count {
        hash = rotated(hash ^ number(at, 4) &* primes[0], 23) &* primes[1] &+ primes[2]
        at += 4
      } else {
        hash = rotated(hash ^ number(at, 1) &* primes[4], 11) &* primes[0]
        at += 1
      }
    }
    return [(33, primes[1]), (29, primes[2])].reduce(hash) {
      ($0 ^ $0 >> UInt64($1.0)) &* $1.1
    }
  }
}
