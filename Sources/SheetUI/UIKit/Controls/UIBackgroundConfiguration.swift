public import Foundation

/// What is behind a button or cell.
@MainActor @preconcurrency
public struct UIBackgroundConfiguration {
  /// The radius of the corners, in points; a button's is 5.95 unless set.
  public var cornerRadius: CGFloat = 5.95
  /// The color.
  public var backgroundColor: UIColor?
  /// The color of the line around.
  public var strokeColor: UIColor?
  /// The width of the line around, in points.
  public var strokeWidth: CGFloat = 0
  /// How far the line is beyond the edge, in points; drawn at the edge.
  public var strokeOutset: CGFloat = 0
  /// The space around, in points; not drawn.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// What the picture behind is seen through; not drawn.
  public var visualEffect: UIVisualEffect?
  /// Changes the color.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// Changes the color of the line.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// A picture; not drawn.
  public var image: UIImage?
  /// How the picture fills the box.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view; not drawn.
  public var customView: UIView?
  /// The edges at which the margins count.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []

  /// Returns the color for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let own = backgroundColor ?? tintColor
    return backgroundColorTransformer?.transform(own) ?? own
  }
  /// Returns the color of the line for a tint.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let own = strokeColor ?? tintColor
    return strokeColorTransformer?.transform(own) ?? own
  }
  /// Returns the background of a state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  private static func of(_ color: UIColor?) -> UIBackgroundConfiguration {
    var new = UIBackgroundConfiguration()
    (new.cornerRadius, new.backgroundColor) = (0, color)
    return new
  }
  /// That of a cell.
  public static func listCell() -> UIBackgroundConfiguration { of(nil) }
  /// That of a plain list's cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { of(.systemBackground) }
  /// That of a grouped list's cell.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    of(.secondarySystemGroupedBackground)
  }
  /// That of a sidebar's cell.
  public static func listSidebarCell() -> UIBackgroundConfiguration { of(nil) }
  /// That of a header.
  public static func listHeader() -> UIBackgroundConfiguration { of(nil) }
  /// That of a footer.
  public static func listFooter() -> UIBackgroundConfiguration { of(nil) }
  /// That of a plain list's header or footer.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { of(.systemBackground) }
  /// That of a grouped list's header or footer.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { of(nil) }
}

/// Changes the attributes of text.
public struct UIConfigurationTextAttributesTransformer {
  let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a change.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
}

extension AttributeContainer {
  /// UIKit's font; fonts of attributed strings are SwiftUI's here.
  var uiKitFont: UIFont? { nil }
}

/// Changes a color of a configuration.
@MainActor @preconcurrency
public struct UIConfigurationColorTransformer {
  /// Changes a color.
  public let transform: (UIColor) -> UIColor

  /// Creates a change.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Changes a color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Grays.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    color.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }
  /// Keeps the color the accent's.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .tintColor }
  /// Makes the accent's color quieter.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .tintColor }
}
