extension Publisher {
  /// Changes each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    self.transform { .pass(transform($0)) }
  }

  /// Takes a property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    transform { .pass($0[keyPath: keyPath]) }
  }

  /// Takes two properties of each value.
  public func map<T0, T1>(
    _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
  ) -> some Publisher<(T0, T1), Failure> {
    transform { .pass(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
  }

  /// Changes each value; an error ends the stream.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    throwing { .pass(try transform($0)) }
  }

  /// Changes each value and leaves nil out.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    self.transform { transform($0).map { .pass($0) } ?? .skip }
  }

  /// Changes each value and leaves nil out; an error ends the stream.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> some Publisher<T, any Error> {
    throwing { try transform($0).map { .pass($0) } ?? .skip }
  }

  /// Leaves out what doesn't meet a condition.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transform { isIncluded($0) ? .pass($0) : .skip }
  }

  /// Leaves out what doesn't meet a condition; an error ends the stream.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    throwing { try isIncluded($0) ? .pass($0) : .skip }
  }

  /// Leaves out what a condition calls the same as the value before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    transforming {
      var last: Output?
      return TransformRules(
        value: { value in
          defer { last = value }
          if let last, predicate(last, value) { return .skip }
          return .pass(value)
        },
        end: { ([], $0) })
    }
  }

  /// Puts a value in the place of nil.
  public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? {
    transform { .pass($0 ?? output) }
  }

  /// Sends a value where none came.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    transforming {
      var isEmpty = true
      return TransformRules(
        value: { value in
          isEmpty = false
          return .pass(value)
        },
        end: { end in
          if case .finished = end, isEmpty { return ([output], end) }
          return ([], end)
        })
    }
  }

  /// Adds up: each value is made of the result so far and the next one.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    transforming {
      var result = initialResult
      return TransformRules(
        value: { value in
          result = nextPartialResult(result, value)
          return .pass(result)
        },
        end: { ([], $0) })
    }
  }

  /// Sends what all values add up to, at the end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    gathering(initialResult) { $0 = nextPartialResult($0, $1) }
  }

  /// Sends all values in one list, at the end.
  public func collect() -> some Publisher<[Output], Failure> {
    gathering([]) { $0.append($1) }
  }

  /// Sends the values in lists of a number.
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    transforming {
      var list: [Output] = []
      return TransformRules(
        value: { value in
          list.append(value)
          guard list.count >= count else { return .skip }
          defer { list = [] }
          return .pass(list)
        },
        end: { (list.isEmpty ? [] : [list], $0) })
    }
  }

  /// Sends the number of values, at the end.
  public func count() -> some Publisher<Int, Failure> { gathering(0) { count, _ in count += 1 } }

  /// Sends no value, only the end.
  public func ignoreOutput() -> some Publisher<Never, Failure> {
    transform(takesAll: true) { (_: Output) in .skip }
  }

  /// Sends the last value, at the end.
  public func last() -> some Publisher<Output, Failure> {
    picked { $1 }
  }

  /// Sends, at the end, the value that a rule picks of any two.
  func picked(_ rule: @escaping (Output, Output) -> Output) -> some Publisher<Output, Failure> {
    gathering(Output?.none) { $0 = rule($0 ?? $1, $1) }.compactMap { $0 }
  }

  /// Sends one result at a good end.
  func gathering<T>(
    _ initial: T, _ add: @escaping (inout T, Output) -> Void
  ) -> TransformPublisher<Self, T, Failure> {
    transforming {
      var result = initial
      return TransformRules(
        value: { value in
          add(&result, value)
          return .skip
        },
        end: { end in
          if case .finished = end { return ([result], end) }
          return ([], end)
        },
        takesAll: true)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out what equals the value before.
  public func removeDuplicates() -> some Publisher<Output, Failure> { removeDuplicates(by: ==) }

  /// Sends whether a value comes.
  public func contains(_ output: Output) -> some Publisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value, at the end.
  public func min() -> some Publisher<Output, Failure> {
    picked { Swift.min($0, $1) }
  }

  /// Sends the greatest value, at the end.
  public func max() -> some Publisher<Output, Failure> {
    picked { Swift.max($0, $1) }
  }
}

extension Publisher {
  /// Sends whether a value comes that meets a condition.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    transform(takesAll: true, last: [false]) { predicate($0) ? .passAndEnd(true) : .skip }
  }

  /// Sends whether all values meet a condition.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Bool, Failure> {
    transform(takesAll: true, last: [true]) { predicate($0) ? .skip : .passAndEnd(false) }
  }
}
