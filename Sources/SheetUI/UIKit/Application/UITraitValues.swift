public import Foundation

/// Which way users read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The contrast that users ask for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// More.
  case high = 1
}

/// The weight of text that users ask for.
public enum UILegibilityWeight: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The usual one.
  case regular = 0
  /// Bold.
  case bold = 1
}

/// The colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The usual ones.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// More.
  case P3 = 1
}

/// Whether presses of different force are told apart.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// They aren't.
  case unavailable = 1
  /// They are.
  case available = 2
}

/// The reader's text size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a size from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unknown.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A little smaller.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual one.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A little larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the large ones.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the large ones.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the large ones.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the large ones.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the reader chooses another size; a stage is configured instead.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The sizes in ascending order, as in SwiftUI.
  fileprivate static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the size is one of the large ones.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  init(_ size: DynamicTypeSize) { self = Self.all[min(size.rawValue, Self.all.count - 1)] }
}

extension UIContentSizeCategory: Comparable {
  /// Whether one size is smaller.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    (all.firstIndex(of: a) ?? -1) < (all.firstIndex(of: b) ?? -1)
  }
}

extension DynamicTypeSize {
  /// Creates a size from UIKit's; nil for an unknown one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = UIContentSizeCategory.all.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }
}

extension ContentSizeCategory {
  /// Creates a size from UIKit's; nil for an unknown one.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}

extension ColorScheme {
  /// Creates an appearance from UIKit's; nil where it isn't specified.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    guard let scheme = uiUserInterfaceStyle.colorScheme else { return nil }
    self = scheme
  }
}

extension UIUserInterfaceStyle {
  /// Creates an appearance from SwiftUI's.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    default: self = .unspecified
    }
  }
}

/// A part of the surroundings.
public protocol UITraitDefinition {}

/// The appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The room from side to side.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The room up and down.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The kind of machine.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// The layer.
public enum UITraitUserInterfaceLevel: UITraitDefinition {}
/// The pixels a point.
public enum UITraitDisplayScale: UITraitDefinition {}
/// The reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {}

/// A call that was asked for when surroundings change.
public protocol UITraitChangeRegistration: AnyObject {}

final class UITraitRegistration: UITraitChangeRegistration {}

/// Something with surroundings.
@MainActor @preconcurrency
public protocol UITraitEnvironment: AnyObject {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
  /// Called when the surroundings have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
