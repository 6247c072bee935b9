import Raster
import TestSupport
import Testing

struct ColorConversionTests {
  private func color(_ samples: [UInt8], _ chunks: [(String, [UInt8])]) throws -> [UInt8] {
    let bytes = PNGBuilder.pixel(samples, chunks)
    #expect(
      try PNGDecoder.decode(bytes, color: .stored).samples.prefix(samples.count)
        == samples.prefix(samples.count))
    return Array(try PNGDecoder.decode(bytes).samples.prefix(3))
  }

  private func gamma(_ value: Int) -> (String, [UInt8]) { ("gAMA", PNGBuilder.big32(value)) }
  private let sRGB: (String, [UInt8]) = ("sRGB", [0])

  @Test("gamma is applied, sRGB's own changes nothing, and an sRGB chunk wins in either order")
  func gammaAndSRGB() throws {
    #expect(try color([128], [sRGB, gamma(45455)]) == [128, 128, 128])
    #expect(try color([128], [sRGB, gamma(100_000)]) == [128, 128, 128])
    #expect(try color([128], [gamma(100_000), sRGB]) == [128, 128, 128])
    #expect(try color([128], [gamma(100_000)]) == [188, 188, 188])
    #expect(try color([128], [gamma(45455)]) == [128, 128, 128])
    #expect(try color([128], [gamma(0)]) == [128, 128, 128])
    #expect(try color([128], []) == [128, 128, 128])
  }

  /// The Display P3 triples of the shared table and their sRGB bytes.
  private func p3Table() throws -> [(p3: [UInt8], sRGB: [UInt8])] {
    struct Table: Decodable {
      struct Entry: Decodable {
        var bytes: [UInt8]
        var sRGBBytes: [UInt8]

        enum CodingKeys: String, CodingKey {
          case bytes
          case sRGBBytes = "asP3_toSRGB8"
        }
      }
      var displayP3: [Entry]
    }
    let table = try SharedData.json("numeric/color.json", as: Table.self)
    return table.displayP3.map { ($0.bytes, $0.sRGBBytes) }
  }

  @Test("Display P3 by its code points is converted exactly", .needsSharedData)
  func codedDisplayP3() throws {
    for (p3, expected) in try p3Table() {
      #expect(try color(p3, [("cICP", [12, 13, 0, 1])]) == expected)
    }
  }

  @Test("Display P3 by a profile is converted within one level", .needsSharedData)
  func profiledDisplayP3() throws {
    let profile = ("iCCP", ICCBuilder.chunk(ICCBuilder.displayP3()))
    for (p3, expected) in try p3Table() {
      let found = try color(p3, [profile])
      let isNear = zip(found, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
      #expect(isNear, "\(p3): \(found), \(expected) expected")
    }
    #expect(try color([52, 120, 246], [profile]) == [0, 122, 255])
    #expect(try color([234, 51, 35], [profile, sRGB]) == [234, 51, 35])
    for gray in stride(from: 0, through: 255, by: 5) {
      let value = UInt8(gray)
      #expect(try color([value, value, value], [profile]) == [value, value, value])
    }
  }

  @Test("a tagged picture equals its sRGB twin, and an untagged one with its bytes does not (C38)")
  func taggedComparison() throws {
    let profile = ("iCCP", ICCBuilder.chunk(ICCBuilder.displayP3()))
    let red = try PNGDecoder.decode(PNGBuilder.pixel([255, 0, 0]))
    let tagged = try PNGDecoder.decode(PNGBuilder.pixel([234, 51, 35], [profile]))
    let untagged = try PNGDecoder.decode(PNGBuilder.pixel([234, 51, 35]))
    #expect((ImageComparison.compare(red, tagged).statistics?.maxChannelDelta ?? 0) <= 1)
    #expect(!ImageComparison.compare(red, untagged).isIdentical)
  }

  @Test("an sRGB profile changes no byte")
  func sRGBProfile() throws {
    let profile = ("iCCP", ICCBuilder.chunk(ICCBuilder.sRGB()))
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let samples = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(try color(samples, [profile]) == samples)
    }
  }

  @Test("a gray profile's curve is applied to gray, and refused on colors")
  func grayProfile() throws {
    let linear = ("iCCP", ICCBuilder.chunk(ICCBuilder.gray(gamma: 1)))
    #expect(try color([128], [linear]) == [188, 188, 188])
    #expect(throws: CodecError.self) { try color([1, 2, 3], [linear]) }
  }

  @Test("profiles of another class, and damaged ones, are errors")
  func refusedProfiles() throws {
    var lab = ICCBuilder.displayP3()
    lab.replaceSubrange(20..<24, with: Array("Lab ".utf8))
    var cmyk = ICCBuilder.displayP3()
    cmyk.replaceSubrange(16..<20, with: Array("CMYK".utf8))
    let cut = Array(ICCBuilder.displayP3().prefix(200))
    for profile in [lab, cmyk, cut, []] {
      let bytes = PNGBuilder.pixel([1, 2, 3], [("iCCP", ICCBuilder.chunk(profile))])
      #expect(throws: CodecError.self) { try PNGDecoder.decode(bytes) }
      #expect(try PNGDecoder.decode(bytes, color: .stored).samples == [1, 2, 3, 255])
    }
  }

  @Test("primaries with a gamma are brought to sRGB's", .needsSharedData)
  func primaries() throws {
    let numbers = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    let chunk = ("cHRM", numbers.flatMap { PNGBuilder.big32($0) })
    for (p3, expected) in try p3Table() {
      #expect(try color(p3, [gamma(45455), chunk]) == expected)
    }
  }

  @Test("every byte of every profile may be wrong without a trap")
  func mutatedProfiles() {
    let good = ICCBuilder.displayP3()
    var random = SeededGenerator(seed: 77)
    for _ in 0..<2000 {
      var profile = good
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<profile.count, using: &random)
        profile[place] = UInt8.random(in: 0...255, using: &random)
      }
      let bytes = PNGBuilder.pixel([200, 100, 50], [("iCCP", ICCBuilder.chunk(profile))])
      _ = try? PNGDecoder.decode(bytes)
    }
  }
}
