import Testing

@testable import SheetshotTesting

@Suite("Snapshot numbers")
struct SnapshotNumbersTests {
  @Test("snapshots of a test are numbered in order, tests apart")
  func order() {
    let numbers = SnapshotNumbers()
    #expect(numbers.next(for: "a", place: "1:1", task: 1) == 1)
    #expect(numbers.next(for: "b", place: "9:1", task: 2) == 1)
    #expect(numbers.next(for: "a", place: "2:1", task: 1) == 2)
  }

  @Test("an assertion in a loop goes on counting")
  func loop() {
    let numbers = SnapshotNumbers()
    #expect((1...3).map { _ in numbers.next(for: "a", place: "1:1", task: 1) } == [1, 2, 3])
  }

  @Test("each repetition starts anew (C44)")
  func repetitions() {
    let numbers = SnapshotNumbers()
    for task in 1...3 {
      let places = ["1:1", "2:1", "2:1", "3:1"]
      let found = places.map { numbers.next(for: "a", place: $0, task: UInt64(task)) }
      #expect(found == [1, 2, 3, 4])
    }
  }

  @Test("a task inside the test goes on counting")
  func childTask() {
    let numbers = SnapshotNumbers()
    #expect(numbers.next(for: "a", place: "1:1", task: 1) == 1)
    #expect(numbers.next(for: "a", place: "2:1", task: 2) == 2)
    #expect(numbers.next(for: "a", place: "3:1", task: 1) == 3)
  }

  @Test("tasks have numbers of their own, and one task keeps its number")
  func tasks() async {
    let own = CurrentTask.number
    await Task.yield()
    #expect(own != nil && CurrentTask.number == own)
    var others: Set<UInt64?> = []
    for _ in 0..<50 { others.insert(await Task { CurrentTask.number }.value) }
    #expect(others.count == 50 && !others.contains(own))
  }
}
