extension Publisher {
  /// Sends what the publishers send that a closure makes of the values.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
    CreatedPublisher<P.Output, Failure> { buffer in
      let join = FlatJoin<P>(buffer, limit: maxPublishers)
      join.bag.add(
        self.sink(
          receiveCompletion: { join.outerEnded($0) },
          receiveValue: { join.add(transform($0)) }))
      return join.bag
    }
  }

  /// Sends what the publishers send that a closure makes of the values, whose errors never come.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Sends what the publishers send that a closure makes of the values, and which never fail.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// Sends what the newest of the publishers sends that are the values.
  public func switchToLatest() -> some Publisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    CreatedPublisher<Output.Output, Failure> { buffer in
      let join = LatestJoin<Output>(buffer)
      join.bag.add(
        self.sink(
          receiveCompletion: { join.outerEnded($0) }, receiveValue: { join.follow($0) }))
      return join.bag
    }
  }

  /// Sends what the newest of the publishers sends that are the values, whose errors never come.
  @_disfavoredOverload
  public func switchToLatest() -> some Publisher<Output.Output, Output.Failure>
  where Failure == Never, Output: Publisher {
    setFailureType(to: Output.Failure.self).switchToLatest()
  }

  /// Sends what the newest of the publishers sends that are the values, and which never fail.
  @_disfavoredOverload
  public func switchToLatest() -> some Publisher<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Never {
    map { $0.setFailureType(to: Failure.self) }.switchToLatest()
  }

  /// Sends the values of both as they come.
  public func merge<P: Publisher>(with other: P)
    -> Publishers.MergeMany<AnyPublisher<Output, Failure>>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher())
  }

  /// Sends pairs of the newest values of both.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends what a closure makes of the newest values of both.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }

  /// Sends triples of the newest values of all.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Sends pairs of the values of both, in step.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Sends what a closure makes of the values of both, in step.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
}

/// The publishers that a `flatMap` listens to.
private final class FlatJoin<P: Publisher> {
  let bag = CancelBag()
  private let buffer: OutputBuffer<P.Output, P.Failure>
  private let limit: Subscribers.Demand
  private var active = 0
  private var waiting: [P] = []
  private var outerIsDone = false

  init(_ buffer: OutputBuffer<P.Output, P.Failure>, limit: Subscribers.Demand) {
    (self.buffer, self.limit) = (buffer, limit)
  }

  func add(_ publisher: P) {
    guard Subscribers.Demand.max(active) < limit else { return waiting.append(publisher) }
    active += 1
    bag.add(
      publisher.sink(
        receiveCompletion: { self.innerEnded($0) }, receiveValue: { self.buffer.send($0) }))
  }

  private func innerEnded(_ end: Subscribers.Completion<P.Failure>) {
    active -= 1
    if case .failure = end {
      bag.cancel()
      return buffer.finish(end)
    }
    if !waiting.isEmpty { add(waiting.removeFirst()) }
    finishIfDone()
  }

  func outerEnded(_ end: Subscribers.Completion<P.Failure>) {
    if case .failure = end { return buffer.finish(end) }
    outerIsDone = true
    finishIfDone()
  }

  private func finishIfDone() {
    if outerIsDone, active == 0, waiting.isEmpty { buffer.finish(.finished) }
  }
}

/// The newest publisher of a `switchToLatest`.
private final class LatestJoin<P: Publisher> {
  let bag = CancelBag()
  private let buffer: OutputBuffer<P.Output, P.Failure>
  private var inner: AnyCancellable?
  private var serial = 0
  private var isListening = false
  private var outerIsDone = false

  init(_ buffer: OutputBuffer<P.Output, P.Failure>) {
    self.buffer = buffer
    bag.add(AnyCancellable { [weak self] in self?.inner?.cancel() })
  }

  func follow(_ publisher: P) {
    inner?.cancel()
    serial += 1
    isListening = true
    let own = serial
    inner = publisher.sink(
      receiveCompletion: { self.innerEnded($0, own) },
      receiveValue: { if self.serial == own { self.buffer.send($0) } })
  }

  private func innerEnded(_ end: Subscribers.Completion<P.Failure>, _ own: Int) {
    guard serial == own else { return }
    isListening = false
    if case .failure = end { return buffer.finish(end) }
    if outerIsDone { buffer.finish(.finished) }
  }

  func outerEnded(_ end: Subscribers.Completion<P.Failure>) {
    if case .failure = end { return buffer.finish(end) }
    outerIsDone = true
    if !isListening { buffer.finish(.finished) }
  }
}
