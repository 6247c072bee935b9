/// What subscribers are made of.
public enum Subscribers {
  /// How many values are wanted.
  public struct Demand: Equatable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The number; nil for no limit.
    public let max: Int?

    private init(_ max: Int?) { self.max = max }

    /// As many as there are.
    public static let unlimited = Demand(nil)
    /// None.
    public static let none = Demand(0)

    /// A number of values, at least none.
    public static func max(_ value: Int) -> Demand { Demand(Swift.max(value, 0)) }

    /// The sum of two demands.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let x = a.max, let y = b.max else { return .unlimited }
      let (sum, overflow) = x.addingReportingOverflow(y)
      return overflow ? .unlimited : Demand(sum)
    }

    /// Adds a demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// Adds a number of values.
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }

    /// Adds a number of values.
    public static func += (a: inout Demand, b: Int) { a = a + b }

    /// Takes a number of values away, down to none.
    public static func - (a: Demand, b: Int) -> Demand {
      a.max.map { Demand(Swift.max($0 - b, 0)) } ?? a
    }

    /// Takes a number of values away.
    public static func -= (a: inout Demand, b: Int) { a = a - b }

    /// Whether one demand is smaller than another.
    public static func < (a: Demand, b: Demand) -> Bool {
      guard let x = a.max else { return false }
      return b.max.map { x < $0 } ?? true
    }

    /// The demand in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// How a stream ends.
  @frozen public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// An error ended it.
    case failure(Failure)

    /// Changes the error.
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Completion<E> {
      switch self {
      case .finished: .finished
      case .failure(let error): .failure(transform(error))
      }
    }
  }

  /// A subscriber that calls closures and asks for all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Takes each value.
    public let receiveValue: (Input) -> Void
    /// Takes the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false

    /// Creates a subscriber of two closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
    }

    /// Keeps the subscription and asks for all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isDone else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure with a value.
    public func receive(_ input: Input) -> Demand {
      if !isDone { receiveValue(input) }
      return .none
    }

    /// Calls the closure with the end.
    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      receiveCompletion(completion)
    }

    /// Stops.
    public func cancel() {
      isDone = true
      subscription?.cancel()
      subscription = nil
    }
  }

  /// A subscriber that sets a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Nothing goes wrong on the way.
    public typealias Failure = Never

    /// The object; nil once the values have ended.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Creates a subscriber that sets an object's property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// Keeps the subscription and asks for all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Sets the property.
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Lets go of the object.
    public func receive(completion: Completion<Never>) { cancel() }

    /// Stops and lets go of the object.
    public func cancel() {
      subscription?.cancel()
      (subscription, object) = (nil, nil)
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Calls closures with the values and the end.
  ///
  /// - Returns: What keeps the subscription; it ends with it.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Returns: What keeps the subscription; it ends with it.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Sets an object's property to each value.
  ///
  /// - Returns: What keeps the subscription; it ends with it.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }

  /// Sets a published property to each value for as long as its owner lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let sink = Subscribers.Sink<Output, Never>(
      receiveCompletion: { _ in }, receiveValue: { [weak box] in box?.set($0) })
    receive(subscriber: sink)
    box.keep(AnyCancellable(sink))
  }
}
