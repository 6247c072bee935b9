/// How much two images differ, in numbers.
public struct DifferenceStatistics: Equatable, Sendable {
  /// The pixels that count as different, those that only one image has included.
  public var differingPixels: Int
  /// The pixels with any difference outside of masks: those below the threshold and anti-aliased
  /// ones as well.
  public var unequalPixels: Int
  /// The premultiplied bytes of these that differ.
  public var differingBytes: Int
  /// The pixels over the threshold that are passed over as anti-aliased.
  public var antialiasedPixels: Int
  /// The pixels under masks, which aren't compared.
  public var maskedPixels: Int
  /// The pixels under masks that differ.
  public var maskedDifferingPixels: Int
  /// The pixels that at least one of the images has.
  public var totalPixels: Int
  /// The most pixels that count in a window of the allowance's size; nil without such a limit.
  public var mostInWindow: Int?
  /// The largest differences of straight red, green, blue and alpha, of all unequal pixels; 255
  /// where one image has no pixel.
  public var maxChannelDeltas: SIMD4<UInt8>
  /// The first unequal pixel, row by row, with the largest difference of a channel.
  public var worstPixel: WorstPixel?
  /// Rectangles around the pixels that count as different, from the top, then from the left; none
  /// overlaps another.
  public var regions: [PixelRect]

  /// The pixels that are compared: all but those under masks.
  public var comparedPixels: Int { totalPixels - maskedPixels }

  /// The differing pixels' share of those compared, 0...1; never 0 where a pixel differs.
  public var share: Double {
    comparedPixels == 0 ? 0 : Double(differingPixels) / Double(comparedPixels)
  }

  /// The largest difference of any channel.
  public var maxChannelDelta: Int { Int(maxChannelDeltas.max()) }

  /// The rectangle around all pixels that differ.
  public var bounds: PixelRect? {
    regions.dropFirst().reduce(regions.first) { $0?.union($1) }
  }

  init(_ mask: DifferenceMask, window: Int? = nil, regionLimit: Int) {
    let tally = mask.tally
    differingPixels = tally.different
    unequalPixels = tally.unequal
    differingBytes = tally.bytes
    antialiasedPixels = tally.antialiased
    maskedPixels = tally.masked
    maskedDifferingPixels = tally.maskedDifferent
    totalPixels = mask.totalPixels
    mostInWindow = window.map { WindowCount.most(in: mask, size: $0) }
    maxChannelDeltas = tally.maxChannelDeltas
    worstPixel = tally.worst
    regions = RegionFinder.regions(of: mask, limit: regionLimit)
  }
}
