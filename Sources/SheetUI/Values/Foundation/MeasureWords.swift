import Foundation
import Typography

/// Writes numbers of a unit in a language.
struct MeasureWords {
  /// How long the unit's name is.
  enum Width: String {
    /// “12 kilometers”.
    case full = "full-name"
    /// “12 km”.
    case short
    /// “12km”.
    case narrow
  }

  /// The unit's name in CLDR with its kind before it, such as `length-meter`.
  let unit: String
  /// How long the unit's name is.
  let width: Width
  /// The language's identifier.
  let locale: String
  /// What the number is of, such as `road`, where the language's own unit is wanted.
  var usage: String?

  /// Returns the words, or nil where there is no such unit.
  func knownWords(of value: Double) -> String? {
    let skeleton = "measure-unit/\(unit) unit-width-\(width.rawValue)"
    let suffix = usage.map { " usage/\($0)" }
    return NumberWords.words(of: value, skeleton: skeleton + (suffix ?? ""), locale: locale)
      ?? (usage == nil ? nil : NumberWords.words(of: value, skeleton: skeleton, locale: locale))
  }

  /// Returns the words.
  func words(of value: Double) -> String {
    knownWords(of: value) ?? "\(value.formatted()) \(unit)"
  }

  /// Returns the words with a number as it was written already.
  func words(of value: Double, written number: String) -> String? {
    guard let words = knownWords(of: value),
      let bare = NumberWords.words(of: value, skeleton: "", locale: locale),
      let place = words.range(of: bare)
    else { return nil }
    return words.replacingCharacters(in: place, with: number)
  }
}
