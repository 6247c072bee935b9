/// How many differing pixels are accepted.
///
/// Every limit that is given must hold; without any, no pixel may differ.
public struct Allowance: Equatable, Sendable {
  /// What a share is taken of.
  public enum Unit: Sendable {
    /// The pixels compared.
    case pixels
    /// Their premultiplied bytes, four a pixel.
    case bytes
  }

  /// A limit for every square of a size, which finds a small change that a share of all hides.
  public struct Window: Equatable, Sendable {
    /// The square's side, in pixels; at least 1.
    public var size: Int
    /// The most differing pixels in it.
    public var pixels: Int

    /// Creates a limit.
    public init(size: Int, pixels: Int) {
      self.size = max(1, size)
      self.pixels = pixels
    }
  }

  /// The most differing pixels.
  public var pixels: Int?
  /// The largest share of differing pixels, or bytes.
  public var share: Ratio?
  /// The most differing pixels near each other.
  public var window: Window?
  /// What the share is taken of.
  public var unit: Unit

  /// Accepts nothing.
  public static let none = Allowance()

  /// Creates an allowance.
  public init(
    pixels: Int? = nil, share: Ratio? = nil, window: Window? = nil, unit: Unit = .pixels
  ) {
    self.pixels = pixels
    self.share = share
    self.window = window
    self.unit = unit
  }

  /// Returns whether a difference is accepted.
  func allows(_ statistics: DifferenceStatistics) -> Bool {
    if pixels == nil && share == nil && window == nil { return statistics.differingPixels == 0 }
    if let pixels, statistics.differingPixels > pixels { return false }
    if let window, (statistics.mostInWindow ?? .max) > window.pixels { return false }
    return share.map { allows(statistics, $0) } ?? true
  }

  private func allows(_ statistics: DifferenceStatistics, _ share: Ratio) -> Bool {
    switch unit {
    case .pixels: share.allows(statistics.differingPixels, of: statistics.comparedPixels)
    case .bytes: share.allows(statistics.differingBytes, of: statistics.comparedPixels * 4)
    }
  }
}
