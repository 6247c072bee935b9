import Raster
import TestSupport
import Testing

struct CIEDE2000Tests {
  @Test("ΔE00 has the known values", .needsSharedData)
  func knownPairs() throws {
    #expect(try ColorPairs.worstError(of: .ciede2000, \.deltaE2000) < 1e-4)
  }
}
