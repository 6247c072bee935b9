/// The numbers that are gathered while two images are compared.
struct DifferenceTally: Equatable, Sendable {
  /// The pixels that count as different.
  var different = 0
  /// The pixels with any difference, outside of masks.
  private(set) var unequal = 0
  /// Their differing premultiplied bytes.
  private(set) var bytes = 0
  /// The pixels over the threshold that are passed over as anti-aliased.
  var antialiased = 0
  /// The pixels under masks.
  var masked = 0
  /// The pixels with any difference under masks.
  private(set) var maskedDifferent = 0
  /// The largest difference of red, green, blue and alpha; 255 where one image has no pixel.
  private(set) var maxChannelDeltas = SIMD4<UInt8>.zero
  /// The first pixel, row by row, with the largest difference of a channel.
  private(set) var worst: WorstPixel?

  /// Counts a pixel that both images have and that isn't the same; returns whether to look further.
  @inline(__always)
  mutating func add(
    _ x: Int, _ y: Int, _ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>, isMasked: Bool
  ) -> Bool {
    if isMasked {
      maskedDifferent += 1
      return false
    }
    unequal += 1
    bytes += Self.differingBytes(first, second)
    let delta = pointwiseMax(first, second) &- pointwiseMin(first, second)
    maxChannelDeltas = pointwiseMax(maxChannelDeltas, delta)
    noteWorst(x, y, Int(delta.max()))
    return true
  }

  /// Counts a pixel that only one image has; returns whether it isn't masked.
  mutating func addSingle(_ x: Int, _ y: Int, isMasked: Bool) -> Bool {
    if isMasked {
      maskedDifferent += 1
      return false
    }
    different += 1
    unequal += 1
    bytes += 4
    maxChannelDeltas = SIMD4(repeating: 255)
    noteWorst(x, y, 255)
    return true
  }

  private mutating func noteWorst(_ x: Int, _ y: Int, _ delta: Int) {
    if let worst {
      if delta < worst.delta { return }
      if delta == worst.delta && (worst.y, worst.x) <= (y, x) { return }
    }
    worst = WorstPixel(x: x, y: y, delta: delta)
  }

  private static func differingBytes(_ first: SIMD4<UInt8>, _ second: SIMD4<UInt8>) -> Int {
    let isDifferent =
      AlphaConversion.premultiplied(first) .!= AlphaConversion.premultiplied(second)
    return Int(SIMD4<UInt8>.zero.replacing(with: 1, where: isDifferent).wrappedSum())
  }
}

/// A place and how much the images differ there.
public struct WorstPixel: Equatable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// The largest difference of a channel, 1...255.
  public var delta: Int

  /// Creates a place with its difference.
  public init(x: Int, y: Int, delta: Int) {
    self.x = x
    self.y = y
    self.delta = delta
  }
}
