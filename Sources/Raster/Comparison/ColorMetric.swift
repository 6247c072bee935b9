/// How far apart two colors are.
public enum ColorMetric: String, CaseIterable, Sendable {
  /// Any difference of straight samples; a threshold plays no part.
  case exact
  /// Any difference of premultiplied samples; a threshold plays no part.
  case premultiplied
  /// The largest difference of red, green, blue and alpha; a threshold of 1 is 255 levels.
  case levels
  /// YIQ's weighted square; a threshold t is 35215 t².
  case yiq
  /// ΔE of 1976; a threshold of 1 is a ΔE of 100.
  case cie76
  /// ΔE of 1994 for graphic arts, the first image being the reference; as above.
  case cie94
  /// ΔE of 2000; as above.
  case ciede2000
  /// OKLab's HyAB with the toed lightness; a threshold of 1 is black to white.
  case oklabHyAB
  /// The same from pixelmatch's tables, which make near-black colors up to 0.03 darker.
  case pixelmatch

  /// Returns the difference of two opaque colors in the metric's own unit.
  ///
  /// - Parameters:
  ///   - first: Red, green and blue of the reference.
  ///   - second: Those of the other color.
  /// - Returns: The difference; 0 for equal colors.
  public func distance(_ first: SIMD3<UInt8>, _ second: SIMD3<UInt8>) -> Double {
    distance(EncodedColor(first), EncodedColor(second))
  }

  func distance(_ first: EncodedColor, _ second: EncodedColor) -> Double {
    switch self {
    case .exact, .premultiplied, .levels: Self.largest(first - second)
    case .yiq: YIQDistance.squared(first, second)
    case .cie76: CIE76.distance(LabColor(first), LabColor(second))
    case .cie94: CIE94.distance(LabColor(first), LabColor(second))
    case .ciede2000: CIEDE2000.distance(LabColor(first), LabColor(second))
    case .oklabHyAB: OKLabHyAB.distance(OKLabColor(first), OKLabColor(second))
    case .pixelmatch:
      OKLabHyAB.distance(OKLabColor(tabulated: first), OKLabColor(tabulated: second))
    }
  }

  /// Returns a threshold of 0...1 in the metric's own unit.
  func limit(_ threshold: Ratio) -> Double {
    switch self {
    case .exact, .premultiplied: 0
    case .levels: threshold.value * 255
    case .yiq: YIQDistance.scale * threshold.value * threshold.value
    case .cie76, .cie94, .ciede2000: threshold.value * 100
    case .oklabHyAB, .pixelmatch: threshold.value
    }
  }

  /// The metric's name in words.
  var words: String {
    switch self {
    case .exact: "any difference"
    case .premultiplied: "any difference of premultiplied bytes"
    case .levels: "channel levels"
    case .yiq: "YIQ"
    case .cie76: "CIE76 ΔE"
    case .cie94: "CIE94 ΔE"
    case .ciede2000: "CIEDE2000 ΔE"
    case .oklabHyAB, .pixelmatch: "OKLab HyAB"
    }
  }

  private static func largest(_ delta: EncodedColor) -> Double {
    max(delta.x.magnitude, delta.y.magnitude, delta.z.magnitude)
  }
}
