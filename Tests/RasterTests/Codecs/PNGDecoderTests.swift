import Raster
import TestSupport
import Testing

struct PNGDecoderTests {
  private func fault(_ bytes: [UInt8], limits: DecodingLimits = .default) -> CodecError? {
    do {
      _ = try PNGDecoder.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("what is often found in a picture's place is named")
  func otherFiles() {
    #expect(fault([]) == .format(.empty))
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    #expect(fault(Array(pointer.utf8)) == .format(.lfsPointer))
    #expect(fault([0xff, 0xd8, 0xff, 0xe0, 0, 16]) == .format(.otherFormat("JPEG")))
    #expect(fault(Array("RIFF0000WEBPVP8 ".utf8)) == .format(.otherFormat("WebP")))
    #expect(fault(Array("hello, world".utf8)) == .format(.signature(found: Array("hello, w".utf8))))
    #expect(fault([0x89, 0x50, 0x4e]) == .format(.truncated(offset: 3)))
  }

  @Test("an empty chunk of image data between others changes nothing")
  func emptyData() throws {
    let data = PNGBuilder.stored([0, 77])
    var builder = PNGBuilder()
    builder.addHeader(1, 1)
    builder.add("IDAT")
    builder.add("IDAT", Array(data.prefix(3)))
    builder.add("IDAT")
    builder.add("IDAT", Array(data.dropFirst(3)))
    builder.add("IEND")
    #expect(try PNGDecoder.decode(builder.bytes).samples == [77, 77, 77, 255])
  }

  @Test("image data that end early, or were changed, are errors")
  func damagedData() throws {
    let good = PNGBuilder.stored([0, 77])
    let checksum = Array(good.dropLast()) + [good[good.count - 1] ^ 1]
    let cases: [([UInt8], UInt32)] = [(Array(good.prefix(8)), 0), (good, 1), (checksum, 0)]
    for (data, crcChange) in cases {
      var builder = PNGBuilder()
      builder.addHeader(1, 1)
      builder.add("IDAT", data, crcChange: crcChange)
      builder.add("IEND")
      #expect(fault(builder.bytes) != nil)
    }
  }

  @Test("more image data than the header announces is an error, however much it is")
  func tooMuchData() {
    for data in [PNGBuilder.stored([0, 1, 2]), PNGBuilder.zeros(atLeast: 1 << 30)] {
      var builder = PNGBuilder()
      builder.addHeader(1, 1)
      builder.add("IDAT", data)
      builder.add("IEND")
      #expect(fault(builder.bytes) == .format(.imageDataTooLong))
    }
  }

  @Test("a picture larger than its limit or than its data is refused before memory is asked for")
  func hugeHeaders() {
    func file(_ width: Int, _ height: Int, colorType: UInt8 = 6, depth: UInt8 = 8) -> [UInt8] {
      var builder = PNGBuilder()
      builder.addHeader(width, height, depth: depth, colorType: colorType)
      builder.add("IDAT", PNGBuilder.stored(Array(repeating: 0, count: 9)))
      builder.add("IEND")
      return builder.bytes
    }
    let side = 0x7fff_ffff
    #expect(
      fault(file(side, side)) == .limit(.pixels(found: side * side, allowed: 64_000_000)))
    #expect(fault(file(8000, 8000)) == .format(.imageDataTruncated))
    var limits = DecodingLimits()
    limits.inflatedBytes = 100
    #expect(
      fault(file(5, 5), limits: limits) == .limit(.inflatedBytes(found: 105, allowed: 100)))
  }

  @Test("an ancillary chunk above its limit is refused")
  func largeChunk() {
    var limits = DecodingLimits()
    limits.ancillaryChunkBytes = 10
    let bytes = PNGBuilder.pixel([1], [("tEXt", Array("key".utf8) + [0] + Array("1234567".utf8))])
    let expected = LimitFault.chunkBytes(chunk: "tEXt", found: 11, allowed: 10)
    #expect(fault(bytes, limits: limits) == .limit(expected))
    #expect(fault(bytes) == nil)
  }

  @Test("a damaged chunk is ignored, unless pixels depend on it")
  func damagedAncillary() throws {
    var builder = PNGBuilder()
    builder.addHeader(1, 1)
    builder.add("gAMA", PNGBuilder.big32(100_000), crcChange: 1)
    builder.add("IDAT", PNGBuilder.stored([0, 128]))
    builder.add("IEND")
    #expect(try PNGDecoder.decode(builder.bytes).samples == [128, 128, 128, 255])
    var other = PNGBuilder()
    other.addHeader(1, 1)
    other.add("tRNS", [0, 128], crcChange: 1)
    other.add("IDAT", PNGBuilder.stored([0, 128]))
    other.add("IEND")
    #expect(fault(other.bytes) != nil)
  }

  @Test("16-bit samples are rounded, not cut", .needsSharedData)
  func rounding() throws {
    let bytes = try SharedData.bytes("pngsuite/valid/basn0g16.png")
    let image = try PNGDecoder.decode(bytes, color: .stored)
    #expect(image[0, 0] == SIMD4(0, 0, 0, 255))
    #expect(image[31, 31] == SIMD4(1, 1, 1, 255))
  }

  @Test(
    "pictures that Apple's systems wrote decode, their private chunks ignored", .needsSharedData)
  func deviceReferences() throws {
    struct Manifest: Decodable {
      struct File: Decodable {
        var file: String
        var rgba8Sha256: String
      }
      var files: [File]
    }
    let files = try SharedData.json("device-refs/manifest.json", as: Manifest.self).files
    #expect(files.count == 5)
    for expected in files {
      let image = try PNGDecoder.decode(SharedData.bytes("device-refs/" + expected.file))
      #expect(SHA256.hexDigest(of: image.samples) == expected.rgba8Sha256, "\(expected.file)")
    }
  }

  @Test("changed bytes of valid files give a picture or an error, never a trap", .needsSharedData)
  func mutations() throws {
    let files = [
      "pngsuite/valid/basi3p04.png", "pngsuite/valid/tbbn0g04.png", "pngsuite/valid/basi6a16.png",
      "pngsuite/valid/s07i3p02.png", "apng/spec/016.png", "apng/spec/038.png",
      "pngsuite/image-png-bugfixes/cicp_pq.png",
    ]
    for file in files {
      let original = try SharedData.bytes(file)
      for seed in 0..<300 as Range<UInt64> {
        let bytes = Self.mutated(original, seed: seed, keepingChecksums: seed % 2 == 0)
        _ = try? PNGInspection(bytes)
        _ = try? PNGDecoder.decode(bytes)
      }
    }
  }

  /// Changes, removes or repeats a few bytes; repairs checksums so that deeper code is reached.
  private static func mutated(
    _ original: [UInt8], seed: UInt64, keepingChecksums: Bool
  ) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 8..<bytes.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 2: bytes.removeLast(min(bytes.count - 9, Int.random(in: 1...20, using: &random)))
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return keepingChecksums ? repaired(bytes) : bytes
  }

  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      guard offset + 12 + length <= bytes.count else { break }
      let crc = PNGBuilder.crc(Array(bytes[offset + 4..<offset + 8 + length]))
      bytes.replaceSubrange(
        offset + 8 + length..<offset + 12 + length, with: PNGBuilder.big32(Int(crc)))
      offset += 12 + length
    }
    return bytes
  }
}
