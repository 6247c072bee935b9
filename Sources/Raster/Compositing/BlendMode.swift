/// How a picture combines with what is behind it.
///
/// Separable and other modes are those of "Compositing and Blending Level 1" (W3C 2015); the last
/// ones are Porter and Duff's and Core Graphics'.
public enum BlendMode: String, Equatable, Hashable, Sendable, CaseIterable {
  /// The picture covers what is behind.
  case normal
  /// The product.
  case multiply
  /// The product of the complements.
  case screen
  /// Hard light with the two exchanged.
  case overlay
  /// The darker of each component.
  case darken
  /// The lighter of each component.
  case lighten
  /// What is behind is brightened to reflect the picture.
  case colorDodge
  /// What is behind is darkened to reflect the picture.
  case colorBurn
  /// Darkens or lightens softly, by the picture.
  case softLight
  /// Multiplies or screens, by the picture.
  case hardLight
  /// The distance of each component.
  case difference
  /// Like difference, with less contrast.
  case exclusion
  /// The picture's hue.
  case hue
  /// The picture's saturation.
  case saturation
  /// The picture's hue and saturation.
  case color
  /// The picture's luminosity.
  case luminosity
  /// The picture only where there is something behind.
  case sourceAtop
  /// The picture behind what is there.
  case destinationOver
  /// What is there only outside of the picture.
  case destinationOut
  /// The sum of the complements, complemented.
  case plusDarker
  /// The sum.
  case plusLighter
}

extension BlendMode {
  /// Returns the blended pixel of two premultiplied ones, whose components lie in 0...1.
  func blend(_ s: SIMD4<Float>, over b: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .normal: return s + b * (1 - s.w)
    case .sourceAtop: return s * b.w + b * (1 - s.w)
    case .destinationOver: return b + s * (1 - b.w)
    case .destinationOut: return b * (1 - s.w)
    case .plusLighter: return (s + b).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker: return Self.plusDarker(s, b)
    default: break
    }
    let mixed = mix(Self.straight(b), Self.straight(s))
    // co = cs·(1 − αb) + cb·(1 − αs) + αs·αb·B(Cb, Cs), with premultiplied cs and cb.
    var result = s * (1 - b.w) + b * (1 - s.w)
    result += SIMD4(mixed, 1) * (s.w * b.w)
    return result
  }

  /// Core Graphics' formula: the complements add up, R = 1 − min(1, (1 − S) + (1 − D)).
  private static func plusDarker(_ s: SIMD4<Float>, _ b: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(s.w + b.w, 1)
    let sum = (SIMD4(repeating: s.w) - s) + (SIMD4(repeating: b.w) - b)
    var result = (SIMD4(repeating: alpha) - sum).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
    result.w = alpha
    return result
  }

  private static func straight(_ p: SIMD4<Float>) -> SIMD3<Float> {
    p.w > 0 ? SIMD3(p.x, p.y, p.z) / p.w : .zero
  }

  /// Returns B(Cb, Cs) of straight colors.
  private func mix(_ b: SIMD3<Float>, _ s: SIMD3<Float>) -> SIMD3<Float> {
    switch self {
    case .hue: Luma.withLuma(Luma.withSaturation(s, Luma.saturation(b)), Luma.luma(b))
    case .saturation: Luma.withLuma(Luma.withSaturation(b, Luma.saturation(s)), Luma.luma(b))
    case .color: Luma.withLuma(s, Luma.luma(b))
    case .luminosity: Luma.withLuma(b, Luma.luma(s))
    default: SIMD3(component(b.x, s.x), component(b.y, s.y), component(b.z, s.z))
    }
  }

  /// Returns B(cb, cs) of one component.
  private func component(_ b: Float, _ s: Float) -> Float {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: Self.hardLight(s, b)
    case .hardLight: Self.hardLight(b, s)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .softLight: Self.softLight(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: s
    }
  }

  private static func hardLight(_ b: Float, _ s: Float) -> Float {
    guard s > 0.5 else { return b * 2 * s }
    let t = 2 * s - 1
    return b + t - b * t
  }

  private static func softLight(_ b: Float, _ s: Float) -> Float {
    guard s > 0.5 else { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }
}

/// The parts of a color that non-separable modes exchange (W3C, section 10.2).
private enum Luma {
  static func luma(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

  static func saturation(_ c: SIMD3<Float>) -> Float { c.max() - c.min() }

  static func withLuma(_ c: SIMD3<Float>, _ luma: Float) -> SIMD3<Float> {
    clipped(c + (luma - Self.luma(c)))
  }

  static func withSaturation(_ c: SIMD3<Float>, _ saturation: Float) -> SIMD3<Float> {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * (saturation / (high - low)) : .zero
  }

  private static func clipped(_ c: SIMD3<Float>) -> SIMD3<Float> {
    let (l, low, high) = (luma(c), c.min(), c.max())
    var result = c
    if low < 0 { result = l + (result - l) * (l / (l - low)) }
    if high > 1 { result = l + (result - l) * ((1 - l) / (high - l)) }
    return result
  }
}

extension Surface {
  /// Blends another picture with this one, where a mask lets it through.
  mutating func blend(_ layer: Surface, _ mode: BlendMode, through mask: CoverageMask) {
    combine(layer, mask) { pixels, sources, count, coverage, solid in
      for i in 0..<count {
        let share = Float(coverage?[i] ?? solid) / Float(CoverageMask.full)
        if share == 0 { continue }
        let source = Self.unit(sources[i]) * share
        if source.w == 0 { continue }
        let mixed = mode.blend(source, over: Self.unit(pixels[i]))
        pixels[i] = Resampler.rounded(mixed * 255).rgba
      }
    }
  }

  private static func unit(_ pixel: SIMD4<UInt8>) -> SIMD4<Float> {
    SIMD4<Float>(SIMD4<UInt32>(truncatingIfNeeded: pixel)) / 255
  }
}
