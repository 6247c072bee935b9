public import Foundation
public import Observation

/// Makes an application delegate for an app of scenes.
///
/// The delegate hears of the launch when the app is first shown; what it is beside that, the app
/// can use. A delegate that is an observable object is also in the environment of the app's views.
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private var kept: DelegateType?
  private let observe: @MainActor (DelegateType, inout _PropertyContext) -> Void

  /// Creates the property; the delegate is made when the app is first shown.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { observe = { _, _ in } }

  /// Creates the property of a delegate that the app's views follow.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: ObservableObject {
    observe = { delegate, context in
      let key = ObjectIdentifier(DelegateType.self)
      context.node.inputs.environment.objects[key] = delegate
      context.slot { ObjectSubscription() }.follow(delegate, for: context.node)
    }
  }

  /// Creates the property of a delegate that the app's views follow.
  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: Observable {
    observe = { delegate, context in
      let key = ObjectIdentifier(DelegateType.self)
      context.node.inputs.environment.objects[key] = delegate
    }
  }

  /// The delegate.
  @MainActor public var wrappedValue: DelegateType { kept ?? Self.make() }

  /// Makes bindings to the delegate's properties.
  @MainActor public var projectedValue: _ObjectBindings<DelegateType> {
    _ObjectBindings(object: wrappedValue)
  }

  /// Makes the delegate once and tells it of the launch.
  @MainActor public mutating func _attach(_ context: inout _PropertyContext) {
    let delegate = context.slot {
      let delegate = Self.make()
      let application = UIApplication.shared
      application.delegate = delegate
      _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
      return delegate
    }
    kept = delegate
    observe(delegate, &context)
  }

  @MainActor private static func make() -> DelegateType {
    let made = _DelegateMaker.make(DelegateType.self)
    guard let delegate = made as? DelegateType else {
      preconditionFailure("\(DelegateType.self) made a \(type(of: made)).")
    }
    return delegate
  }
}

/// Names the initializer of every `NSObject` that takes nothing.
///
/// Without Objective-C `NSObject.init()` isn't required of subclasses, so that Swift doesn't let it
/// be called on a type that isn't known. It is in every subclass's table of methods all the same:
/// a subclass has its own there, or inherits it.
///
/// Open, because the compiler calls a class's own initializer directly where it knows that the class
/// has no subclasses.
open class _DelegateMaker: NSObject {
  /// Creates an object.
  public required override init() { super.init() }

  /// Makes an object of a type.
  ///
  /// Safe because the table entry that is called through belongs to `NSObject`, of which `type` is
  /// a subclass.
  @_optimize(none)
  static func make(_ type: NSObject.Type) -> NSObject {
    unsafeBitCast(type, to: _DelegateMaker.Type.self).init() as NSObject
  }
}
