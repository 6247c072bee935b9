import Raster
import TestSupport
import Testing

struct BitmapStraightTests {
  private struct BlendTable: Decodable {
    struct Digests: Decodable {
      var premultiply: String
      var unpremultiply: String
    }
    var sha256: Digests
  }

  /// All pairs, index = value · 256 + alpha.
  private func table(_ function: (UInt8, UInt8) -> UInt8) -> String {
    var bytes: [UInt8] = []
    for value in 0...255 {
      for alpha in 0...255 { bytes.append(function(UInt8(value), UInt8(alpha))) }
    }
    return SHA256.hexDigest(of: bytes)
  }

  @Test("premultiplying and its inverse round exactly for every pair", .needsSharedData)
  func exactTables() throws {
    let expected = try SharedData.json("numeric/blend.json", as: BlendTable.self).sha256
    #expect(table { AlphaConversion.premultiplied($0, alpha: $1) } == expected.premultiply)
    #expect(table { AlphaConversion.straight($0, alpha: $1) } == expected.unpremultiply)
  }

  @Test("premultiplied to straight and back is the identity")
  func identity() {
    for alpha in 0...255 {
      for value in 0...alpha {
        let straight = AlphaConversion.straight(UInt8(value), alpha: UInt8(alpha))
        #expect(AlphaConversion.premultiplied(straight, alpha: UInt8(alpha)) == UInt8(value))
      }
    }
  }

  @Test("white stays white at every alpha, through a file")
  func whiteStaysWhite() throws {
    var image = StraightImage(width: 255, height: 1)
    for alpha in 1...255 { image[alpha - 1, 0] = SIMD4(255, 255, 255, UInt8(alpha)) }
    let bitmap = Bitmap(image)
    #expect(bitmap[6, 0] == PremultipliedPixel(7, 7, 7, 7))
    #expect(try PNGDecoder.decode(PNGEncoder.encode(bitmap)) == image)
  }
}
