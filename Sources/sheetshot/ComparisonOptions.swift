import Raster
import Snapshots

/// The options that say when two pictures count as the same.
enum ComparisonOptions {
  /// The options, for a command's description.
  static let all =
    rules + [
      Option(
        "mask", value: "X,Y,W,H", repeats: true,
        help: "Compare nothing in this rectangle, in pixels from the top left.")
    ]
  /// The options for pictures whose views are known.
  static let withViews =
    rules + [
      Option(
        "mask", value: "ID", repeats: true,
        help: "Compare nothing in the views with this identifier, or in the pixels X,Y,W,H.")
    ]
  private static let rules = [
    Option(
      "preset", value: "NAME",
      help: "Compare as another tool does: \(ComparisonRules.presetNames.joined(separator: ", "))."),
    Option(
      "threshold", value: "T",
      help: "Pass over pixels that differ by at most this, 0 to 1 (1 is black to white)."),
    Option("max-pixels", value: "N", help: "Accept up to N differing pixels."),
    Option(
      "max-ratio", value: "R", help: "Accept differing pixels up to this share of all, 0 to 1."),
  ]

  /// Returns the rules that the options describe; exact ones without any.
  static func rules(_ arguments: Arguments) throws(CommandError) -> ComparisonRules {
    var rules = try rulesWithoutMasks(arguments)
    for text in arguments.values("mask") { rules.masks.append(try mask(text)) }
    return rules
  }

  /// Returns the masks that the options describe, by view or by rectangle.
  static func masks(_ arguments: Arguments) throws(CommandError) -> [SnapshotMask] {
    var masks: [SnapshotMask] = []
    for text in arguments.values("mask") {
      // An identifier of numbers and commas alone is taken for a slip in a rectangle.
      let isRectangle = text.allSatisfy { "0123456789,-+ ".contains($0) } && text.contains(",")
      masks.append(isRectangle ? .rectangle(try mask(text)) : .view(text))
    }
    return masks
  }

  /// Returns the rules that the options describe, without their masks.
  static func rulesWithoutMasks(_ arguments: Arguments) throws(CommandError) -> ComparisonRules {
    let presets = ComparisonRules.presetNames
    let name = arguments.value("preset") ?? ComparisonRules.exact.name
    guard var rules = ComparisonRules(preset: name) else {
      throw .badValue(
        option: "preset", found: name, allowed: "one of \(presets.joined(separator: ", "))")
    }
    if let threshold = try ratio("threshold", arguments) {
      rules = rules.withThreshold(threshold)
    }
    let pixels = try arguments.whole("max-pixels", in: 0...Int.max)
    let share = try ratio("max-ratio", arguments)
    if pixels != nil || share != nil {
      rules.allowance = Allowance(pixels: pixels, share: share, unit: rules.allowance.unit)
    }
    return rules
  }

  /// Returns a number from 0 to 1, exactly as its digits say.
  private static func ratio(
    _ option: String, _ arguments: Arguments
  ) throws(CommandError) -> Ratio? {
    guard let text = arguments.value(option) else { return nil }
    guard let ratio = Ratio(decimal: text), ratio.complement != nil else {
      throw .badValue(option: option, found: text, allowed: "a number from 0 to 1")
    }
    return ratio
  }

  private static func mask(_ text: String) throws(CommandError) -> PixelRect {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == 4, numbers.count == 4,
      numbers.allSatisfy((-largestPlace...largestPlace).contains), numbers[2] > 0, numbers[3] > 0
    else {
      let allowed = "four whole numbers, X,Y,W,H, the last two above 0"
      throw .badValue(option: "mask", found: text, allowed: allowed)
    }
    return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// PNG's largest width and height, so that sums never overflow.
  private static let largestPlace = Int(Int32.max)
}
