/// Decides whether two pixels that aren't the same differ by more than is allowed.
struct PixelJudge {
  private let metric: ColorMetric
  private let threshold: Ratio
  private let limit: Double
  private let backdrop: Backdrop

  init(_ rules: ComparisonRules) {
    metric = rules.metric
    threshold = rules.threshold
    limit = rules.metric.limit(rules.threshold)
    backdrop = rules.backdrop
  }

  /// Returns whether two pixels differ.
  ///
  /// - Parameters:
  ///   - first: The reference's straight samples.
  ///   - second: The other's.
  ///   - index: The pixel's place, counted row by row.
  /// - Returns: Whether the difference is above the threshold.
  func differs(_ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>, at index: Int) -> Bool {
    switch metric {
    case .exact:
      return true
    case .premultiplied:
      return AlphaConversion.premultiplied(first) != AlphaConversion.premultiplied(second)
    case .levels:
      let delta = pointwiseMax(first, second) &- pointwiseMin(first, second)
      // In whole numbers: delta / 255 > threshold.
      return !threshold.allows(Int(delta.max()), of: 255)
    default:
      return differsOverBackdrop(first, second, at: index)
    }
  }

  private func differsOverBackdrop(
    _ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>, at index: Int
  ) -> Bool {
    if first.w == 255 && second.w == 255 { return differs(first, second, over: .zero) }
    let (color, other) = backdrop.colors(at: index)
    if differs(first, second, over: color) { return true }
    return other.map { differs(first, second, over: $0) } ?? false
  }

  private func differs(
    _ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>, over color: EncodedColor
  ) -> Bool {
    let (a, b) = (Backdrop.blend(first, over: color), Backdrop.blend(second, over: color))
    if metric == .pixelmatch {
      return OKLabHyAB.exceeds(limit, OKLabColor(tabulated: a), OKLabColor(tabulated: b))
    }
    if metric == .oklabHyAB { return OKLabHyAB.exceeds(limit, OKLabColor(a), OKLabColor(b)) }
    return metric.distance(a, b) > limit
  }

  /// Returns how far two pixels are apart, in the metric's own unit; over several backdrops, the
  /// largest distance.
  func distance(_ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>, at index: Int) -> Double {
    let colors = backdrop.colors(at: index)
    return [colors.0, colors.1].compactMap(\.self).map { color in
      metric.distance(Backdrop.blend(first, over: color), Backdrop.blend(second, over: color))
    }.max() ?? 0
  }
}
