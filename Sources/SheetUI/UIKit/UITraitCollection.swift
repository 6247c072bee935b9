public import Foundation

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As around.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The kind of machine.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A window on a desktop.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unknown.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Whether something lies on the screen's ground or on a layer above it.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unknown.
  case unspecified = -1
  /// The ground.
  case base = 0
  /// A layer above.
  case elevated = 1
}

/// The surroundings of a view or view controller.
///
/// Invariant behind `@unchecked Sendable`: nothing in it changes.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Creates the default surroundings.
  public override init() { environment = EnvironmentValues() }

  /// Creates the default surroundings in an appearance.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    var environment = EnvironmentValues()
    if let scheme = userInterfaceStyle.colorScheme { environment.colorScheme = scheme }
    self.environment = environment
  }

  /// Light or dark appearance.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    environment.colorScheme == .dark ? .dark : .light
  }
  /// The kind of machine.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { environment.idiom.uiKit }
  /// Whether the view is on a layer above the ground.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    environment.interfaceLevel == .elevated ? .elevated : .base
  }
  /// How much room there is from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.horizontalSizeClass)
  }
  /// How much room there is up and down.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    UIUserInterfaceSizeClass(environment.verticalSizeClass)
  }
  /// Device pixels a point.
  public var displayScale: CGFloat { environment.displayScale }
}

extension UIUserInterfaceStyle {
  /// The appearance in SwiftUI's words; nil where it is as around.
  var colorScheme: ColorScheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    default: self = .unspecified
    }
  }
}

extension InterfaceIdiom {
  /// The idiom in UIKit's words.
  var uiKit: UIUserInterfaceIdiom {
    switch self {
    case .phone: .phone
    case .pad: .pad
    case .mac: .mac
    }
  }
}
