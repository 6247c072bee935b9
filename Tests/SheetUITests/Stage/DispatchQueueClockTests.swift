import Foundation
import SwiftUI
import Testing

@testable import SheetUI

/// What user code schedules on the main queue follows the stage's clock.
@MainActor
struct DispatchQueueClockTests {
  struct Delayed: View {
    @State private var text = "first"

    var body: some View {
      VStack {
        Text(text)
        Button("Later") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { text = "second" }
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(700)) { text = "third" }
        }
        Button("Soon") { DispatchQueue.main.async { text = "soon" } }
      }
      .onAppear {
        DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
          withAnimation { text = "much later" }
        }
      }
    }
  }

  @Test("delayed work runs at its instant, not before and not by the machine's clock")
  func delayed() throws {
    let lab = try Lab { Delayed() }
    try lab.stage.tap("Later")
    try lab.stage.advance(to: 0.299)
    #expect(try lab.stage.layoutTree().contains("\"first\""))
    try lab.stage.advance(to: 0.3)
    #expect(try lab.stage.layoutTree().contains("\"second\""))
    #expect(try lab.stage.layoutTree(at: 0.7).contains("\"third\""))
    try lab.stage.settle()
    #expect(lab.stage.time >= 10)
    #expect(try lab.stage.layoutTree().contains("\"much later\""))
  }

  @Test("work for the main queue runs before the clock moves on")
  func soon() throws {
    let lab = try Lab { Delayed() }
    try lab.stage.tap("Soon")
    #expect(try lab.stage.layoutTree(at: 0).contains("\"soon\""))
  }

  @Test("other queues are left alone")
  func otherQueues() async throws {
    _ = try Lab { Delayed() }
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async { continuation.resume() }
    }
  }
}
