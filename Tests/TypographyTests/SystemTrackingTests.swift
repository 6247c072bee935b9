import Testing

@testable import Typography

@Suite("The system font's tracking")
struct SystemTrackingTests {
  @Test(
    "whole sizes have the published value",
    arguments: [
      (6.0, 0.24), (12, 0), (17, -0.43), (19, -0.45), (28, 0.38), (34, 0.40), (80, 0), (200, 0),
    ])
  func published(size: Double, tracking: Double) {
    #expect(abs(SystemTracking.points(forSize: size) - tracking) < 1e-12)
  }

  @Test("sizes between two entries lie between their values")
  func between() {
    #expect(abs(SystemTracking.points(forSize: 16.5) - -0.37) < 1e-12)
    #expect(abs(SystemTracking.points(forSize: 19.5) - -0.45) < 1e-12)
  }

  @Test("small and impossible sizes have the first value")
  func small() {
    #expect(SystemTracking.points(forSize: 0) == 0.24)
    #expect(SystemTracking.points(forSize: -.infinity) == 0.24)
  }

  @Test("the Display design has its settled tracking from its first size on")
  func display() {
    #expect(SystemTracking.points(forSize: 20) == 0.38)
    #expect(SystemTracking.points(forSize: 27) == 0.38)
  }
}
