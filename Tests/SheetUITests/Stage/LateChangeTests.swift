import SwiftUI
import Testing

@testable import SheetUI

@Suite("Changes that arrive between a test's steps")
@MainActor
struct LateChangeTests {
  /// Words that a view waits for.
  @MainActor
  private final class Source {
    private var waiting: CheckedContinuation<String, Never>?
    private(set) var isRead = false

    func words() async -> String { await withCheckedContinuation { waiting = $0 } }

    func send(_ words: String) { waiting?.resume(returning: words) }

    func didRead() { isRead = true }
  }

  private struct Reader: View {
    let source: Source
    @State private var words: String?

    var body: some View {
      Group {
        if let words { Text(words) } else { ProgressView() }
      }
      .task {
        words = await source.words()
        source.didRead()
      }
    }
  }

  @Test("settling shows what a task has changed after it waited")
  func settling() async throws {
    let source = Source()
    let stage = try Stage(try #require(Device.named("iphone-13"))) { Reader(source: source) }
    try stage.settle()
    #expect(try !stage.layoutTree().contains("Here"))
    source.send("Here")
    while !source.isRead { await Task.yield() }
    try stage.settle()
    #expect(try stage.layoutTree().contains("Here"))
  }
}
