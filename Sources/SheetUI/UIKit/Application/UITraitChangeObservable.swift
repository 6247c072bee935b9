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
    let registration = UITraitRegistration()
    let view = (self as? UIView) ?? (self as? UIViewController)?.view
    view?.extras.traitHandlers.append(
      TraitHandler(identity: registration) { [weak self] old in
        if let self { handler(self, old) }
      })
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
}
