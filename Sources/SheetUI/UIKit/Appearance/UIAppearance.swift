public import Foundation

/// Something whose looks can be set for all of its kind.
///
/// What is set of a proxy counts for views that come after; what a view itself has been given wins.
/// Proxies live as long as the process, as in UIKit.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Returns the proxy of the kind.
  static func appearance() -> Self
  /// Returns the proxy of the kind within some containers.
  static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  )
    -> Self
  /// Returns the proxy of the kind; it counts in any surroundings here.
  static func appearance(for trait: UITraitCollection) -> Self
}

/// Something in which looks can differ.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIView {
  /// Returns the proxy of the kind.
  public class func appearance() -> Self {
    AppearanceProxies.proxy(of: self) { makeProxy() }
  }
  /// Returns the proxy of the kind within some containers.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { makeProxy() }
  }
  /// Returns the proxy of the kind; it counts in any surroundings here.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }

  private class func makeProxy() -> Self? {
    // Kinds of user code may have an initializer for archives that stops the program.
    let isOwn = String(reflecting: self).hasPrefix("SheetUI.")
    if !isOwn {
      if let type = self as? UITableViewCell.Type { return ClassMaker.cell(type, "") as? Self }
      if let view = ClassMaker.view(self) { return view }
    }
    return self.init(coder: NSCoder())
  }
}

extension UIBarItem {
  /// Returns the proxy of the kind.
  public class func appearance() -> Self {
    AppearanceProxies.proxy(of: self) { self.init(coder: NSCoder()) }
  }
  /// Returns the proxy of the kind within some containers.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { self.init(coder: NSCoder()) }
  }
  /// Returns the proxy of the kind; it counts in any surroundings here.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The proxies that were asked for.
@MainActor
enum AppearanceProxies {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
  }

  private static var proxies: [Key: AnyObject] = [:]
  /// Whether any proxy was asked for, so that most views have nothing to look up.
  private(set) static var isEmpty = true

  static func proxy<Object: AnyObject>(
    of type: Object.Type, in containers: [any UIAppearanceContainer.Type] = [],
    _ make: () -> Object?
  ) -> Object {
    let key = Key(
      type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
    if let known = proxies[key] as? Object { return known }
    let new = made(make())
    proxies[key] = new
    isEmpty = false
    return new
  }

  /// Makes an object through the one initializer that every kind of it has.
  ///
  /// Kinds of our own always make one; one of user code that doesn't has no proxy in UIKit either.
  static func made<Object: AnyObject>(_ object: Object?) -> Object {
    guard let object else {
      preconditionFailure("\(Object.self) can't be made without an archive")
    }
    return object
  }

  /// The proxy of a kind, where one was asked for.
  static func existing<Object: AnyObject>(
    _ type: Object.Type, in containers: [AnyObject.Type] = []
  ) -> Object? {
    guard !isEmpty else { return nil }
    let key = Key(
      type: ObjectIdentifier(type), containers: containers.map { ObjectIdentifier($0) })
    return proxies[key] as? Object
  }

  /// Forgets every proxy.
  static func removeAll() {
    proxies = [:]
    isEmpty = true
  }
}
