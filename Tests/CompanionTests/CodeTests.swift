import CoreImage.CIFilterBuiltins
import Raster
import SheetUI
import SwiftUI
import Testing

@testable import CoreImage

@Suite("QR codes")
@MainActor
struct CodeTests {
  @Test("are mended by the words that ISO/IEC 18004's example has")
  func mending() {
    let words: [UInt8] = [
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
    ]
    #expect(QRWords.rest(of: words, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test("hold as many bytes as the standard says")
  func capacity() {
    #expect([1, 7, 10, 40].map { QRTables.dataCount($0, .low) } == [19, 156, 274, 2956])
    #expect([1, 7, 10, 40].map { QRTables.dataCount($0, .high) } == [9, 66, 122, 1276])
    #expect(QRTables.alignments(32) == [6, 34, 60, 86, 112, 138])
    #expect(QRCode(Array(repeating: 65, count: 2953), level: "L")?.side == 177)
    #expect(QRCode(Array(repeating: 65, count: 2954), level: "L") == nil)
    #expect(QRCode([], level: "nonsense")?.side == 21)
  }

  @Test("say what they were made of")
  func reading() throws {
    let words = Array("Swift".utf8)
    let code = try #require(QRCode(words, level: "M"))
    // The mask stands beside the upper left corner, with level and check bits.
    let format = (0..<15).reduce(0) { bits, index in
      let x = index < 8 ? 8 : index == 8 ? 7 : 14 - index
      let y = index < 6 ? index : index < 8 ? index + 1 : 8
      return bits | (code[x, y] ? 1 << index : 0)
    }
    let mask = (format ^ 0x5412) >> 10 & 7
    #expect((format ^ 0x5412) >> 13 == 0)
    var bits: [Bool] = []
    for step in 0..<12 {
      for x in [20, 19] { bits.append(code[x, 20 - step] != turns(mask, x, 20 - step)) }
    }
    for step in 0..<12 {
      for x in [18, 17] { bits.append(code[x, 9 + step] != turns(mask, x, 9 + step)) }
    }
    let bytes = stride(from: 12, to: 44, by: 8).map { start in
      bits[start..<(start + 8)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
    #expect(bits[0..<4].map { $0 ? 1 : 0 } == [0, 1, 0, 0])
    #expect(bits[4..<12].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } == 5)
    #expect(bytes == words.prefix(4).map(Int.init))
  }

  /// The standard's eight masks.
  private func turns(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    let masks: [(Int, Int) -> Int] = [
      { ($0 + $1) % 2 }, { $1 % 2 + $0 * 0 }, { $0 % 3 + $1 * 0 }, { ($0 + $1) % 3 },
      { ($0 / 3 + $1 / 2) % 2 }, { $0 * $1 % 2 + $0 * $1 % 3 },
      { ($0 * $1 % 2 + $0 * $1 % 3) % 2 }, { (($0 + $1) % 2 + $0 * $1 % 3) % 2 },
    ]
    return masks[mask](x, y) == 0
  }

  private struct Code: View {
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()

    var body: some View {
      Image(uiImage: picture("mail@example.com"))
        .interpolation(.none).resizable().scaledToFit().frame(width: 200, height: 200)
    }

    private func picture(_ text: String) -> UIImage {
      filter.message = Data(text.utf8)
      if let output = filter.outputImage,
        let pixels = context.createCGImage(output, from: output.extent)
      {
        return UIImage(cgImage: pixels)
      }
      return UIImage(systemName: "xmark.circle") ?? UIImage()
    }
  }

  @Test("are drawn")
  func drawing() throws {
    let phone = try #require(Device.named("iphone-15"))
    let bitmap = try Stage(phone) { Code() }.snapshot()
    let dark = bitmap.pixels.filter { $0.rgba.x < 60 && $0.rgba.w == 255 }.count
    // About half of 600 by 600 pixels.
    #expect(dark > 120_000 && dark < 240_000, "\(dark)")
  }

  @Test("filters keep their values and change nothing")
  func filters() throws {
    let filter = CIFilter.sepiaTone()
    let image = try #require(CIFilter.qrCodeGenerator().outputImage)
    filter.setValue(image, forKey: kCIInputImageKey)
    if filter.inputKeys.contains(kCIInputIntensityKey) {
      filter.setValue(Float(0.5), forKey: kCIInputIntensityKey)
    }
    #expect(filter.intensity == 0.5 && filter.outputImage === image)
  }
}
