import Raster
import TestSupport
import Testing

struct OKLabHyABTests {
  @Test("HyAB in OKLab with the toed lightness has the known values", .needsSharedData)
  func knownPairs() throws {
    #expect(try ColorPairs.worstError(of: .oklabHyAB, \.oklabLrHyAB) < 1e-5)
  }
}
