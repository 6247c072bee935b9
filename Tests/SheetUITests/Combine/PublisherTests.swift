import Combine
import Foundation
import Testing

/// Streams of values, by Combine's rules.
struct PublisherTests {
  private struct Broken: Error, Equatable {}

  /// What a publisher sends at once, and how it ends.
  private func all<P: Publisher>(_ publisher: P) -> ([P.Output], String) {
    var values: [P.Output] = []
    var end = "open"
    let kept = publisher.sink(
      receiveCompletion: {
        if case .finished = $0 { end = "finished" } else { end = "failed" }
      },
      receiveValue: { values.append($0) })
    withExtendedLifetime(kept) {}
    return (values, end)
  }

  @Test("a sequence sends its elements and ends, however many are asked for")
  func sequence() {
    #expect(all([1, 2, 3].publisher) == ([1, 2, 3], "finished"))
    #expect(all((1...).publisher.prefix(3)) == ([1, 2, 3], "finished"))
    #expect(all(Just("a")) == (["a"], "finished"))
    #expect(all(Empty<Int, Never>()) == ([], "finished"))
    #expect(all(Fail<Int, Broken>(error: Broken())) == ([], "failed"))
  }

  @Test("operators change, leave out and add up values")
  func operators() {
    let numbers = [1, 2, 2, 3, 4].publisher
    #expect(all(numbers.map { $0 * 2 }).0 == [2, 4, 4, 6, 8])
    #expect(all(numbers.filter { $0 % 2 == 0 }).0 == [2, 2, 4])
    #expect(all(numbers.removeDuplicates()).0 == [1, 2, 3, 4])
    #expect(all(numbers.scan(0, +)).0 == [1, 3, 5, 8, 12])
    #expect(all(numbers.collect()).0 == [[1, 2, 2, 3, 4]])
    #expect(all(numbers.collect(2)).0 == [[1, 2], [2, 3], [4]])
    #expect(all(numbers.dropFirst(3)).0 == [3, 4])
    #expect(all(numbers.first { $0 > 2 }) == ([3], "finished"))
    #expect(all(numbers.last()).0 == [4])
    #expect(all(numbers.count()).0 == [5])
    #expect(all(numbers.contains(9)).0 == [false])
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }).0 == [1, 3])
    #expect(all(numbers.prepend(0).append(5, 6)).0 == [0, 1, 2, 2, 3, 4, 5, 6])
  }

  @Test("an error ends the stream, unless something takes its place")
  func errors() {
    let risky = [1, 2, 3].publisher.tryMap { value -> Int in
      if value == 2 { throw Broken() }
      return value
    }
    #expect(all(risky) == ([1], "failed"))
    #expect(all(risky.replaceError(with: 9)) == ([1, 9], "finished"))
    #expect(all(risky.catch { _ in Just(7) }) == ([1, 7], "finished"))
    #expect(all(risky.retry(1)) == ([1, 1], "failed"))
  }

  @Test("publishers are joined by time, by step and by newest values")
  func joining() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    var (latest, steps, merged): ([String], [String], [String]) = ([], [], [])
    var kept: Set<AnyCancellable> = []
    a.combineLatest(b).sink { latest.append("\($0)\($1)") }.store(in: &kept)
    a.zip(b).sink { steps.append("\($0)\($1)") }.store(in: &kept)
    a.map(String.init).merge(with: b).sink { merged.append($0) }.store(in: &kept)
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(latest == ["2x", "2y"])
    #expect(steps == ["1x", "2y"])
    #expect(merged == ["1", "2", "x", "y"])
  }

  @Test("inner publishers are flattened, or only the newest is followed")
  func flattening() {
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).0 == [1, 10, 2, 20])
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let kept = outer.switchToLatest().sink { values.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    withExtendedLifetime(kept) {}
    #expect(values == [1, 3])
  }

  @Test("publishers that never fail are joined with such that do, in either place")
  func flatteningNever() {
    var values: [Int] = []
    var failures = 0
    func listen(_ publisher: some Publisher<Int, any Error>) {
      let kept = publisher.sink(
        receiveCompletion: { if case .failure = $0 { failures += 1 } },
        receiveValue: { values.append($0) })
      withExtendedLifetime(kept) {}
    }
    let sure = [1, 2].publisher
    let unsure = [1, 2].publisher.tryMap { number -> Int in
      guard number < 2 else { throw Broken() }
      return number
    }
    listen(sure.flatMap { Just($0 * 10).setFailureType(to: (any Error).self) })
    listen(unsure.flatMap { Just($0 * 100) })
    #expect(values == [10, 20, 100] && failures == 1)
    listen(sure.map { Just($0).setFailureType(to: (any Error).self) }.switchToLatest())
    listen(unsure.map { Just($0 + 4) }.switchToLatest())
    #expect(values == [10, 20, 100, 1, 2, 5] && failures == 2)
  }

  @Test(
    "a subject reaches those who listen; a kept value comes first; a cancelled one hears nothing")
  func subjects() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let kept = subject.sink { values.append($0) }
    subject.value = 2
    kept.cancel()
    subject.send(3)
    #expect(values == [1, 2])
    #expect(subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(subject.value == 3)
  }

  @Test("a subscriber that asks for two values gets two")
  func demand() {
    var values: [Int] = []
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(2)) },
      receiveValue: {
        values.append($0)
        return .none
      })
    [1, 2, 3].publisher.map { $0 + 1 }.receive(subscriber: subscriber)
    #expect(values == [2, 3])
  }

  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var length = 0
  }

  @Test("a published property tells its listeners before it is set, and can follow a publisher")
  func published() {
    let model = Model()
    var (names, changes): ([String], Int) = ([], 0)
    var kept: Set<AnyCancellable> = []
    model.$name.sink { names.append($0 + model.name) }.store(in: &kept)
    model.objectWillChange.sink { changes += 1 }.store(in: &kept)
    model.$name.map(\.count).assign(to: &model.$length)
    model.name = "long"
    #expect(names == ["aa", "longa"])
    #expect(model.length == 4)
    #expect(changes == 3, "once for the name, twice for the length")
  }

  @Test("a future keeps its value, and a shared publisher runs once")
  func sharing() {
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    promise?(.success(5))
    #expect(all(future) == ([5], "finished"))

    var runs = 0
    let source = Deferred { () -> PassthroughSubject<Int, Never> in
      runs += 1
      return PassthroughSubject()
    }
    let shared = source.share()
    let (a, b) = (shared.sink { _ in }, shared.sink { _ in })
    withExtendedLifetime((a, b)) {}
    #expect(runs == 1)
  }
}
