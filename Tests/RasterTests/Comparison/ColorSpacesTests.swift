import TestSupport
import Testing

@testable import Raster

struct ColorSpacesTests {
  @Test("CIELAB and OKLab of known colors", .needsSharedData)
  func knownColors() throws {
    for pair in try ColorPairs.all() {
      let lab = LabColor(EncodedColor(pair.first))
      let known = pair.labA
      #expect(abs(lab.lightness - known[0]) < 1e-7)
      #expect(abs(lab.a - known[1]) < 1e-7 && abs(lab.b - known[2]) < 1e-7)
      let oklab = OKLabColor(EncodedColor(pair.second))
      #expect(abs(oklab.lightness - pair.oklabB[0]) < 1e-9)
      #expect(abs(oklab.a - pair.oklabB[1]) < 1e-9 && abs(oklab.b - pair.oklabB[2]) < 1e-9)
    }
  }

  @Test("a cube root's cube is the number again")
  func cubeRoot() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let x = Double.random(in: 0...1, using: &random)
      let root = PortableMath.cubeRoot(x)
      #expect(abs(root * root * root - x) <= x * 2e-15)
    }
    #expect(PortableMath.cubeRoot(0) == 0 && PortableMath.cubeRoot(1) == 1)
    #expect(abs(PortableMath.cubeRoot(27) - 3) < 1e-15)
  }
}
