extension Publisher {
  /// Sends the first value and ends.
  public func first() -> some Publisher<Output, Failure> { transform { .passAndEnd($0) } }

  /// Sends the first value that meets a condition, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transform { predicate($0) ? .passAndEnd($0) : .skip }
  }

  /// Sends a number of values and ends.
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    transforming {
      var count = 0
      return TransformRules(
        value: { value in
          count += 1
          guard count <= maxLength else { return .end(.finished) }
          return count == maxLength ? .passAndEnd(value) : .pass(value)
        },
        end: { ([], $0) })
    }
  }

  /// Sends values for as long as they meet a condition.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transform { predicate($0) ? .pass($0) : .end(.finished) }
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    transforming {
      var left = count
      return TransformRules(
        value: { value in
          guard left > 0 else { return .pass(value) }
          left -= 1
          return .skip
        },
        end: { ([], $0) })
    }
  }

  /// Leaves out the first values for as long as they meet a condition.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming {
      var isDropping = true
      return TransformRules(
        value: { value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .skip : .pass(value)
        },
        end: { ([], $0) })
    }
  }

  /// Sends the value at a place, and ends.
  public func output(at index: Int) -> some Publisher<Output, Failure> {
    dropFirst(index).first()
  }

  /// Ends when another publisher sends its first value.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> some Publisher<Output, Failure>
  {
    CreatedPublisher<Output, Failure> { buffer in
      let bag = CancelBag()
      bag.add(
        publisher.transform(takesAll: true) { (value: P.Output) in .pass(value) }
          .sink(receiveCompletion: { _ in }, receiveValue: { _ in buffer.finish(.finished) }))
      bag.add(self.sink(into: buffer))
      return bag
    }
  }

  /// Sends further values behind.
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
    append(elements)
  }

  /// Sends further values behind.
  public func append<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure>
  where S.Element == Output {
    transforming {
      TransformRules(
        value: { .pass($0) },
        end: { end in
          if case .finished = end { return (Array(elements), end) }
          return ([], end)
        })
    }
  }

  /// Goes on with another publisher.
  public func append<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    CreatedPublisher<Output, Failure> { buffer in
      let bag = CancelBag()
      bag.add(
        self.sink(
          receiveCompletion: { end in
            guard case .finished = end else { return buffer.finish(end) }
            bag.add(publisher.sink(into: buffer))
          }, receiveValue: { buffer.send($0) }))
      return bag
    }
  }

  /// Sends values first.
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    prepend(elements)
  }

  /// Sends values first.
  public func prepend<S: Sequence>(_ elements: S) -> some Publisher<Output, Failure>
  where S.Element == Output {
    CreatedPublisher<Output, Failure> { buffer in
      for element in elements { buffer.send(element) }
      return self.sink(into: buffer)
    }
  }

  /// Hands all that comes to a buffer.
  func sink(into buffer: OutputBuffer<Output, Failure>) -> AnyCancellable {
    sink(receiveCompletion: { buffer.finish($0) }, receiveValue: { buffer.send($0) })
  }
}

/// Several things that are stopped together.
final class CancelBag: Cancellable {
  private var members: [AnyCancellable] = []
  private var isCancelled = false

  func add(_ member: AnyCancellable) {
    if isCancelled { member.cancel() } else { members.append(member) }
  }

  func cancel() {
    isCancelled = true
    let all = members
    members = []
    for member in all { member.cancel() }
  }
}
