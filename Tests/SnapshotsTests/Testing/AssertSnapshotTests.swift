import Foundation
import Raster
import Testing

@testable import SheetshotTesting
@testable import Snapshots

@Suite("Assert snapshot")
struct AssertSnapshotTests {
  private let folder: TemporaryFolder
  private let dot = Bitmap(width: 2, height: 2, filledWith: PremultipliedPixel(0, 0, 255, 255))

  init() throws { folder = try TemporaryFolder() }

  /// Runs assertions that take nothing from the surroundings of this run.
  private func isolated<Result>(
    _ values: [String: String] = [:], _ body: () throws -> Result
  ) rethrows -> Result {
    let values = values.merging(["SNAPSHOT_ARTIFACTS": folder.file("artifacts")]) { $1 }
    return try SnapshotCheck.$environment.withValue(SnapshotEnvironment(values), operation: body)
  }

  private var references: String { folder.file("refs") }

  private func verify(
    _ bitmap: Bitmap, named name: String? = nil, record: RecordMode? = nil
  ) -> String? {
    verifySnapshot(
      of: bitmap, as: .image, named: name, record: record, snapshotDirectory: references)
  }

  @Test("references lie beside the test file, named and numbered")
  func places() {
    isolated {
      assertSnapshot(of: dot, as: .image, record: .never)
      assertSnapshot(of: dot, as: .image, named: "dot", record: .never)
      assertSnapshot(of: "one\ntwo\n", as: .lines, record: .never)
      assertSnapshots(of: 12, as: ["number": .description], record: .never)
      assertSnapshots(of: dot, as: [.image], record: .never)
    }
  }

  @Test("the cases of a parameterized test have references of their own", arguments: [1, 2])
  func cases(width: Int) {
    isolated {
      assertSnapshot(of: "\(width)", as: .lines, record: .never)
      assertSnapshot(of: "\(width * 10)", as: .lines, record: .never)
    }
  }

  @Test("a failure is an issue at the assertion, and the next assertion runs")
  func failure() {
    isolated {
      withKnownIssue {
        assertSnapshot(of: dot, as: .image, named: "none", record: .never)
        #expect(Bool(true))
      } matching: { issue in
        let words = issue.comments.map(\.rawValue).joined()
        return words.contains("There is no reference, and none was written")
          && words.contains("__Snapshots__/AssertSnapshotTests/failure.none.png")
          && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
      }
      assertSnapshot(of: dot, as: .image, named: "dot", record: .never, testName: "places()")
    }
  }

  @Test("the environment wins, and its unknown value fails every assertion (C54)")
  func environment() throws {
    isolated {
      #expect(verify(dot, named: "a", record: .missing)?.contains("so one was written") == true)
      #expect(verify(dot, named: "a", record: .missing) == nil)
    }
    isolated(["SNAPSHOT_TESTING_RECORD": "all"]) {
      #expect(verify(dot, named: "a", record: .never)?.contains("Record mode is on") == true)
    }
    isolated(["SNAPSHOT_TESTING_RECORD": "alll"]) {
      #expect(verify(dot, named: "a")?.contains("did you mean “all”?") == true)
      #expect(verify(dot, named: "a")?.contains("?.") == false)
    }
    isolated(["CI": "1"]) {
      #expect(verify(dot, named: "b")?.contains("There is no reference") == true)
      #expect(verify(dot, named: "b", record: .missing)?.contains("so one was written") == true)
    }
    #expect(try FileStore.names(in: references).count == 2)
  }

  @Test("configurations nest, and a parameter wins over them")
  func configuration() {
    isolated {
      withSnapshotTesting(record: .never) {
        #expect(verify(dot, named: "a")?.contains("There is no reference") == true)
        withSnapshotTesting {
          #expect(verify(dot, named: "a")?.contains("There is no reference") == true)
        }
        #expect(verify(dot, named: "a", record: .missing)?.contains("so one was written") == true)
      }
    }
  }

  @Test("a trait sets the mode of a test", .snapshots(record: .never))
  func trait() {
    isolated {
      #expect(verify(dot)?.contains("There is no reference") == true)
      #expect(SnapshotNumbers.scope != nil)
    }
  }

  @Test("three repetitions have the same files (C44)")
  func repetitions() async throws {
    for repetition in 1...3 {
      let messages = await Task { [self] in
        isolated {
          [verify(dot)] + [verify(dot)]
            + (1...2).map { _ in
              verifySnapshot(of: dot, as: .image, snapshotDirectory: references)
            }
        }
      }.value
      // `verify` is one place that is called twice, hence in a loop as the numbers see it.
      #expect(messages.allSatisfy { ($0 == nil) == (repetition > 1) })
    }
    let names = try FileStore.names(in: references)
    #expect(
      names == [
        "repetitions.1.png", "repetitions.2.png", "verify-_-named-record.1.png",
        "verify-_-named-record.2.png",
      ])
  }

  @Test("names that differ only in special characters don't share a file (C40)")
  func names() throws {
    let names = [
      "a+b", "a-b", "a b", "a/b", "\u{E9}", "e\u{301}", "Icon", "icon", "../x", "1", "",
    ]
    isolated {
      for (index, name) in names.enumerated() {
        let bitmap = Bitmap(width: index + 1, height: 1, filledWith: dot[0, 0])
        #expect(verify(bitmap, named: name)?.contains("so one was written") == true)
      }
      for (index, name) in names.enumerated() {
        let bitmap = Bitmap(width: index + 1, height: 1, filledWith: dot[0, 0])
        #expect(verify(bitmap, named: name) == nil)
      }
    }
    #expect(try FileStore.names(in: references).count == names.count)
    #expect(try FileStore.names(in: folder.path) == ["artifacts", "refs"])
  }

  @Test("an error while the value is made is a failure")
  func thrown() {
    struct Trouble: Error, CustomStringConvertible { let description = "no value" }
    func text() throws -> String { throw Trouble() }
    func message() -> String? {
      verifySnapshot(
        of: try text(), as: .lines, record: .all, snapshotDirectory: references)
    }
    #expect(isolated { message() } == "The snapshot can't be taken: no value.")
    #expect(FileStore.kind(of: references) == .missing)
  }

  @Test("a strategy is pulled back to another type")
  func pullback() {
    isolated {
      let strategy = Snapshotting<String, String>.lines.pullback { (number: Int) in "\(number)" }
      #expect(strategy.pathExtension == "txt")
      let message = verifySnapshot(
        of: 7, as: strategy, named: "n", record: .missing, snapshotDirectory: references)
      #expect(message?.contains("pullback.n.txt") == true)
      #expect(
        verifySnapshot(
          of: 8, as: strategy, named: "n", record: .never, snapshotDirectory: references)?
          .hasSuffix("-1: 7\n+1: 8") == true)
    }
  }
}
