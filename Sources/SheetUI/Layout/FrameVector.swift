import Foundation

/// A frame as a vector, so that it can be interpolated.
struct FrameVector: VectorArithmetic {
  var values: SIMD4<Double>

  init(_ rect: CGRect) {
    values = SIMD4(
      Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
  }

  private init(values: SIMD4<Double>) { self.values = values }

  var rect: CGRect {
    CGRect(x: values.x, y: values.y, width: max(values.z, 0), height: max(values.w, 0))
  }

  static let zero = FrameVector(values: .zero)
  static func + (a: FrameVector, b: FrameVector) -> FrameVector {
    FrameVector(values: a.values + b.values)
  }
  static func - (a: FrameVector, b: FrameVector) -> FrameVector {
    FrameVector(values: a.values - b.values)
  }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}
