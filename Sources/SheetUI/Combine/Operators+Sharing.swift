extension Publishers {
  /// A publisher that connects with its first subscriber.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The source's values.
    public typealias Output = Upstream.Output
    /// The source's error.
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    private let connection = Connection()

    /// Creates a publisher that connects on its own.
    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      let (source, connection) = (upstream, connection)
      CreatedPublisher<Output, Failure> { buffer in
        let inner = source.sink(into: buffer)
        connection.add { source.connect() }
        return AnyCancellable {
          inner.cancel()
          connection.remove()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// A publisher that runs once for all of its subscribers.
  ///
  /// A class, because its subscribers share it.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The source's values.
    public typealias Output = Upstream.Output
    /// The source's error.
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    private let inner: AnyPublisher<Output, Failure>

    /// Shares a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      inner = Autoconnect(Multicast(upstream: upstream) { PassthroughSubject() })
        .eraseToAnyPublisher()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      inner.receive(subscriber: subscriber)
    }
  }

  /// A publisher that runs once it is connected, through a subject.
  ///
  /// A class, because its subscribers share it.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    /// The source's values.
    public typealias Output = Upstream.Output
    /// The source's error.
    public typealias Failure = Upstream.Failure

    /// The source.
    public let upstream: Upstream
    private let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Creates a publisher whose subscribers listen to a subject.
    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      subject.receive(subscriber: subscriber)
    }

    /// Starts the source.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

/// Counts the subscribers of what connects on its own.
private final class Connection {
  private var count = 0
  private var running: (any Cancellable)?

  func add(_ connect: () -> any Cancellable) {
    count += 1
    if count == 1 { running = connect() }
  }

  func remove() {
    count -= 1
    guard count == 0 else { return }
    running?.cancel()
    running = nil
  }
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and stops with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publisher {
  /// Runs once for all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Sends everything through a subject once it is connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends everything through a subject once it is connected.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// Waits for `connect` before it starts.
  public func makeConnectable()
    -> Publishers.Multicast<
      Self, PassthroughSubject<Output, Never>
    >
  {
    multicast { PassthroughSubject() }
  }
}

extension Publisher where Failure == Never, Output: Sendable {
  /// The values as an asynchronous sequence.
  public var values: AsyncStream<Output> {
    AsyncStream { continuation in
      nonisolated(unsafe) let kept = sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield($0) })
      continuation.onTermination = { _ in kept.cancel() }
    }
  }
}
