import Foundation

/// What an asset catalog's `Contents.json` says about one asset.
struct AssetContents: Decodable {
  /// A condition under which a variant counts.
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }

  /// One variant, of a picture or a color.
  struct Variant: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
    let color: AssetColorValue?
  }

  /// What holds for the asset as a whole.
  struct Properties: Decodable {
    private enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case providesNamespace = "provides-namespace"
    }

    let intent: String?
    let providesNamespace: Bool?
  }

  let images: [Variant]?
  let colors: [Variant]?
  let properties: Properties?
}

extension AssetContents.Variant {
  /// The variant's scale; one without a scale counts as 1.
  var scaleNumber: Int {
    guard let scale, scale.hasSuffix("x"), let number = Int(scale.dropLast()) else { return 1 }
    return number
  }

  /// How badly the variant fits, in the order of what counts most; nil where it doesn't fit at all.
  func penalty(_ traits: AssetTraits) -> [Int]? {
    let idiom = idiom ?? "universal"
    guard idiom == "universal" || idiom == traits.idiom else { return nil }
    var mismatches = 0
    for (name, marked, wanted) in [
      ("luminosity", "dark", traits.isDark), ("contrast", "high", traits.isHighContrast),
    ] {
      let value = appearances?.first { $0.appearance == name }?.value
      if value == marked {
        guard wanted else { return nil }
      } else if value != nil {
        guard !wanted else { return nil }
      } else if wanted {
        mismatches += 1
      }
    }
    return [idiom == traits.idiom ? 0 : 1, mismatches, traits.penalty(scale: scaleNumber)]
  }
}

extension Array where Element == AssetContents.Variant {
  /// The variant that fits best, the first among equals.
  func best(_ traits: AssetTraits) -> Element? {
    var best: (variant: Element, penalty: [Int])?
    for variant in self {
      guard let penalty = variant.penalty(traits) else { continue }
      if let known = best, !penalty.lexicographicallyPrecedes(known.penalty) { continue }
      best = (variant, penalty)
    }
    return best?.variant
  }
}
