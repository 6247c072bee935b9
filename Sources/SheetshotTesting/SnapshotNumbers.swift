internal import Synchronization

/// Numbers the snapshots without a name, for each test from 1, on every repetition anew.
///
/// No test framework tells when a test starts again, except XCTest to its observers. What runs again
/// does so in another task, and comes by the same assertions. Hence a number sequence starts again
/// when an assertion that has a number already is met in another task than before; in the same task
/// it stands in a loop.
final class SnapshotNumbers: Sendable {
  /// The numbers of tests without a scope of their own.
  static let shared = SnapshotNumbers()
  /// The numbers of the test that runs, where a trait gave it a scope.
  @TaskLocal static var scope: SnapshotNumbers?

  private struct Sequence {
    var task: UInt64?
    var places: Set<String> = []
    var count = 0
  }

  private let sequences = Mutex<[String: Sequence]>([:])

  /// Returns the next number.
  ///
  /// - Parameters:
  ///   - test: What tells the test, and the case of a parameterized one, from all others.
  ///   - place: The assertion's line and column.
  ///   - task: The task that runs the assertion; nil outside of tasks.
  /// - Returns: The number, counted from 1.
  func next(for test: String, place: String, task: UInt64?) -> Int {
    sequences.withLock { sequences in
      var sequence = sequences[test] ?? Sequence(task: task)
      if sequence.task != task && sequence.places.contains(place) {
        sequence = Sequence(task: task)
      }
      sequence.places.insert(place)
      sequence.count += 1
      sequences[test] = sequence
      return sequence.count
    }
  }

  /// Starts every sequence anew.
  func reset() {
    sequences.withLock { $0 = [:] }
  }
}
