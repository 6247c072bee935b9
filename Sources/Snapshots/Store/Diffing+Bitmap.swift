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
    .image(.precision(precision, perceptual: perceptualPrecision))
  }

  /// Pictures as PNG files, compared by given rules.
  ///
  /// - Parameters:
  ///   - rules: When two pictures count as the same.
  ///   - masks: Where nothing is compared, beside the rules' own masks.
  /// - Returns: A way to store and compare pictures.
  public static func image(_ rules: ComparisonRules, masks: [SnapshotMask] = []) -> Diffing {
    let comparing = PictureComparing(rules: rules, masks: masks)
    var diffing = Diffing(
      toData: { bitmap in
        let seal = FileSeal(content: XXHash64.hash(bitmap), version: LibraryVersion.current)
        return Data(try seal.sealed(try PNGEncoder.encode(bitmap)))
      },
      fromData: { try PNGDecoder.decodeBitmap([UInt8]($0)) },
      diff: { reference, bitmap in
        comparing.difference(reference, bitmap, Trees()).map { ($0.words, $0.attachments) }
      })
    diffing.own.difference = { comparing.difference($0, $1, $2) }
    diffing.own.isIdentical = { ImageComparison.compare($0, $1).isIdentical }
    diffing.own.isSealed = { bitmap, file in
      FileSeal(content: XXHash64.hash(bitmap), version: LibraryVersion.current).fits(file)
    }
    diffing.own.trouble = { comparing.trouble($0, tree: $1) }
    diffing.own.masked = { comparing.coverage($0, tree: $1) }
    return diffing
  }
}

extension ComparisonRules {
  /// swift-snapshot-testing's rules; exact ones where both numbers are 1.
  package static func precision(_ precision: Float, perceptual: Float) -> ComparisonRules {
    guard precision < 1 || perceptual < 1 else { return .exact }
    // By its shortest decimal digits, so that 0.999 means 999 in a thousand.
    let numbers = [precision, perceptual].map { Double($0.description) ?? 1 }
    return .swiftSnapshotTesting(precision: numbers[0], perceptualPrecision: numbers[1])
  }
}

/// Compares pictures by rules, outside of masks.
private struct PictureComparing {
  let rules: ComparisonRules
  let masks: [SnapshotMask]

  /// All masks, those of the rules included.
  private var allMasks: [SnapshotMask] { rules.masks.map { .rectangle($0) } + masks }

  /// Why a picture can't be compared; nil where it can.
  func trouble(_ bitmap: Bitmap, tree: LayoutText) -> String? {
    guard bitmap.width > 0 && bitmap.height > 0 else {
      return CodecError.parameter(.size(width: bitmap.width, height: bitmap.height)).message
    }
    if allMasks.isEmpty { return nil }
    do throws(MaskError) {
      _ = try allMasks.coverage(of: bitmap.size, Self.tree(tree.text))
      return nil
    } catch {
      return error.message
    }
  }

  /// What isn't compared of a picture; nil without masks.
  func coverage(_ bitmap: Bitmap, tree: LayoutText) -> MaskCoverage? {
    if allMasks.isEmpty { return nil }
    return try? allMasks.coverage(of: bitmap.size, Self.tree(tree.text))
  }

  func difference(
    _ reference: Bitmap, _ bitmap: Bitmap, _ trees: Diffing<Bitmap>.Trees
  ) -> Diffing<Bitmap>.Difference? {
    let tree = Self.tree(trees.new)
    var rules = rules
    do throws(MaskError) {
      rules.masks += try masks.rectangles(
        of: bitmap.size, tree, reference: masks.isEmpty ? nil : Self.tree(trees.reference))
    } catch {
      return .init(words: "Nothing was compared: \(error.message)".sentence)
    }
    let comparison = ImageComparison(reference, bitmap, rules: rules)
    let views = tree.flatMap { RegionViews($0, pixelWidth: bitmap.width) }
    guard var words = comparison.difference.words(in: views) else { return nil }
    if self.rules != .exact, let statistics = comparison.difference.statistics {
      words += "\n" + statistics.words(by: comparison)
    }
    if !rules.masks.isEmpty {
      words += "\nNot compared: \(MaskCoverage(rules.masks, of: bitmap.size).words)."
    }
    return .init(
      words: words,
      attachments: Self.attachment("diff.png", comparison.picture())
        + Self.attachment("triptych.png", comparison.triptych()),
      headline: comparison.difference.statistics?.headline(in: views),
      changed: [
        0: .init(
          regions: comparison.difference.statistics?.regions ?? [], width: bitmap.width)
      ])
  }

  /// A picture as a file; one that can't be written is none: the words are the failure.
  private static func attachment(
    _ name: String, _ picture: Bitmap
  ) -> [Diffing<Bitmap>.Attachment] {
    guard let bytes = try? PNGEncoder.encode(picture) else { return [] }
    return [.init(name: name, data: Data(bytes))]
  }

  private static func tree(_ text: String?) -> LayoutTree? {
    text.flatMap { try? LayoutTree($0) }
  }
}

extension Bitmap {
  /// The size in pixels.
  var size: PixelSize { PixelSize(width: width, height: height) }
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
  /// Where the largest region lies and what is nearest to it; nil where nothing differs.
  func headline(in views: RegionViews?) -> String? {
    guard let region = regions.max(by: { $0.width * $0.height < $1.width * $1.height }) else {
      return nil
    }
    let others = regions.count == 1 ? "" : ", the largest of \(regions.count) regions"
    let place = views?.place(of: region).map { " \($0)" } ?? ""
    return "Pixels changed\(place): "
      + "(\(region.minX), \(region.minY), \(region.width)×\(region.height))\(others)."
  }

  /// Which rules were applied, and how far the pictures are from being alike by them.
  fileprivate func words(by comparison: ImageComparison) -> String {
    let rules = comparison.rules
    let worst = worstPixel.map {
      "; the worst pixel is (\($0.x), \($0.y)), where a channel differs by \($0.delta)"
    }
    let alike = JSONWriter.text(1 - share)
    return "Compared by \(rules.name): the share of matching pixels is \(alike)\(worst ?? "")"
      + "\(Self.precision(comparison) ?? "")."
  }

  /// The least alike pixel, in the number that a perceptual precision is compared with.
  private static func precision(_ comparison: ImageComparison) -> String? {
    guard comparison.rules.metric == .cie94, let pixel = comparison.farthestPixel() else {
      return nil
    }
    // ΔE has no upper end, a precision ends at 0; what is rounded up must not look alike enough.
    let thousandths = Int((max(0, 1 - pixel.distance / 100) * 1000).rounded(.down))
    let (whole, rest) = (thousandths / 1000, String(thousandths % 1000 + 1000).dropFirst())
    return "; the least perceptual precision is \(whole).\(rest) at (\(pixel.x), \(pixel.y))"
  }
}
