import Foundation

/// The sizes of lists, in points: UIKit's of iOS 13 to 18.
enum ListMetrics {
  /// The radius of a card's corners.
  static let cornerRadius: CGFloat = 10
  /// The distance above a first section without header.
  static let firstSectionTop: CGFloat = 35
  /// The distances above a header: of the first section, and of those that follow.
  static let headerTop: (first: CGFloat, following: CGFloat) = (32, 17)
  /// The distance between a header and its first row.
  static let headerBottom: CGFloat = 6
  /// The distances above and below a footer.
  static let footer: (top: CGFloat, bottom: CGFloat) = (6, 12)
  /// What stands for a header or a footer that is missing: half of the usual 35 between sections.
  static let missingPart: CGFloat = 17.5
  /// The distance between icon and text, and between a card's edge and its content.
  static let contentPadding: CGFloat = 16
  /// The width of the column for icons at the usual text size.
  static let iconColumn: CGFloat = 24
  /// The distance between a row's content and what stands at its trailing edge.
  static let accessoryPadding: CGFloat = 8

  /// The distances above and below a header in a plain list (approximation).
  static let plainHeader: (top: CGFloat, bottom: CGFloat) = (12, 6)
  /// How far each level of an outline is indented (approximation).
  static let indentation: CGFloat = 16
  /// How far edit controls push the content aside, and how large they are (UIKit's 38 and 22).
  static let editControlWidth: CGFloat = 38
  static let editControlDiameter: CGFloat = 22

  /// The line height of body text in UIKit, by text size.
  static func bodyLeading(_ size: DynamicTypeSize) -> CGFloat {
    switch size {
    case .xSmall: 19
    case .small: 20
    case .medium: 21
    case .large: 22
    case .xLarge: 24
    case .xxLarge: 26
    case .xxxLarge: 29
    case .accessibility1: 34
    case .accessibility2: 40
    case .accessibility3: 48
    case .accessibility4: 56
    case .accessibility5: 62
    }
  }

  /// The least height of a row: twice the line height, which grows up to `xxxLarge` only.
  static func minimumRowHeight(_ size: DynamicTypeSize) -> CGFloat {
    2 * bodyLeading(min(size, .xxxLarge))
  }

  /// The distance above and below a row's content: half a line.
  static func verticalInset(_ size: DynamicTypeSize) -> CGFloat {
    (bodyLeading(size) / 2).rounded(.up)
  }

  /// The distance of content from the sides of the screen: wide screens keep 20 points.
  static func sideMargin(width: CGFloat, idiom: InterfaceIdiom) -> CGFloat {
    idiom == .phone && width <= 393 ? 16 : 20
  }
}
