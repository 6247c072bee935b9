import Foundation
import SheetUI
import SheetshotTesting
import Testing

@Suite("assertPreviews")
struct AssertPreviewsTests {
  @Test("compares every preview and goes on behind one that can't be shown")
  func all() {
    withKnownIssue("One preview asks for a device that doesn't exist.") {
      assertPreviews(of: "SnapshotsTests", named: "Unknown", record: .never)
    } matching: {
      $0.comments.contains { "\($0)".contains("Toaster 3") }
    }
  }

  @Test("fails where there is nothing to compare")
  func nothing() {
    withKnownIssue {
      assertPreviews(of: "Nowhere")
    } matching: {
      $0.comments.contains { "\($0)".contains("Nowhere has no previews") }
    }
    withKnownIssue {
      assertPreviews(of: Several_Previews.self, named: "zzz")
    } matching: {
      $0.comments.contains { "\($0)".contains("“zzz”") }
    }
  }
}
