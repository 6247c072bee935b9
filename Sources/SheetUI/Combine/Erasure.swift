/// A publisher of a hidden type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
  private let attach: (AnySubscriber<Output, Failure>) -> Void

  /// Hides a publisher's type.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    attach = { publisher.receive(subscriber: $0) }
  }

  /// The publisher in words.
  public var description: String { "AnyPublisher" }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    attach(AnySubscriber(subscriber))
  }
}

/// A subscriber of a hidden type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void
  /// The subscriber's identifier.
  public let combineIdentifier: CombineIdentifier

  /// Hides a subscriber's type.
  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    if let known = subscriber as? AnySubscriber<Input, Failure> {
      self = known
      return
    }
    subscribed = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completed = { subscriber.receive(completion: $0) }
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Creates a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
    combineIdentifier = CombineIdentifier()
  }

  /// Tells that the subscription stands.
  public func receive(subscription: any Subscription) { subscribed(subscription) }

  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }

  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

/// Something that is stopped when nobody keeps it any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Wraps a closure that stops something.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  /// Wraps something that can be stopped.
  public init<C: Cancellable>(_ canceller: C) { stop = { canceller.cancel() } }

  deinit { stop?() }

  /// Lets it run on without being kept.
  func detach() { stop = nil }

  /// Stops it, once.
  public func cancel() {
    let action = stop
    stop = nil
    action?()
  }

  /// Whether both are the same object.
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
