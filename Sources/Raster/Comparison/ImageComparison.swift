/// The outcome of comparing two images.
public enum ImageDifference: Equatable, Sendable {
  /// Every pixel is the same.
  case identical
  /// The images have one size and differ.
  case different(DifferenceStatistics)
  /// The images have different sizes; a pixel that only one has counts as different.
  case sizeMismatch(first: PixelSize, second: PixelSize, DifferenceStatistics)

  /// Whether every pixel is the same.
  public var isIdentical: Bool { self == .identical }

  /// The numbers, where there is a difference.
  public var statistics: DifferenceStatistics? {
    switch self {
    case .identical: nil
    case .different(let statistics), .sizeMismatch(_, _, let statistics): statistics
    }
  }
}

/// Compares two images pixel by pixel, as straight 8-bit samples.
///
/// Two pixels of alpha 0 are equal, whatever their color. The order of the images does not change
/// the numbers.
public struct ImageComparison: Sendable {
  /// The outcome in numbers.
  public let difference: ImageDifference
  private let first: StraightImage
  private let second: StraightImage
  private let mask: DifferenceMask?

  /// The most rectangles that a result lists unless told otherwise.
  public static let defaultRegionLimit = 64

  /// Compares two straight images.
  public init(
    _ first: StraightImage, _ second: StraightImage, regionLimit: Int = defaultRegionLimit
  ) {
    self.first = first
    self.second = second
    if Self.isSameMemory(first, second) {
      mask = nil
      difference = .identical
      return
    }
    let mask = DifferenceMask(exactly: first, second)
    self.mask = mask
    let statistics = DifferenceStatistics(mask, regionLimit: regionLimit)
    if first.size != second.size {
      difference = .sizeMismatch(first: first.size, second: second.size, statistics)
    } else {
      difference = mask.differingPixels == 0 ? .identical : .different(statistics)
    }
  }

  /// Compares two premultiplied images, by the samples that they have in a file.
  public init(_ first: Bitmap, _ second: Bitmap, regionLimit: Int = defaultRegionLimit) {
    self.init(StraightImage(first), StraightImage(second), regionLimit: regionLimit)
  }

  /// Compares two straight images and returns the numbers.
  public static func compare(_ first: StraightImage, _ second: StraightImage) -> ImageDifference {
    ImageComparison(first, second).difference
  }

  /// Compares two premultiplied images and returns the numbers.
  public static func compare(_ first: Bitmap, _ second: Bitmap) -> ImageDifference {
    if isSameMemory(first, second) { return .identical }
    return ImageComparison(first, second).difference
  }

  /// Returns a picture of the differences, as large as the larger of both in each direction.
  ///
  /// Equal pixels are faint and gray, differing ones red, those of only one image orange, and
  /// places that neither image has are clear.
  public func picture() -> Bitmap {
    DifferencePicture(first, second, mask ?? DifferenceMask(exactly: first, second)).drawn()
  }

  private static func isSameMemory(_ first: StraightImage, _ second: StraightImage) -> Bool {
    guard first.size == second.size else { return false }
    return first.samples.withUnsafeBytes { a in
      second.samples.withUnsafeBytes { b in isEqualMemory(a, b) }
    }
  }

  private static func isSameMemory(_ first: Bitmap, _ second: Bitmap) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return first.pixels.withUnsafeBytes { a in
      second.pixels.withUnsafeBytes { b in isEqualMemory(a, b) }
    }
  }
}
