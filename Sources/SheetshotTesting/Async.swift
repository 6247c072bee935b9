/// A value that comes later.
public struct Async<Value> {
  /// Starts the work; its parameter takes the value.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that some work hands to its parameter, once, on any thread.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is there.
  public init(value: Value) { self.init { $0(value) } }

  /// Returns what a function makes of the value once it is there.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
