internal import Foundation
public import Raster

extension Diffing where Value == Bitmap {
  /// Pictures as PNG files, compared exactly.
  public static var image: Diffing {
    Diffing(
      toData: { Data(try PNGEncoder.encode($0)) },
      fromData: { try PNGDecoder.decodeBitmap([UInt8]($0)) },
      diff: { reference, bitmap in
        let comparison = ImageComparison(reference, bitmap)
        guard let words = comparison.difference.words else { return nil }
        // A picture that can't be written is none: the words are the failure, not the picture.
        let picture = try? PNGEncoder.encode(comparison.picture())
        return (words, picture.map { [Attachment(name: "diff.png", data: Data($0))] } ?? [])
      })
  }
}

extension ImageDifference {
  /// The most regions that are listed one by one.
  private static let mostRegions = 8

  /// The reference's and the new picture's difference in words; nil where there is none.
  var words: String? {
    switch self {
    case .identical, .withinTolerance: nil
    case .nothingCompared(let masked):
      masked > 0
        ? "Nothing was compared: all \(masked) pixels are masked."
        : "Nothing was compared: the pictures have no pixels."
    case .different(let statistics): Self.words(statistics)
    case .sizeMismatch(let first, let second, let statistics):
      "The reference has \(first.width)×\(first.height) pixels, "
        + "the new picture \(second.width)×\(second.height).\n" + Self.words(statistics)
    }
  }

  private static func words(_ statistics: DifferenceStatistics) -> String {
    let deltas = statistics.maxChannelDeltas
    let share = JSONWriter.text(statistics.share * 100)
    let count = statistics.regions.count
    let rest = count > mostRegions ? ", and \(count - mostRegions) more" : ""
    let regions = statistics.regions.prefix(mostRegions).map {
      "(\($0.minX), \($0.minY), \($0.width)×\($0.height))"
    }
    return """
      \(statistics.differingPixels) of \(statistics.totalPixels) pixels differ (\(share) %); \
      worst channel difference \(statistics.maxChannelDelta) \
      (red \(deltas.x), green \(deltas.y), blue \(deltas.z), alpha \(deltas.w)).
      \(count == 1 ? "Changed region" : "Changed regions"): \(regions.joined(separator: ", "))\(rest)
      """
  }
}
