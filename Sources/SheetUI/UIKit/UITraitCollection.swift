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
  /// What the collection says; nothing of what it leaves to others.
  private let changes: [(inout EnvironmentValues) -> Void]

  /// Creates surroundings that say everything.
  init(_ environment: EnvironmentValues) {
    self.environment = environment
    changes = [{ $0 = environment }]
  }

  private init(_ changes: [(inout EnvironmentValues) -> Void]) {
    var environment = EnvironmentValues()
    for change in changes { change(&environment) }
    self.environment = environment
    self.changes = changes
  }

  /// Changes surroundings to what the collection says.
  package func apply(to environment: inout EnvironmentValues) {
    for change in changes { change(&environment) }
  }

  /// Creates the default surroundings.
  public override init() { (environment, changes) = (EnvironmentValues(), []) }

  /// Creates the default surroundings in an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    let scheme = userInterfaceStyle.colorScheme
    self.init(scheme.map { scheme in [{ $0.colorScheme = scheme }] } ?? [])
  }

  /// Creates the default surroundings for a kind of machine.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init {
      switch idiom {
      case .phone: $0.idiom = .phone
      case .pad: $0.idiom = .pad
      case .mac: $0.idiom = .mac
      // There are no others to be shown on.
      default: break
      }
    }
  }

  /// Creates the default surroundings with room from side to side.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass.swiftUI ?? $0.horizontalSizeClass }
  }

  /// Creates the default surroundings with room up and down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass.swiftUI ?? $0.verticalSizeClass }
  }

  /// Creates the default surroundings at a number of pixels a point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }

  /// Creates the default surroundings on a layer.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init {
      switch userInterfaceLevel {
      case .base: $0.interfaceLevel = .base
      case .elevated: $0.interfaceLevel = .elevated
      case .unspecified: break
      }
    }
  }

  /// Creates the default surroundings at a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init {
      $0.dynamicTypeSize = DynamicTypeSize(preferredContentSizeCategory) ?? $0.dynamicTypeSize
    }
  }

  /// Creates the default surroundings in a reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init {
      switch layoutDirection {
      case .leftToRight: $0.layoutDirection = .leftToRight
      case .rightToLeft: $0.layoutDirection = .rightToLeft
      case .unspecified: break
      }
    }
  }

  /// Creates surroundings of which the last collection that says something counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.flatMap(\.changes))
  }

  private convenience init(_ change: @escaping (inout EnvironmentValues) -> Void) {
    self.init([change])
  }

  /// The reader's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIContentSizeCategory(environment.dynamicTypeSize)
  }
  /// Which way users read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether contrast is increased.
  public var accessibilityContrast: UIAccessibilityContrast {
    environment.colorSchemeContrast == .increased ? .high : .normal
  }
  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight {
    environment.legibilityWeight == .bold ? .bold : .regular
  }
  /// The colors of the display.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// Whether presses of different force are told apart; they aren't.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  /// Whether colors look different in other surroundings.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.environment else { return true }
    return other.colorScheme != environment.colorScheme
      || other.colorSchemeContrast != environment.colorSchemeContrast
      || other.interfaceLevel != environment.interfaceLevel
  }

  /// Whether other surroundings say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = (object as? UITraitCollection)?.environment else { return false }
    return !hasDifferentColorAppearance(comparedTo: UITraitCollection(other))
      && other.idiom == environment.idiom
      && other.horizontalSizeClass == environment.horizontalSizeClass
      && other.verticalSizeClass == environment.verticalSizeClass
      && other.displayScale == environment.displayScale
      && other.dynamicTypeSize == environment.dynamicTypeSize
      && other.layoutDirection == environment.layoutDirection
      && other.legibilityWeight == environment.legibilityWeight
  }

  /// A number that equal surroundings share.
  open override var hash: Int { environment.colorScheme.hashValue }

  /// Runs code with these surroundings as the current ones.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let outer = Self.override
    Self.override = self
    actions()
    Self.override = outer
  }

  /// Surroundings that stand for the stage's while something is drawn in them.
  @MainActor static var override: UITraitCollection?

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
  /// The size class in SwiftUI's words.
  var swiftUI: UserInterfaceSizeClass? {
    switch self {
    case .compact: .compact
    case .regular: .regular
    default: nil
    }
  }

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
