import Raster
import TestSupport
import Testing

struct PackedImageTests {
  private func roundTrip(_ image: StraightImage) -> PackedImage {
    let packed = PackedImage(image)
    #expect(packed.unpacked() == image)
    return packed
  }

  @Test("any image comes back as it was, whatever repeats in it")
  func random() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<400 {
      let (width, height) = (
        Int.random(in: 0...17, using: &generator), Int.random(in: 0...9, using: &generator)
      )
      var image = StraightImage(width: width, height: height)
      // From noise to nearly flat: the more values, the fewer repetitions.
      let values = UInt8.random(in: 1...255, using: &generator)
      for index in image.samples.indices {
        image.samples[index] = UInt8.random(in: 0..<values, using: &generator) / (values / 3 + 1)
      }
      _ = roundTrip(image)
    }
  }

  @Test("flat colors and repeated rows take next to no room, noise little more than before")
  func room() {
    var generator = SeededGenerator(seed: 2)
    let flat = TestImages.solid(SIMD4(1, 2, 3, 255), width: 300, height: 200)
    #expect(roundTrip(flat).words.count <= 4)
    var rows = flat
    for x in 0..<300 { for y in 0..<200 { rows[x, y] = SIMD4(UInt8(x % 251), 0, 0, 255) } }
    #expect(roundTrip(rows).words.count <= 305)
    var noise = flat
    for index in noise.samples.indices {
      noise.samples[index] = .random(in: 0...255, using: &generator)
    }
    #expect(roundTrip(noise).words.count <= 300 * 200 + 10)
  }

  @Test("damaged words give an image of the right size")
  func damaged() {
    let size = PixelSize(width: 3, height: 2)
    for words: [UInt32] in [
      [], [5], [0xC000_0001], [0x8000_0009, 1], [0xBFFF_FFFF], [0x4000_0003],
    ] {
      #expect(PackedImage(size: size, words: words).unpacked().samples.count == 24)
    }
  }
}
