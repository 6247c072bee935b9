/// The colors that a scene file can name.
public enum ColorNames {
  /// SwiftUI's names.
  public static let swiftUI = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
  ]

  /// UIKit's names of colors that mean something, and of its grays.
  public static let uiKit = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link",
    "separator", "opaqueSeparator", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4",
    "systemGray5", "systemGray6", "systemRed", "systemOrange", "systemYellow", "systemGreen",
    "systemMint", "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple",
    "systemPink", "systemBrown",
  ]

  /// All names.
  public static let all = swiftUI + uiKit
}
