/// The outcome of comparing two images.
public enum ImageDifference: Equatable, Sendable {
  /// Every pixel is the same.
  case identical
  /// Pixels differ, but no more than is allowed.
  case withinTolerance(DifferenceStatistics)
  /// The images have one size and differ by more than is allowed.
  case different(DifferenceStatistics)
  /// The images have different sizes; a pixel that only one has counts as different.
  case sizeMismatch(first: PixelSize, second: PixelSize, DifferenceStatistics)
  /// The images have no pixels, or all of them are masked, so that nothing is known.
  case nothingCompared(maskedPixels: Int)

  /// Whether every pixel is the same.
  public var isIdentical: Bool { self == .identical }

  /// Whether the images are the same as far as the rules ask.
  public var isAccepted: Bool {
    switch self {
    case .identical, .withinTolerance: true
    case .different, .sizeMismatch, .nothingCompared: false
    }
  }

  /// The numbers, where there is a difference.
  public var statistics: DifferenceStatistics? {
    switch self {
    case .identical, .nothingCompared: nil
    case .withinTolerance(let statistics), .different(let statistics),
      .sizeMismatch(_, _, let statistics):
      statistics
    }
  }
}
