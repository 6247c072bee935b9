import Foundation
import Testing

@testable import SheetUI

@Suite struct UnitCurveTests {
  @Test("the curves follow their table to 1e-6")
  func table() {
    let core = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    let columns: [(UnitCurve, [Double])] = [
      (
        .easeInOut,
        [
          0, 0.019722, 0.081660, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.918340, 0.980278,
          1,
        ]
      ),
      (
        .easeIn,
        [
          0, 0.017027, 0.062282, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.691634,
          0.839428, 1,
        ]
      ),
      (
        .easeOut,
        [
          0, 0.160572, 0.308366, 0.445186, 0.570880, 0.684643, 0.785139, 0.870423, 0.937718,
          0.982973, 1,
        ]
      ),
      (
        core,
        [
          0, 0.094796, 0.295244, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.975625,
          0.994316, 1,
        ]
      ),
    ]
    for (curve, values) in columns {
      for (index, value) in values.enumerated() {
        #expect(abs(curve.value(at: Double(index) / 10) - value) < 1e-6)
      }
    }
  }

  static let all: [UnitCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
    .circularEaseInOut,
  ]

  @Test("a curve and its inverse undo each other", arguments: all)
  func inverse(_ curve: UnitCurve) {
    for index in 0...20 {
      let t = Double(index) / 20
      #expect(abs(curve.inverse.value(at: curve.value(at: t)) - t) < 1e-7)
    }
  }

  @Test("the velocity is the slope", arguments: all)
  func velocity(_ curve: UnitCurve) {
    for index in 1...18 {
      let t = Double(index) / 19
      let slope = (curve.value(at: t + 1e-6) - curve.value(at: t - 1e-6)) / 2e-6
      #expect(abs(curve.velocity(at: t) - slope) < 1e-3)
    }
  }

  @Test("times outside of 0...1 count as the ends", arguments: all)
  func ends(_ curve: UnitCurve) {
    #expect(curve.value(at: -1) == 0)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: 2) == 1)
  }
}
