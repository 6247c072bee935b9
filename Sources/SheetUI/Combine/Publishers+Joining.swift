extension Publishers {
  /// Pairs of the newest values of two publishers, from when both have sent one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// A pair.
    public typealias Output = (A.Output, B.Output)
    /// The error of either.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      joined(a, b) { PairState.latest }.receive(subscriber: subscriber)
    }
  }

  /// Pairs of the values of two publishers, in step.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A pair.
    public typealias Output = (A.Output, B.Output)
    /// The error of either.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      joined(a, b) { PairState.zip }.receive(subscriber: subscriber)
    }
  }

  /// Triples of the newest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A triple.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of any.
    public typealias Failure = A.Failure

    private let (a, b, c): (A, B, C)

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
        .receive(subscriber: subscriber)
    }
  }

  /// Quadruples of the newest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// A quadruple.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error of any.
    public typealias Failure = A.Failure

    private let (a, b, c, d): (A, B, C, D)

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.receive(subscriber: subscriber)
    }
  }

  /// Triples of the values of three publishers, in step.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// A triple.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error of any.
    public typealias Failure = A.Failure

    private let (a, b, c): (A, B, C)

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.receive(subscriber: subscriber)
    }
  }

  /// The values of several publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The publishers' values.
    public typealias Output = Upstream.Output
    /// The error of any.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Joins publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Joins publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      let all = publishers
      CreatedPublisher<Output, Failure> { buffer in
        let bag = CancelBag()
        var open = all.count
        if all.isEmpty { buffer.finish(.finished) }
        for publisher in all {
          bag.add(
            publisher.sink(
              receiveCompletion: { end in
                open -= 1
                if case .failure = end { buffer.finish(end) }
                if open == 0 { buffer.finish(.finished) }
              }, receiveValue: { buffer.send($0) }))
        }
        return bag
      }
      .receive(subscriber: subscriber)
    }
  }

  /// The values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The publishers' values.
    public typealias Output = A.Output
    /// The error of either.
    public typealias Failure = A.Failure

    private let (a, b): (A, B)

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }
}

/// What two publishers have sent that has not been paired yet.
private struct PairState<A, B> {
  var left: [A] = []
  var right: [B] = []
  var keepsLatest: Bool

  static var latest: Self { Self(keepsLatest: true) }
  static var zip: Self { Self(keepsLatest: false) }

  mutating func add(_ value: A) -> (A, B)? {
    left = keepsLatest ? [value] : left + [value]
    return pair()
  }

  mutating func add(_ value: B) -> (A, B)? {
    right = keepsLatest ? [value] : right + [value]
    return pair()
  }

  private mutating func pair() -> (A, B)? {
    guard let a = left.first, let b = right.first else { return nil }
    if !keepsLatest {
      left.removeFirst()
      right.removeFirst()
    }
    return (a, b)
  }

  /// Whether no pair can come once the left or the right side has ended.
  func isOver(leftEnded: Bool, rightEnded: Bool) -> Bool {
    if leftEnded && rightEnded { return true }
    let leftIsDry = leftEnded && left.isEmpty
    let rightIsDry = rightEnded && right.isEmpty
    return leftIsDry || rightIsDry
  }
}

/// Joins two publishers by a rule.
private func joined<A: Publisher, B: Publisher>(
  _ a: A, _ b: B, _ start: @escaping () -> PairState<A.Output, B.Output>
) -> CreatedPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
  CreatedPublisher { buffer in
    var state = start()
    var (leftEnded, rightEnded) = (false, false)
    let bag = CancelBag()
    func finish(_ end: Subscribers.Completion<A.Failure>) {
      if case .failure = end { return buffer.finish(end) }
      if state.isOver(leftEnded: leftEnded, rightEnded: rightEnded) { buffer.finish(.finished) }
    }
    func send(_ pair: (A.Output, B.Output)?) {
      if let pair { buffer.send(pair) }
      finish(.finished)
    }
    bag.add(
      a.sink(
        receiveCompletion: {
          leftEnded = true
          finish($0)
        }, receiveValue: { send(state.add($0)) }))
    bag.add(
      b.sink(
        receiveCompletion: {
          rightEnded = true
          finish($0)
        }, receiveValue: { send(state.add($0)) }))
    return bag
  }
}
