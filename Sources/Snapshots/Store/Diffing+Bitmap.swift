internal import Foundation
public import Raster

extension Diffing where Value == Bitmap {
  /// Pictures as PNG files, compared exactly.
  public static var image: Diffing { .image(.exact) }

  /// Pictures as PNG files, compared by swift-snapshot-testing's rules; exactly where both numbers
  /// are 1.
  ///
  /// - Parameters:
  ///   - precision: The share of the pixels that must match, 0...1.
  ///   - perceptualPrecision: How alike two pixels must be to match, 0...1; not the share of
  ///     anything.
  /// - Returns: A way to store and compare pictures.
  public static func image(precision: Float, perceptualPrecision: Float = 1) -> Diffing {
    guard precision < 1 || perceptualPrecision < 1 else { return .image(.exact) }
    // By its shortest decimal digits, so that 0.999 means 999 in a thousand.
    let numbers = [precision, perceptualPrecision].map { Double($0.description) ?? 1 }
    return .image(
      .swiftSnapshotTesting(precision: numbers[0], perceptualPrecision: numbers[1]))
  }

  /// Pictures as PNG files, compared by given rules.
  public static func image(_ rules: ComparisonRules) -> Diffing {
    var diffing = Diffing(
      toData: { Data(try PNGEncoder.encode($0)) },
      fromData: { try PNGDecoder.decodeBitmap([UInt8]($0)) },
      diff: { difference($0, $1, rules, in: nil) })
    diffing.diffInViews = { reference, bitmap, tree in
      difference(reference, bitmap, rules, in: RegionViews(tree, pixelWidth: bitmap.width))
    }
    diffing.isIdentical = { ImageComparison.compare($0, $1).isIdentical }
    return diffing
  }

  private static func difference(
    _ reference: Bitmap, _ bitmap: Bitmap, _ rules: ComparisonRules, in views: RegionViews?
  ) -> (String, [Attachment])? {
    let comparison = ImageComparison(reference, bitmap, rules: rules)
    guard var words = comparison.difference.words(in: views) else { return nil }
    if rules != .exact, let statistics = comparison.difference.statistics {
      words += "\n" + statistics.words(by: rules)
    }
    // A picture that can't be written is none: the words are the failure, not the picture.
    let picture = try? PNGEncoder.encode(comparison.picture())
    return (words, picture.map { [Attachment(name: "diff.png", data: Data($0))] } ?? [])
  }
}

extension ImageDifference {
  /// The most regions that are listed one by one.
  private static let mostRegions = 8

  /// The reference's and the new picture's difference in words; nil where there is none.
  ///
  /// Where the views of the new picture are known, they stand behind each region.
  func words(in views: RegionViews?) -> String? {
    switch self {
    case .identical, .withinTolerance: nil
    case .nothingCompared(let masked):
      masked > 0
        ? "Nothing was compared: all \(masked) pixels are masked."
        : "Nothing was compared: the pictures have no pixels."
    case .different(let statistics): Self.words(statistics, in: views)
    case .sizeMismatch(let first, let second, let statistics):
      "The reference has \(first.width)×\(first.height) pixels, "
        + "the new picture \(second.width)×\(second.height).\n"
        + Self.words(statistics, in: views)
    }
  }

  private static func words(_ statistics: DifferenceStatistics, in views: RegionViews?) -> String {
    let deltas = statistics.maxChannelDeltas
    let share = JSONWriter.text(statistics.share * 100)
    let count = statistics.regions.count
    let rest = count > mostRegions ? ", and \(count - mostRegions) more" : ""
    let regions = statistics.regions.prefix(mostRegions).map { region in
      let names = views?.names(in: region) ?? []
      return "(\(region.minX), \(region.minY), \(region.width)×\(region.height))"
        + (names.isEmpty ? "" : " in " + names.joined(separator: ", "))
    }
    // Where views are named, they come before the pixels.
    let list = regions.joined(separator: views == nil ? ", " : "; ") + rest
    let changed = "\(count == 1 ? "Changed region" : "Changed regions"): \(list)"
    let pixels = """
      \(statistics.differingPixels) of \(statistics.totalPixels) pixels differ (\(share) %); \
      worst channel difference \(statistics.maxChannelDelta) \
      (red \(deltas.x), green \(deltas.y), blue \(deltas.z), alpha \(deltas.w)).
      """
    return (views == nil ? [pixels, changed] : [changed, pixels]).joined(separator: "\n")
  }
}

extension DifferenceStatistics {
  /// Which rules were applied, and how far the pictures are from being alike by them.
  fileprivate func words(by rules: ComparisonRules) -> String {
    let worst = worstPixel.map {
      "; the worst pixel is (\($0.x), \($0.y)), where a channel differs by \($0.delta)"
    }
    let alike = JSONWriter.text(1 - share)
    return "Compared by \(rules.name): the share of matching pixels is \(alike)\(worst ?? "")."
  }
}
