/// How much two images differ, in numbers.
public struct DifferenceStatistics: Equatable, Sendable {
  /// The pixels that differ, those that only one image has included.
  public var differingPixels: Int
  /// The pixels that at least one of the images has.
  public var totalPixels: Int
  /// The largest differences of straight red, green, blue and alpha; 255 where one has no pixel.
  public var maxChannelDeltas: SIMD4<UInt8>
  /// Rectangles around the pixels that differ, from the top, then from the left; none overlaps
  /// another.
  public var regions: [PixelRect]

  /// The differing pixels' share of all, 0...1; never 0 where a pixel differs.
  public var share: Double {
    totalPixels == 0 ? 0 : Double(differingPixels) / Double(totalPixels)
  }

  /// The largest difference of any channel.
  public var maxChannelDelta: Int { Int(maxChannelDeltas.max()) }

  /// The rectangle around all pixels that differ.
  public var bounds: PixelRect? {
    regions.dropFirst().reduce(regions.first) { $0?.union($1) }
  }

  init(_ mask: DifferenceMask, regionLimit: Int) {
    differingPixels = mask.differingPixels
    totalPixels = mask.totalPixels
    maxChannelDeltas = mask.maxChannelDeltas
    regions = RegionFinder.regions(of: mask, limit: regionLimit)
  }
}
