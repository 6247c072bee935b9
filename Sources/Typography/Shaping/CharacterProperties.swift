import CFonts

/// What a character is, from ICU.
struct CharacterProperties: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Looks a character up.
  init(_ scalar: Unicode.Scalar) { rawValue = sheet_text_properties(scalar.value) }

  /// No ink and no width of its own.
  static let ignorable = Self(rawValue: UInt32(SHEET_TEXT_IGNORABLE))
  /// White space.
  static let space = Self(rawValue: UInt32(SHEET_TEXT_SPACE))
  /// A control character or a line separator.
  static let control = Self(rawValue: UInt32(SHEET_TEXT_CONTROL))
  /// As wide as an ideograph.
  static let wide = Self(rawValue: UInt32(SHEET_TEXT_WIDE))
  /// An emoji or half a flag.
  static let pictograph = Self(rawValue: UInt32(SHEET_TEXT_PICTOGRAPH))
  /// A mark that combines with the character before.
  static let combining = Self(rawValue: UInt32(SHEET_TEXT_COMBINING))
}
