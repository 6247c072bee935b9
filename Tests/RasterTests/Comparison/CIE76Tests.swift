import Raster
import TestSupport
import Testing

struct CIE76Tests {
  @Test("the distance in CIELAB has the known values", .needsSharedData)
  func knownPairs() throws {
    #expect(try ColorPairs.worstError(of: .cie76, \.deltaE76) < 1e-4)
  }
}
