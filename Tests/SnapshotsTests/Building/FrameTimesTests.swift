import Testing

@testable import Snapshots

@Suite("Frame times")
struct FrameTimesTests {
  @Test("regular instants include both ends, whatever the rounding")
  func regular() {
    #expect(FrameTimes.regular(from: 0, through: 0.3, rate: 10).count == 4)
    #expect(FrameTimes.regular(from: 0.1, through: 0.4, rate: 10).count == 4)
    #expect(FrameTimes.regular(from: 0, through: 3, rate: 60).count == 181)
    #expect(FrameTimes.regular(from: 0, through: 0.05, rate: 10) == [0])
    #expect(FrameTimes.regular(from: 2, through: 2, rate: 10) == [2])
  }

  @Test("spread instants start and end where they were asked to")
  func spread() {
    #expect(FrameTimes.spread(from: 1, through: 3, count: 5) == [1, 1.5, 2, 2.5, 3])
    #expect(FrameTimes.spread(from: 1, through: 3, count: 1) == [1])
  }

  @Test("rounding up reaches the instant with the next frame")
  func roundedUp() {
    #expect(FrameTimes.roundedUp(0.25, from: 0, rate: 10) == 0.3)
    #expect(FrameTimes.roundedUp(0.3, from: 0, rate: 10) == 0.3)
    #expect(FrameTimes.roundedUp(0, from: 0, rate: 10) == 0)
  }

  @Test("instants in words have two digits, or three where they are needed")
  func words() {
    #expect(FrameTimes.words(0) == "0.00 s")
    #expect(FrameTimes.words(0.5) == "0.50 s")
    #expect(FrameTimes.words(12.125) == "12.125 s")
    #expect(FrameTimes.words(1.0 / 30) == "0.033 s")
  }
}
