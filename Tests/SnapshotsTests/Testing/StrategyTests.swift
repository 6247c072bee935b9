import Foundation
import SwiftUI
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("Strategies")
struct StrategyTests {
  struct Person: Encodable {
    enum Role: String, Encodable { case guest }
    var name = "Ada"
    var tags: Set<String> = ["b", "c", "a"]
    var role = Role.guest
    var age: Int?
    var scores = ["x": [1, 2], "a": []]
  }

  /// A chain that ends where it starts.
  final class Link {
    var next: Link?
  }

  @Test("a dump has all parts, in an order that doesn't depend on the run")
  func dump() throws {
    let text = try Snapshotting<Person, String>.dump.snapshot(Person())
    #expect(
      text == """
        ▿ Person
          - name: "Ada"
          ▿ tags: 3 members
            - "a"
            - "b"
            - "c"
          - role: Role.guest
          - age: nil
          ▿ scores: 2 key/value pairs
            ▿ 2 elements
              - key: "a"
              - value: 0 members
            ▿ 2 elements
              - key: "x"
              ▿ value: 2 members
                - 1
                - 2

        """)
    let link = Link()
    link.next = link
    let loop = try Snapshotting<Link, String>.dump.snapshot(link)
    #expect(loop == "▿ Link\n  ▿ next: Optional\n    - some: Link (already printed)\n")
    link.next = nil
  }

  @Test("JSON has sorted keys, and an encoder of one's own")
  func json() throws {
    let strategy = Snapshotting<[String: Int], String>.json
    #expect(strategy.pathExtension == "json")
    #expect(try strategy.snapshot(["b": 2, "a": 1]) == "{\n  \"a\" : 1,\n  \"b\" : 2\n}\n")
    #expect(try Snapshotting<[String: Int], String>.json(JSONEncoder()).snapshot([:]) == "{}\n")
  }

  @Test("the display list is text")
  @MainActor
  func displayList() throws {
    let view = SwiftUI.Color.red.frame(width: 20, height: 10)
    let text = try Snapshotting.displayList.snapshot(view)
    #expect(text.contains("fill") && text.contains("#FF3B30"))
    let stage = try Stage(ViewImageConfig.iPhone13.configuration) { view }
    #expect(try Snapshotting<Stage, String>.displayList.snapshot(stage).contains("#FF3B30"))
  }

  @Test("a value that comes later is waited for, from this thread and another")
  func later() throws {
    let now = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async(value: number).map { "\($0)" }
    }
    #expect(try now.snapshot(7) == "7")
    let soon = Snapshotting<String, String>.lines.asyncPullback { (number: Int) in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().async { callback("\(number)") }
      }
    }
    #expect(try soon.snapshot(8) == "8")
    let snapshotting = Snapshotting<Int, String>(pathExtension: "txt", diffing: .lines) {
      (number: Int) -> Async<String> in Async(value: "\(number)")
    }
    #expect(try snapshotting.snapshot(9) == "9")
  }

  @Test("a strategy waits for work on another thread")
  func waiting() throws {
    let box = Link()
    nonisolated(unsafe) let shared = box
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { shared.next = shared }
    let strategy: Snapshotting<Link, String> = SimplySnapshotting<String>.lines.pullback {
      $0.next == nil ? "early" : "late"
    }
    #expect(try Snapshotting.wait(for: 0.2, on: strategy).snapshot(box) == "late")
    box.next = nil
  }

  @Test("a value that never comes is a failure")
  func never() {
    let strategy = Snapshotting<String, String>.lines.asyncPullback { (_: Int) in
      Async<String> { _ in }
    }
    let message = verifySnapshot(of: 1, as: strategy, record: .never, timeout: 0.01)
    #expect(message == "The snapshot can't be taken: there was no value within 0.01 s.")
  }

  @Test("a difference ends with the command of the chosen tool")
  func diffTool() throws {
    let folder = try TemporaryFolder()
    func verify(_ text: String, _ test: String = "diffTool") -> String? {
      let values = ["SNAPSHOT_ARTIFACTS": folder.file("new")]
      return SnapshotCheck.$environment.withValue(SnapshotEnvironment(values)) {
        verifySnapshot(
          of: text, as: .lines, named: "a", record: .missing, snapshotDirectory: folder.path,
          testName: test)
      }
    }
    _ = verify("one")
    withSnapshotTesting(diffTool: .ksdiff) {
      let old = folder.file("diffTool.a.txt")
      let new = folder.file("new/SnapshotsTests/StrategyTests/diffTool.a.txt")
      #expect(verify("two")?.hasSuffix("\nksdiff \"\(old)\" \"\(new)\"") == true)
      withSnapshotTesting(diffTool: .default) {
        #expect(verify("two")?.contains("ksdiff") == false)
      }
      #expect(verify("one") == nil)
    }
  }
}
