import CFonts

/// Numbers with units in the words of a language, from Unicode's tables.
public enum NumberWords {
  /// Writes a number after a skeleton, such as `measure-unit/length-meter unit-width-short`.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - skeleton: What to write, in the language of Unicode's number skeletons.
  ///   - locale: The language's identifier.
  /// - Returns: The words, or nil where the skeleton isn't understood.
  public static func words(of value: Double, skeleton: String, locale: String) -> String? {
    let units = Array(skeleton.utf16)
    var length: Int32 = 0
    // The longest name of a unit has some sixty letters.
    var buffer = [UInt16](repeating: 0, count: 256)
    let status = sheet_text_number(
      value, units, Int32(units.count), locale, &buffer, Int32(buffer.count), &length)
    guard status == SHEET_FONT_OK, length <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
  }
}
