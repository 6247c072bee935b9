// Source: the system's colors as they are in iOS 13 to 18, bytes of sRGB and an opacity. Where public
// transcriptions disagree, the table says which one it follows.
extension SystemColor {
  /// A color's bytes and opacity.
  typealias Components = (red: UInt8, green: UInt8, blue: UInt8, opacity: Double)

  /// A color in each appearance; what is missing is as in the plainer appearance.
  struct Variants {
    var light: Components
    var dark: Components
    var lightHighContrast: Components?
    var darkHighContrast: Components?
    var darkElevated: Components?
    var darkElevatedHighContrast: Components?
  }

  // Reason: one table, a line or two for each color.
  /// The color in each appearance.
  var variants: Variants {
    switch self {
    case .systemRed:
      Variants(
        light: (255, 59, 48, 1), dark: (255, 69, 58, 1), lightHighContrast: (215, 0, 21, 1),
        darkHighContrast: (255, 105, 97, 1))
    case .systemOrange:
      Variants(
        light: (255, 149, 0, 1), dark: (255, 159, 10, 1), lightHighContrast: (201, 52, 0, 1),
        darkHighContrast: (255, 179, 64, 1))
    case .systemYellow:
      Variants(
        light: (255, 204, 0, 1), dark: (255, 214, 10, 1), lightHighContrast: (178, 80, 0, 1),
        darkHighContrast: (255, 212, 38, 1))
    case .systemGreen:
      Variants(
        light: (52, 199, 89, 1), dark: (48, 209, 88, 1), lightHighContrast: (36, 138, 61, 1),
        darkHighContrast: (48, 219, 91, 1))
    case .systemMint:
      Variants(
        light: (0, 199, 190, 1), dark: (99, 230, 226, 1), lightHighContrast: (12, 129, 123, 1),
        darkHighContrast: (99, 230, 226, 1))
    case .systemTeal:
      Variants(
        light: (48, 176, 199, 1), dark: (64, 200, 224, 1), lightHighContrast: (0, 130, 153, 1),
        darkHighContrast: (93, 230, 255, 1))
    case .systemCyan:
      Variants(
        light: (50, 173, 230, 1), dark: (100, 210, 255, 1), lightHighContrast: (0, 113, 164, 1),
        darkHighContrast: (112, 215, 255, 1))
    case .systemBlue:
      Variants(
        light: (0, 122, 255, 1), dark: (10, 132, 255, 1), lightHighContrast: (0, 64, 221, 1),
        darkHighContrast: (64, 156, 255, 1))
    case .systemIndigo:
      Variants(
        light: (88, 86, 214, 1), dark: (94, 92, 230, 1), lightHighContrast: (54, 52, 163, 1),
        darkHighContrast: (125, 122, 255, 1))
    case .systemPurple:
      Variants(
        light: (175, 82, 222, 1), dark: (191, 90, 242, 1), lightHighContrast: (137, 68, 171, 1),
        darkHighContrast: (218, 143, 255, 1))
    case .systemPink:
      Variants(
        light: (255, 45, 85, 1), dark: (255, 55, 95, 1), lightHighContrast: (211, 15, 69, 1),
        darkHighContrast: (255, 100, 130, 1))
    case .systemBrown:
      Variants(
        light: (162, 132, 94, 1), dark: (172, 142, 104, 1), lightHighContrast: (127, 101, 69, 1),
        darkHighContrast: (181, 148, 105, 1))
    case .systemGray:
      Variants(
        light: (142, 142, 147, 1), dark: (142, 142, 147, 1), lightHighContrast: (108, 108, 112, 1),
        darkHighContrast: (174, 174, 178, 1))
    case .systemGray2:
      Variants(
        light: (174, 174, 178, 1), dark: (99, 99, 102, 1), lightHighContrast: (142, 142, 147, 1),
        darkHighContrast: (124, 124, 128, 1))
    case .systemGray3:
      Variants(
        light: (199, 199, 204, 1), dark: (72, 72, 74, 1), lightHighContrast: (174, 174, 178, 1),
        darkHighContrast: (84, 84, 86, 1))
    case .systemGray4:
      Variants(
        light: (209, 209, 214, 1), dark: (58, 58, 60, 1), lightHighContrast: (188, 188, 192, 1),
        darkHighContrast: (68, 68, 70, 1))
    case .systemGray5:
      Variants(
        light: (229, 229, 234, 1), dark: (44, 44, 46, 1), lightHighContrast: (216, 216, 220, 1),
        darkHighContrast: (54, 54, 56, 1))
    case .systemGray6:
      Variants(
        light: (242, 242, 247, 1), dark: (28, 28, 30, 1), lightHighContrast: (235, 235, 240, 1),
        darkHighContrast: (36, 36, 38, 1))
    case .label:
      Variants(
        light: (0, 0, 0, 1), dark: (255, 255, 255, 1), lightHighContrast: (0, 0, 0, 1),
        darkHighContrast: (255, 255, 255, 1))
    case .secondaryLabel:
      Variants(
        light: (60, 60, 67, 0.6), dark: (235, 235, 245, 0.6),
        lightHighContrast: (60, 60, 67, 0.678), darkHighContrast: (235, 235, 245, 0.678))
    case .tertiaryLabel:
      Variants(
        light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3),
        lightHighContrast: (60, 60, 67, 0.376), darkHighContrast: (235, 235, 245, 0.376))
    case .quaternaryLabel:
      Variants(
        light: (60, 60, 67, 0.18), dark: (235, 235, 245, 0.16),
        lightHighContrast: (60, 60, 67, 0.259), darkHighContrast: (235, 235, 245, 0.239))
    case .placeholderText:
      Variants(
        light: (60, 60, 67, 0.3), dark: (235, 235, 245, 0.3))
    case .link:
      Variants(
        light: (0, 122, 255, 1), dark: (9, 132, 255, 1))
    case .separator:
      Variants(
        light: (60, 60, 67, 0.29), dark: (84, 84, 88, 0.6), lightHighContrast: (60, 60, 67, 0.369),
        darkHighContrast: (84, 84, 88, 0.678))
    case .opaqueSeparator:
      Variants(
        light: (198, 198, 200, 1), dark: (56, 56, 58, 1))
    case .systemFill:
      Variants(
        light: (120, 120, 128, 0.2), dark: (120, 120, 128, 0.36),
        lightHighContrast: (120, 120, 128, 0.278), darkHighContrast: (120, 120, 128, 0.439))
    case .secondarySystemFill:
      Variants(
        light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32),
        lightHighContrast: (120, 120, 128, 0.239), darkHighContrast: (120, 120, 128, 0.4))
    case .tertiarySystemFill:
      Variants(
        light: (118, 118, 128, 0.12), dark: (118, 118, 128, 0.24),
        lightHighContrast: (118, 118, 128, 0.2), darkHighContrast: (118, 118, 128, 0.318))
    case .quaternarySystemFill:
      Variants(
        light: (116, 116, 128, 0.08), dark: (118, 118, 128, 0.18),
        lightHighContrast: (116, 116, 128, 0.157), darkHighContrast: (118, 118, 128, 0.259))
    case .systemBackground:
      Variants(
        light: (255, 255, 255, 1), dark: (0, 0, 0, 1), lightHighContrast: (255, 255, 255, 1),
        darkHighContrast: (0, 0, 0, 1), darkElevated: (28, 28, 30, 1),
        darkElevatedHighContrast: (36, 36, 38, 1))
    case .secondarySystemBackground:
      Variants(
        light: (242, 242, 247, 1), dark: (28, 28, 30, 1), lightHighContrast: (235, 235, 240, 1),
        darkHighContrast: (36, 36, 38, 1), darkElevated: (44, 44, 46, 1),
        darkElevatedHighContrast: (54, 54, 56, 1))
    case .tertiarySystemBackground:
      Variants(
        light: (255, 255, 255, 1), dark: (44, 44, 46, 1), lightHighContrast: (255, 255, 255, 1),
        darkHighContrast: (54, 54, 56, 1), darkElevated: (58, 58, 60, 1),
        darkElevatedHighContrast: (68, 68, 70, 1))
    case .systemGroupedBackground:
      Variants(
        light: (242, 242, 247, 1), dark: (0, 0, 0, 1), lightHighContrast: (235, 235, 240, 1),
        darkHighContrast: (0, 0, 0, 1), darkElevated: (28, 28, 30, 1),
        darkElevatedHighContrast: (36, 36, 38, 1))
    case .secondarySystemGroupedBackground:
      Variants(
        light: (255, 255, 255, 1), dark: (28, 28, 30, 1), lightHighContrast: (255, 255, 255, 1),
        darkHighContrast: (36, 36, 38, 1), darkElevated: (44, 44, 46, 1),
        darkElevatedHighContrast: (54, 54, 56, 1))
    case .tertiarySystemGroupedBackground:
      Variants(
        light: (242, 242, 247, 1), dark: (44, 44, 46, 1), lightHighContrast: (235, 235, 240, 1),
        darkHighContrast: (54, 54, 56, 1), darkElevated: (58, 58, 60, 1),
        darkElevatedHighContrast: (68, 68, 70, 1))
    case .lightText:
      Variants(
        light: (255, 255, 255, 0.6), dark: (255, 255, 255, 0.6))
    case .darkText:
      Variants(
        light: (0, 0, 0, 1), dark: (0, 0, 0, 1))
    case .sheetDimming:
      Variants(
        light: (0, 0, 0, 0.2), dark: (0, 0, 0, 0.48))
    case .textFieldBorder:
      Variants(
        light: (0, 0, 0, 0.2), dark: (255, 255, 255, 0.2))
    case .switchOffTrack:
      Variants(
        light: (120, 120, 128, 0.16), dark: (120, 120, 128, 0.32))
    }
  }
}
