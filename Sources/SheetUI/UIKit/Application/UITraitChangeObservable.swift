/// Something that can be told of changed surroundings.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler when the surroundings have changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register { [weak self] in if let self { handler(self, $0) } }
  }

  /// Calls a handler, which names its object's type, when the surroundings have changed.
  @_disfavoredOverload
  @discardableResult
  public func registerForTraitChanges<Observable: UITraitChangeObservable>(
    _ traits: [any UITraitDefinition.Type],
    handler: @escaping (Observable, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register { [weak self] in if let own = self as? Observable { handler(own, $0) } }
  }

  private func register(
    _ action: @escaping @MainActor (UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = UITraitRegistration()
    let view = (self as? UIView) ?? (self as? UIViewController)?.view
    view?.extras.traitHandlers.append(TraitHandler(identity: registration, action: action))
    return registration
  }

  /// Keeps a selector, which there is no way to call here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], target: Any, action: Selector
  ) -> any UITraitChangeRegistration { UITraitRegistration() }

  /// Keeps a selector, which there is no way to call here.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [any UITraitDefinition.Type], action: Selector
  ) -> any UITraitChangeRegistration { UITraitRegistration() }

  /// Ends the calls of a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    let view = (self as? UIView) ?? (self as? UIViewController)?.view
    view?.extras.traitHandlers.removeAll { $0.identity === registration }
  }

  /// What the surroundings are said to be for everything in here.
  public var traitOverrides: UITraitOverrides {
    get {
      ((self as? UIView) ?? (self as? UIViewController)?.view)?.extras.traitOverrides
        ?? UITraitOverrides()
    }
    set {
      let view = (self as? UIView) ?? (self as? UIViewController)?.view
      view?.extras.traitOverrides = newValue
      view?.contentDidChange()
    }
  }
}

/// What the surroundings are said to be.
public struct UITraitOverrides: Sendable {
  /// The appearance.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The text size.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The room from side to side.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The room up and down.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The reading direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The layer.
  public var userInterfaceLevel = UIUserInterfaceLevel.unspecified

  func apply(to environment: inout EnvironmentValues) {
    if let scheme = userInterfaceStyle.colorScheme { environment.colorScheme = scheme }
    if let size = DynamicTypeSize(preferredContentSizeCategory) {
      environment.dynamicTypeSize = size
    }
    if let room = horizontalSizeClass.swiftUI { environment.horizontalSizeClass = room }
    if let room = verticalSizeClass.swiftUI { environment.verticalSizeClass = room }
    switch layoutDirection {
    case .leftToRight: environment.layoutDirection = .leftToRight
    case .rightToLeft: environment.layoutDirection = .rightToLeft
    case .unspecified: break
    }
    switch userInterfaceLevel {
    case .base: environment.interfaceLevel = .base
    case .elevated: environment.interfaceLevel = .elevated
    case .unspecified: break
    }
  }
}
