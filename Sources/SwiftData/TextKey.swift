internal import Foundation

/// A text as it is compared with others.
struct TextKey {
  /// A character, or several digits as one number.
  private struct Unit: Comparable {
    /// Spaces and signs come first, then numbers, then letters.
    let kind: Int
    /// The digits without zeros before them, the longer ones being greater; or the character.
    let text: String

    static func < (left: Unit, right: Unit) -> Bool {
      if left.kind != right.kind { return left.kind < right.kind }
      if left.kind == 1, left.text.count != right.text.count {
        return left.text.count < right.text.count
      }
      return left.text < right.text
    }
  }

  private let units: [Unit]
  private let text: String

  /// Prepares a text.
  init(_ text: String) {
    self.text = text
    var units: [Unit] = []
    var digits: String?
    func finish() {
      guard let run = digits else { return }
      units.append(Unit(kind: 1, text: String(run.drop { $0 == "0" })))
      digits = nil
    }
    for character in Self.folded(text) {
      if character.isASCII, character.isNumber {
        digits = (digits ?? "") + String(character)
      } else {
        finish()
        let isLetter = character.isLetter || character.isNumber
        units.append(Unit(kind: isLetter ? 2 : 0, text: String(character)))
      }
    }
    finish()
    self.units = units
  }

  /// The text in lower case and without accents.
  static func folded(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.decomposedStringWithCanonicalMapping.lowercased().unicodeScalars
    where scalar.properties.generalCategory != .nonspacingMark { scalars.append(scalar) }
    return String(scalars)
  }

  /// Compares two texts; none comes before any.
  static func compare(_ left: TextKey?, _ right: TextKey?) -> ComparisonResult {
    guard let left, let right else {
      if left == nil, right == nil { return .orderedSame }
      return left == nil ? .orderedAscending : .orderedDescending
    }
    if left.units != right.units {
      return left.units.lexicographicallyPrecedes(right.units)
        ? .orderedAscending : .orderedDescending
    }
    if left.text == right.text { return .orderedSame }
    // Small letters come before capital ones, which have the smaller code points.
    return left.text > right.text ? .orderedAscending : .orderedDescending
  }
}
