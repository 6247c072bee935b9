/// What an operator makes of one value.
enum TransformStep<Output, Failure: Error> {
  case pass(Output)
  case skip
  case passAndEnd(Output)
  case end(Subscribers.Completion<Failure>)
}

/// An operator's two rules, with the state of one subscription behind them.
struct TransformRules<Input, InputFailure: Error, Output, Failure: Error> {
  /// What becomes of a value.
  var value: (Input) -> TransformStep<Output, Failure>
  /// What comes last, and how the stream ends.
  var end: (Subscribers.Completion<InputFailure>) -> ([Output], Subscribers.Completion<Failure>)
  /// Whether the operator needs all values, whatever is asked of it.
  var takesAll = false
}

/// A publisher that changes what another one sends.
struct TransformPublisher<Upstream: Publisher, Output, Failure: Error>: Publisher {
  typealias Rules = TransformRules<Upstream.Output, Upstream.Failure, Output, Failure>

  let upstream: Upstream
  /// Makes the rules of one subscription.
  let rules: () -> Rules

  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    upstream.receive(
      subscriber: TransformConduit(AnySubscriber(subscriber), rules()))
  }
}

/// One subscription of an operator.
private final class TransformConduit<Input, InputFailure: Error, Output, OutputFailure: Error>:
  Subscriber, Cancellable
{
  typealias Failure = InputFailure
  private let rules: TransformRules<Input, InputFailure, Output, OutputFailure>
  private let buffer: OutputBuffer<Output, OutputFailure>
  private let downstream: AnySubscriber<Output, OutputFailure>
  private var upstream: (any Subscription)?
  private var isDone = false

  init(
    _ downstream: AnySubscriber<Output, OutputFailure>,
    _ rules: TransformRules<Input, InputFailure, Output, OutputFailure>
  ) {
    (self.downstream, self.rules) = (downstream, rules)
    buffer = OutputBuffer(downstream)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    buffer.follow(self)
    if !rules.takesAll { buffer.onRequest = { [weak self] in self?.upstream?.request($0) } }
    downstream.receive(subscription: buffer)
    if rules.takesAll { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !isDone else { return .none }
    switch rules.value(input) {
    case .pass(let value): return buffer.send(value)
    case .skip: return .max(1)
    case .passAndEnd(let value):
      buffer.send(value)
      end(.finished)
    case .end(let completion): end(completion)
    }
    return .none
  }

  /// Ends from within: the source is stopped.
  private func end(_ completion: Subscribers.Completion<OutputFailure>) {
    isDone = true
    upstream?.cancel()
    upstream = nil
    buffer.finish(completion)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !isDone else { return }
    isDone = true
    upstream = nil
    let (values, end) = rules.end(completion)
    for value in values { buffer.send(value) }
    buffer.finish(end)
  }

  func cancel() {
    isDone = true
    upstream?.cancel()
    upstream = nil
  }
}

extension Publisher {
  /// Makes an operator that keeps the kind of error.
  func transform<T>(
    takesAll: Bool = false,
    last: [T] = [],
    _ value: @escaping (Output) -> TransformStep<T, Failure>
  ) -> TransformPublisher<Self, T, Failure> {
    transforming {
      TransformRules(value: value, end: { (last, $0) }, takesAll: takesAll)
    }
  }

  /// Makes an operator whose state begins anew for each subscriber.
  func transforming<T, E: Error>(
    _ rules: @escaping () -> TransformRules<Output, Failure, T, E>
  ) -> TransformPublisher<Self, T, E> {
    TransformPublisher(upstream: self, rules: rules)
  }

  /// Makes an operator whose closure may throw, which ends the stream.
  func throwing<T>(
    _ value: @escaping (Output) throws -> TransformStep<T, any Error>
  ) -> TransformPublisher<Self, T, any Error> {
    transforming {
      TransformRules(
        value: { input in
          do { return try value(input) } catch { return .end(.failure(error)) }
        },
        end: { ([], $0.mapError { $0 }) })
    }
  }
}
