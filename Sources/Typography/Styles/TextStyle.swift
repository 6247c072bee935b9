/// The built-in text styles, by SwiftUI's names.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest heading.
  case largeTitle
  /// A first-level heading; UIKit's title1.
  case title
  /// A second-level heading.
  case title2
  /// A third-level heading.
  case title3
  /// A heading in the size of body text.
  case headline
  /// Body text.
  case body
  /// A callout.
  case callout
  /// A subheading.
  case subheadline
  /// A footnote.
  case footnote
  /// A caption; UIKit's caption1.
  case caption
  /// A second caption.
  case caption2

  /// The weight of the emphasized variant (Human Interface Guidelines, typography).
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }
}

/// The content size categories, by SwiftUI's names.
public enum TypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The default.
  case large
  /// Extra large.
  case xLarge
  /// Twice extra large.
  case xxLarge
  /// Three times extra large.
  case xxxLarge
  /// UIKit's accessibilityMedium.
  case accessibility1
  /// UIKit's accessibilityLarge.
  case accessibility2
  /// UIKit's accessibilityExtraLarge.
  case accessibility3
  /// UIKit's accessibilityExtraExtraLarge.
  case accessibility4
  /// UIKit's accessibilityExtraExtraExtraLarge.
  case accessibility5

  /// The place in the order, from 0.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether this is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first is smaller.
  public static func < (a: TypeSize, b: TypeSize) -> Bool { a.index < b.index }
}
