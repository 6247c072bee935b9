import Raster
import TestSupport
import Testing

struct CIE94Tests {
  @Test(
    "ΔE94 for graphic arts has the known values, the first color being the reference",
    .needsSharedData)
  func knownPairs() throws {
    #expect(try ColorPairs.worstError(of: .cie94, \.deltaE94) < 1e-4)
  }
}
