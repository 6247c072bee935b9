import Foundation

extension UIColor {
  // MARK: Fixed colors

  /// Plain black.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// A dark gray.
  public static let darkGray = UIColor(red: 1 / 3, green: 1 / 3, blue: 1 / 3, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1)
  /// Plain white.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// A middle gray.
  public static let gray = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  /// Plain red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Plain green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Plain blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Plain cyan.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Plain yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Plain magenta.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Plain orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Plain purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Plain brown.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)

  // MARK: Colors of the system

  /// Red.
  public static let systemRed = UIColor(Color(SystemColor.systemRed))
  /// Orange.
  public static let systemOrange = UIColor(Color(SystemColor.systemOrange))
  /// Yellow.
  public static let systemYellow = UIColor(Color(SystemColor.systemYellow))
  /// Green.
  public static let systemGreen = UIColor(Color(SystemColor.systemGreen))
  /// Mint.
  public static let systemMint = UIColor(Color(SystemColor.systemMint))
  /// Teal.
  public static let systemTeal = UIColor(Color(SystemColor.systemTeal))
  /// Cyan.
  public static let systemCyan = UIColor(Color(SystemColor.systemCyan))
  /// Blue.
  public static let systemBlue = UIColor(Color(SystemColor.systemBlue))
  /// Indigo.
  public static let systemIndigo = UIColor(Color(SystemColor.systemIndigo))
  /// Purple.
  public static let systemPurple = UIColor(Color(SystemColor.systemPurple))
  /// Pink.
  public static let systemPink = UIColor(Color(SystemColor.systemPink))
  /// Brown.
  public static let systemBrown = UIColor(Color(SystemColor.systemBrown))
  /// A gray.
  public static let systemGray = UIColor(Color(SystemColor.systemGray))
  /// A gray.
  public static let systemGray2 = UIColor(Color(SystemColor.systemGray2))
  /// A gray.
  public static let systemGray3 = UIColor(Color(SystemColor.systemGray3))
  /// A gray.
  public static let systemGray4 = UIColor(Color(SystemColor.systemGray4))
  /// A gray.
  public static let systemGray5 = UIColor(Color(SystemColor.systemGray5))
  /// A gray.
  public static let systemGray6 = UIColor(Color(SystemColor.systemGray6))
  /// The color of primary text.
  public static let label = UIColor(Color(SystemColor.label))
  /// The color of secondary text.
  public static let secondaryLabel = UIColor(Color(SystemColor.secondaryLabel))
  /// The color of tertiary text.
  public static let tertiaryLabel = UIColor(Color(SystemColor.tertiaryLabel))
  /// The color of quaternary text.
  public static let quaternaryLabel = UIColor(Color(SystemColor.quaternaryLabel))
  /// The color of a field's placeholder.
  public static let placeholderText = UIColor(Color(SystemColor.placeholderText))
  /// The color of links.
  public static let link = UIColor(Color(SystemColor.link))
  /// The color of thin lines that let what is behind show.
  public static let separator = UIColor(Color(SystemColor.separator))
  /// The color of thin lines that hide what is behind.
  public static let opaqueSeparator = UIColor(Color(SystemColor.opaqueSeparator))
  /// The fill of thin shapes.
  public static let systemFill = UIColor(Color(SystemColor.systemFill))
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(Color(SystemColor.secondarySystemFill))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(Color(SystemColor.tertiarySystemFill))
  /// The fill of large areas.
  public static let quaternarySystemFill = UIColor(Color(SystemColor.quaternarySystemFill))
  /// The main background.
  public static let systemBackground = UIColor(Color(SystemColor.systemBackground))
  /// The background of groups on the main one.
  public static let secondarySystemBackground = UIColor(
    Color(SystemColor.secondarySystemBackground))
  /// The background of groups within groups.
  public static let tertiarySystemBackground = UIColor(Color(SystemColor.tertiarySystemBackground))
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(Color(SystemColor.systemGroupedBackground))
  /// The background of groups on the grouped one.
  public static let secondarySystemGroupedBackground = UIColor(
    Color(SystemColor.secondarySystemGroupedBackground))
  /// The background of groups within grouped groups.
  public static let tertiarySystemGroupedBackground = UIColor(
    Color(SystemColor.tertiarySystemGroupedBackground))
  /// Text on a dark background.
  public static let lightText = UIColor(Color(SystemColor.lightText))
  /// Text on a light background.
  public static let darkText = UIColor(Color(SystemColor.darkText))
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  /// The tint of what the user can act on.
  public static let tintColor = UIColor(.accentColor)
}
