/// The size of text that the reader chose.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// The usual size.
  case large
  /// Large.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest without accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether the first size is smaller.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool {
    a.rawValue < b.rawValue
  }

  /// Creates a size from the older type's value.
  public init?(_ contentSizeCategory: ContentSizeCategory) {
    self = contentSizeCategory.dynamicTypeSize
  }
}
