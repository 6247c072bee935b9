import Foundation

/// The way out of a publisher: keeps what the subscriber has not asked for yet.
final class OutputBuffer<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var queue: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var upstream: (any Cancellable)?
  /// Makes values when they are asked for; nil ends the stream.
  private let pull: (() -> Output?)?
  /// Hands demand on to the source.
  var onRequest: ((Subscribers.Demand) -> Void)?

  init(_ subscriber: AnySubscriber<Output, Failure>, pull: (() -> Output?)? = nil) {
    (self.subscriber, self.pull) = (subscriber, pull)
  }

  /// Whether nobody listens any more.
  var isCancelled: Bool { locked { subscriber == nil } }

  private func locked<T>(_ action: () -> T) -> T {
    lock.lock()
    defer { lock.unlock() }
    return action()
  }

  /// Keeps what has to be stopped when the subscriber stops.
  func follow(_ source: any Cancellable) {
    let stop = locked {
      upstream = source
      return subscriber == nil
    }
    if stop { source.cancel() }
  }

  /// Sends a value, or keeps it until it is asked for.
  ///
  /// - Returns: What the subscriber asked for on taking it.
  @discardableResult
  func send(_ value: Output) -> Subscribers.Demand {
    let listens = locked { () -> Bool in
      guard subscriber != nil, completion == nil else { return false }
      queue.append(value)
      return true
    }
    return listens ? flush() : .none
  }

  /// Ends the stream once all values are taken.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    locked { if self.completion == nil { self.completion = completion } }
    flush()
  }

  func request(_ demand: Subscribers.Demand) {
    locked { self.demand += demand }
    flush()
    onRequest?(demand)
  }

  func cancel() {
    let source = locked {
      defer { (subscriber, upstream, queue, onRequest) = (nil, nil, [], nil) }
      return upstream
    }
    source?.cancel()
  }

  /// Hands over what is there and wanted.
  @discardableResult
  private func flush() -> Subscribers.Demand {
    var asked = Subscribers.Demand.none
    while let (subscriber, value) = locked(take) {
      let more = subscriber.receive(value)
      locked { demand += more }
      asked += more
    }
    let end = locked { () -> (AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)? in
      guard queue.isEmpty, let completion, let subscriber else { return nil }
      (self.subscriber, upstream, onRequest) = (nil, nil, nil)
      return (subscriber, completion)
    }
    if let (subscriber, completion) = end { subscriber.receive(completion: completion) }
    return asked
  }

  /// Takes the next value that is wanted.
  private func take() -> (AnySubscriber<Output, Failure>, Output)? {
    guard let subscriber, demand > .none else { return nil }
    if queue.isEmpty, completion == nil, let pull {
      guard let value = pull() else {
        completion = .finished
        return nil
      }
      queue.append(value)
    }
    guard !queue.isEmpty else { return nil }
    demand -= 1
    return (subscriber, queue.removeFirst())
  }
}

/// A publisher made of a closure that starts it for each subscriber.
struct CreatedPublisher<Output, Failure: Error>: Publisher {
  let start: (OutputBuffer<Output, Failure>) -> any Cancellable

  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    let buffer = OutputBuffer<Output, Failure>(AnySubscriber(subscriber))
    subscriber.receive(subscription: buffer)
    guard !buffer.isCancelled else { return }
    buffer.follow(start(buffer))
  }
}
