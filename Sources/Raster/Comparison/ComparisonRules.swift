/// When two images count as the same: the metric, its threshold for a pixel, which anti-aliased
/// pixels are passed over, what is masked, and how many pixels may differ.
///
/// The threshold says how much *one* pixel may change, the allowance *how many* pixels may change
/// by more than that.
public struct ComparisonRules: Equatable, Sendable {
  /// The preset's name, where the rules are those of one.
  public var name: String
  /// How far apart two colors are.
  public var metric: ColorMetric
  /// The largest difference that is passed over, 0...1; 1 is about black to white.
  public var threshold: Ratio
  /// What translucent pixels are laid over.
  public var backdrop: Backdrop
  /// Whose anti-aliased pixels are passed over; nil for none.
  public var antialiasing: AntialiasingRule?
  /// How many pixels may differ.
  public var allowance: Allowance
  /// The rectangles in which nothing is compared.
  public var masks: [PixelRect]

  /// Every pixel is the same, save the color under alpha 0.
  public static let exact = ComparisonRules(name: "exact", metric: .exact)

  /// Creates rules.
  public init(name: String = "custom", metric: ColorMetric, threshold: Ratio = .zero) {
    self.name = name
    self.metric = metric
    self.threshold = threshold
    backdrop = .blackAndWhite
    antialiasing = nil
    allowance = .none
    masks = []
  }

  /// Whether only the same samples count as the same, everywhere.
  var isExact: Bool { metric == .exact && masks.isEmpty }
}
