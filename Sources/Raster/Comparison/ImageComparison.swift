/// Compares two images pixel by pixel, as straight 8-bit samples.
///
/// Two pixels of alpha 0 are equal, whatever their color. With exact rules the order of the images
/// does not change the numbers.
public struct ImageComparison: Sendable {
  /// The outcome in numbers.
  public let difference: ImageDifference
  /// What counts as the same.
  public let rules: ComparisonRules
  let first: PixelSource
  let second: PixelSource
  let mask: DifferenceMask?

  /// The most rectangles that a result lists unless told otherwise.
  public static let defaultRegionLimit = 64

  /// Compares two straight images.
  ///
  /// - Parameters:
  ///   - first: The reference.
  ///   - second: The other image.
  ///   - rules: What counts as the same.
  ///   - regionLimit: The most rectangles that the result lists.
  public init(
    _ first: StraightImage, _ second: StraightImage, rules: ComparisonRules = .exact,
    regionLimit: Int = defaultRegionLimit
  ) {
    self.init(.straight(first), .straight(second), rules, regionLimit)
  }

  /// Compares two premultiplied images, by the samples that they have in a file.
  public init(
    _ first: Bitmap, _ second: Bitmap, rules: ComparisonRules = .exact,
    regionLimit: Int = defaultRegionLimit
  ) {
    self.init(.bitmap(first), .bitmap(second), rules, regionLimit)
  }

  private init(
    _ first: PixelSource, _ second: PixelSource, _ rules: ComparisonRules, _ regionLimit: Int
  ) {
    self.rules = rules
    self.first = first
    self.second = second
    if rules.masks.isEmpty && first.isSameMemory(as: second) {
      mask = nil
      difference =
        first.width == 0 || first.height == 0 ? .nothingCompared(maskedPixels: 0) : .identical
      return
    }
    let mask = DifferenceMask(first, second, rules)
    self.mask = mask
    let statistics = DifferenceStatistics(
      mask, window: rules.allowance.window?.size, regionLimit: regionLimit)
    difference = Self.outcome(first.size, second.size, statistics, rules.allowance)
  }

  /// Compares two straight images and returns the numbers.
  public static func compare(
    _ first: StraightImage, _ second: StraightImage, rules: ComparisonRules = .exact
  ) -> ImageDifference {
    ImageComparison(first, second, rules: rules).difference
  }

  /// Compares two premultiplied images and returns the numbers.
  public static func compare(
    _ first: Bitmap, _ second: Bitmap, rules: ComparisonRules = .exact
  ) -> ImageDifference {
    ImageComparison(first, second, rules: rules).difference
  }

  /// Returns a picture of the differences, as large as the larger of both in each direction.
  ///
  /// Equal pixels are faint and gray, differing ones red, those of only one image orange,
  /// anti-aliased ones that are passed over yellow, those below the threshold pink, masks hatched,
  /// and places that neither image has are clear.
  public func picture() -> Bitmap {
    DifferencePicture(first, second, mask ?? DifferenceMask(first, second, rules)).drawn()
  }

  private static func outcome(
    _ first: PixelSize, _ second: PixelSize, _ statistics: DifferenceStatistics,
    _ allowance: Allowance
  ) -> ImageDifference {
    if first != second { return .sizeMismatch(first: first, second: second, statistics) }
    if statistics.comparedPixels == 0 {
      return .nothingCompared(maskedPixels: statistics.maskedPixels)
    }
    if statistics.unequalPixels == 0 && statistics.maskedDifferingPixels == 0 {
      return .identical
    }
    return allowance.allows(statistics) ? .withinTolerance(statistics) : .different(statistics)
  }
}
