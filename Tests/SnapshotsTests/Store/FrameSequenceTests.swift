import Raster
import Testing

@testable import Snapshots

@Suite("Frame sequence")
struct FrameSequenceTests {
  /// Pictures that can't be packed, and so fill the memory that is allowed.
  private func noise(_ count: Int, side: Int) throws -> [AnimationFrame] {
    var value: UInt64 = 7
    return try (0..<count).map { index in
      var image = StraightImage(width: side, height: side)
      for place in image.samples.indices {
        value = value &* 6_364_136_223_846_793_005 &+ 1
        image.samples[place] = UInt8(truncatingIfNeeded: value >> 33)
      }
      return AnimationFrame(image: image, delay: try FrameDelay(1, over: index + 1))
    }
  }

  @Test("frames come back from memory and from the file in which they don't fit")
  func spilling() throws {
    // 16 MB each: the first two stay in memory.
    let frames = try noise(4, side: 2048)
    var sequence = FrameSequence(frames: frames)
    #expect(Array(sequence) == frames)
    #expect(sequence.hash == XXHash64.hash(frames))
    // A copy goes on by itself.
    var copy = sequence
    copy.append(frames[0])
    sequence.append(frames[1])
    #expect(copy[4] == frames[0] && sequence[4] == frames[1])
    #expect(copy != sequence && copy.count == 5)
  }

  @Test("a file is written and read frame by frame, as from a list")
  func files() throws {
    var frames = try noise(3, side: 20)
    frames[2].image = frames[1].image
    let sequence = FrameSequence(frames: frames)
    var encoder = try APNGEncoder()
    for frame in frames { try encoder.append(frame.image, delay: try #require(frame.delay)) }
    let bytes = try encoder.finish()
    #expect(try sequence.encoded() == bytes)
    #expect(try FrameSequence(bytes) == sequence)
    #expect(throws: CodecError.self) { try FrameSequence().encoded() }
    frames[1].image = StraightImage(width: 3, height: 3)
    #expect(throws: CodecError.self) { try FrameSequence(frames: frames).encoded() }
  }

  @Test("a spilled part that isn't there is told")
  func spillFile() throws {
    let file = try #require(SpillFile())
    let part = try #require(file.append([1, 2, 3]))
    #expect(file.words(part) == [1, 2, 3])
    #expect(file.words(.init(offset: 8, count: 9)) == nil)
  }
}
