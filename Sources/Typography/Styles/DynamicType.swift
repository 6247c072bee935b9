/// The sizes of the text styles for each content size category.
///
/// Sizes and line pitches, in points, are those of the Human Interface Guidelines' typography page.
public enum DynamicType {
  /// A text style's size and designed line pitch, in points.
  public struct Entry: Hashable, Sendable {
    /// The font size.
    public let size: Double
    /// The designed distance of two lines; `Text` doesn't use it between its own lines.
    public let pitch: Double
  }

  /// Returns a style's entry for a category, as on iOS and iPadOS.
  public static func entry(_ style: TextStyle, at typeSize: TypeSize = .large) -> Entry {
    let index = typeSize.index
    let columns = columns(of: style)
    return Entry(size: columns.sizes[index], pitch: columns.pitches[index])
  }

  /// Returns a style's font for a category, as on iOS and iPadOS.
  public static func font(
    _ style: TextStyle, at typeSize: TypeSize = .large, design: FontDesign = .standard
  ) -> FontDescriptor {
    let entry = entry(style, at: typeSize)
    return font(entry, weight: style == .headline ? .semibold : .regular, design: design)
  }

  /// Returns a style's font on a Mac, where sizes are fixed.
  public static func macFont(
    _ style: TextStyle, design: FontDesign = .standard
  ) -> FontDescriptor {
    let weight: FontWeight
    switch style {
    case .headline: weight = .bold
    case .caption2: weight = .medium
    default: weight = .regular
    }
    return font(macEntry(style), weight: weight, design: design)
  }

  /// Returns a length that grows with a style: its value at `large` times the ratio of the sizes.
  public static func scaled(
    _ value: Double, relativeTo style: TextStyle, at typeSize: TypeSize
  ) -> Double {
    value * entry(style, at: typeSize).size / entry(style).size
  }

  /// Makes an entry's font.
  private static func font(
    _ entry: Entry, weight: FontWeight, design: FontDesign
  ) -> FontDescriptor {
    var font = FontDescriptor.system(size: entry.size, weight: weight, design: design)
    font.stylePitch = entry.pitch
    return font
  }

  /// Returns a style's entry on a Mac.
  public static func macEntry(_ style: TextStyle) -> Entry {
    switch style {
    case .largeTitle: Entry(size: 26, pitch: 32)
    case .title: Entry(size: 22, pitch: 26)
    case .title2: Entry(size: 17, pitch: 22)
    case .title3: Entry(size: 15, pitch: 20)
    case .headline, .body: Entry(size: 13, pitch: 16)
    case .callout: Entry(size: 12, pitch: 15)
    case .subheadline: Entry(size: 11, pitch: 14)
    case .footnote, .caption, .caption2: Entry(size: 10, pitch: 13)
    }
  }

  // Reason: a table.
  /// The sizes and pitches of one style, from `xSmall` to `accessibility5`.
  private static func columns(of style: TextStyle) -> (sizes: [Double], pitches: [Double]) {
    switch style {
    case .largeTitle:
      (
        [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
      )
    case .title:
      (
        [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
      )
    case .title2:
      (
        [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
      )
    case .title3:
      (
        [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
      )
    case .headline, .body:
      (
        [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
      )
    case .callout:
      (
        [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
      )
    case .subheadline:
      (
        [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
      )
    case .footnote:
      (
        [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
      )
    case .caption:
      (
        [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
      )
    case .caption2:
      (
        [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
      )
    }
  }
}
