import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite("Portable elementary functions")
struct PortableMathTests {
  private func near(_ a: Double, _ b: Double, absolute: Double = 1e-300) -> Bool {
    abs(a - b) <= max(1e-14 * abs(b), absolute)
  }

  @Test("exp and log agree with the system's to 1e-14")
  func exponential() {
    for i in -700...700 {
      let x = Double(i) * 1.001
      #expect(near(PortableMath.exp(x), exp(x)), "exp \(x)")
      let y = exp(x / 10)
      #expect(near(PortableMath.log(y), log(y), absolute: 1e-15), "log \(y)")
    }
    #expect(PortableMath.exp(0) == 1 && PortableMath.log(1) == 0)
    #expect(PortableMath.exp(-.infinity) == 0 && PortableMath.exp(.infinity) == .infinity)
    #expect(PortableMath.log(0) == -.infinity && PortableMath.log(-1).isNaN)
  }

  @Test("sin, cos and tan agree with the system's to 1e-14")
  func circular() {
    for i in -5000...5000 {
      let x = Double(i) * 0.0377
      #expect(near(PortableMath.sin(x), sin(x), absolute: 1e-15), "sin \(x)")
      #expect(near(PortableMath.cos(x), cos(x), absolute: 1e-15), "cos \(x)")
      #expect(abs(PortableMath.tan(x) - tan(x)) <= 1e-13 * (1 + tan(x) * tan(x)))
    }
    #expect(PortableMath.sin(.infinity).isNaN && PortableMath.cos(.nan).isNaN)
  }

  @Test("atan2 agrees with the system's to 1e-14")
  func inverse() {
    for i in -40...40 {
      for j in -40...40 {
        let (y, x) = (Double(i) * 0.37, Double(j) * 0.11)
        #expect(near(PortableMath.atan2(y, x), atan2(y, x), absolute: 1e-15), "\(y) \(x)")
      }
    }
  }

  @Test("erf agrees with the system's to 1e-14")
  func error() {
    for i in -700...700 {
      let x = Double(i) * 0.01
      #expect(near(PortableMath.erf(x), erf(x), absolute: 1e-16), "erf \(x)")
    }
    #expect(abs(PortableMath.normalShare(below: 1) - 0.841_344_746_068_543) < 1e-14)
  }

  @Test("pow agrees with the system's to 1e-13")
  func power() {
    for x in [0.01, 0.5, 0.9, 1.1, 2, 10, 123.4] {
      for y in [-3, -0.5, 0, 0.3, 1, 2, 2.4, 7, 10.5] {
        #expect(abs(PortableMath.pow(x, y) / pow(x, y) - 1) < 1e-13, "\(x) ^ \(y)")
      }
    }
    #expect(PortableMath.pow(-2, 3) == -8 && PortableMath.pow(0, 0) == 1)
    #expect(PortableMath.pow(-2, 0.5).isNaN)
  }
}
