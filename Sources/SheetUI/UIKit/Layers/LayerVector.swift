import Foundation
import Raster

/// The parts of a layer's look that move smoothly, as a vector.
///
/// A transform is moved by its parts, so that a turn turns. Colors are premultiplied, so that a fade
/// from nothing keeps its hue.
struct LayerVector: VectorArithmetic {
  /// The colors, by the index of their first component.
  enum ColorPart: Int {
    case background = 13
    case border = 17
    case shadow = 21
  }

  private var values = SIMD32<Double>.zero

  private init(values: SIMD32<Double>) { self.values = values }

  @MainActor
  init(_ state: LayerState, _ environment: EnvironmentValues) {
    values[0] = state.opacity
    values[1] = Double(state.cornerRadius)
    values[2] = Double(state.borderWidth)
    values[3] = state.shadowOpacity
    values[4] = Double(state.shadowRadius)
    values[5] = Double(state.shadowOffset.width)
    values[6] = Double(state.shadowOffset.height)
    for (index, part) in state.transform.parts.enumerated() { values[7 + index] = part }
    set(.background, state.background, environment)
    set(.border, state.borderColor, environment)
    set(.shadow, state.shadowColor, environment)
  }

  private mutating func set(
    _ part: ColorPart, _ color: SheetUI.Color?, _ environment: EnvironmentValues
  ) {
    guard let color = color?.rasterColor(in: environment) else { return }
    let premultiplied = [
      color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha,
    ]
    for (index, value) in premultiplied.enumerated() { values[part.rawValue + index] = value }
  }

  var opacity: Double { min(max(values[0], 0), 1) }
  var cornerRadius: Double { max(values[1], 0) }
  var borderWidth: Double { max(values[2], 0) }
  var shadowOpacity: Double { min(max(values[3], 0), 1) }
  var shadowRadius: Double { max(values[4], 0) }
  var shadowOffset: Point { Point(values[5], values[6]) }
  var transform: CGAffineTransform {
    CGAffineTransform(parts: (7..<13).map { values[$0] })
  }

  /// A color as it stands.
  func color(_ part: ColorPart) -> Raster.Color {
    let first = part.rawValue
    let alpha = min(max(values[first + 3], 0), 1)
    guard alpha > 0 else { return .clear }
    return Raster.Color(
      red: values[first] / values[first + 3], green: values[first + 1] / values[first + 3],
      blue: values[first + 2] / values[first + 3], alpha: alpha)
  }

  static let zero = LayerVector(values: .zero)
  static func + (a: LayerVector, b: LayerVector) -> LayerVector {
    LayerVector(values: a.values + b.values)
  }
  static func - (a: LayerVector, b: LayerVector) -> LayerVector {
    LayerVector(values: a.values - b.values)
  }
  mutating func scale(by factor: Double) { values *= factor }
  var magnitudeSquared: Double { (values * values).sum() }
}

extension CGAffineTransform {
  /// The transform between this one and another, by their parts.
  func mixed(with other: CGAffineTransform, by share: Double) -> CGAffineTransform {
    CGAffineTransform(parts: zip(parts, other.parts).map { $0 + ($1 - $0) * share })
  }

  /// Shift, turn, scales and shear: scale, then shear, then turn, then shift.
  fileprivate var parts: [Double] {
    guard !isIdentity else { return [0, 0, 0, 1, 1, 0] }
    let (a, b, c, d) = (Double(a), Double(b), Double(c), Double(d))
    let (tx, ty) = (Double(tx), Double(ty))
    if b == 0, c == 0 { return [tx, ty, 0, a, d, 0] }
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return [tx, ty, 0, 0, d, c] }
    let angle = PortableMath.atan2(b, a)
    return [
      tx, ty, angle, length, (a * d - b * c) / length, (a * c + b * d) / length,
    ]
  }

  /// Creates a transform from its parts.
  fileprivate init(parts: [Double]) {
    let (sine, cosine) = (PortableMath.sin(parts[2]), PortableMath.cos(parts[2]))
    if parts[2] == 0, parts[5] == 0 {
      self.init(a: parts[3], b: 0, c: 0, d: parts[4], tx: parts[0], ty: parts[1])
      return
    }
    self.init(
      a: parts[3] * cosine, b: parts[3] * sine, c: parts[5] * cosine - parts[4] * sine,
      d: parts[5] * sine + parts[4] * cosine, tx: parts[0], ty: parts[1])
  }
}
