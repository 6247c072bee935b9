import Raster

/// A face and how its outlines are changed for a descriptor.
struct StyledFace: Sendable {
  let face: FontFace
  let variant: OutlineVariant
  private let outlines: OutlineTable

  /// Chooses the change: the width is a stretch, a missing italic a slant.
  init(face: FontFace, font: FontDescriptor, isItalic: Bool) {
    self.face = face
    variant = OutlineVariant(width: font.width, isSlanted: font.isItalic && !isItalic)
    outlines = face.outlines(variant)
  }

  /// Returns a glyph's outline, nil for a glyph without ink.
  func outline(of glyph: UInt32) -> GlyphOutline? { outlines.outline(of: glyph, in: self) }
}

/// The faces and measures that a descriptor means.
struct ResolvedFont: Sendable {
  /// The face itself and those that lend it characters, in order.
  let faces: [StyledFace]
  /// The vertical measures, in points.
  let metrics: FontMetrics
  /// The middle of an underline below the baseline, in points.
  let underlineOffset: Double
  /// The thickness of an underline, in points.
  let underlineThickness: Double
  /// What is added after each glyph of the first face, in points.
  let tracking: Double
  /// The names of what wasn't found.
  let missing: [String]
}

/// The names of the font files that stand in for the system's fonts.
enum FontFiles {
  /// A file, and whether its letters are slanted.
  struct File {
    let name: String
    let isItalic: Bool
  }

  /// Stands in for SF Pro.
  static let regular = "Inter-Regular.otf"
  /// Lends Hebrew, Arabic and signs.
  static let fallback = "DejaVuSans.ttf"

  /// Returns the Debian package that brings a file.
  static func package(of file: String) -> String {
    file.hasPrefix("Inter") ? "fonts-inter" : "fonts-dejavu-core"
  }

  /// Returns the files of a system font, and those that lend it characters.
  static func chain(for font: FontDescriptor) -> [File] {
    let isBold = font.weight >= .semibold
    let sans = File(name: isBold ? "DejaVuSans-Bold.ttf" : fallback, isItalic: false)
    let inter = inter(for: font)
    guard case .system(let design) = font.family else { return [inter, sans] }
    switch design {
    case .standard, .rounded: return [inter, sans]
    case .serif:
      let name = isBold ? "DejaVuSerif-Bold.ttf" : "DejaVuSerif.ttf"
      return [File(name: name, isItalic: false), sans, inter]
    case .monospaced:
      let name = isBold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf"
      return [File(name: name, isItalic: false), sans, inter]
    }
  }

  /// Returns Inter's file of a weight, slant and size.
  private static func inter(for font: FontDescriptor) -> File {
    let weights = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let index = min(max((font.weight.value + 50) / 100, 1), 9) - 1
    let family = font.size >= SystemTracking.displaySize ? "InterDisplay" : "Inter"
    let slant = font.isItalic ? "Italic" : ""
    let weight = font.isItalic && weights[index] == "Regular" ? "" : weights[index]
    return File(name: "\(family)-\(weight)\(slant).otf", isItalic: font.isItalic)
  }
}
