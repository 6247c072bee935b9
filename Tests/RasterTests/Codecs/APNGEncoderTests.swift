import Foundation
import Raster
import TestSupport
import Testing

struct APNGEncoderTests {
  private let white = SIMD4<UInt8>(255, 255, 255, 255)

  /// A few frames with a small change, no change, and a change of everything.
  private func frames() -> [StraightImage] {
    let first = TestImages.solid(white, width: 40, height: 30)
    var second = first
    second[7, 11] = SIMD4(255, 0, 0, 255)
    second[9, 12] = SIMD4(0, 0, 255, 128)
    let fourth = TestImages.noise(width: 40, height: 30, seed: 5)
    return [first, second, second, fourth]
  }

  private func encode(
    _ frames: [StraightImage], delay: FrameDelay, plays: Int = 0
  ) throws -> [UInt8] {
    var encoder = try APNGEncoder(plays: plays)
    for frame in frames { try encoder.append(frame, delay: delay) }
    return try encoder.finish()
  }

  @Test("frames come back with their pixels, delays and number of plays")
  func roundTrip() throws {
    for plays in [0, 1, 2] {
      let delay = try FrameDelay(2, over: 60)
      let bytes = try encode(frames(), delay: delay, plays: plays)
      var decoder = try #require(try APNGDecoder(bytes))
      #expect(decoder.plays == plays)
      let back = try decoder.remainingFrames()
      #expect(back.map(\.image) == frames())
      #expect(back.allSatisfy { $0.delay?.numerator == 1 && $0.delay?.denominator == 30 })
      #expect(try PNGDecoder.decode(bytes) == frames()[0])
    }
  }

  @Test("a later frame holds only the rectangle that changed, and one pixel if none did")
  func croppedFrames() throws {
    let bytes = try encode(frames(), delay: FrameDelay(1, over: 30))
    let regions = try #require(try APNGDecoder(bytes)).frameInfos.map(\.region)
    #expect(
      regions == [
        PixelRect(x: 0, y: 0, width: 40, height: 30), PixelRect(x: 7, y: 11, width: 3, height: 2),
        PixelRect(x: 0, y: 0, width: 1, height: 1), PixelRect(x: 0, y: 0, width: 40, height: 30),
      ])
  }

  @Test("equal frames give equal bytes")
  func determinism() throws {
    let delay = try FrameDelay(1, over: 60)
    #expect(try encode(frames(), delay: delay) == encode(frames(), delay: delay))
  }

  @Test("delays at 60 frames a second add up exactly")
  func exactDelays() throws {
    let delay = try FrameDelay(1, over: 60)
    var total = 0
    for _ in 0..<180 {
      #expect(delay.denominator != 0 && delay.numerator <= 65535)
      total += delay.numerator * 60 / delay.denominator
    }
    #expect(total == 180)
    #expect(try FrameDelay(100, over: 100).seconds == 1)
    #expect(try FrameDelay(16384, over: 4096).seconds == 4)
    #expect(try FrameDelay(1_000_000, over: 1_000_000).denominator == 1)
    #expect(throws: CodecError.self) { try FrameDelay(70_001, over: 70_000) }
    #expect(throws: CodecError.self) { try FrameDelay(1, over: 0) }
    #expect(throws: CodecError.self) { try FrameDelay(-1, over: 2) }
  }

  @Test("frames of other sizes, no frames and negative plays are refused")
  func refusals() throws {
    var encoder = try APNGEncoder()
    #expect(throws: CodecError.parameter(.noFrames)) { try encoder.finish() }
    let delay = try FrameDelay(1, over: 60)
    try encoder.append(StraightImage(width: 2, height: 2), delay: delay)
    #expect(throws: CodecError.self) {
      try encoder.append(StraightImage(width: 2, height: 3), delay: delay)
    }
    #expect(throws: CodecError.parameter(.plays(-1))) { try APNGEncoder(plays: -1) }
  }

  @Test("frame data above 32 KiB in one chunk or more read back exactly")
  func largeFrames() throws {
    let frames = [1, 2].map { TestImages.noise(width: 256, height: 256, seed: $0) }
    let bytes = try encode(frames, delay: FrameDelay(1, over: 2))
    var decoder = try #require(try APNGDecoder(bytes))
    #expect(try decoder.remainingFrames().map(\.image) == frames)
  }

  @Test("other tools accept the files and take them apart into the same frames")
  func otherTools() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sheetshot-apng-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sequences = [
      frames(),
      [1, 2].map { TestImages.noise(width: 64, height: 64, seed: $0) },
      [3, 4].map { TestImages.mosaic([white, .zero], width: 33, height: 9, seed: $0) },
      [5, 6].map { seed in
        TestImages.mosaic(
          [SIMD4(0, 0, 0, 255), SIMD4(17, 17, 17, 255)], width: 21, height: 9, seed: seed)
      },
    ]
    for (number, sequence) in sequences.enumerated() {
      let path = folder.appendingPathComponent("a\(number).png")
      try Data(encode(sequence, delay: FrameDelay(1, over: 60))).write(to: path)
      if let status = try ExternalTool.run("pngcheck", ["-q", path.path]) { #expect(status == 0) }
      guard let status = try ExternalTool.run("apngdis", [path.path]) else { continue }
      #expect(status == 0)
      for (index, frame) in sequence.enumerated() {
        let part = folder.appendingPathComponent("apngframe\(index + 1).png")
        let back = try PNGDecoder.decode([UInt8](Data(contentsOf: part)), color: .stored)
        // The tool does not keep color under alpha 0.
        #expect(Bitmap(back) == Bitmap(frame), "sequence \(number), frame \(index)")
      }
    }
  }
}
