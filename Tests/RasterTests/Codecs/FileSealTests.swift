import TestSupport
import Testing

@testable import Raster

struct FileSealTests {
  private let seal = FileSeal(content: 0x1234, version: "1.2.3")
  private let bitmap: Bitmap

  init() {
    var bitmap = Bitmap(width: 5, height: 4, filledWith: PremultipliedPixel(9, 8, 7, 255))
    bitmap[2, 2] = PremultipliedPixel(0, 0, 0, 128)
    self.bitmap = bitmap
  }

  @Test("a sealed file is the same picture, is read by libpng, and fits its seal")
  func sealing() throws {
    let file = try PNGEncoder.encode(bitmap)
    let sealed = try seal.sealed(file)
    #expect(seal.fits(sealed) && !seal.fits(file))
    #expect(try PNGDecoder.decodeBitmap(sealed) == bitmap)
    let inspection = try PNGInspection(sealed)
    #expect(
      inspection.fingerprint?.hasPrefix(#"{"content":"0000000000001234","file":""#) == true)
    #expect(inspection.fingerprint?.hasSuffix(#"","version":"1.2.3"}"#) == true)
    #expect(inspection.chunks.suffix(2) == ["tEXt", "IEND"])
  }

  @Test("another content and another version don't fit")
  func others() throws {
    let sealed = try seal.sealed(try PNGEncoder.encode(bitmap))
    #expect(!FileSeal(content: 0x1235, version: "1.2.3").fits(sealed))
    for version in ["1.2.4", "1.2", "1.2.33", ""] {
      #expect(!FileSeal(content: 0x1234, version: version).fits(sealed))
    }
  }

  @Test("a file with any bit changed, cut anywhere, or with a chunk more doesn't fit")
  func edits() throws {
    let sealed = try seal.sealed(try PNGEncoder.encode(bitmap))
    for index in sealed.indices {
      for bit in 0..<8 {
        var edited = sealed
        edited[index] ^= 1 << UInt8(bit)
        #expect(!seal.fits(edited))
      }
      #expect(!seal.fits(Array(sealed[..<index])))
    }
    #expect(!seal.fits(sealed + [0]) && !seal.fits([]))
    var more = Array(sealed.dropLast(PNGWriter.endChunk.count))
    PNGWriter.append(try PNGText.chunk("more"), to: &more)
    #expect(!seal.fits(more + PNGWriter.endChunk))
  }

  @Test("a hash of frames tells their order, number, size and times")
  func frames() throws {
    let images = [UInt8(1), 2].map {
      TestImages.solid(SIMD4($0, 0, 0, 255), width: 3, height: 2)
    }
    let delays = try [1, 2].map { try FrameDelay(1, over: $0) }
    func frame(_ image: Int, _ delay: Int?) -> AnimationFrame {
      AnimationFrame(image: images[image], delay: delay.map { delays[$0] })
    }
    let lists = [
      [], [frame(0, 0)], [frame(0, 1)], [frame(0, nil)], [frame(1, 0)],
      [frame(0, 0), frame(1, 0)], [frame(1, 0), frame(0, 0)],
      [
        AnimationFrame(
          image: TestImages.solid(SIMD4(1, 0, 0, 255), width: 2, height: 3), delay: delays[0])
      ],
    ]
    #expect(Set(lists.map { XXHash64.hash($0) }).count == lists.count)
  }
}
