import Foundation

/// A subject that hands values to whoever listens at that moment.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = SubjectHub<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    hub.attach(AnySubscriber(subscriber), first: nil)
  }

  /// Sends a value to those who listen.
  public func send(_ value: Output) { hub.send(value) }

  /// Ends all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  /// Asks a subscription for all of its values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps its last value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub = SubjectHub<Output, Failure>()
  private var current: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) { current = value }

  /// The value; setting it sends it.
  public var value: Output {
    get { hub.locked { current } }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the present value first.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    hub.attach(AnySubscriber(subscriber)) { [weak self] in self?.value }
  }

  /// Keeps a value and sends it to those who listen.
  public func send(_ value: Output) {
    guard !hub.hasEnded else { return }
    hub.locked { current = value }
    hub.send(value)
  }

  /// Ends all subscriptions.
  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  /// Asks a subscription for all of its values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension PassthroughSubject: @unchecked Sendable {}
extension CurrentValueSubject: @unchecked Sendable {}

/// The subscriptions of a subject, in the order in which they were made.
final class SubjectHub<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var conduits: [SubjectSubscription<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Whether the subject has ended.
  var hasEnded: Bool { locked { completion != nil } }

  func locked<T>(_ action: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return action()
  }

  /// Adds a subscriber; `first` gives the value that it gets when it asks for some.
  func attach(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output?)?) {
    let subscription = SubjectSubscription(subscriber, first: first)
    subscription.onCancel = { [weak self] in self?.remove($0) }
    let ended = locked {
      if completion == nil { conduits.append(subscription) }
      return completion
    }
    subscriber.receive(subscription: subscription)
    if let ended { subscription.end(ended) }
  }

  func send(_ value: Output) {
    for conduit in locked({ conduits }) { conduit.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let all = locked {
      guard self.completion == nil else { return [SubjectSubscription<Output, Failure>]() }
      self.completion = completion
      defer { conduits = [] }
      return conduits
    }
    for conduit in all { conduit.end(completion) }
  }

  private func remove(_ conduit: SubjectSubscription<Output, Failure>) {
    locked { conduits.removeAll { $0 === conduit } }
  }
}

/// One subscriber of a subject, and how many values it still wants.
///
/// A value that nobody has asked for is dropped, as in Combine; a first value waits.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var first: (() -> Output?)?
  var onCancel: ((SubjectSubscription) -> Void)?

  init(_ subscriber: AnySubscriber<Output, Failure>, first: (() -> Output?)?) {
    (self.subscriber, self.first) = (subscriber, first)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.lock()
    self.demand += demand
    let value = self.demand > .none ? first?() : nil
    if self.demand > .none { first = nil }
    lock.unlock()
    if let value { send(value) }
  }

  func send(_ value: Output) {
    lock.lock()
    guard let subscriber, demand > .none else { return lock.unlock() }
    first = nil
    demand -= 1
    lock.unlock()
    let more = subscriber.receive(value)
    lock.lock()
    demand += more
    lock.unlock()
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    lock.lock()
    let last = subscriber
    subscriber = nil
    lock.unlock()
    last?.receive(completion: completion)
  }

  func cancel() {
    lock.lock()
    subscriber = nil
    lock.unlock()
    onCancel?(self)
    onCancel = nil
  }
}
