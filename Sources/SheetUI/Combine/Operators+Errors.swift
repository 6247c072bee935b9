extension Publisher {
  /// Changes the error.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> some Publisher<Output, E> {
    transforming {
      TransformRules(value: { .pass($0) }, end: { ([], $0.mapError(transform)) })
    }
  }

  /// Sends a value in the place of an error, and ends.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    transforming {
      TransformRules(
        value: { .pass($0) },
        end: { end in
          if case .failure = end { return ([output], .finished) }
          return ([], .finished)
        })
    }
  }

  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> some Publisher<Output, P.Failure> where P.Output == Output {
    CreatedPublisher<Output, P.Failure> { buffer in
      let bag = CancelBag()
      bag.add(
        self.sink(
          receiveCompletion: { end in
            switch end {
            case .finished: buffer.finish(.finished)
            case .failure(let error): bag.add(handler(error).sink(into: buffer))
            }
          }, receiveValue: { buffer.send($0) }))
      return bag
    }
  }

  /// Starts again after an error, a number of times.
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      let bag = CancelBag()
      func start(_ left: Int) {
        bag.add(
          self.sink(
            receiveCompletion: { end in
              if case .failure = end, left > 0 { start(left - 1) } else { buffer.finish(end) }
            }, receiveValue: { buffer.send($0) }))
      }
      start(retries)
      return bag
    }
  }

  /// Stops the program on an error, which the caller says can't come.
  public func assertNoFailure(_ prefix: String = "") -> some Publisher<Output, Never> {
    transforming {
      TransformRules(
        value: { .pass($0) },
        end: { end in
          if case .failure(let error) = end { preconditionFailure("\(prefix) \(error)") }
          return ([], .finished)
        })
    }
  }

  /// Calls closures as things happen.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    CreatedPublisher<Output, Failure> { buffer in
      receiveSubscription?(buffer)
      let request = buffer.onRequest
      buffer.onRequest = { demand in
        receiveRequest?(demand)
        request?(demand)
      }
      let source = self.sink(
        receiveCompletion: { end in
          receiveCompletion?(end)
          buffer.finish(end)
        },
        receiveValue: { value in
          receiveOutput?(value)
          buffer.send(value)
        })
      return AnyCancellable {
        receiveCancel?()
        source.cancel()
      }
    }
  }

  /// Prints what happens.
  public func print(_ prefix: String = "") -> some Publisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }
}

extension Publisher where Failure == Never {
  /// Names the kind of an error that never comes.
  public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
    transforming {
      TransformRules(value: { .pass($0) }, end: { _ in ([], .finished) })
    }
  }
}
