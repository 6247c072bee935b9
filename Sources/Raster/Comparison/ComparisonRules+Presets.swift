extension ComparisonRules {
  /// The names of the presets, as `--preset` takes them.
  public static let presetNames = [
    "exact", "swift-snapshot-testing", "playwright", "pixelmatch", "odiff",
  ]

  /// Creates a preset's rules by its name, with its own defaults; nil for an unknown name.
  public init?(preset name: String) {
    switch name {
    case "exact": self = .exact
    case "swift-snapshot-testing": self = .swiftSnapshotTesting()
    case "playwright": self = .playwright()
    case "pixelmatch": self = .pixelmatch()
    case "odiff": self = .odiff()
    default: return nil
    }
  }

  /// swift-snapshot-testing's rules.
  ///
  /// With a perceptual precision of 1, the share of differing premultiplied bytes is at most
  /// 1 − precision. Below 1, a pixel differs if ΔE94 is above (1 − perceptual precision) · 100, and
  /// the share of such pixels is at most 1 − precision. Numbers outside of 0...1 are read as the
  /// nearest end.
  public static func swiftSnapshotTesting(
    precision: Double = 1, perceptualPrecision: Double = 1
  ) -> Self {
    var rules = ComparisonRules(name: "swift-snapshot-testing", metric: .premultiplied)
    rules.allowance = Allowance(share: missing(to: precision), unit: .bytes)
    return rules.withThreshold(missing(to: perceptualPrecision))
  }

  /// Playwright's rules: the YIQ difference over pixelmatch 7's pattern, without anti-aliased
  /// pixels.
  public static func playwright(threshold: Ratio = Ratio(2, over: 10)) -> Self {
    var rules = ComparisonRules(name: "playwright", metric: .yiq, threshold: threshold)
    rules.backdrop = .pattern
    rules.antialiasing = .pixelmatch7
    return rules
  }

  /// The rules of pixelmatch since it measures in OKLab, without anti-aliased pixels.
  public static func pixelmatch(threshold: Ratio = Ratio(1, over: 10)) -> Self {
    var rules = ComparisonRules(name: "pixelmatch", metric: .pixelmatch, threshold: threshold)
    rules.backdrop = .pattern
    rules.antialiasing = .pixelmatch
    return rules
  }

  /// odiff's rules: the YIQ difference over white; anti-aliased pixels count unless told otherwise.
  public static func odiff(
    threshold: Ratio = Ratio(1, over: 10), ignoresAntialiasing: Bool = false
  ) -> Self {
    var rules = ComparisonRules(name: "odiff", metric: .yiq, threshold: threshold)
    rules.backdrop = .white
    rules.antialiasing = ignoresAntialiasing ? .odiff : nil
    return rules
  }

  /// Returns these rules with another threshold for a pixel, 0...1.
  ///
  /// Exact rules compare channel levels then, swift-snapshot-testing's ΔE94.
  public func withThreshold(_ threshold: Ratio) -> Self {
    var rules = self
    rules.threshold = threshold
    if threshold.numerator == 0 { return rules }
    if metric == .exact { rules.metric = .levels }
    if metric == .premultiplied {
      rules.metric = .cie94
      rules.allowance.unit = .pixels
    }
    return rules
  }

  private static func missing(to precision: Double) -> Ratio {
    // What isn't a number allows nothing.
    guard let ratio = Ratio(min(max(precision, 0), 1)) else { return .zero }
    return ratio.complement ?? .zero
  }
}
