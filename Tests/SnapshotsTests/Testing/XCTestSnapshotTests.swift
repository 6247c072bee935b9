import Raster
import SheetUI
import XCTest

@testable import SheetshotTesting
@testable import Snapshots

final class XCTestSnapshotTests: XCTestCase {
  private let dot = Bitmap(width: 2, height: 2, filledWith: PremultipliedPixel(0, 0, 255, 255))

  func testReferencesAreFound() {
    assertSnapshot(of: dot, as: .image, record: .never)
    assertSnapshot(of: dot, as: .image, named: "dot", record: .never)
    assertSnapshot(of: "text\n", as: .lines, record: .never)
  }

  func testReferencesAreFoundFromTasks() async {
    assertSnapshot(of: "text\n", as: .lines, record: .never)
    assertSnapshot(of: "more\n", as: .lines, record: .never)
  }

  @MainActor
  func testViewsAreDrawn() throws {
    let box = ViewSnapshotTests.Box()
    XCTAssertEqual(try Snapshotting<ViewSnapshotTests.Box, Bitmap>.image.snapshot(box).width, 60)
  }

  func testViewsAreDrawnFromAnyThread() throws {
    let box = ViewSnapshotTests.Box()
    XCTAssertEqual(try Snapshotting<ViewSnapshotTests.Box, Bitmap>.image.snapshot(box).width, 60)
  }

  func testViewsAreDrawnFromTasks() async throws {
    let box = ViewSnapshotTests.Box()
    XCTAssertEqual(try Snapshotting<ViewSnapshotTests.Box, Bitmap>.image.snapshot(box).width, 60)
  }

  /// Numbers start anew with each run of a test, also of the same one (C44).
  func testNumbersStartAnew() throws {
    let folder = try TemporaryFolder()
    _ = TestCaseObserver.registration
    for repetition in 1...3 {
      TestCaseObserver().testCaseWillStart(self)
      for _ in 1...2 {
        let message = SnapshotCheck.$environment.withValue(SnapshotEnvironment([:])) {
          verifySnapshot(
            of: dot, as: .image, record: .missing, snapshotDirectory: folder.file("refs"))
        }
        XCTAssertEqual(message == nil, repetition > 1)
      }
    }
    XCTAssertEqual(
      try FileStore.names(in: folder.file("refs")),
      ["testNumbersStartAnew.1.png", "testNumbersStartAnew.2.png"])
  }

  private var expected: [String]?

  /// Keeps the failures that a test expects to itself.
  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    if self.expected == nil {
      super.recordFailure(
        withDescription: description, inFile: file, atLine: line, expected: expected)
    } else {
      self.expected?.append("\(FileStore.name(of: file)): \(description)")
    }
  }

  func testFailuresAreReported() {
    expected = []
    SnapshotCheck.$environment.withValue(SnapshotEnvironment([:])) {
      assertSnapshot(of: dot, as: .image, named: "none", record: .never)
    }
    let found = expected ?? []
    expected = nil
    XCTAssertEqual(found.count, 1)
    XCTAssert(
      found.allSatisfy {
        $0.hasPrefix("XCTestSnapshotTests.swift: ") && $0.contains("There is no reference")
      })
    assertSnapshot(
      of: dot, as: .image, named: "dot", record: .never, testName: "testReferencesAreFound()")
  }
}
