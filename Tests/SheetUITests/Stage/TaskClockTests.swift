import SwiftUI
import Testing

@testable import SheetUI

/// Tasks that views start.
@MainActor
struct TaskClockTests {
  @MainActor private final class Model: ObservableObject {
    @Published var lines: [String] = []

    func load() async { lines.append("loaded") }
    func fail() async throws { throw CancellationError() }
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      VStack {
        Text(model.lines.joined(separator: " "))
        Button("Go") {
          Task {
            await model.load()
            model.lines.append("done")
          }
          model.lines.append("after")
        }
        Button("Fail") {
          Task {
            do { try await model.fail() } catch { model.lines.append("failed") }
            try Task.checkCancellation()
            model.lines.append("went on")
          }
        }
      }
      .onAppear { Task { model.lines.append("appeared") } }
    }
  }

  @Test("what a view starts is done when the stage shows the view")
  func appearing() throws {
    let stage = try Lab { Screen(model: Model()) }.stage
    #expect(try stage.layoutTree().contains("\"appeared\""))
  }

  @Test("a task starts after what has started it, and runs to its end where it needn't wait")
  func order() throws {
    let model = Model()
    let stage = try Lab { Screen(model: model) }.stage
    try stage.tap("Go")
    #expect(model.lines == ["appeared", "after", "loaded", "done"])
    #expect(try stage.layoutTree().contains("\"appeared after loaded done\""))
    try stage.tap("Fail")
    #expect(model.lines.suffix(2) == ["failed", "went on"])
  }

  @Test("a task's value is there for those who wait, whether a stage goes on or not")
  func values() async throws {
    let stage = try Lab { Text("x") }.stage
    let task = Task { 5 }
    let failing = Task { () async throws -> Int in throw CancellationError() }
    #expect(await task.value == 5)
    await #expect(throws: CancellationError.self) { try await failing.value }
    #expect(stage.time == 0)
  }

  @Test("cancelling reaches the work")
  func cancelling() async throws {
    let stage = try Lab { Text("x") }.stage
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return "cancelled"
    }
    try stage.advance(by: 1)
    task.cancel()
    #expect(await task.value == "cancelled")
  }
}
