/// The name of a value in the environment.
public protocol EnvironmentKey {
  /// The value's type.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}
