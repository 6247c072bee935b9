import Raster
import TestSupport
import Testing

/// What the files of the APNG conformance set must give.
struct APNGManifest: Decodable {
  struct Picture: Decodable {
    struct Color: Decodable {
      var rgba: [UInt8]
      var pixels: Int
    }
    var colors: [Color]
    var rgba8Sha256: String
    var exact: Bool?
    var tolerance: Int?
  }

  struct Frame: Decodable {
    var delayNum: Int
    var delayDen: Int
    var rect: [Int]
    var dispose: String
    var blend: String
    var composed: Picture
  }

  struct File: Decodable {
    var file: String
    var outcome: String
    var numPlays: Int?
    var defaultImageIsFirstFrame: Bool?
    var frames: [Frame]?
    var stillImage: Picture?
  }

  var files: [File]
}

@Suite(.needsSharedData)
struct APNGDecoderTests {
  @Test("every file of the conformance set plays as listed, or is refused")
  func conformanceSet() throws {
    let manifest = try SharedData.json("apng/expected.json", as: APNGManifest.self)
    #expect(!manifest.files.isEmpty)
    for expected in manifest.files {
      let bytes = try SharedData.bytes("apng/" + expected.file)
      switch expected.outcome {
      case "animation": try checkAnimation(bytes, expected)
      case "still":
        #expect(try APNGDecoder(bytes) == nil, "\(expected.file)")
        try checkStill(bytes, expected)
      default:
        #expect(throws: CodecError.self, "\(expected.file)") {
          var decoder = try APNGDecoder(bytes)
          _ = try decoder?.remainingFrames()
        }
      }
    }
  }

  private func checkStill(_ bytes: [UInt8], _ expected: APNGManifest.File) throws {
    let image = try PNGDecoder.decode(bytes, color: .stored)
    #expect(
      SHA256.hexDigest(of: image.samples) == expected.stillImage?.rgba8Sha256, "\(expected.file)")
  }

  private func checkAnimation(_ bytes: [UInt8], _ expected: APNGManifest.File) throws {
    var decoder = try #require(try APNGDecoder(bytes, color: .stored), "\(expected.file)")
    let frames = try decoder.remainingFrames()
    let expectedFrames = expected.frames ?? []
    #expect(frames.count == expectedFrames.count, "\(expected.file)")
    #expect(decoder.plays == expected.numPlays, "\(expected.file)")
    #expect(
      decoder.isDefaultImageFirstFrame == expected.defaultImageIsFirstFrame, "\(expected.file)")
    for (index, (frame, want)) in zip(frames, expectedFrames).enumerated() {
      let denominator = want.delayDen == 0 ? 100 : want.delayDen
      #expect(frame.delay?.numerator == want.delayNum)
      #expect(frame.delay?.denominator == denominator)
      let info = decoder.frameInfos[index]
      let region = info.region
      #expect([region.minX, region.minY, region.width, region.height] == want.rect)
      #expect("\(info.disposal)" == want.dispose && "\(info.blend)" == want.blend)
      check(frame.image, want.composed, "\(expected.file) frame \(index)")
    }
  }

  private func check(_ image: StraightImage, _ want: APNGManifest.Picture, _ name: String) {
    if want.exact ?? true {
      #expect(SHA256.hexDigest(of: image.samples) == want.rgba8Sha256, "\(name)")
      return
    }
    let color = want.colors[0].rgba
    let tolerance = want.tolerance ?? 0
    let isNear = image.samples.enumerated().allSatisfy { index, sample in
      abs(Int(sample) - Int(color[index % 4])) <= tolerance
    }
    #expect(isNear, "\(name)")
  }

  @Test("an animation without time has its frames, and no delay is divided by zero")
  func delaysOfZero() throws {
    var encoder = try APNGEncoder(plays: 1)
    for gray in [0, 100, 200] as [UInt8] {
      let image = StraightImage(width: 2, height: 2, samples: Array(repeating: gray, count: 16))
      try encoder.append(image, delay: FrameDelay(0, over: 100))
    }
    var decoder = try #require(try APNGDecoder(encoder.finish()))
    let frames = try decoder.remainingFrames()
    #expect(frames.map { $0.delay?.seconds } == [0, 0, 0])
  }

  @Test("an animation of more pixels than allowed is refused")
  func pixelLimits() throws {
    var encoder = try APNGEncoder()
    for gray in [0, 100, 200] as [UInt8] {
      let image = StraightImage(width: 2, height: 2, samples: Array(repeating: gray, count: 16))
      try encoder.append(image, delay: FrameDelay(1, over: 2))
    }
    let bytes = try encoder.finish()
    var limits = DecodingLimits()
    limits.heldAnimationPixels = 11
    var decoder = try #require(try APNGDecoder(bytes, limits: limits))
    let fault = CodecError.limit(.animationPixels(found: 12, allowed: 11))
    #expect(throws: fault) { try decoder.remainingFrames() }
    limits.animationPixels = 11
    #expect(throws: fault) { try APNGDecoder(bytes, limits: limits) }
  }
}
