import Raster
import TestSupport
import Testing

struct YIQDistanceTests {
  @Test("the YIQ difference has the known values", .needsSharedData)
  func knownPairs() throws {
    #expect(try ColorPairs.worstError(of: .yiq, \.yiqDelta) < 1e-4)
  }
}
